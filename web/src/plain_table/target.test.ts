import { expect, it } from 'vitest';
import type { View } from '../connection/protocol.gen';
import { target } from './target';

const view = { seat: 0, options: {}, asked: [], hand: ['alien_toy_shop'] } as View & {
  hand: string[];
};

it('does with a card of the hand what is done with it, in the hand', () => {
  expect(target({ action: 7, verb: 'discard', card: 'alien_toy_shop' }, view)).toEqual({
    zone: 'hand',
    card: 'alien_toy_shop',
  });
});

it('has a place in the list for every other option', () => {
  const other = target({ action: 8, verb: 'use', card: 'gem_world' }, view);
  expect(other).toEqual({ zone: 'option 8', card: 'gem_world' });
  expect(target({ action: 9, verb: 'pass' }, { seat: -1, options: {}, asked: [] }).zone).toBe(
    'option 9',
  );
});
