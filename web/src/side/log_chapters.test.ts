import { describe, expect, it } from 'vitest';
import { chapters, openFrom, pieces } from './log_chapters';
import type { Kinds, Told } from '../connection/protocol';
import type { Entry } from '../connection/session.svelte';

/** An entry of the log; the line after `>` is the one that begins a part of the game. */
function entry(number: number, marked: string[], told: Told[] = [], kind = 'answer'): Entry {
  const opening = marked.findIndex((line) => line.startsWith('>'));
  const lines = marked.map((line) => line.replace(/^>/, ''));
  return { happened: { number, kind, seat: 0, at: 0, told }, lines, opening };
}

const KINDS = { turn: { begins: true }, draws: { comes: 'deck', goes: 'hand' } };

describe('the log', () => {
  it('has a chapter for each turn, named by the sentence that begins it', () => {
    const found = chapters(
      [
        entry(1, ['Ada sits down.'], [], 'sit'),
        entry(
          2,
          ['The game begins.', 'You draw a card.', '>Your turn.'],
          [
            { kind: 'draws', seat: 0 },
            { kind: 'turn', seat: 0 },
          ],
        ),
        entry(3, ['You play Ram.'], [{ kind: 'plays', seat: 0, card: 'ram' }]),
        entry(4, ['You end your turn.', ">Bo's turn."], [{ kind: 'turn', seat: 1 }]),
      ],
      KINDS,
    );
    expect(
      found.map(({ title, seat, lines }) => [title, seat, lines.map(({ text }) => text)]),
    ).toEqual([
      ['', -1, ['Ada sits down.', 'The game begins.', 'You draw a card.']],
      ['Your turn.', 0, ['You play Ram.', 'You end your turn.']],
      ["Bo's turn.", 1, []],
    ]);
    expect(found[1]?.lines[0]?.cards).toEqual(['ram']);
  });

  it.each([
    ['round', 'Round 2.', 'You draw a card.'], // Race for the Galaxy
    ['event', 'Round 2: Control of Endor.', 'You pick a card.'], // Empire vs. Rebellion
  ])('has a chapter where the game says that a part begins: %s', (kind, title, first) => {
    const told = [
      { kind: 'passes', seat: 0 },
      { kind, seat: -1 },
      { kind: 'picks', seat: 0 },
    ];
    const log = [entry(1, ['You pass.', `>${title}`, first], told), entry(2, ['You draw.'])];
    const found = (kinds: Kinds): [string, string[]][] =>
      chapters(log, kinds).map((one) => [one.title, one.lines.map(({ text }) => text)]);
    expect(found({ [kind]: { begins: true } })).toEqual([
      ['', ['You pass.']],
      [title, [first, 'You draw.']],
    ]);
    expect(found(KINDS)).toEqual([['', ['You pass.', title, first, 'You draw.']]]);
  });

  it('is open since the last turn but one of who reads it', () => {
    const turns = [0, 1, 2, 0, 1, 2].map((seat, at) => ({
      key: `${at}`,
      title: 'x',
      seat,
      lines: [],
    }));
    expect(openFrom(turns, 0)).toBe(0);
    expect(openFrom(turns, 2)).toBe(2);
    expect(openFrom(turns, -1)).toBe(3);
    expect(openFrom([], 0)).toBe(0);
  });

  it('tells lines apart of which nobody else may notice that they were added', () => {
    const undo = entry(3, ['You take back your last choice.'], [], 'undo');
    const found = chapters(
      [entry(3, ['You explore.', 'You draw a card.']), entry(3, []), undo, undo],
      KINDS,
    );
    const keys = found.flatMap((chapter) => chapter.lines.map(({ key }) => key));
    expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  });

  it('leaves out what was said', () => {
    expect(chapters([entry(1, ['Hello'], [], 'say')], KINDS)).toEqual([]);
  });

  it('sets the names of cards apart, the longest first', () => {
    const names = new Map([
      ['ram', 'Ram'],
      ['battle_ram', 'Battle Ram'],
    ]);
    expect(pieces('You play Battle Ram and Ram.', names)).toEqual([
      { text: 'You play ' },
      { text: 'Battle Ram', card: 'battle_ram' },
      { text: ' and ' },
      { text: 'Ram', card: 'ram' },
      { text: '.' },
    ]);
    expect(pieces('スカウトを出しました。', new Map([['scout', 'スカウト']]))).toEqual([
      { text: 'スカウト', card: 'scout' },
      { text: 'を出しました。' },
    ]);
    expect(pieces('Nothing.', new Map())).toEqual([{ text: 'Nothing.' }]);
  });
});
