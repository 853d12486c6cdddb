import type { GameShown } from './facts.gen';

// What the home page shows of the lobby.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words. */
export function ago(language: string, time: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (time < MINUTE) return words.format(0, 'second');
  if (time < HOUR) return words.format(-Math.floor(time / MINUTE), 'minute');
  if (time < DAY) return words.format(-Math.floor(time / HOUR), 'hour');
  return words.format(-Math.floor(time / DAY), 'day');
}

/** The seats of people at one device, and of bots on the rest. */
export function atOneDevice(people: number, bots: number): string[] {
  return [...Array<string>(people).fill('me'), ...Array<string>(bots).fill('bot:thumb')];
}

/** How many bots may join so many people. */
export function botsBeside(game: GameShown, people: number): number[] {
  const least = Math.max(0, game.least - people);
  return Array.from({ length: game.most - people - least + 1 }, (_, at) => least + at);
}
