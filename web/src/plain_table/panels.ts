import type { Line } from '../connection/protocol.gen';

// The lines of a table in panels: what belongs to everybody, and each player's own.

export interface Panels {
  common: Line[];
  seats: Line[][];
}

/** Kinds of lines that are not shown: the hand lies below as cards. */
const HAND: readonly (string | undefined)[] = ['hand', 'hand_item'];

export function panels(lines: readonly Line[], count: number): Panels {
  const seats = Array.from({ length: count }, (): Line[] => []);
  const common: Line[] = [];
  for (const line of lines) {
    if (!HAND.includes(line.kind)) (seats[line.seat ?? -1] ?? common).push(line);
  }
  return { common, seats };
}
