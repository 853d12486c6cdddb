import { describe, expect, it } from 'vitest';
import type { Happened, Line } from '../connection/protocol.gen';
import { chapters, openFrom } from './log_chapters';

type Spoken = string | Line;

/** Something that happened, in these lines. */
function happened(number: number, lines: Spoken[], kind = 'answer'): Happened {
  const spoken = lines.map((line) => (typeof line === 'string' ? { text: line } : line));
  return { number, kind, seat: 0, at: 0, lines: spoken };
}

/** The line with which a part of the game begins; nobody's, if it is a round. */
const begins = (text: string, seat?: number): Line => ({ text, kind: 'begins', seat });

/** Titles, whose turn it is, and lines. */
function read(log: Happened[]): [string, number, string[]][] {
  return chapters(log).map(({ title, seat, lines }) => [
    title,
    seat,
    lines.map(({ text }) => text),
  ]);
}

describe('the log', () => {
  it('has a chapter for each turn, named by the sentence that begins it', () => {
    const ram = { text: 'You play Ram.', cards: [['ram', 9, 12]] } satisfies Line;
    const log = [
      happened(1, ['Ada sits down.'], 'sit'),
      happened(2, ['The game begins.', 'You draw a card.', begins('Your turn.', 0)]),
      happened(3, [ram]),
      happened(4, ['You end your turn.', begins("Bo's turn.", 1)]),
    ];
    expect(read(log)).toEqual([
      ['', -1, ['Ada sits down.', 'The game begins.', 'You draw a card.']],
      ['Your turn.', 0, ['You play Ram.', 'You end your turn.']],
      ["Bo's turn.", 1, []],
    ]);
    expect(chapters(log)[1]?.lines[0]).toMatchObject(ram);
  });

  it.each([
    'Round 2.', // Race for the Galaxy
    'Round 2: Control of Endor.', // Empire vs. Rebellion
  ])('has a chapter for each round, which is nobody’s: %s', (title) => {
    const log = [
      happened(1, ['You pass.', begins(title), 'You pick a card.']),
      happened(2, ['You draw.']),
    ];
    expect(read(log)).toEqual([
      ['', -1, ['You pass.']],
      [title, -1, ['You pick a card.', 'You draw.']],
    ]);
  });

  it('is open since the last turn but one of whoever reads it', () => {
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
    const undo = happened(3, ['You take back your last choice.'], 'undo');
    const found = chapters([
      happened(3, ['You explore.', 'You draw a card.']),
      { number: 3, kind: 'answer', seat: 0, at: 0 },
      undo,
      undo,
    ]);
    const keys = found.flatMap((chapter) => chapter.lines.map(({ key }) => key));
    expect([keys.length, new Set(keys).size]).toEqual([4, 4]);
  });

  it('leaves out what was said', () => {
    expect(chapters([happened(1, ['Ada: Hello'], 'say')])).toEqual([]);
  });
});
