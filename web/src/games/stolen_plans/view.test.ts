import { describe, expect, it } from 'vitest';
import { fighting, fought, outcome } from './fight';
import { CONSTANTS, step } from './examples';
import kinds from './data/told.json';
import {
  drawPileAtFirst,
  handOf,
  holders,
  isPublic,
  perhapsIn,
  staged,
  suspects,
  type PlansView,
} from './view';

const calm = step('draws mine').after;

/** The view with this knowledge of other hands. */
function knowing(view: PlansView, ...known: [card: string, ...seats: number[]][]): PlansView {
  return { ...view, known: known.map(([card, ...seats]) => ({ card, seats })) };
}

describe('what is known of a hand', () => {
  it('is backs and what was seen, as many as there are', () => {
    const view = knowing(calm, ['jawa', 1], ['keeper', 1], ['anything', 1]);
    expect(handOf(view, 1)).toEqual(['back', 'back', 'back', 'keeper', 'jawa']);
    expect(handOf(view, 2)).toHaveLength(view.seats[2]?.cards ?? -1);
  });

  it('may be one of several hands, or none any more', () => {
    const view = knowing(calm, ['r2d2', 1, 2], ['jawa']);
    expect(perhapsIn(view, 2)).toEqual([{ card: 'r2d2', seats: [1, 2] }]);
    expect(handOf(view, 1)).not.toContain('r2d2');
    expect(holders(view, CONSTANTS)).toEqual([1, 2]);
  });

  it('tells where R2-D2 is', () => {
    expect(holders(calm, CONSTANTS)).toEqual([]);
    expect(holders({ ...calm, hand: ['r2d2'] }, CONSTANTS)).toEqual([0]);
    expect(suspects(step('cannot_discard theirs').after)).toEqual([2]);
  });

  it('is public or not', () => {
    const view = step('cannot_discard theirs').after;
    expect(isPublic(view, 2, 'keeper')).toBe(true);
    expect(isPublic(knowing(calm, ['jawa', 1]), 1, 'jawa')).toBe(false);
  });
});

it('the draw pile began with what was left after the deal', () => {
  expect(drawPileAtFirst(calm, CONSTANTS)).toBe(54 - 15);
  expect(drawPileAtFirst(step('wins theirs').after, CONSTANTS)).toBe(54 - 15);
});

describe('cards in play', () => {
  it('lie in the middle, not on the discard pile', () => {
    expect(staged(step('pairs mine').after, CONSTANTS)).toEqual({
      discards: [],
      played: ['han_solo', 'princess_leia'],
      defence: [],
    });
    expect(staged(calm, CONSTANTS).played).toEqual([]);
  });

  it('an attack shows both sides', () => {
    const view = step('defends theirs').before;
    expect(fighting(view, CONSTANTS)).toMatchObject({
      attacker: 1,
      defender: 2,
      attack: 5,
      defence: 2,
      cards: ['jawa'],
      against: ['blaster_light'],
      left: 1,
    });
  });
});

describe('an attack that was decided', () => {
  const attack = { kind: 'attacks', seat: 1, other: 2, card: 'jawa', number: 5 };
  const first = { kind: 'defends', seat: 2, other: 1, card: 'blaster_light', number: 2 };
  const told = [attack, first, ...step('defends theirs').told];

  it('stays in sight until somebody acts', () => {
    const fight = fought(told, kinds);
    expect(fight).toMatchObject({ attack: 5, defence: 5, over: true });
    expect(fight && outcome(fight)).toBe('level');
    expect(fought([...told, { kind: 'draws', seat: 2, number: 38 }], kinds)).toBeNull();
  });

  it('is none while it goes on', () => {
    expect(fought([attack, first], kinds)).toBeNull();
    expect(fought([], kinds)).toBeNull();
  });
});
