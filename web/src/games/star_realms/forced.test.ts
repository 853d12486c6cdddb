import { expect, it } from 'vitest';
import { forced } from './forced';

it('never answers for the player what they might do otherwise', () => {
  for (const verb of ['end_turn', 'done', 'attack', 'play', 'acquire', 'use', 'first']) {
    expect(forced({ action: 1, verb })).toBe(false);
  }
  expect(forced({ action: 1, verb: 'discard', card: 'scout' })).toBe(true);
});
