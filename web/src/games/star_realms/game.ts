import type { Place } from '../../live/moves';
import type { Option, View } from '../../live/protocol';
import type { GameTable, Target } from '../game';
import Middle from './Middle.svelte';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import type { RealmsView } from './view';

const ZONES: Record<string, string> = {
  play: 'hand',
  discard: 'hand',
  scrap_from_hand: 'hand',
  acquire: 'row',
  acquire_to_top: 'row',
  take: 'row',
  scrap_from_row: 'row',
  use: 'own',
  ally: 'own',
  scrap: 'own',
  copy: 'own',
  destroy_own: 'own',
  attack_base: 'bases',
  destroy: 'bases',
};

/** What an option of Star Realms is done with. */
export function target(option: Option): Target | null {
  const zone = ZONES[option.verb];
  if (!zone || !option.card) return null;
  if (zone === 'row' && option.card === 'explorer') return { zone: 'explorers', card: 'explorer' };
  return { zone, card: option.card };
}

export function places(view: View): Place[] {
  const { seats, row, hand = [], scrap_heap } = view as RealmsView;
  return [
    { name: 'hand', cards: hand },
    { name: 'row', cards: row },
    { name: 'scrap_heap', cards: scrap_heap },
    ...seats.flatMap((side, seat) => [
      { name: `ships ${seat}`, cards: side.ships.map(({ card }) => card) },
      { name: `bases ${seat}`, cards: side.bases.map(({ card }) => card) },
      { name: `discards ${seat}`, cards: side.discards },
    ]),
  ];
}

export const GAME: GameTable = {
  name: 'star_realms',
  Middle,
  Own,
  Opponent,
  hand: (view) => (view as RealmsView).hand ?? [],
  target,
  places,
  origin: (place, { now }) => {
    if (place === 'row') return 'trade_deck';
    if (place === 'hand') return `deck ${now.view?.seat}`;
    const seat = place.split(' ')[1];
    return seat === undefined ? null : `hand ${seat}`;
  },
  exit: (place, { now }) => (place === 'hand' ? `deck ${now.view?.seat}` : null),
};
