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

const BULLET = /^[-・‧•] ?/;

/** Is this one of a list, such as a card of the tableau? */
export function listed(line: string): boolean {
  return BULLET.test(line);
}

/** The line without the mark of a list. */
export function unmarked(line: string): string {
  return line.replace(BULLET, '');
}
