import type { GameTable } from '../game';
import { forced } from './forced';
import Middle from './Middle.svelte';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import { exit, origin, places, way } from './places';
import { realms } from './view';

export const GAME: GameTable = {
  name: 'star_realms',
  Middle,
  Own,
  Opponent,
  hand: (view) => realms(view).hand ?? [],
  forced,
  places,
  origin,
  exit,
  way,
};
