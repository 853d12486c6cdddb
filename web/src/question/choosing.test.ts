import { describe, expect, it, vi } from 'vitest';
import type { GameTable, Target } from '../games/game';
import type { Asked, Now, Option } from '../connection/protocol.gen';
import { Choosing } from './choosing.svelte';

// A question and what is done with it.  The session is a plain object that notes the answers.

const play = (action: number, card: string): Option => ({
  action,
  verb: 'play',
  card,
  words: `Play ${card}`,
});
const END: Option = { action: 0, verb: 'end_turn', words: 'End' };

interface Sent {
  answers: number[][];
  undone: number;
}

function asks(question: Asked | undefined, more: Partial<Asked> = {}, around: Partial<Now> = {}) {
  const view = { seat: 0, options: {}, asked: [{ step: 'your_turn', seat: 0 }] };
  const asked = question && { prompt: '?', ...question, ...more };
  const now: Now = { number: 1, status: 'playing', at: 0, seats: [], view, asked, ...around };
  return { now };
}

function table(first: ReturnType<typeof asks>, game: Partial<GameTable> = {}, accepted = true) {
  const sent: Sent = { answers: [], undone: 0 };
  const session = {
    ...first,
    seat: 0,
    answer: (actions: number[]) => {
      sent.answers.push(actions);
      return Promise.resolve(accepted);
    },
    undo: () => {
      sent.undone += 1;
      return Promise.resolve(true);
    },
  };
  const target = ({ card }: Option): Target | null => (card ? { zone: 'hand', card } : null);
  const choosing = new Choosing(session, () => ({ target, ...game }) as GameTable);
  choosing.renew();
  return {
    choosing,
    sent,
    next: (again: ReturnType<typeof asks> & { seat?: number }) => {
      Object.assign(session, again);
      choosing.renew();
    },
  };
}

const scout: Target = { zone: 'hand', card: 'scout' };
const viper: Target = { zone: 'hand', card: 'viper' };

describe('one of several options', () => {
  const asked: Asked = { question: 4, options: [play(6, 'scout'), play(7, 'viper'), END] };

  it('is numbered, what ends the turn is 0', () => {
    const { choosing } = table(asks(asked, { stop: [0] }));
    expect(choosing.options.map(({ number, words }) => [number, words])).toEqual([
      [1, 'Play scout'],
      [2, 'Play viper'],
      [0, 'End'],
    ]);
    expect(choosing.primary?.words).toBe('End');
  });

  it('is answered once, however often it is pressed before the next question', () => {
    const { choosing, sent, next } = table(asks(asked, { stop: [0] }));
    choosing.choose(scout);
    choosing.choose(viper);
    choosing.finish();
    expect(sent.answers).toEqual([[6]]);
    expect(choosing.busy).toBe(true);
    next(asks({ ...asked, question: 5 }, { stop: [0] }));
    expect(choosing.busy).toBe(false);
    choosing.takeNumber(0);
    expect(sent.answers).toEqual([[6], [0]]);
  });

  it('can be chosen again when the answer was refused', async () => {
    const { choosing, sent } = table(asks(asked), {}, false);
    choosing.choose(scout);
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    choosing.choose(viper);
    expect(sent.answers).toEqual([[6], [7]]);
  });

  it('of another seat at the same screen is another question', () => {
    const { choosing, sent, next } = table(asks(asked));
    choosing.choose(scout);
    next({ ...asks(asked), seat: 1 });
    choosing.choose(viper);
    expect(sent.answers).toEqual([[6], [7]]);
  });

  it('needs a button only where nothing on screen stands for it', () => {
    const { choosing } = table(asks(asked, { stop: [0] }));
    expect(choosing.loose.map(({ option }) => option.action)).toEqual([6, 7]);
    const gone = choosing.inSight.show(scout, 31);
    expect(choosing.loose.map(({ option }) => option.action)).toEqual([7]);
    gone();
    expect(choosing.loose).toHaveLength(2);
  });

  it('of one card lets the reader choose among them', () => {
    const base = {
      question: 1,
      options: [play(1, 'base'), { action: 2, verb: 'scrap', card: 'base' }],
    };
    const { choosing, sent } = table(asks(base));
    expect(choosing.choose({ zone: 'hand', card: 'base' })).toBe(true);
    expect(choosing.open).toEqual({ zone: 'hand', card: 'base' });
    expect(sent.answers).toEqual([]);
    expect(choosing.back()).toBe(true);
    expect(choosing.open).toBeNull();
    choosing.take(2);
    expect(sent.answers).toEqual([[2]]);
  });

  it('is none of a table that is paused', () => {
    const first = asks(asked);
    const { choosing, sent } = table({ ...first, now: { ...first.now, status: 'paused' } });
    expect(choosing.options).toEqual([]);
    expect(choosing.choose(scout)).toBe(false);
    expect(sent.answers).toEqual([]);
  });
});

