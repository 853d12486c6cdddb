import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Message, Update } from './protocol';
import { Session } from './session.svelte';

class Cable {
  static all: Cable[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Cable.all.push(this);
  }
  send(): void {}
  close(): void {}
}

const latest = (): Cable => Cable.all.at(-1) as Cable;
const says = (message: Message): void => latest().onmessage?.({ data: JSON.stringify(message) });

function happened(number: number, kind = 'answer'): Happened {
  return {
    number,
    kind,
    seat: 0,
    at: number,
    ...(kind === 'say' ? { who: 'a', name: 'Ada', text: `${number}` } : {}),
  };
}

function update(number: number, ...numbers: number[]): Update {
  const words = { names: [], log: numbers.map((one) => [`line ${one}`]) };
  const now = { number, status: 'playing' as const, at: 0, seats: [] };
  return { type: 'update', now, happened: numbers.map((one) => happened(one)), words };
}

describe('one table, kept up to date', () => {
  let session: Session;
  let drawn: number;
  let heard: Happened[];
  let asked: string[];
  let answer: (page: unknown) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    Cable.all = [];
    drawn = 0;
    heard = [];
    asked = [];
    const nowhere = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('window', nowhere);
    vi.stubGlobal('document', { ...nowhere, visibilityState: 'visible' });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('WebSocket', Cable);
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return new Promise((done) => {
        answer = (page) => done(page ? Response.json(page) : new Response('', { status: 502 }));
      });
    });
    session = new Session({
      table: 't',
      seat: 0,
      language: 'en',
      speed: () => 0,
      draw: (_, apply) => {
        drawn++;
        apply();
      },
      said: (lines) => heard.push(...lines),
    });
    session.start();
  });
  afterEach(() => {
    session.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function page(before: number, ...numbers: number[]): Promise<void> {
    answer({
      happened: numbers.map((one) => happened(one)),
      log: numbers.map((one) => [`line ${one}`]),
      before,
    });
    await vi.waitFor(() => expect(shown()[0]).toBe(numbers[0]));
  }
  const shown = (): number[] => session.log.map((entry) => entry.happened.number);
  function comeBack(): void {
    latest().onclose?.();
    vi.advanceTimersByTime(20_000);
  }

  it('loads the latest page of the log, and earlier ones when they are wanted', async () => {
    says(update(5));
    await page(3, 3, 4, 5);
    expect(session.before).toBe(3);
    const loading = session.load();
    expect(asked.at(-1)).toContain('before=3');
    answer({ happened: [happened(1), happened(2)], log: [['a'], ['b']], before: 0 });
    await loading;
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    expect(session.before).toBe(0);
  });

  it('shows nothing twice that comes by both ways', async () => {
    says(update(5));
    says(update(6, 6));
    await page(0, 4, 5, 6, 7);
    says(update(7, 7));
    says(update(8, 8));
    expect(shown()).toEqual([4, 5, 6, 7, 8]);
  });

  it('reads the log again where an update says that something was left out', async () => {
    says(update(5));
    await page(0, 4, 5);
    comeBack();
    expect(latest().address).toContain('since=5');
    says({ ...update(900), skipped: 895 });
    expect(session.now?.number).toBe(900);
    await page(899, 899, 900);
    expect(shown()).toEqual([899, 900]);
    expect(session.before).toBe(899);
  });

  it('comes back without what it heard last when it was too slow', async () => {
    says(update(5));
    await page(0, 5);
    says({ type: 'bye', why: 'slow', retry: 1000 });
    comeBack();
    expect(latest().address).not.toContain('since');
    says(update(9));
    await page(8, 8, 9);
    expect(shown()).toEqual([8, 9]);
    comeBack();
    expect(latest().address).toContain('since=9');
  });

  it('offers to load the log again if that failed', async () => {
    says(update(5));
    answer(null);
    await vi.waitFor(() => expect(session.before).toBe(6));
    void session.load();
    expect(asked.at(-1)).toContain('before=6');
    await page(0, 4, 5);
    expect(shown()).toEqual([4, 5]);
    expect(session.before).toBe(0);
  });

  it('shows what was said without drawing the table anew', async () => {
    says(update(5));
    await page(0, 5);
    const { now, words } = session;
    const before = drawn;
    says({ type: 'said', number: 6, happened: [happened(6, 'say')] });
    says({ type: 'said', number: 7 }); // by somebody who is muted
    expect(drawn).toBe(before);
    expect(session.now).toBe(now);
    expect(session.words).toBe(words);
    expect(shown()).toEqual([5, 6]);
    expect(session.unread).toBe(1);
    expect(heard.map(({ text }) => text)).toEqual(['6']);
    comeBack();
    expect(latest().address).toContain('since=7');
  });
});
