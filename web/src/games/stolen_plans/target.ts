import type { Option } from '../../connection/protocol.gen';
import type { Target } from '../game';

// What an option is done with.  The reasons why something is closed come with the same zones.

const ZONES: Record<string, string> = {
  play: 'hand',
  pair: 'hand',
  defend: 'hand',
  discard: 'hand',
  take: 'looked',
  find: 'discards',
};

export function target({ verb, card, seat }: Option): Target | null {
  if (verb === 'draw' || verb === 'draw_two') return { zone: 'draw_pile' };
  if (verb === 'target') return { zone: 'player', seat };
  const zone = ZONES[verb];
  return zone && card ? { zone, card } : null;
}

/** Two Rebel Heroes are played together: the other of them. */
export function second({ second: card }: Option): Target | null {
  return card ? { zone: 'hand', card } : null;
}
