import type { Happened, Line } from '../../connection/protocol.gen';

/** What is told of the last moves. */
export interface Recent {
  key: number;
  lines: Line[];
}

/** What happened since the reader did something; or, if nothing did, what the reader did. */
export function recent(log: readonly Happened[], seat: number, most: number): Recent {
  const told = log.filter((one) => one.told?.length && one.lines?.length);
  const moves = told.filter((one) => one.seat >= 0); // the cards are dealt by nobody
  const own = moves.findLastIndex((one) => one.seat === seat);
  const since = moves.slice(own + 1);
  const shown = since.length ? since : told.slice(-1);
  return {
    key: shown.at(-1)?.number ?? -1,
    lines: shown.flatMap(withoutTurn).slice(-most),
  };
}

/** Without the line that begins the next turn: the table says whose it is. */
function withoutTurn({ lines = [] }: Happened): Line[] {
  return lines.filter(({ kind }) => kind !== 'begins');
}
