import { describe, expect, it } from 'vitest';
import type { Happened, Update } from '../connection/protocol.gen';
import { announced, spoken, type LastSaid } from './announce';

const say = (key: string, facts: object = {}): string => `${key} ${Object.values(facts).join()}`;
const NOTHING: LastSaid = { prompt: '', question: -1 };

function update(
  question: number | null,
  log: [seat: number, line: string][],
  prompt = 'Your turn?',
): Update {
  const happened: Happened[] = log.map(([seat, text], number) => ({
    number,
    kind: 'answer',
    seat,
    at: 0,
    lines: [{ text }],
  }));
  const options = [
    { action: 0, verb: 'end' },
    { action: 4, verb: 'play' },
  ];
  return {
    type: 'update',
    now: {
      number: 1,
      status: 'playing',
      at: 0,
      seats: [],
      asked: question === null ? undefined : { question, options, prompt, stop: [0] },
    },
    happened,
  };
}

describe('what is read out', () => {
  it('is what happened in its order, then the question with the number of options', () => {
    const { lines } = announced(
      update(0, [
        [1, 'Bot plays.'],
        [1, 'Your turn begins.'],
      ]),
      0,
      NOTHING,
      say,
    );
    expect(lines).toEqual(['Bot plays.', 'Your turn begins.', 'Your turn?', 'options-count 2']);
  });

  it('is not the same question twice', () => {
    const first = announced(update(0, []), 0, NOTHING, say);
    expect(first.lines).toEqual(['Your turn?', 'options-count 2']);
    const same = announced(update(0, [[1, 'Bot says hello.']]), 0, first.said, say);
    expect(same.lines).toEqual(['Bot says hello.']);
    const next = announced(update(1, [[0, 'You play.']]), 0, same.said, say);
    expect(next.lines).toEqual(['You play.', 'options-count 2']);
    const again = announced(update(2, [[1, 'Bot plays.']]), 0, next.said, say);
    expect(again.lines).toEqual(['Bot plays.', 'Your turn?', 'options-count 2']);
  });

  it('is the own turn again after somebody else had theirs', () => {
    const mine = announced(update(0, []), 0, NOTHING, say);
    const theirs = announced(update(null, [[0, 'You end.']]), 0, mine.said, say);
    expect(theirs.lines).toEqual(['You end.']);
    const back = announced(update(1, [[1, 'Bot ends.']]), 0, theirs.said, say);
    expect(back.lines).toEqual(['Bot ends.', 'Your turn?', 'options-count 2']);
  });

  it('is how it ended, once', () => {
    const over = update(null, [[1, 'Bot attacks.']]);
    over.now.status = 'over';
    over.now.standing = [{ text: 'Bot wins.' }, { text: '43 VP.', label: 'Bot', kind: 'item' }];
    const end = announced(over, 0, NOTHING, say);
    expect(end.lines).toEqual(['Bot attacks.', 'Bot wins.', 'labelled Bot,43 VP.']);
    expect(announced({ ...over, happened: [] }, 0, end.said, say).lines).toEqual([]);
  });

  it('counts what can be picked where several are, and says how many', () => {
    const several = update(3, []);
    several.now.asked = {
      question: 3,
      options: [
        { action: 4, verb: 'discard' },
        { action: 0, verb: 'done' },
      ],
      later: [{ action: 5, verb: 'discard' }],
      picks: 2,
      most: 2,
      pool: [4, 4, 5],
      stop: [0],
      prompt: 'Discard?',
      rule: 'Up to 2 of 3.',
    };
    expect(announced(several, 0, NOTHING, say).lines).toEqual([
      'Discard?',
      'Up to 2 of 3.',
      'options-count 3',
    ]);
  });

  it('is what somebody said, as the server words it', () => {
    const said = update(null, [[1, 'Bo: Good luck!']]);
    expect(announced(said, 0, NOTHING, say).lines).toEqual(['Bo: Good luck!']);
    expect(spoken([{ number: 1, kind: 'sit', seat: 0, at: 0 }])).toEqual([]);
  });
});
