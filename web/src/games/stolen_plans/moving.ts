import type { Change, GameFacts, Way } from '../../cards/change';
import type { Place } from '../../cards/tracking';
import type { View } from '../../connection/protocol.gen';
import { constantsOf, handOf, plans, staged } from './view';

// Where the cards in sight are, and where those came from or went to that were hidden.

export const DRAW_PILE = 'draw_pile';
export const DISCARDS = 'discards';
export const PLAYED = 'played';
export const DEFENCE = 'defence';

/** The hand of a seat: the reader's own has a place of its own in the frame. */
export function handPlace(view: View, seat: number): string {
  return seat === view.seat ? 'hand' : `hand ${seat}`;
}

export function tablePlace(seat: number): string {
  return `table ${seat}`;
}

export function places(view: View, faces: GameFacts): Place[] {
  const shown = plans(view);
  const { discards, played, defence } = staged(shown, constantsOf(faces));
  const seats = shown.seats.map((_, seat) => seat);
  return [
    { name: 'hand', cards: shown.hand ?? [] },
    { name: PLAYED, cards: played },
    { name: DEFENCE, cards: defence },
    { name: DISCARDS, cards: discards },
    ...seats.map((seat) => ({ name: tablePlace(seat), cards: shown.seats[seat]?.table ?? [] })),
    ...seats
      .filter((seat) => seat !== shown.seat)
      .map((seat) => ({ name: handPlace(view, seat), cards: handOf(shown, seat) })),
  ];
}

/** A card that changes hands: from whom or where, and to whom or where. */
interface Passage {
  from: number | string;
  to: number | string;
  card?: string;
}

/** Whole hands that move; whoever gets one is told of its cards besides. */
const WHOLE_HANDS: Readonly<Record<string, (way: Way, seats: number) => Passage[]>> = {
  other_whole_hand: ({ seat, other = -1 }) => [{ from: other, to: seat }],
  both_hands: ({ seat, other = -1 }) => [
    { from: other, to: seat },
    { from: seat, to: other },
  ],
  every_hand: (_, seats) =>
    Array.from({ length: seats }, (_, one) => ({ from: one, to: (one + 1) % seats })),
};

/** One end of a way: a hand by its seat, or a place. */
function end(place: string, { seat, other = -1 }: Way): number | string {
  if (place === 'hand') return seat;
  if (place === 'other_hand') return other;
  return place === 'table' ? tablePlace(seat) : place;
}

function passages({ view, ways }: Change): Passage[] {
  const seats = plans(view).seats.length;
  return ways.flatMap((way) => {
    const { comes, goes, card } = way;
    const whole = WHOLE_HANDS[comes]?.(way, seats);
    return whole ?? [{ from: end(comes, way), to: end(goes, way), card }];
  });
}

/** The last passage through a place, of this very card if it was told of. */
function through(
  change: Change,
  card: string | undefined,
  here: (one: Passage) => boolean,
): Passage | undefined {
  const all = passages(change).filter(here);
  return all.findLast((one) => one.card !== undefined && one.card === card) ?? all.at(-1);
}

function named(view: View, end: number | string): string {
  return typeof end === 'string' ? end : handPlace(view, end);
}

/** Cards in play are told of as discards, which is where they end. */
const LAID = new Set([PLAYED, DEFENCE, DISCARDS]);

/** Where a card came from that was not in sight before. */
export function origin(place: string, change: Change, card?: string): string | null {
  const { view } = change;
  const goal = LAID.has(place) ? DISCARDS : place;
  const found = through(change, card, (one) => named(view, one.to) === goal);
  return found ? named(view, found.from) : null;
}

/**
 * Where a card went that is not in sight any more.  What leaves another hand is seen where it
 * arrives; a searched pile closes again.
 */
export function exit(place: string, change: Change, card?: string): string | null {
  const { view } = change;
  if (LAID.has(place)) return DISCARDS;
  if (place !== 'hand') return null;
  const found = through(change, card, (one) => one.from === view.seat);
  return found ? named(view, found.to) : null;
}

/** From hand to hand a card goes only as it was told: one back looks like another. */
export function way(from: string, to: string, change: Change): boolean {
  const { view } = change;
  if (!from.startsWith('hand') || !to.startsWith('hand')) return true;
  return passages(change).some(
    (one) => named(view, one.from) === from && named(view, one.to) === to,
  );
}
