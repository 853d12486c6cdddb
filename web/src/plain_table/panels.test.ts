import { expect, it } from 'vitest';
import { listed, panels, withoutHand } from './panels';

const LINES = [
  'Round 4: Explore (now), Settle.',
  'Goal Budget Surplus: nobody yet.',
  'Bot A: -1 VP, 7 cards in hand.',
  '  Tableau (1): Doomed World.',
  'Bot B: 4 VP, 3 cards in hand.',
  'You: 2 VP, 6 cards in hand.',
  'Your tableau (2 of 12):',
  '- New Sparta: Mil world 2/1',
];

it('puts the lines of each player together', () => {
  const { common, seats } = panels(LINES, ['Mia', 'Bot A', 'Bot B'], 0, 'You');
  expect(common).toEqual(LINES.slice(0, 2));
  expect(seats[1]).toEqual([LINES[2], 'Tableau (1): Doomed World.']);
  expect(seats[2]).toEqual([LINES[4]]);
  expect(seats[0]).toEqual(LINES.slice(5));
});

it('loses no line where nobody is named', () => {
  const { common } = panels(['one', 'two'], ['Mia', 'Bot A'], -1, 'You');
  expect(common).toEqual(['one', 'two']);
});

it('leaves out the cards of the hand, which are drawn as cards', () => {
  const tableau = LINES.slice(5);
  const lines = [...tableau, 'Your hand (2):', '- Old Earth: world 3/2', '- Gem World: world 2/1'];
  expect(withoutHand(lines, ['Gem World', 'Old Earth'])).toEqual(tableau);
  expect(withoutHand(lines, ['Gem World', 'Terraformers'])).toEqual(lines);
  expect(withoutHand(lines, ['Gem World'])).toEqual(lines);
  expect(withoutHand(tableau, [])).toEqual(tableau);
});

it('knows the parts of a list', () => {
  expect(LINES.filter(listed)).toEqual(['- New Sparta: Mil world 2/1']);
});
