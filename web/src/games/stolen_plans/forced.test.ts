import { expect, it } from 'vitest';
import { forced } from './forced';
import { step } from './examples';

it('takes the only card of a pile or of a hand without a click', () => {
  const looked = step('asked take mine').after;
  expect(forced({ action: 90, verb: 'take', card: 'jawa' }, looked)).toBe(true);
  const searched = step('asked find mine').after;
  expect(forced({ action: 115, verb: 'find', card: 'jawa' }, searched)).toBe(true);
});

it('never tells by its haste what is in a hand', () => {
  const looked = step('asked take mine').after;
  const seats = looked.seats.map((seat) => ({ ...seat, cards: 2 }));
  const larger = { ...looked, seats };
  expect(forced({ action: 90, verb: 'take', card: 'jawa' }, larger)).toBe(false);
  expect(forced({ action: 2, verb: 'done' }, step('asked defend mine').after)).toBe(false);
  expect(forced({ action: 0, verb: 'draw' }, step('draws mine').before)).toBe(false);
});
