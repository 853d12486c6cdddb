import { describe, expect, it } from 'vitest';
import { changeOf } from '../../cards/change';
import { follow, type Move, type Tokens } from '../../cards/tracking';
import type { Update, View } from '../../connection/protocol.gen';
import constants from './data/constants.json';
import example from './data/example.json';
import { exit, origin, places } from './places';
import told from './data/told.json';
import { realms } from './view';

// Every example is one step of a real game, as the server sent it to seat 0.

type Step = keyof typeof example;

/** What the table shows to move in a step. */
function moves(step: Step): Move[] {
  const { before, update } = example[step] as unknown as { before: View; update: Update };
  const nothing = (): null => null;
  const shown: Tokens = follow(new Map(), places(before), nothing, nothing).tokens;
  const view = update.now.view as View;
  const change = changeOf(update, view, { kinds: told, facts: {}, constants });
  return follow(
    shown,
    places(view),
    (place) => origin(place, change),
    (place) => exit(place, change),
  ).moves;
}

/** The same in short: "card: from > to", equal ones counted. */
function ways(step: Step): string[] {
  const counts = new Map<string, number>();
  for (const { card, from, to } of moves(step)) {
    const way = `${card}: ${from} > ${to}`;
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return [...counts].map(([way, count]) => (count > 1 ? `${count} ${way}` : way)).sort();
}

describe('cards that move', () => {
  const expected: Partial<Record<Step, string[]>> = {
    'own play': ['scout: hand > ships 0'],
    'own acquire': ['federation_shuttle: row > discards 0', 'patrol_mech: trade_deck > row'],
    'own explorer': ['explorer: explorers > discards 0'],
    'their play': ['viper: hand 1 > ships 1'],
    'their acquire': ['battle_pod: row > discards 1', 'mothership: trade_deck > row'],
    'their explorer': ['explorer: explorers > discards 1'],
    'onto the deck': ['flagship: row > tops 1', 'trade_pod: trade_deck > row'],
    'explorer scrapped': ['explorer: ships 0 > explorers'],
    'ship or base scrapped': ['blob_wheel: bases 1 > scrap_heap'],
    'scrapped out of the row': ['blob_wheel: trade_deck > row', 'blob_world: row > scrap_heap'],
    'scrapped out of the discards': ['recycling_station: discards 0 > scrap_heap'],
    'they scrap out of their hand': ['viper: hand 1 > scrap_heap'],
    'base destroyed': ['recycling_station: bases 0 > discards 0'],
    discard: ['scout: hand 1 > discards 1'],
  };
  for (const [step, wanted] of Object.entries(expected) as [Step, string[]][]) {
    it(step, () => expect(ways(step)).toEqual(wanted));
  }

  it('the ships of a turn go to the discard pile, a new hand comes from the deck', () => {
    const found = moves('own end of turn');
    const { before, update } = example['own end of turn'];
    const ships = before.seats[0]?.ships ?? [];
    expect(found.filter(({ from }) => from === 'ships 0').map(({ to }) => to)).toEqual(
      ships.map(() => 'discards 0'),
    );
    expect(found.filter(({ to }) => to === 'hand').map(({ from }) => from)).toEqual(
      update.now.view.hand.map(() => 'deck 0'),
    );
  });

  it('theirs go to theirs, and of their new hand nothing is seen', () => {
    const found = moves('their end of turn');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ from, to }) => to === 'discards 1' && from === 'ships 1')).toBe(true);
  });

  it('what is shuffled goes into the deck', () => {
    for (const step of ['own end of turn with shuffle', 'their deck runs out'] as const) {
      const seat = step.startsWith('own') ? 0 : 1;
      const gone = moves(step).filter(({ to }) => to !== 'hand' && to !== `shown ${seat}`);
      expect(gone.length).toBeGreaterThan(0);
      expect(new Set(gone.map(({ to }) => to))).toEqual(new Set([`deck ${seat}`]));
    }
  });
});

describe('places', () => {
  it('name every card in sight once', () => {
    for (const { update } of Object.values(example)) {
      const view = realms(update.now.view as unknown as View);
      const found = places(view);
      expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
      expect(found.find(({ name }) => name === 'row')?.cards).toEqual(view.row);
      expect(found.find(({ name }) => name === 'hand')?.cards).toEqual(view.hand ?? []);
    }
  });
});
