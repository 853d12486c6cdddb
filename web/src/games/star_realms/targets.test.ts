import { describe, expect, it } from 'vitest';
import actions from '../../../../src/starfelt/games/star_realms/rules/actions.py?raw';
import source from '../../../../src/starfelt/games/star_realms/rules/cards/core_set.py?raw';
import type { View } from '../../connection/protocol.gen';
import { DESIGNS } from './cards';
import { forced, target } from './targets';

const view: View = { seat: 1, options: {}, asked: [] };
const card = 'blob_wheel';

/** Where each verb of the game is chosen; null: it is a button. */
const WHERE: Record<string, string | null> = {
  end_turn: null,
  done: null,
  first: null,
  second: null,
  attack: 'player',
  attack_with_part: 'player',
  play: 'hand',
  use: 'own',
  ally: 'own',
  scrap: 'own',
  acquire: 'row',
  acquire_to_top: 'row',
  attack_base: 'bases',
  destroy: 'bases',
  destroy_own: 'own',
  discard: 'hand',
  scrap_from_hand: 'hand',
  scrap_from_discards: 'discards',
  scrap_from_row: 'row',
  copy: 'own',
  take: 'row',
  amount: 'amount',
};

describe('target', () => {
  it('knows every verb of the game', () => {
    const verbs = [...actions.matchAll(/^ {4}\("(\w+)", [A-Z_]+\),$/gm)].map(([, verb]) => verb);
    expect(verbs.sort()).toEqual(Object.keys(WHERE).sort());
  });

  for (const [verb, zone] of Object.entries(WHERE)) {
    it(`${verb}: ${zone ?? 'a button'}`, () => {
      const found = target({ action: 1, verb, card: zone ? card : undefined }, view);
      if (zone === null) expect(found).toBeNull();
      else if (zone === 'player') expect(found).toEqual({ zone, seat: 0 });
      else if (zone === 'amount') expect(found).toEqual({ zone });
      else expect(found).toEqual({ zone, card });
    });
  }

  it('finds Explorers at their own pile', () => {
    for (const verb of ['acquire', 'acquire_to_top', 'take']) {
      const found = target({ action: 1, verb, card: 'explorer' }, view);
      expect(found).toEqual({ zone: 'explorers', card: 'explorer' });
    }
    expect(target({ action: 1, verb: 'play', card: 'explorer' }, view)?.zone).toBe('hand');
  });

  it('never answers for the player what they might do otherwise', () => {
    for (const verb of ['end_turn', 'done', 'attack', 'play', 'acquire', 'use', 'first']) {
      expect(forced({ action: 1, verb })).toBe(false);
    }
    expect(forced({ action: 1, verb: 'discard', card })).toBe(true);
  });
});

describe('cards', () => {
  const rows = [
    ...source.matchAll(/^ {4}Card\("(\w+)", (\w+), (\d+), \d+([^]*?)(?=^ {4}Card\(|^\))/gm),
  ];

  it('are those of the game', () => {
    expect(rows.map(([, key]) => key)).toEqual(Object.keys(DESIGNS));
  });

  for (const [, key = '', faction = '', cost, rest = ''] of rows) {
    it(key, () => {
      const outpost = /outpost=(\d+)/.exec(rest)?.[1];
      const defense = /defense=(\d+)/.exec(rest)?.[1];
      expect(DESIGNS[key]).toEqual({
        faction: faction.toLowerCase(),
        cost: Number(cost),
        defense: Number(outpost ?? defense ?? 0),
        outpost: outpost !== undefined,
      });
    });
  }
});
