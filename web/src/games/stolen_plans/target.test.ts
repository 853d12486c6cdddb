import { expect, it } from 'vitest';
import { second, target } from './target';

it.each([
  ['draw', {}, { zone: 'draw_pile' }],
  ['draw_two', {}, { zone: 'draw_pile' }],
  ['done', {}, null],
  ['play', { card: 'jawa' }, { zone: 'hand', card: 'jawa' }],
  ['pair', { card: 'han_solo', second: 'princess_leia' }, { zone: 'hand', card: 'han_solo' }],
  ['target', { seat: 0 }, { zone: 'player', seat: 0 }],
  ['defend', { card: 'blaster_light' }, { zone: 'hand', card: 'blaster_light' }],
  ['discard', { card: 'jawa' }, { zone: 'hand', card: 'jawa' }],
  ['take', { card: 'r2d2' }, { zone: 'looked', card: 'r2d2' }],
  ['find', { card: 'jawa' }, { zone: 'discards', card: 'jawa' }],
])('%s', (verb, more, expected) => {
  expect(target({ action: 1, verb, ...more })).toEqual(expected);
});

it('lights the other Rebel Hero of a pair as well', () => {
  const pair = { action: 29, verb: 'pair', card: 'han_solo', second: 'princess_leia' };
  expect(second(pair)).toEqual({ zone: 'hand', card: 'princess_leia' });
  expect(second({ action: 4, verb: 'play', card: 'jawa' })).toBeNull();
});
