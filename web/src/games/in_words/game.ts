import type { Option, View } from '../../live/protocol';
import type { GameTable, Target } from '../game';
import Middle from './Middle.svelte';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';

// A game that has no drawing of its own yet: its table in plain lines, its hand as cards, and all
// that can be done in a list.

const hand = (view: View): string[] => (view as View & { hand?: string[] }).hand ?? [];

/** Each option stands for itself in the list. */
function target({ action, card }: Option): Target {
  return { zone: `option ${action}`, card };
}

export const GAME: GameTable = {
  name: '',
  Middle,
  Own,
  Opponent,
  hand,
  target,
  places: (view) => [{ name: 'hand', cards: hand(view) }],
  origin: () => null,
  exit: () => null,
};
