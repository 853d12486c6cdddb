import { describe, expect, it } from 'vitest';
import { follow } from '../../cards/tracking';
import { exit, origin, places, way } from './moving';
import { FACES, step, changeIn, type StepName } from './examples';

/** Every card that moved, as "card: from > to". */
function moved(name: StepName): string[] {
  const change = changeIn(step(name));
  const nowhere = () => null;
  const { tokens } = follow(new Map(), places(step(name).before, FACES), nowhere, nowhere);
  const { moves } = follow(
    tokens,
    places(step(name).after, FACES),
    (place, card) => origin(place, change, card),
    (place, card) => exit(place, change, card),
    (from, to) => way(from, to, change),
  );
  return moves.map(({ card, from, to }) => `${card}: ${from} > ${to}`).sort();
}

describe('where cards come from and go to', () => {
  it.each<[StepName, string[]]>([
    ['draws mine', ['decoy: draw_pile > hand']],
    ['draws theirs', ['back: draw_pile > hand 2']],
    ['plays theirs', ['back: hand 1 > null', 'search: hand 1 > discards']],
    ['asked target mine', ['jawa: hand > played']],
    ['pairs mine', ['han_solo: hand > played', 'princess_leia: hand > played']],
    ['attacks theirs', []],
    [
      'defends mine',
      [
        'blaster_heavy: defence > discards',
        'jawa: played > discards',
        'thermal_detonator: hand > discards',
      ],
    ],
    [
      'defends theirs',
      [
        'back: hand 2 > null',
        'blaster_light: defence > discards',
        'jawa: played > discards',
        'luke_skywalker: hand 2 > discards',
      ],
    ],
    ['discards theirs', ['back: hand 1 > null', 'yoda_look_take: hand 1 > discards']],
    [
      'steals mine',
      ['back: hand 2 > null', 'bounty_hunter: played > discards', 'han_solo: hand 2 > hand'],
    ],
    [
      'steals at me',
      ['crime_lord: played > discards', 'jawa: hand > hand 1', 'princess_leia: hand > hand 1'],
    ],
    [
      'steals theirs',
      ['back: hand 1 > hand 2', 'back: hand 1 > hand 2', 'crime_lord: played > discards'],
    ],
    ['takes mine', ['yoda_discard_all: hand 2 > hand', 'yoda_look_take: played > discards']],
    ['takes theirs', ['back: hand 2 > hand 1', 'yoda_look_take: played > discards']],
    ['finds mine', ['bounty_hunter: discards > hand', 'search: played > discards']],
    [
      'finds theirs',
      ['counter: discards > discards', 'found: discards > hand 1', 'search: played > discards'],
    ],
    ['open finds theirs', ['counter: discards > hand 1', 'search: played > discards']],
    ['becomes_jedi theirs', ['back: hand 1 > null', 'learn_the_ways: hand 1 > table 1']],
    ['gains_advantage mine', ['advantage: hand > table 0']],
    [
      'loses_advantage mine',
      ['advantage: table 0 > discards', 'back: hand 2 > null', 'counter: hand 2 > discards'],
    ],
  ])('%s', (name, moves) => {
    expect(moved(name)).toEqual(moves);
  });

  it('whole hands change places', () => {
    expect(moved('swaps_hands mine')).toEqual(
      expect.arrayContaining(['blaster_light: hand > hand 2', 'lightsaber: hand 2 > hand']),
    );
    expect(moved('takes_hand at me')).toEqual(
      expect.arrayContaining(['han_solo: hand > hand 1', 'yoda_take_all: hand 1 > discards']),
    );
    const passed = moved('passes_left mine');
    expect(passed).toEqual(
      expect.arrayContaining(['crime_lord: hand 2 > hand', 'yoda_look_take: hand > hand 1']),
    );
    expect(passed).toContain('back: hand 1 > hand 2');
    expect(passed).not.toContain('back: hand 2 > hand 1');
  });

  it('asks for the very card where two players lay cards down at once', () => {
    const change = changeIn(step('hands_over mine'));
    expect(origin('discards', change, 'discard_all')).toBe('hand 2');
    expect(origin('discards', change, 'han_solo')).toBe('hand');
    expect(exit('hand', change, 'decoy')).toBe('hand 2');
    expect(exit('hand', change, 'han_solo')).toBe('discards');
  });
});

describe('places', () => {
  it('never shows a card that the reader does not know', () => {
    for (const { name, cards } of places(step('steals theirs').after, FACES)) {
      if (name.startsWith('hand ')) expect(new Set(cards)).toEqual(new Set(['back']));
    }
  });

  it('shows a spectator every hand as backs', () => {
    const seen = { ...step('draws mine').after, seat: -1, hand: undefined, known: undefined };
    const hands = places(seen, FACES).filter(({ name }) => name.startsWith('hand '));
    expect(hands.map(({ cards }) => cards.length)).toEqual(seen.seats.map(({ cards }) => cards));
  });
});
