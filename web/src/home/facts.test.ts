import { describe, expect, test } from 'vitest';
import { ago, atOneDevice, botsBeside } from './facts';
import type { GameShown } from './facts.gen';

const game = (least: number, most: number): GameShown => ({
  game: 'any',
  name: '',
  about: '',
  players: '',
  least,
  most,
  picture: '',
  tutorial: false,
  against_bots: [],
});

describe('how long ago', () => {
  test.each([
    [0, 'now'],
    [59_999, 'now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [25 * 3_600_000, 'yesterday'],
    [49 * 3_600_000, '2 days ago'],
  ])('%i milliseconds', (time, words) => expect(ago('en', time)).toBe(words));

  test('a clock that is ahead of ours does not tell the future', () => {
    expect(ago('en', -90_000)).toBe('now');
  });

  test('in each language', () => {
    expect(ago('ja', 300_000)).toBe('5 分前');
    expect(ago('zh-Hant', 300_000)).toBe('5 分鐘前');
  });
});

describe('people at one device', () => {
  test('take the first seats', () => {
    expect(atOneDevice(2, 1)).toEqual(['me', 'me', 'bot:thumb']);
  });

  test('have as many bots beside them as the game seats', () => {
    expect(botsBeside(game(2, 6), 2)).toEqual([0, 1, 2, 3, 4]);
    expect(botsBeside(game(2, 6), 6)).toEqual([0]);
    expect(botsBeside(game(2, 2), 2)).toEqual([0]);
    expect(botsBeside(game(3, 4), 2)).toEqual([1, 2]);
  });
});
