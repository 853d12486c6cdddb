import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST, OTHERS_STEP, OWN_STEP, Playback, standing, type Speed } from './playback';
import type { Update } from './protocol.gen';

function update(number: number, seat: number, told = true): Update {
  const happened = {
    number,
    kind: 'answer',
    seat,
    at: 0,
    told: told ? [{ kind: 'plays', seat, card: 'scout' }] : [],
  };
  return {
    type: 'update',
    now: { number, status: 'playing', at: 0, seats: [] },
    happened: [happened],
  };
}

describe('what happens, shown step by step', () => {
  let shown: number[];
  let speed: Speed;
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    speed = 1;
    playback = new Playback(
      ({ now }) => shown.push(now.number),
      () => 0,
      () => speed,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('shows the first step at once and each next one when the last has stood', () => {
    for (const number of [1, 2, 3]) playback.push(update(number, 1));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(OTHERS_STEP);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(OTHERS_STEP);
    expect(shown).toEqual([1, 2, 3]);
    expect(playback.behind).toBe(false);
  });

  it('is quick with what one did oneself, and with what nobody sees', () => {
    expect(standing(update(1, 0), 0)).toBe(OWN_STEP);
    expect(standing(update(1, 1), 0)).toBe(OTHERS_STEP);
    expect(standing(update(1, 1, false), 0)).toBe(0);
  });

  it('never takes long, however much there is', () => {
    for (let number = 1; number <= 40; number++) playback.push(update(number, 1));
    vi.advanceTimersByTime(LONGEST * 2);
    expect(shown).toHaveLength(40);
  });

  it('shows everything at once when it is skipped, in order and once', () => {
    for (const number of [1, 2, 3, 4]) playback.push(update(number, 1));
    playback.skip();
    expect(shown).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toHaveLength(4);
    playback.push(update(5, 1));
    expect(shown).toHaveLength(5);
  });

  it('shows everything at once for whoever wants no motion', () => {
    speed = 0;
    for (const number of [1, 2, 3]) playback.push(update(number, 1));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('goes twice as fast at double speed', () => {
    speed = 2;
    for (const number of [1, 2]) playback.push(update(number, 1));
    vi.advanceTimersByTime(OTHERS_STEP / 2);
    expect(shown).toEqual([1, 2]);
  });

  it('shows nothing more when it is stopped', () => {
    for (const number of [1, 2]) playback.push(update(number, 1));
    playback.stop();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1]);
  });
});
