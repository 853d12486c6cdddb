import type { Command, Message } from './protocol.gen';

// The line to the server: it comes back by itself after sleep, a cut or a restart, and says again
// whatever was not acknowledged.

export type Connection = 'connecting' | 'open' | 'lost' | 'ended';

export interface Wire {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface SocketSetting {
  /** The address for this attempt: it names the last number that was heard. */
  address: () => string;
  heard: (message: Message) => void;
  changed: (connection: Connection) => void;
  open?: (address: string) => Wire;
}

interface Waiting {
  text: string;
  done: (message: Message) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const SILENCE = 25_000; // after which we ask whether somebody is there
const PATIENCE = 8_000; // in which an answer to that has to come

/** How long to wait before the next attempt: longer each time, and not all browsers at once. */
export function pause(attempt: number, chance: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt) * (0.5 + chance / 2);
}

export class Socket {
  private wire: Wire | null = null;
  private attempt = 0;
  private waiting = new Map<string, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(private readonly setting: SocketSetting) {}

  connect(): void {
    clearTimeout(this.timer);
    if (this.ended || this.wire) return;
    this.setting.changed(this.attempt ? 'lost' : 'connecting');
    const open = this.setting.open ?? ((address) => new WebSocket(address) as unknown as Wire);
    const wire = open(this.setting.address());
    this.wire = wire;
    wire.onopen = () => this.listen();
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as Message);
    wire.onclose = () => this.lost(wire);
  }

  /** Say something; what comes back is its acknowledgement or its refusal. */
  send(command: Command): Promise<Message> {
    const id = `${this.prefix}${++this.count}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.waiting.set(id, { text, done });
      if (this.wire) this.say(text);
    });
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.ended) return;
    if (this.wire) this.ask();
    else this.connect();
  }

  /** The network is gone: what is open is dead, whether it says so or not. */
  cut(): void {
    if (this.ended) return;
    this.hangUp();
    this.retry();
  }

  end(): void {
    this.ended = true;
    this.hangUp();
    this.setting.changed('ended');
  }

  /** Come in anew, for instance from another seat. */
  again(): void {
    this.hangUp();
    this.ended = false;
    this.attempt = 0;
    this.connect();
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onclose = null;
    wire.onmessage = null;
    wire.close();
  }

  private listen(): void {
    this.setting.changed('open');
    this.expect(SILENCE);
    for (const { text } of this.waiting.values()) this.say(text);
  }

  private hear(message: Message): void {
    if (message.type === 'update') this.attempt = 0; // only now we are really back
    this.expect(SILENCE);
    if (message.type === 'bye') this.leave(message.retry);
    this.setting.heard(message);
    if (message.type === 'ack' || message.type === 'refused') this.answered(message);
  }

  private answered(message: Message & { id?: string }): void {
    const sent = this.waiting.get(message.id ?? '');
    if (!sent) return;
    this.waiting.delete(message.id ?? '');
    sent.done(message);
  }

  /** The server closes: without `retry` for good. */
  private leave(retry: number | undefined): void {
    if (!retry) this.ended = true;
  }

  private lost(wire: Wire): void {
    if (this.wire !== wire) return;
    this.wire = null;
    clearTimeout(this.watch);
    this.retry();
  }

  private retry(): void {
    this.setting.changed(this.ended ? 'ended' : 'lost');
    if (this.ended) return;
    const wait = pause(this.attempt++, Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private expect(within: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.ask(), within);
  }

  /** Is somebody there?  If nobody answers, this wire is dead, though it does not say so. */
  private ask(): void {
    this.say(JSON.stringify({ type: 'ping' }));
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.cut(), PATIENCE);
  }

  private say(text: string): void {
    try {
      this.wire?.send(text);
    } catch {
      // Not open yet or no more: it is said again when it is.
    }
  }
}
