import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened, Message, Update } from './protocol.gen';
import type { Speed } from './playback';
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
    lines: [{ text: `line ${number}` }],
    ...(kind === 'say' ? { who: 'a', name: 'Ada', text: `${number}` } : {}),
  };
}

function update(number: number, ...numbers: number[]): Update {
  const now = { number, status: 'playing' as const, at: 0, seats: [] };
  return { type: 'update', now, happened: numbers.map((one) => happened(one)) };
}

/** What somebody else did, which is shown for a moment. */
function told(number: number): Update {
  const step = { ...happened(number), seat: 1, told: [{ kind: 'draws', seat: 1 }] };
  return { ...update(number), happened: [step] };
}

describe('one table, kept up to date', () => {
  let session: Session;
  let drawn: number;
  let pace: Speed;
  let heard: Happened[];
  let asked: string[];
  let answer: (page: unknown) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    Cable.all = [];
    drawn = 0;
    pace = 0;
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
      speed: () => pace,
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
      more: before > 0,
      before,
    });
    await vi.waitFor(() => expect(shown()[0]).toBe(numbers[0]));
  }
  const shown = (): number[] => session.log.map(({ number }) => number);
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
    answer({ happened: [happened(1), happened(2)], more: false, before: 0 });
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

  it('reads the rule behind the question only when it is asked for', async () => {
    says(update(5));
    await page(0, 5);
    expect(asked).toHaveLength(1);
    const rule = session.why();
    expect(asked.at(-1)).toContain('/api/tables/t/why?lang=en');
    answer({ question: 0, why: 'One card a turn.' });
    expect(await rule).toBe('One card a turn.');
    const none = session.why();
    answer(null);
    expect(await none).toBe('');
  });

  it('shows what was said without drawing the table anew', async () => {
    says(update(5));
    await page(0, 5);
    const { now } = session;
    const before = drawn;
    says({ type: 'said', number: 6, happened: [happened(6, 'say')] });
    says({ type: 'said', number: 7 }); // by somebody who is muted
    expect(drawn).toBe(before);
    expect(session.now).toBe(now);
    expect(shown()).toEqual([5, 6]);
    expect(session.unread).toBe(1);
    expect(heard.map(({ text }) => text)).toEqual(['6']);
    comeBack();
    expect(latest().address).toContain('since=7');
  });

  it('asks for the table in plain lines when they are wanted, and loses nothing by it', async () => {
    says(update(5));
    await page(0, 5);
    expect(latest().address).not.toContain('lines');
    const first = session.lines();
    const second = session.lines(); // before the first one was answered
    expect(latest().address).toContain('since=5');
    expect(latest().address).toContain('lines=true');
    expect(Cable.all).toHaveLength(2);
    const next = update(6, 6);
    says({ ...next, now: { ...next.now, table: [{ text: 'Turn 1.' }] } });
    expect(await first).toEqual([{ text: 'Turn 1.' }]);
    expect(await second).toEqual(await first);
    expect(await session.lines()).toEqual(await first);
    expect(shown()).toEqual([5, 6]);
    expect([Cable.all.length, asked.length]).toEqual([2, 1]);
  });

  it('still answers with lines that were asked for before the line was cut', async () => {
    says(update(5));
    const lines = session.lines();
    comeBack();
    expect(latest().address).toContain('lines=true');
    says({ ...update(5), now: { ...update(5).now, table: [{ text: 'Turn 1.' }] } });
    expect(await lines).toEqual([{ text: 'Turn 1.' }]);
  });

  it('tells nobody at the same screen what another seat wanted to hear', async () => {
    says(update(5));
    const lines = session.lines();
    session.from(1);
    expect(await lines).toEqual([]);
    says({ ...update(5), now: { ...update(5).now, table: [{ text: 'Turn 1.' }] } });
    expect(await session.lines()).toEqual([{ text: 'Turn 1.' }]);
  });

  it('shows the steps that wait before it asks for the table in plain lines', async () => {
    says(update(5));
    await page(0, 5);
    pace = 1;
    for (const number of [6, 7]) says(told(number));
    expect([shown(), session.behind]).toEqual([[5, 6], true]);
    void session.lines();
    expect([shown(), session.behind]).toEqual([[5, 6, 7], false]);
    expect(latest().address).toContain('since=7');
  });
});