describe('why not', () => {
  it('is said of a card, else of everything', () => {
    const closed = [{ zone: 'hand', card: 'scout', why: 'Too dear.' }];
    const waiting = [{ seat: 1, prompt: 'Bo picks a card.' }];
    const { choosing } = table(asks({ question: 1, options: [END] }, {}, { closed, waiting }));
    expect(choosing.why(scout)).toBe('Too dear.');
    expect(choosing.why(viper)).toBe('');
    const paused = table(asks(undefined, {}, { closed: [{ zone: '*', why: 'A pause.' }] }));
    expect(paused.choosing.why(viper)).toBe('A pause.');
  });

  it('is for whom everybody waits, while others are asked', () => {
    const waiting = [{ seat: 1, prompt: 'Bo’s turn.' }];
    expect(table(asks(undefined, {}, { waiting })).choosing.why(viper)).toBe('Bo’s turn.');
  });
});

describe('several cards', () => {
  const asked: Asked = {
    question: 2,
    options: [play(6, 'scout'), END],
    later: [play(7, 'viper')],
    picks: 2,
    most: 2,
    stop: [0],
    pool: [6, 6, 7],
  };

  it('have a number each, also equal ones: the same as in the terminal', () => {
    const { choosing, sent } = table(asks(asked));
    expect(choosing.options.map(({ number, words }) => [number, words])).toEqual([
      [1, 'Play scout'],
      [3, 'Play viper'],
      [0, 'End'],
    ]);
    for (const number of [1, 2]) expect(choosing.takeNumber(number)).toBe(true);
    expect(choosing.times(6)).toBe(2);
    expect(choosing.takeNumber(4)).toBe(false);
    choosing.confirm();
    expect(sent.answers).toEqual([[6, 6]]);
  });

  it('have no number twice where only one of them is chosen', () => {
    const one = { options: [play(6, 'scout'), play(7, 'viper'), END], later: [], picks: 1 };
    const { choosing, sent } = table(asks(asked, { ...one, pool: [], most: 1 }));
    expect(choosing.options.map(({ number }) => number)).toEqual([1, 2, 0]);
    choosing.takeNumber(2);
    expect(sent.answers).toEqual([[7]]);
  });

  it('are picked by card: a click picks one more, a click on a picked one puts that one back', () => {
    const { choosing, sent } = table(asks(asked));
    choosing.choose(scout, 11);
    choosing.choose(scout, 12);
    expect([choosing.isPicked(11), choosing.isPicked(12), choosing.times(6)]).toEqual([
      true,
      true,
      2,
    ]);
    choosing.choose(viper, 13);
    expect(choosing.tooMany).toBe(true);
    choosing.choose(scout, 11);
    expect([choosing.isPicked(11), choosing.isPicked(12), choosing.tooMany]).toEqual([
      false,
      true,
      false,
    ]);
    choosing.choose(viper, 13);
    choosing.confirm();
    expect(sent.answers).toEqual([[6, 7]]);
  });

  it('are picked by number: the cards in sight one after the other, then none', () => {
    const { choosing } = table(asks(asked));
    choosing.inSight.show(scout, 11);
    choosing.inSight.show(scout, 12);
    choosing.takeNumber(1);
    expect(choosing.isPicked(11)).toBe(true);
    choosing.takeNumber(1);
    expect(choosing.isPicked(12)).toBe(true);
    choosing.takeNumber(1);
    expect(choosing.picks).toEqual([]);
  });

  it('are not confirmed before there are enough, and none is chosen by what ends it', () => {
    const { choosing, sent } = table(asks(asked, { least: 2 }));
    choosing.choose(scout, 11);
    choosing.confirm();
    expect(sent.answers).toEqual([]);
    choosing.back();
    choosing.finish();
    expect(sent.answers).toEqual([[0]]);
  });

  it('end by themselves where fewer were picked than could be', async () => {
    const { choosing, sent, next } = table(asks(asked));
    choosing.choose(scout, 11);
    choosing.confirm();
    const left = [play(7, 'viper'), play(6, 'scout'), END]; // listed in an order of its own
    next(asks({ question: 3, options: left, stop: [0] }));
    await vi.waitFor(() => expect(sent.answers).toEqual([[6], [0]]));
  });

  it('end by themselves where several more could be picked', async () => {
    const three = { picks: 3, most: 3, pool: [6, 6, 7, 7] };
    const { choosing, sent, next } = table(asks(asked, three));
    choosing.choose(scout, 11);
    choosing.confirm();
    next(asks(asked, { question: 3, picks: 2, pool: [6, 7, 7] }));
    await vi.waitFor(() => expect(sent.answers).toEqual([[6], [0]]));
  });

  it('do not end another choice of as many', async () => {
    const { choosing, sent, next } = table(asks(asked, { picks: 3, most: 3, pool: [6, 6, 7, 7] }));
    choosing.choose(scout, 11);
    choosing.confirm();
    next(asks(asked, { question: 3, picks: 2, pool: [6, 6, 7] }));
    await new Promise((done) => setTimeout(done, 5));
    expect(sent.answers).toEqual([[6]]);
  });

  it('do not end another choice', async () => {
    const { choosing, sent, next } = table(asks(asked));
    choosing.choose(scout, 11);
    choosing.confirm();
    next(asks({ question: 3, options: [play(9, 'cutter'), END], stop: [0] }));
    await new Promise((done) => setTimeout(done, 5));
    expect(sent.answers).toEqual([[6]]);
  });
});

