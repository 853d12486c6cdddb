import { expect, it } from 'vitest';
import { hand, target } from './target';

const view = { seat: 0, options: {}, asked: [] };

it('finds the hand of a game that has hands', () => {
  const held = { ...view, hand: ['alien_toy_shop'] };
  expect(hand(held)).toEqual(['alien_toy_shop']);
  expect(hand(view)).toEqual([]);
});

it('does in the hand what the server says is done there', () => {
  const card = 'alien_toy_shop';
  expect(target({ action: 7, verb: 'discard', card, zone: 'hand' })).toEqual({
    zone: 'hand',
    card,
  });
});

it('has a place in the list for every other option', () => {
  const other = target({ action: 8, verb: 'use', card: 'gem_world', zone: 'own' });
  expect(other).toEqual({ zone: 'option 8', card: 'gem_world' });
  expect(target({ action: 9, verb: 'pass' }).zone).toBe('option 9');
});
