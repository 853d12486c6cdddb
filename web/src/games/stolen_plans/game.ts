import type { View } from '../../connection/protocol.gen';
import type { GameTable } from '../game';
import { forced } from './forced';
import Middle from './Middle.svelte';
import { exit, origin, places, way } from './moving';
import Opponent from './Opponent.svelte';
import Own from './Own.svelte';
import { plans } from './view';

export const GAME: GameTable = {
  name: 'stolen_plans',
  Middle,
  Own,
  Opponent,
  hand: (view: View) => plans(view).hand ?? [],
  forced,
  places,
  origin,
  exit,
  way,
};
