import { describe, expect, it } from 'vitest';
import type { About, Now } from '../connection/protocol.gen';
import { silence } from './talk';

const HOUR = 60 * 60 * 1000;
const about = {
  id: 't',
  game: 'x',
  rules: 1,
  options: {},
  seats: 2,
  clock: 'none',
  commitment: '',
} as About;
const now = {
  number: 1,
  status: 'playing',
  at: 100 * HOUR,
  seats: [{ who: 'ada' }, { bot: 'thumb' }],
} as Now;

describe('talking', () => {
  it('is for the players, and for all where the table allows it', () => {
    expect(silence(about, now, 'ada')).toBe('');
    expect(silence(about, now, 'bo')).toBe('chat-players');
    expect(silence(about, now, '')).toBe('chat-players');
    expect(silence({ ...about, talk: true }, now, 'bo')).toBe('');
  });

  it('ends a day after the game', () => {
    expect(silence(about, { ...now, ended: 77 * HOUR }, 'ada')).toBe('');
    expect(silence({ ...about, talk: true }, { ...now, ended: 75 * HOUR }, 'ada')).toBe(
      'chat-over',
    );
  });

  it('is not judged before the table is there', () => {
    expect(silence(null, null, 'ada')).toBe('');
  });
});
