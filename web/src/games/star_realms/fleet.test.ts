import { describe, expect, it } from 'vitest';
import type { Numbered } from '../../question/choosing.svelte';
import {
  abilities,
  Arrivals,
  copiesOf,
  deployed,
  outpostsFirst,
  targetOfCopy,
  type Deployed,
} from './fleet';
import { factsOf } from './cards';
import type { InPlay } from './view';
import type { RealmsFacts } from './view.gen';

const FACTS: Record<string, RealmsFacts> = {
  blob_wheel: { faction: 'blob', cost: 3, defense: 5, outpost: false },
  war_world: { faction: 'star_empire', cost: 5, defense: 4, outpost: true },
};

const copy = (id: number, card: string, state: Partial<InPlay> = {}): Deployed => ({
  id,
  card,
  state: { card, ...state },
});

const option = (verb: string, card: string): Numbered => ({
  number: 1,
  option: { action: 1, verb, card },
  words: verb,
  target: { zone: 'own', card },
});

describe('cards in play', () => {
  it('have their state by their place in the view', () => {
    const tokens = [
      { id: 3, card: 'scout' },
      { id: 9, card: 'the_hive' },
    ];
    const states = [{ card: 'scout' }, { card: 'the_hive', used: true }];
    expect(deployed(tokens, states).map(({ id, state }) => [id, state.used])).toEqual([
      [3, undefined],
      [9, true],
    ]);
  });

  it('are left out while the tokens are those of another view', () => {
    expect(deployed([{ id: 3, card: 'scout' }], [{ card: 'viper' }])).toEqual([]);
    expect(deployed([{ id: 3, card: 'scout' }], [])).toEqual([]);
  });

  it('outposts stand in front', () => {
    const bases = [copy(1, 'blob_wheel'), copy(2, 'war_world'), copy(3, 'the_hive')];
    const about = (card: string) => factsOf({ facts: FACTS, constants: undefined }, card);
    expect(outpostsFirst(bases, about).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('ships stay in the order in which they were played', () => {
    const arrivals = new Arrivals();
    arrivals.inOrder([copy(7, 'viper')]);
    expect(arrivals.inOrder([copy(8, 'scout'), copy(7, 'viper')]).map(({ id }) => id)).toEqual([
      7, 8,
    ]);
    const third = arrivals.inOrder([copy(5, 'ram'), copy(8, 'scout')]);
    expect(third.map(({ id }) => id)).toEqual([8, 5]);
  });
});

describe('what a card in play can do', () => {
  const options = [option('use', 'the_hive'), option('scrap', 'the_hive')];

  it('is marked', () => {
    expect(abilities(options, { card: 'the_hive' })).toEqual(['use', 'scrap']);
    expect(abilities(options, { card: 'the_hive', used: true })).toEqual(['scrap']);
  });

  it('lights only the copies that it can be done with', () => {
    const use = [option('use', 'the_hive')];
    expect(targetOfCopy('own', copy(1, 'the_hive', { used: true }), () => use)).toBeNull();
    expect(targetOfCopy('own', copy(2, 'the_hive'), () => use)).toEqual({
      zone: 'own',
      card: 'the_hive',
    });
  });

  it('leaves a card its reasons when nothing can be done', () => {
    const found = targetOfCopy('own', copy(1, 'the_hive', { used: true }), () => []);
    expect(found).toEqual({ zone: 'own', card: 'the_hive' });
  });
});

it('shows of equal cards no more than can be chosen', () => {
  const pile = ['scout', 'viper', 'scout', 'scout', 'viper'].map((card, id) => ({ id, card }));
  expect(copiesOf(pile, 1).map(({ id }) => id)).toEqual([0, 1]);
  expect(copiesOf(pile, 2).map(({ id }) => id)).toEqual([0, 1, 2, 4]);
});
