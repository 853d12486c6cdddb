import type { Entry } from '../../connection/session.svelte';

/** What is told of the last moves: sentences, and the cards that they may name. */
export interface Recent {
  key: number;
  lines: string[];
  cards: string[];
}

/** What happened since the reader did something; or, if nothing did, what the reader did. */
export function recent(log: readonly Entry[], seat: number, most: number): Recent {
  const told = log.filter(({ happened, lines }) => happened.told?.length && lines.length);
  const moves = told.filter(({ happened }) => happened.seat >= 0); // the cards are dealt by nobody
  const own = moves.findLastIndex(({ happened }) => happened.seat === seat);
  const since = moves.slice(own + 1);
  const shown = since.length ? since : told.slice(-1);
  return {
    key: shown.at(-1)?.happened.number ?? -1,
    lines: shown.flatMap(withoutTurn).slice(-most),
    cards: shown.flatMap(({ happened }) =>
      (happened.told ?? []).flatMap(({ card }) => (card ? [card] : [])),
    ),
  };
}

/** Without the line that begins the next turn: the table says whose it is. */
function withoutTurn({ lines, opening }: Entry): string[] {
  return lines.filter((_, at) => at !== opening);
}
