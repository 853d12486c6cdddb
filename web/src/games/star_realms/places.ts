import type { Change, Way } from '../../cards/change';
import type { Place } from '../../cards/tracking';
import type { View } from '../../connection/protocol.gen';
import { constantsOf } from './cards';
import { realms, type CardPlace, type RealmsConstants, type RealmsView } from './view';

// Where the cards in sight lie, and where those come from and go to that were or are hidden.
// Places of a player have the seat after their name.

/**
 * All cards in sight.  The order matters: a card that is gone from one place is looked for in
 * these one after the other, and at the end of a turn ships go to the discard pile, while equal
 * ones in the new hand come from the deck.
 */
export function places(view: View): Place[] {
  const { seats, row, hand = [], scrap_heap, seat: reader } = realms(view);
  return [
    ...seats.flatMap((side, seat) => [
      { name: `discards ${seat}`, cards: side.discards },
      { name: `ships ${seat}`, cards: side.ships.map(({ card }) => card) },
      { name: `bases ${seat}`, cards: side.bases.map(({ card }) => card) },
      { name: `tops ${seat}`, cards: side.tops ?? [] },
    ]),
    { name: 'scrap_heap', cards: scrap_heap },
    { name: 'row', cards: row },
    { name: 'hand', cards: hand },
    ...seats.flatMap((side, seat) =>
      seat === reader ? [] : [{ name: `shown ${seat}`, cards: side.shown ?? [] }],
    ),
  ];
}

interface Moment {
  place: string; // its name without the seat
  seat: number;
  ways: Way[];
  view: RealmsView;
  constants: RealmsConstants;
}

function moment(place: string, { view, ways, faces }: Change): Moment {
  const [name = '', seat] = place.split(' ');
  return {
    place: name,
    seat: seat === undefined ? view.seat : Number(seat),
    ways,
    view: realms(view),
    constants: constantsOf(faces),
  };
}

/** The hand of a seat: the reader's own lies open at the bottom of the table. */
function handOf({ view, seat }: Moment): string {
  return seat === view.seat ? 'hand' : `hand ${seat}`;
}

/** The first card that was told to go there from one of these places. */
function gone({ ways }: Moment, goes: CardPlace, ...from: CardPlace[]): Way | undefined {
  return ways.find((way) => way.goes === goes && from.some((place) => place === way.comes));
}

/** Acquired cards come out of the trade row, or from the pile of Explorers. */
function supply({ constants }: Moment, { card }: Way): string {
  return card === constants.explorer ? EXPLORERS : 'row';
}

const EXPLORERS = 'explorers';

const ORIGINS: Readonly<Record<string, (now: Moment) => string>> = {
  row: () => 'trade_deck',
  hand: ({ seat }) => `deck ${seat}`,
  shown: ({ seat }) => `hand ${seat}`,
  ships: handOf,
  bases: handOf,
  tops: (now) => {
    const found = gone(now, 'tops', 'row');
    return found ? supply(now, found) : `deck ${now.seat}`;
  },
  discards: (now) => {
    const found = gone(now, 'discards', 'row');
    return found ? supply(now, found) : handOf(now);
  },
  scrap_heap: (now) => {
    const found = gone(now, 'scrap_heap', 'row', 'hand');
    return found?.comes === 'hand' ? handOf({ ...now, seat: found.seat }) : 'row';
  },
};

const EXITS: Readonly<Record<string, (now: Moment) => string>> = {
  row: ({ view }) => `deck ${view.turn}`,
  bases: ({ seat }) => `discards ${seat}`,
  tops: handOf,
  shown: handOf,
  hand: hidden,
  ships: hidden,
  discards: hidden,
};

/** A card that is out of sight was shuffled into a deck, or is one of the Explorers again. */
function hidden(now: Moment): string {
  const shuffled = gone(now, 'deck', 'discards');
  const back = gone(now, 'scrap_heap', 'in_play', 'hand', 'discards');
  return back && !shuffled ? EXPLORERS : `deck ${now.seat}`;
}

/** Where a card came from that was not in sight before. */
export function origin(place: string, change: Change): string | null {
  const now = moment(place, change);
  return ORIGINS[now.place]?.(now) ?? null;
}

/** Where a card went that is no more in sight. */
export function exit(place: string, change: Change): string | null {
  const now = moment(place, change);
  return EXITS[now.place]?.(now) ?? null;
}

/** A drawn card comes from the deck, though an equal one may just have been shuffled into it. */
export function way(from: string, to: string, change: Change): boolean {
  const drawn = gone(moment(to, change), 'hand', 'deck');
  return to !== 'hand' || !drawn || from.startsWith('tops');
}
