import type { GameTable } from '../games/game';
import Middle from './Middle.svelte';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import { hand, target } from './target';

// A game that has no drawing of its own yet: its table in plain lines, its hand as cards, and in a
// list what can be done with anything else.

export const GAME: GameTable = {
  name: '',
  lines: true,
  Middle,
  Own,
  Opponent,
  hand,
  target,
  places: (view) => [{ name: 'hand', cards: hand(view) }],
  origin: () => null,
  exit: () => null,
};
