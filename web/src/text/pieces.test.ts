import { expect, it } from 'vitest';
import { pieces } from './pieces';

it('sets the names of cards apart, where the server says that they stand', () => {
  const text = 'You play Battle Ram and Ram.';
  const cards: [string, number, number][] = [
    ['battle_ram', 9, 19],
    ['ram', 24, 27],
  ];
  expect(pieces({ text, cards })).toEqual([
    { text: 'You play ' },
    { text: 'Battle Ram', card: 'battle_ram' },
    { text: ' and ' },
    { text: 'Ram', card: 'ram' },
    { text: '.' },
  ]);
});

it('sets no words apart that only look like the name of a card', () => {
  const line = { text: 'Ram plays Ram.', cards: [['ram', 10, 13]] as [string, number, number][] };
  expect(pieces(line).map(({ card }) => card)).toEqual([undefined, 'ram', undefined]);
  expect(pieces({ text: 'Ram plays nothing.' })).toEqual([{ text: 'Ram plays nothing.' }]);
  expect(pieces({ text: '' })).toEqual([]);
});

it('counts whole characters, in Japanese too and after an emoji', () => {
  expect(pieces({ text: 'スカウトを出しました。', cards: [['scout', 0, 4]] })).toEqual([
    { text: 'スカウト', card: 'scout' },
    { text: 'を出しました。' },
  ]);
  expect(pieces({ text: '🦊𠮷さんがスカウトを出しました。', cards: [['scout', 5, 9]] })).toEqual([
    { text: '🦊𠮷さんが' },
    { text: 'スカウト', card: 'scout' },
    { text: 'を出しました。' },
  ]);
  expect(pieces({ text: '👩‍🚀 plays Ram', cards: [['ram', 10, 13]] })).toEqual([
    { text: '👩‍🚀 plays ' },
    { text: 'Ram', card: 'ram' },
  ]);
});
