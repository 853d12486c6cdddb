import type { Target } from '../games/game';
import type { Asked, Option, Pickable, Words } from '../connection/protocol';

// The list of all that can be chosen: the same numbers on screen, as keys and read aloud.

/** An option with its number in the list, its words, and what it is done with. */
export interface Numbered {
  number: number; // 0 ends a choice or a turn
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

/** Options and their words as the server lists them. */
function spoken(asked: Asked, words: Words): Pickable[] {
  return asked.options.map((option, at) => ({ option, words: words.options?.[at] ?? option.verb }));
}

/** All options of a question, numbered; what ends it comes last and is 0. */
export function numbered(asked: Asked | undefined, words: Words, target: TargetOf): Numbered[] {
  if (!asked) return [];
  const { asking } = words;
  const stop = new Set(asking?.stop ?? []);
  const listed = spoken(asked, words);
  const ends = listed.filter(({ option }) => stop.has(option.action));
  const rest = listed.filter(({ option }) => !stop.has(option.action));
  const open = (asked.picks ?? 1) > 1 && asking?.pool?.length ? asking.pool : rest;
  return [
    ...open.map((one, at) => ({ ...one, number: at + 1, target: target(one.option) })),
    ...ends.map((one) => ({ ...one, number: 0, target: target(one.option) })),
  ];
}

/** What is left to pick from after these picks, which are made in ascending order. */
export function leftOver(pool: readonly number[], picks: readonly number[]): number[] {
  const last = picks.at(-1);
  if (last === undefined) return [...pool];
  const taken = picks.filter((one) => one === last).length;
  return pool.slice(pool.indexOf(last) + taken);
}

/** A target as a key. */
export function keyOf({ zone, card = '', seat }: Target): string {
  return `${zone}/${card}/${seat ?? ''}`;
}
