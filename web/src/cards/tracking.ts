// Cards have no names of their own in a view, only what they are.  To show a card move, the table
// gives each card in sight a token and follows it from one view to the next by what it is.

/** A place on the table and the cards in sight there, in order. */
export interface Place {
  name: string;
  cards: string[];
}

export interface Token {
  id: number;
  card: string;
}

export type Tokens = ReadonlyMap<string, readonly Token[]>;

/** A card that went from one place to another; a place that hides its cards is named too. */
export interface Move {
  id: number;
  card: string;
  from: string | null;
  to: string | null;
}

export interface Followed {
  tokens: Tokens;
  moves: Move[];
}

let last = 0;

function fresh(card: string): Token {
  return { id: ++last, card };
}

/** The first card of this kind taken out of a list. */
function take<T extends { card: string }>(list: T[], card: string): T | undefined {
  const at = list.findIndex((one) => one.card === card);
  return at < 0 ? undefined : list.splice(at, 1)[0];
}

/**
 * Tokens for the cards of the new view.  A card that stays keeps its token; one that is gone from
 * one place and new in another has moved; others come from `origin` of where they are now, or
 * leave for `exit` of where they were.  `way` says whether a card can have gone from one place to
 * another at once: not where it was shuffled in between.
 */
export function follow(
  before: Tokens,
  places: readonly Place[],
  origin: (place: string, card: string) => string | null,
  exit: (place: string, card: string) => string | null,
  way: (from: string, to: string) => boolean = () => true,
): Followed {
  const left = new Map([...before].map(([name, tokens]) => [name, [...tokens]]));
  const tokens = new Map<string, (Token | undefined)[]>();
  for (const { name, cards } of places) {
    const here = left.get(name) ?? [];
    tokens.set(
      name,
      cards.map((card) => take(here, card)),
    );
  }
  let gone = [...left].flatMap(([name, rest]) => rest.map((token) => ({ ...token, name })));
  const moves: Move[] = [];
  const filled = new Map<string, Token[]>();
  for (const { name, cards } of places) {
    const here = tokens.get(name) ?? [];
    filled.set(
      name,
      cards.map((card, at) => here[at] ?? arrived(card, name)),
    );
  }
  for (const { id, card, name } of gone) moves.push({ id, card, from: name, to: exit(name, card) });
  return { tokens: filled, moves };

  function arrived(card: string, name: string): Token {
    const token = gone.find((one) => one.card === card && way(one.name, name));
    gone = gone.filter((one) => one !== token);
    const found = token ? { id: token.id, card } : fresh(card);
    moves.push({ id: found.id, card, from: token?.name ?? origin(name, card), to: name });
    return found;
  }
}
