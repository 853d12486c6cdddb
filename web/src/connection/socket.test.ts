import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause, Socket, type Connection, type Wire } from './socket';
import type { Message } from './protocol.gen';

class Cable implements Wire {
  said: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {}

  send(data: string): void {
    this.said.push(data);
  }
  close(): void {
    this.closed = true;
  }
  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  commands(): { type: string; id?: string }[] {
    return this.said.map((text) => JSON.parse(text) as { type: string; id?: string });
  }
}

describe('the line to the server', () => {
  let cables: Cable[];
  let states: Connection[];
  let heard: Message[];
  let since: number;
  let line: Socket;
  const latest = (): Cable => cables.at(-1) as Cable;

  beforeEach(() => {
    vi.useFakeTimers();
    cables = [];
    states = [];
    heard = [];
    since = 0;
    line = new Socket({
      address: () => `ws://here/?since=${since}`,
      heard: (message) => heard.push(message),
      changed: (connection) => states.push(connection),
      open: (address) => {
        const cable = new Cable(address);
        cables.push(cable);
        return cable;
      },
    });
  });
  afterEach(() => vi.useRealTimers());

  function open(): Cable {
    line.connect();
    latest().onopen?.();
    return latest();
  }

  it('hears what is said', () => {
    open().says({ type: 'pong', at: 5 });
    expect(heard).toEqual([{ type: 'pong', at: 5 }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('matches acknowledgements with what was sent', async () => {
    const cable = open();
    const first = line.send({ type: 'agree' });
    const second = line.send({ type: 'decline' });
    const [one, other] = cable.commands();
    expect(one?.id).not.toBe(other?.id);
    cable.says({ type: 'refused', code: 'x', sentence: 'No.', id: other?.id });
    cable.says({ type: 'ack', number: 3, id: one?.id });
    expect(await first).toMatchObject({ type: 'ack', number: 3 });
    expect(await second).toMatchObject({ type: 'refused', sentence: 'No.' });
  });

  it('comes back after a cut, tells the last number, and repeats what was not acknowledged', async () => {
    const cable = open();
    const lost = line.send({ type: 'resign' });
    const [sent] = cable.commands();
    since = 7;
    cable.onclose?.();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(cables).toHaveLength(2);
    expect(latest().address).toContain('since=7');
    latest().onopen?.();
    expect(latest().commands()).toEqual([sent]);
    latest().says({ type: 'ack', number: 8, id: sent?.id });
    expect(await lost).toMatchObject({ type: 'ack' });
    latest().onclose?.();
    vi.advanceTimersByTime(1000);
    latest().onopen?.();
    expect(latest().commands()).toEqual([]);
  });

  it('waits longer and longer, but not for ever', () => {
    const pauses = [0, 1, 2, 3, 10, 50].map((attempt) => pause(attempt, 1));
    expect(pauses).toEqual([300, 600, 1200, 2400, 10_000, 10_000]);
    expect(pause(0, 0)).toBe(150);
  });

  it('waits longer each time until it is really back: a welcome alone is not enough', () => {
    const welcome = { type: 'welcome', table: { id: 't' }, seat: 0 } as Message;
    const waits: number[] = [];
    function cutAfter(...messages: Message[]): void {
      latest().onopen?.();
      for (const message of messages) latest().says(message);
      latest().onclose?.();
      const before = cables.length;
      let waited = 0;
      while (cables.length === before) vi.advanceTimersByTime(++waited && 1);
      waits.push(waited);
    }
    vi.spyOn(Math, 'random').mockReturnValue(1);
    line.connect();
    for (let attempt = 0; attempt < 4; attempt++) {
      cutAfter(welcome, { type: 'bye', why: 'slow', retry: 1000 });
    }
    cutAfter(welcome, { type: 'update', now: { number: 1, status: 'playing', at: 0, seats: [] } });
    vi.restoreAllMocks();
    expect(waits).toEqual([300, 600, 1200, 2400, 300]);
  });

  it('notices a dead line that does not say so', () => {
    const cable = open();
    vi.advanceTimersByTime(25_000);
    expect(cable.commands().at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8_000);
    expect(cable.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(cables).toHaveLength(2);
  });

  it('keeps a line on which somebody answers', () => {
    const cable = open();
    vi.advanceTimersByTime(25_000);
    cable.says({ type: 'pong', at: 1 });
    vi.advanceTimersByTime(20_000);
    expect(cable.closed).toBe(false);
  });

  it('tries at once when woken', () => {
    const cable = open();
    for (let attempt = 0; attempt < 6; attempt++) {
      latest().onclose?.();
      vi.advanceTimersByTime(10_000);
    }
    latest().onclose?.();
    const before = cables.length;
    line.wake();
    expect(cables).toHaveLength(before + 1);
    expect(cable.closed).toBe(false);
  });

  it('does not wait for a dead line when the network is gone', () => {
    const cable = open();
    line.cut();
    expect(cable.closed).toBe(true);
    expect(states.at(-1)).toBe('lost');
    line.wake();
    expect(cables).toHaveLength(2);
  });

  it('stays away when it is told to', () => {
    const cable = open();
    cable.says({ type: 'bye', why: 'revoked' });
    cable.onclose?.();
    expect(states.at(-1)).toBe('ended');
    vi.advanceTimersByTime(60_000);
    line.wake();
    expect(cables).toHaveLength(1);
  });

  it('comes back after a restart', () => {
    const cable = open();
    cable.says({ type: 'bye', why: 'restart', retry: 1000 });
    cable.onclose?.();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(2_000);
    expect(cables).toHaveLength(2);
  });

  it('hangs up, and comes in anew from another seat', () => {
    const cable = open();
    line.again();
    expect(cable.closed).toBe(true);
    expect(cables).toHaveLength(2);
    cable.says({ type: 'pong', at: 1 });
    expect(heard).toEqual([]);
    line.end();
    expect(latest().closed).toBe(true);
    expect(states.at(-1)).toBe('ended');
  });
});
