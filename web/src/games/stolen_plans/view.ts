import type { GameFacts } from '../../cards/change';
import type { Target } from '../game';
import * as gen from './view.gen';
import type {
  PlansConstants,
  PlansQuestion,
  PlansView,
  QuestionName,
  Sight,
  Zone,
} from './view.gen';

// What a seat sees of Stolen Plans, and what follows from it for the drawing.

export type * from './view.gen';
export { viewOf as plans } from './view.gen';

/** What an option is done with at this table. */
export type At = Target & { zone: Zone };

export function constantsOf({ constants }: GameFacts): PlansConstants {
  return gen.constantsOf(constants);
}

/** In the hands of others: a card of which nothing is known. */
export const BACK = 'back';

/** Of these it is only known what they are not: no face, but worth a mark on the back. */
export const MARKED = new Set(['keeper', 'found']);
const NOTHING = 'anything';

export function question(view: PlansView): PlansQuestion | undefined {
  return view.asked[0];
}

/** Is this the question that is asked? */
export function asks(asked: PlansQuestion | undefined, name: QuestionName): boolean {
  return asked?.step === name;
}

/** What the reader knows of other hands; whoever only watches knows what everybody does. */
function sights(view: PlansView): Sight[] {
  const all = (view.seat < 0 ? view.public : view.known) ?? [];
  return all.filter(({ card, seats }) => card !== NOTHING && seats.length > 0);
}

/** The hand of another seat as it looks from here: what is known of it, and backs. */
export function handOf(view: PlansView, seat: number): string[] {
  const cards = view.seats[seat]?.cards ?? 0;
  const known = sights(view)
    .filter(({ seats }) => seats.length === 1 && seats[0] === seat)
    .map(({ card }) => card)
    .slice(0, cards);
  const backs = Array.from({ length: cards - known.length }, () => BACK);
  const marked = known.filter((card) => MARKED.has(card));
  return [...backs, ...marked, ...known.filter((card) => !MARKED.has(card))];
}

/** Cards that may be in this hand, or in one of a few others. */
export function perhapsIn(view: PlansView, seat: number): Sight[] {
  return sights(view).filter(({ seats }) => seats.length > 1 && seats.includes(seat));
}

/** Does everybody know that this card is in this hand? */
export function isPublic(view: PlansView, seat: number, card: string): boolean {
  return (view.public ?? []).some(
    (sight) => sight.card === card && sight.seats.length === 1 && sight.seats[0] === seat,
  );
}

/** Who may hold the card that is sought, as far as the reader knows: nobody if it was not seen. */
export function holders(view: PlansView, { sought }: PlansConstants): number[] {
  if (view.hand?.includes(sought)) return [view.seat];
  return sights(view).find(({ card }) => card === sought)?.seats ?? [];
}

/** Hands with a card that can't be discarded: R2-D2 or the Decoy. */
export function suspects(view: PlansView): number[] {
  return [...new Set(sights(view).flatMap(({ card, seats }) => (card === 'keeper' ? seats : [])))];
}

/** How many cards the draw pile had when everybody had been dealt a hand. */
export function drawPileAtFirst(view: PlansView, { starting_hand }: PlansConstants): number {
  const before = view.seats.reduce((sum, seat) => sum + seat.cards + seat.table.length, 0);
  const all = view.draw_pile + view.discards + before;
  return all - starting_hand * view.seats.length;
}

/** What was just played and still waits for its effect, and what was used against it. */
export interface Staged {
  played: string[];
  defence: string[];
}

/** Cards in play lie on top of the discard pile already; on the table they lie in the middle. */
export function staged(
  view: PlansView,
  constants: PlansConstants,
): Staged & { discards: string[] } {
  const [played, defence] = stagedNumbers(question(view), constants);
  const pile = view.discarded;
  const end = Math.max(0, pile.length - defence);
  const start = Math.max(0, end - played);
  return {
    discards: pile.slice(0, start),
    played: pile.slice(start, end),
    defence: pile.slice(end),
  };
}

function stagedNumbers(
  asked: PlansQuestion | undefined,
  { most_defend_cards: most }: PlansConstants,
): [played: number, defence: number] {
  if (asks(asked, 'defend')) return [1, most - (asked?.left ?? most)];
  if (asks(asked, 'victims')) return [2, 0]; // a pair of Rebel Heroes
  const one = asks(asked, 'target') || asks(asked, 'take') || asks(asked, 'find');
  return one ? [1, 0] : [0, 0];
}
