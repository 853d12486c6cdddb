import type { GameTable } from './game';

// Each game's drawing is loaded when a table of it is opened.
const GAMES: Record<string, () => Promise<{ GAME: GameTable }>> = {
  star_realms: () => import('./star_realms/game'),
  stolen_plans: () => import('./stolen_plans/game'),
};

/** The drawing of a game; a game without one of its own is shown in words. */
export async function drawingOf(game: string): Promise<GameTable> {
  const load = GAMES[game] ?? (() => import('../plain_table/game'));
  return (await load()).GAME;
}
