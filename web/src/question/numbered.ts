import type { Asked, Option } from '../connection/protocol.gen';
import type { Target } from '../games/game';

// The list of all that can be chosen: the same numbers on screen, as keys, read aloud, and in the
// terminal.

/** An option with its number in the list, its words, and what it is done with. */
export interface Numbered {
  number: number; // the first one, where equal cards have one each; 0 ends a choice or a turn
  option: Option;
  words: string;
  target: Target | null;
}

/** One thing picked of several: by its action, and by its card where it is one. */
export interface Picked {
  action: number;
  token: number | null;
}

type TargetOf = (option: Option) => Target | null;

/** Are several things picked, and then confirmed? */
export function picksSeveral({ picks = 1, most = 1 }: Asked): boolean {
  return picks > 1 && most > 1;
}

/** The actions that have the numbers from 1 on. */
export function listed({ options, picks = 1, pool = [], stop = [] }: Asked): readonly number[] {
  if (picks > 1) return pool;
  return options.map(({ action }) => action).filter((action) => !stop.includes(action));
}

/** The action that a number stands for. */
export function actionOf(asked: Asked, number: number): number | undefined {
  return number === 0 ? asked.stop?.[0] : listed(asked)[number - 1];
}

/** All that may be chosen now, or picked sooner or later; what ends the question comes last. */
export function numbered(asked: Asked, target: TargetOf): Numbered[] {
  const order = listed(asked);
  const found = [...asked.options, ...(asked.later ?? [])].map((option) => ({
    number: order.indexOf(option.action) + 1,
    option,
    words: option.words ?? option.verb,
    target: target(option),
  }));
  const things = found.filter(({ number }) => number > 0).sort((a, b) => a.number - b.number);
  return [...things, ...found.filter(({ number }) => number === 0)];
}

/** What is left to pick from after these picks, which are made in ascending order. */
export function leftOver(pool: readonly number[], picks: readonly number[]): number[] {
  const last = picks.at(-1);
  if (last === undefined) return [...pool];
  const taken = picks.filter((one) => one === last).length;
  return pool.slice(pool.indexOf(last) + taken);
}

/** Are these the things that are asked for?  Where only one is, equal ones are listed once. */
export function asksFor(asked: Asked, pool: readonly number[]): boolean {
  const things = (asked.picks ?? 1) > 1 ? pool : [...new Set(pool)];
  const inOrder = (all: readonly number[]): string => [...all].sort((a, b) => a - b).join();
  return inOrder(things) === inOrder(listed(asked));
}

/** A target as a key. */
export function keyOf({ zone, card = '', seat }: Target): string {
  return `${zone}/${card}/${seat ?? ''}`;
}
