import { describe, expect, it } from 'vitest';
import { follow, type Place, type Tokens } from './tracking';

const nowhere = (): null => null;

function places(layout: Record<string, string[]>): Place[] {
  return Object.entries(layout).map(([name, cards]) => ({ name, cards }));
}

function start(layout: Record<string, string[]>): Tokens {
  return follow(new Map(), places(layout), nowhere, nowhere).tokens;
}

const ids = (tokens: Tokens, place: string): number[] =>
  (tokens.get(place) ?? []).map(({ id }) => id);

describe('cards that are followed', () => {
  it('keep their token where they stay, in whatever order', () => {
    const before = start({ hand: ['scout', 'viper', 'scout'] });
    const [first, viper, second] = ids(before, 'hand');
    const after = follow(before, places({ hand: ['viper', 'scout', 'scout'] }), nowhere, nowhere);
    expect(ids(after.tokens, 'hand')).toEqual([viper, first, second]);
    expect(after.moves).toEqual([]);
  });

  it('move from one place to another', () => {
    const before = start({ hand: ['scout', 'viper'], ships: [] });
    const [, viper] = ids(before, 'hand');
    const { tokens, moves } = follow(
      before,
      places({ hand: ['scout'], ships: ['viper'] }),
      nowhere,
      nowhere,
    );
    expect(ids(tokens, 'ships')).toEqual([viper]);
    expect(moves).toEqual([{ id: viper, card: 'viper', from: 'hand', to: 'ships' }]);
  });

  it('come from where hidden cards come from, and leave for where they go', () => {
    const before = start({ hand: ['scout'] });
    const [scout] = ids(before, 'hand');
    const { tokens, moves } = follow(
      before,
      places({ hand: ['viper'] }),
      (place) => (place === 'hand' ? 'deck' : null),
      (place) => (place === 'hand' ? 'heap' : null),
    );
    const [viper] = ids(tokens, 'hand');
    expect(viper).not.toBe(scout);
    expect(moves).toEqual([
      { id: viper, card: 'viper', from: 'deck', to: 'hand' },
      { id: scout, card: 'scout', from: 'hand', to: 'heap' },
    ]);
  });

  it('are not followed where they can not have gone', () => {
    const before = start({ discards: ['scout'], hand: [] });
    const [scout] = ids(before, 'discards');
    const { tokens, moves } = follow(
      before,
      places({ discards: [], hand: ['scout'] }),
      () => 'deck',
      () => 'deck',
      (_, to) => to !== 'hand',
    );
    expect(ids(tokens, 'hand')).not.toEqual([scout]);
    expect(moves).toMatchObject([
      { from: 'deck', to: 'hand' },
      { id: scout, from: 'discards', to: 'deck' },
    ]);
  });

  it('never share a token', () => {
    const before = start({ row: ['ram', 'ram'], discards: [] });
    const after = follow(
      before,
      places({ row: ['ram', 'ram'], discards: ['ram'] }),
      nowhere,
      nowhere,
    );
    const all = [...ids(after.tokens, 'row'), ...ids(after.tokens, 'discards')];
    expect(new Set(all).size).toBe(3);
  });

  it('are gone with a place that is no longer there', () => {
    const before = start({ searched: ['jawa'], hand: [] });
    const { moves } = follow(before, places({ hand: [] }), nowhere, () => 'discards');
    expect(moves).toMatchObject([{ card: 'jawa', from: 'searched', to: 'discards' }]);
  });
});
