import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chapters } from '../side/log_chapters';
import { PROTOCOL, type Happened, type Message, type Now } from './protocol.gen';
import { Session } from './session.svelte';

// The log of a table: each thing that happened stands in it once, whatever comes first.

class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.push(this);
  }
  send(): void {}
  close(): void {}
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: Socket[];
let pages: ((numbers: number[]) => Promise<void>)[]; // answers to the requests for the log
const latest = (): Socket => sockets.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, pages] = [[], []];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((answer) => {
        pages.push(async (numbers) => {
          const happened = numbers.map((number) => move(number));
          answer(Response.json({ happened, more: false, before: 0 }));
          await vi.advanceTimersByTimeAsync(0);
        });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function move(number: number): Happened {
  const told = [{ kind: 'draws', seat: 1 }];
  return { number, kind: 'answer', seat: 1, at: 0, told, lines: [{ text: `move ${number}` }] };
}

function welcome(seat: number): Message {
  const table = { id: 'x', game: 'g', rules: 1, options: {}, seats: 2, clock: '', commitment: '' };
  return { type: 'welcome', protocol: PROTOCOL, table, seat };
}
function update(number: number, ...numbers: number[]): Message {
  const now: Now = { number, status: 'playing', at: 0, seats: [] };
  return { type: 'update', now, happened: numbers.map(move) };
}

/** Somebody comes to a table at which three things have happened. */
function come(speed: 0 | 1): Session {
  const session = new Session({ table: 'x', seat: 0, language: 'en', speed: () => speed });
  session.start();
  latest().says(welcome(0));
  latest().says(update(3));
  return session;
}
function shown(session: Session): string[] {
  return chapters(session.log).flatMap((chapter) => chapter.lines.map(({ text }) => text));
}
const FIVE = ['move 1', 'move 2', 'move 3', 'move 4', 'move 5'];

test('what waits to be shown is not taken from the log before', async () => {
  const session = come(1);
  for (const number of [4, 5]) latest().says(update(number, number));
  await pages[0]?.([1, 2, 3, 4, 5]);
  expect(session.behind).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown(session)).toEqual(FIVE);
});

test('a log that is faster than the line tells nothing in advance', async () => {
  const session = come(0);
  await pages[0]?.([1, 2, 3, 4]);
  latest().says(update(4, 4));
  latest().says(update(5, 5));
  expect(shown(session)).toEqual(FIVE);
});

test('a log that is slower than the line tells nothing again', async () => {
  const session = come(0);
  latest().says(update(5, 4, 5));
  await pages[0]?.([1, 2, 3, 4]);
  expect(shown(session)).toEqual(FIVE);
});

test('a log for the seat from which nobody looks any more is not shown', async () => {
  const session = come(0);
  session.from(1);
  await pages[0]?.([1, 2, 3]);
  expect(session.log).toEqual([]);
  latest().says(welcome(1));
  latest().says(update(3));
  session.from(0);
  latest().says(welcome(0));
  latest().says(update(3));
  await pages[1]?.([1, 2, 3]);
  await pages[2]?.([1, 2, 3]);
  expect(shown(session)).toEqual(['move 1', 'move 2', 'move 3']);
});
