import type { Token } from '../../cards/tracking';
import type { Numbered } from '../../question/choosing.svelte';
import type { Target } from '../game';
import type { At, InPlay, RealmsFacts, Verb } from './view';

// Cards in play as they are shown: in which order, and what each of them can still do.

/** How much to attack with is chosen in one place, however much there is. */
export const AMOUNT: At = { zone: 'amount' };

/** What can be done with one's own cards in play, in the order in which it is marked on them. */
export const ABILITIES = ['use', 'ally', 'scrap'] as const satisfies readonly Verb[];
export type Ability = (typeof ABILITIES)[number];

/** One card in play: what it is, and the token by which it is followed. */
export interface Deployed {
  id: number;
  card: string;
  state: InPlay;
}

/** The view says what state each card is in, the tokens which card it is: both in one order. */
export function deployed(tokens: readonly Token[], states: readonly InPlay[]): Deployed[] {
  return tokens.flatMap(({ id, card }, at) => {
    const state = states[at];
    return state && state.card === card ? [{ id, card, state }] : [];
  });
}

/** Outposts stand before the other bases. */
export function outpostsFirst(
  bases: readonly Deployed[],
  about: (card: string) => RealmsFacts,
): Deployed[] {
  const [front, rear]: [Deployed[], Deployed[]] = [[], []];
  for (const base of bases) (about(base.card).outpost ? front : rear).push(base);
  return [...front, ...rear];
}

/** Ships in the order in which they came; the server sorts them by what they are. */
export class Arrivals {
  private seen = new Map<number, number>();

  inOrder(ships: readonly Deployed[]): Deployed[] {
    const before = this.seen;
    this.seen = new Map();
    let last = Math.max(0, ...before.values());
    for (const { id } of ships) this.seen.set(id, before.get(id) ?? ++last);
    return [...ships].sort((a, b) => (this.seen.get(a.id) ?? 0) - (this.seen.get(b.id) ?? 0));
  }
}

const DONE: Readonly<Record<string, (state: InPlay) => boolean>> = {
  use: ({ used }) => !!used,
  ally: ({ allied }) => !!allied,
} satisfies Partial<Record<Verb, (state: InPlay) => boolean>>;

/** Those of a card's options that this copy of it is meant by. */
export function open(options: readonly Numbered[], state: InPlay): Numbered[] {
  return options.filter(({ option }) => !DONE[option.verb]?.(state));
}

/** What is marked on this copy as something that it can still do. */
export function abilities(options: readonly Numbered[], state: InPlay): Ability[] {
  const verbs = new Set(open(options, state).map(({ option }) => option.verb));
  return ABILITIES.filter((ability) => verbs.has(ability));
}

/**
 * What this copy is chosen by.  Equal cards share their options; one that has been used already
 * is not lit because another one has not.
 */
export function targetOfCopy(
  zone: At['zone'],
  copy: Deployed,
  at: (target: Target) => Numbered[],
): Target | null {
  const target = { zone, card: copy.card };
  const options = at(target);
  return options.length && !open(options, copy.state).length ? null : target;
}

/** Of equal cards so many at most, in the order in which they lie. */
export function copiesOf<Item extends { card: string }>(
  items: readonly Item[],
  most: number,
): Item[] {
  const there = new Map<string, number>();
  return items.filter(({ card }) => {
    const number = (there.get(card) ?? 0) + 1;
    there.set(card, number);
    return number <= most;
  });
}
