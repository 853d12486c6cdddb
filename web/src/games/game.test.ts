import { expect, it } from 'vitest';
import { secondOf, targetOf } from './game';

it.each([
  ['a card', { zone: 'hand', card: 'scout' }, { zone: 'hand', card: 'scout' }],
  ['a player', { zone: 'player', seat: 2 }, { zone: 'player', seat: 2 }],
  ['a pile', { zone: 'draw_pile' }, { zone: 'draw_pile' }],
  ['numbers, all in one place', { zone: 'amount', number: 3 }, { zone: 'amount' }],
  ['a button', { card: 'scout' }, null],
])('an option is done with %s', (_, more, expected) => {
  expect(targetOf({ action: 1, verb: 'do', ...more })).toEqual(expected);
});

it('a pair of cards lies in one place', () => {
  const pair = { action: 29, verb: 'pair', card: 'han_solo', second: 'leia', zone: 'hand' };
  expect(targetOf(pair)).toEqual({ zone: 'hand', card: 'han_solo' });
  expect(secondOf(pair)).toEqual({ zone: 'hand', card: 'leia' });
  expect(secondOf({ action: 4, verb: 'play', card: 'jawa', zone: 'hand' })).toBeNull();
});
