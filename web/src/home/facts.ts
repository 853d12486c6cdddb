// What the server says of the lobby: src/starfelt/server/pages/home.py.

export interface GameShown {
  game: string;
  name: string;
  about: string;
  players: string;
  least: number;
  most: number;
  picture: string;
  tutorial: boolean;
  against_bots: string[];
}

export interface TableShown {
  id: string;
  game: string;
  name: string;
  seated: string;
  free: number;
  clock: string;
  rated: boolean;
  state: string;
  at: number;
  asked: boolean;
}

/** What changes while somebody looks at the page. */
export interface Now {
  tables: TableShown[];
  mine: TableShown[];
}

export interface HomeFacts {
  games: GameShown[];
  clocks: [string, string][];
  rated: boolean;
  now: Now;
}

export interface Wish {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  clock?: string;
  rated?: boolean;
  private?: boolean;
}

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
