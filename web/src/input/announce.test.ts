import { describe, expect, it } from 'vitest';
import type { Happened, Update } from '../connection/protocol';
import { announced, type LastSaid } from './announce';

const say = (key: string, facts: object = {}): string => `${key} ${Object.values(facts).join()}`;
const NOTHING: LastSaid = { prompt: '', question: -1 };

function update(
  question: number | null,
  log: [seat: number, line: string][],
  prompt = 'Your turn?',
): Update {
  const happened: Happened[] = log.map(([seat], number) => ({
    number,
    kind: 'answer',
    seat,
    at: 0,
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
      asked: question === null ? undefined : { question, options },
    },
    happened,
    words: {
      names: [],
      log: log.map(([, line]) => [line]),
      asking: question === null ? undefined : { prompt, why: '', stop: [0] },
    },
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
    over.words!.standing = ['Bot wins.'];
    const end = announced(over, 0, NOTHING, say);
    expect(end.lines).toEqual(['Bot attacks.', 'Bot wins.']);
    expect(announced({ ...over, happened: [] }, 0, end.said, say).lines).toEqual([]);
  });

  it('counts what can be picked where several are', () => {
    const several = update(3, []);
    several.now.asked = {
      question: 3,
      options: [{ action: 0, verb: 'done' }],
      picks: 2,
      pool: [4, 4, 5],
    };
    expect(announced(several, 0, NOTHING, say).lines.at(-1)).toBe('options-count 3');
  });
});
