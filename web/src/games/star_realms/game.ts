import type { GameTable } from '../game';
import Middle from './Middle.svelte';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import { exit, origin, places, way } from './places';
import { forced, target } from './targets';
import { realms } from './view';

export const GAME: GameTable = {
  name: 'star_realms',
  Middle,
  Own,
  Opponent,
  hand: (view) => realms(view).hand ?? [],
  target,
  forced,
  places,
  origin,
  exit,
  way,
};
