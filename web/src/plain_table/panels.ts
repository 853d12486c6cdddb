// The lines of a table in panels: first what belongs to everybody, then each player's own.

export interface Panels {
  common: string[];
  seats: string[][];
}

/** Where a line begins to speak of somebody, all that follows is theirs until the next one. */
export function panels(
  lines: readonly string[],
  names: readonly string[],
  seat: number,
  you: string,
): Panels {
  const seats: string[][] = names.map(() => []);
  const common: string[] = [];
  let here = common;
  for (const line of lines) {
    const whose = names.findIndex((name, at) => line.startsWith(at === seat ? you : name));
    if (whose >= 0) here = seats[whose] ?? here;
    here.push(line.trim());
  }
  return { common, seats };
}

/** Without the part that lists the cards of the hand: those lie below as cards. */
export function withoutHand(lines: readonly string[], hand: readonly string[]): string[] {
  for (let at = 1; hand.length && at <= lines.length - hand.length; at += 1) {
    const part = lines.slice(at, at + hand.length);
    const after = lines[at + hand.length];
    const whole = !(after && listed(after)) && !listed(lines[at - 1] ?? '');
    if (whole && sameCards(part, hand))
      return lines.filter((_, of) => of < at - 1 || of >= at + hand.length);
  }
  return [...lines];
}

/** Does each line of a list begin with the name of another one of these cards? */
function sameCards(part: readonly string[], names: readonly string[]): boolean {
  const left = [...names].sort((one, other) => other.length - one.length);
  return part.every((line) => {
    const found = listed(line) ? left.findIndex((name) => unmarked(line).startsWith(name)) : -1;
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

const BULLET = /^[-・‧•] ?/;

/** Is this one of a list, such as a card of the tableau? */
export function listed(line: string): boolean {
  return BULLET.test(line);
}

/** The line without the mark of a list. */
export function unmarked(line: string): string {
  return line.replace(BULLET, '');
}
