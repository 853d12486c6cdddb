import { expect, it } from 'vitest';
import type { Line } from '../connection/protocol.gen';
import { panels } from './panels';

const ROUND: Line[] = [
  { text: 'Explore (now), Settle.', label: 'Round 4' },
  { text: 'nobody yet.', label: 'Goal Budget Surplus' },
];
const OTHERS: Line[] = [
  { text: '-1 VP, 7 cards in hand.', label: 'Bot A', seat: 1 },
  { text: 'Doomed World.', label: 'Tableau (1)', kind: 'more', seat: 1 },
  { text: '4 VP, 3 cards in hand.', label: 'Bot B', seat: 2 },
];
const OWN: Line[] = [
  { text: '2 VP, 6 cards in hand.', label: 'You', seat: 0 },
  { text: '', label: 'Your tableau (2 of 12)', seat: 0 },
  { text: 'New Sparta: Mil world 2/1', kind: 'item', seat: 0 },
];

it('puts the lines of each player together, by what they say of themselves', () => {
  const found = panels([...ROUND, ...OTHERS, ...OWN], 3);
  expect(found.common).toEqual(ROUND);
  expect(found.seats).toEqual([OWN, OTHERS.slice(0, 2), OTHERS.slice(2)]);
});

it('loses no line where nobody is named', () => {
  const lines = [{ text: 'one' }, { text: 'two', seat: 7 }];
  expect(panels(lines, 2)).toEqual({ common: lines, seats: [[], []] });
});

it('leaves out the cards of the hand, which are drawn as cards', () => {
  const hand: Line[] = [
    { text: '', label: 'Your hand (2)', kind: 'hand', seat: 0 },
    { text: 'Old Earth: world 3/2', kind: 'hand_item', seat: 0 },
    { text: 'Gem World: world 2/1', kind: 'hand_item', seat: 0 },
  ];
  expect(panels([...OWN, ...hand], 2).seats).toEqual([OWN, []]);
});
