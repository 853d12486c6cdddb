import { describe, expect, it } from 'vitest';
import { obey } from './commands';

type Heard = Parameters<typeof obey>[0];

function table() {
  const taken: number[] = [];
  const heard = {
    session: {
      words: { names: [], table: ['Turn 1.', 'Trade row.'], standing: ['It is your turn.'] },
      log: [{ lines: ['You draw.'] }, { lines: ['Bot plays.'] }],
    },
    choosing: {
      options: [{ number: 1, words: 'Play Scout' }],
      asking: { why: 'Because.' },
      several: false,
      picks: [],
      most: 1,
      takeNumber: (number: number) => number < 2 && taken.push(number) > 0,
      undo: () => taken.push(-1),
      finish: () => taken.push(-2),
    },
    say: (key: string, facts: object = {}) =>
      [key, ...(Object.values(facts) as string[])].join(' '),
    faces: { name: (card: string) => card.toUpperCase() },
    game: { hand: () => ['scout', 'viper'] },
    view: {},
    facts: { language: 'en' },
  };
  return { heard: heard as unknown as Heard, taken };
}

describe('the command line', () => {
  it('chooses by number, also several', () => {
    const { heard, taken } = table();
    expect(obey(heard, ' 1 ')).toEqual([]);
    expect(obey(heard, '1, 0')).toEqual([]);
    expect(obey(heard, '7')).toEqual(['no-such-option 7']);
    expect(taken).toEqual([1, 1, 0]);
  });

  it('reads the hand, the table, the options, the rule, the standing and the log', () => {
    const { heard } = table();
    expect(obey(heard, 'h')).toEqual(['hand-of SCOUT and VIPER']);
    expect(obey(heard, 't')).toEqual(['Turn 1.', 'Trade row.']);
    expect(obey(heard, 'T 2')).toEqual(['Trade row.']);
    expect(obey(heard, 'o')).toEqual(['option-line 1 Play Scout']);
    expect(obey(heard, 'why')).toEqual(['Because.']);
    expect(obey(heard, 'score')).toEqual(['It is your turn.']);
    expect(obey(heard, 'log')).toEqual(['You draw.', 'Bot plays.']);
  });

  it('does what keys do, and says what it does not know', () => {
    const { heard, taken } = table();
    obey(heard, 'u');
    obey(heard, 'e');
    expect(taken).toEqual([-1, -2]);
    expect(obey(heard, 'dance')).toEqual(['no-such-command dance']);
  });
});
