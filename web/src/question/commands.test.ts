import { describe, expect, it } from 'vitest';
import type { Line } from '../connection/protocol.gen';
import { obey } from './commands';

type Heard = Parameters<typeof obey>[0];

const TABLE: Line[] = [
  { text: 'Turn 1.' },
  { text: 'Scout, Viper', label: 'Trade row' },
  { text: '', label: 'Your hand', kind: 'hand', seat: 0 },
];

function table() {
  const taken: number[] = [];
  const heard = {
    session: {
      now: { standing: [{ text: 'It is your turn.' }] },
      lines: () => Promise.resolve(TABLE),
      why: () => Promise.resolve('Because.'),
      log: [{ lines: [{ text: 'You draw.' }] }, {}, { lines: [{ text: 'Bot plays.' }] }],
    },
    choosing: {
      options: [{ number: 1, words: 'Play Scout' }],
      asked: { question: 3 },
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
  it('chooses by number, also several', async () => {
    const { heard, taken } = table();
    expect(await obey(heard, ' 1 ')).toEqual([]);
    expect(await obey(heard, '1, 0')).toEqual([]);
    expect(await obey(heard, '7')).toEqual(['no-such-option 7']);
    expect(taken).toEqual([1, 1, 0]);
  });

  it('reads the hand, the table, the options, the rule, the standing and the log', async () => {
    const { heard } = table();
    expect(await obey(heard, 'h')).toEqual(['hand-of SCOUT and VIPER']);
    expect(await obey(heard, 't')).toEqual([
      'Turn 1.',
      'labelled Trade row Scout, Viper',
      'label Your hand',
    ]);
    expect(await obey(heard, 'T 1')).toEqual(['Turn 1.']);
    expect(await obey(heard, 'o')).toEqual(['option-line 1 Play Scout']);
    expect(await obey(heard, 'why')).toEqual(['Because.']);
    expect(await obey(heard, 'score')).toEqual(['It is your turn.']);
    expect(await obey(heard, 'log')).toEqual(['You draw.', 'Bot plays.']);
  });

  it('does what keys do, and says what it does not know', async () => {
    const { heard, taken } = table();
    await obey(heard, 'u');
    await obey(heard, 'e');
    expect(taken).toEqual([-1, -2]);
    expect(await obey(heard, 'dance')).toEqual(['no-such-command dance']);
  });
});
