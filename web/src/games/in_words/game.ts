import type { GameTable } from '../game';
import type { View } from '../../live/protocol';
import Middle from './Middle.svelte';
import Nothing from './Nothing.svelte';

// A game that has no drawing of its own yet: its table in plain lines, its hand as cards.

const hand = (view: View): string[] => (view as View & { hand?: string[] }).hand ?? [];

export const GAME: GameTable = {
  name: '',
  Middle,
  Own: Nothing,
  Opponent: Nothing,
  hand,
  target: () => null,
  places: (view) => [{ name: 'hand', cards: hand(view) }],
  origin: () => null,
  exit: () => null,
};
