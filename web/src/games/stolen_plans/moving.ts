import type { Place } from '../../cards/tracking';
import type { Told, Update, View } from '../../connection/protocol';
import { handOf, staged, type PlansView } from './view';

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

export function places(view: View): Place[] {
  const shown = view as PlansView;
  const { discards, played, defence } = staged(shown);
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

/** By kind of event: who is told of in it gets a card, gives one, or lays one down. */
const GETS = new Set(['steals', 'takes', 'receives']);
const LAYS = new Set(['plays', 'pairs', 'defends', 'discards']);
const STAYS = new Set(['becomes_jedi', 'gains_advantage']);

function passage(event: Told, seats: number): Passage[] {
  const { kind, seat, other = -1, card } = event;
  if (kind === 'draws') return [{ from: DRAW_PILE, to: seat, card }];
  if (kind === 'finds') return [{ from: DISCARDS, to: seat, card }];
  if (GETS.has(kind)) return [{ from: other, to: seat, card }];
  if (kind === 'hands_over') return [{ from: seat, to: other, card }];
  if (LAYS.has(kind)) return [{ from: seat, to: DISCARDS, card }];
  if (STAYS.has(kind)) return [{ from: seat, to: tablePlace(seat), card }];
  return wholeHands(event, seats);
}

/** Whole hands that move; who gets one is told of its cards besides. */
function wholeHands({ kind, seat, other = -1 }: Told, seats: number): Passage[] {
  if (kind === 'takes_hand') return [{ from: other, to: seat }];
  if (kind === 'swaps_hands') return [{ from: other, to: seat }, { from: seat, to: other }];
  if (kind !== 'passes_left') return [];
  return Array.from({ length: seats }, (_, one) => ({ from: one, to: (one + 1) % seats }));
}

function passages(update: Update): Passage[] {
  const seats = (update.now.view as PlansView | undefined)?.seats.length ?? 0;
  const told = (update.happened ?? []).flatMap((one) => one.told ?? []);
  return told.flatMap((event) => passage(event, seats));
}

/** The last passage through a place, of this very card if it was told of. */
function through(
  update: Update,
  card: string | undefined,
  here: (one: Passage) => boolean,
): Passage | undefined {
  const all = passages(update).filter(here);
  return all.findLast((one) => one.card !== undefined && one.card === card) ?? all.at(-1);
}

function named(view: View, end: number | string): string {
  return typeof end === 'string' ? end : handPlace(view, end);
}

/** Cards in play are told of as discards, which is where they end. */
const LAID = new Set([PLAYED, DEFENCE, DISCARDS]);

/** Where a card came from that was not in sight before. */
export function origin(place: string, update: Update, card?: string): string | null {
  const { view } = update.now;
  if (!view) return null;
  const goal = LAID.has(place) ? DISCARDS : place;
  const found = through(update, card, (one) => named(view, one.to) === goal);
  return found ? named(view, found.from) : null;
}

/**
 * Where a card went that is not in sight any more.  What leaves another hand is seen where it
 * arrives; a searched pile closes again.
 */
export function exit(place: string, update: Update, card?: string): string | null {
  const { view } = update.now;
  if (!view) return null;
  if (LAID.has(place)) return DISCARDS;
  if (place !== 'hand') return null;
  const found = through(update, card, (one) => one.from === view.seat);
  return found ? named(view, found.to) : null;
}

/** From hand to hand a card goes only as it was told: one back looks like another. */
export function way(from: string, to: string, update: Update): boolean {
  const { view } = update.now;
  if (!view || !from.startsWith('hand') || !to.startsWith('hand')) return true;
  return passages(update).some(
    (one) => named(view, one.from) === from && named(view, one.to) === to,
  );
}