describe('a gesture', () => {
  const gestures = (action: number) => ({ gestures: [{ name: 'play_all', words: 'All', action }] });
  const first = asks({ question: 0, options: [play(6, 'scout')] }, gestures(6));

  it('goes on until it is offered no more', async () => {
    const { choosing, sent, next } = table(first);
    choosing.begin('play_all');
    next(asks({ question: 1, options: [play(7, 'viper')] }, gestures(7)));
    await vi.waitFor(() => expect(sent.answers).toEqual([[6], [7]]));
    next(asks({ question: 2, options: [END] }, { stop: [0] }));
    expect(choosing.going).toBe('');
    await new Promise((done) => setTimeout(done, 5));
    expect(sent.answers).toEqual([[6], [7]]);
  });

  it('stops when somebody does something, or is refused', async () => {
    const { choosing, sent, next } = table(first);
    choosing.begin('play_all');
    next(asks({ question: 1, options: [play(7, 'viper')] }, gestures(7)));
    choosing.undo();
    await new Promise((done) => setTimeout(done, 5));
    expect([sent.answers, sent.undone, choosing.going]).toEqual([[[6]], 1, '']);
    const refused = table(first, {}, false);
    refused.choosing.begin('play_all');
    await vi.waitFor(() => expect(refused.choosing.going).toBe(''));
  });
});

describe('a forced answer', () => {
  const only = asks({ question: 0, options: [play(6, 'scout')] });
  const forced = (option: Option): boolean => option.verb === 'play';

  it('is given by itself where the game says so', async () => {
    const { sent } = table(only, { forced });
    await vi.waitFor(() => expect(sent.answers).toEqual([[6]]));
  });

  it('is left to the reader where it decides something, or after an undo', async () => {
    const free = table(only);
    const two = table(asks({ question: 0, options: [play(6, 'scout'), END] }), { forced });
    const back = table(asks({ question: 5, options: [END, play(6, 'scout')] }), { forced });
    back.choosing.undo();
    back.next(asks({ question: 4, options: [play(6, 'scout')] }));
    await new Promise((done) => setTimeout(done, 5));
    expect([free.sent.answers, two.sent.answers, back.sent.answers]).toEqual([[], [], []]);
  });
});
