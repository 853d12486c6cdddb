import { Line, type Connection } from './socket';
import { Playback, type Speed } from './playback';
import { get } from './api';
import type {
  About,
  Command,
  Happened,
  Message,
  Now,
  Refused,
  Update,
  Words,
} from './protocol';

// One table as one seat sees it, kept up to date by the server.

/** One thing that happened, with its lines in words. */
export interface Entry {
  happened: Happened;
  lines: string[];
}

interface LogPage {
  happened: Happened[];
  log: string[][];
  more?: boolean;
}

export interface SessionSetting {
  table: string;
  seat: number | null;
  language: string;
  speed: () => Speed;
  /** Called around every change of what is shown, so that cards can be seen to move. */
  draw?: (update: Update, apply: () => void) => void;
}

const NOBODY: Words = { names: [] };

export class Session {
  connection = $state<Connection>('connecting');
  about = $state.raw<About | null>(null);
  seat = $state(-1);
  seats = $state.raw<number[]>([]);
  /** What the table shows; while moves are being shown this is behind what is known. */
  now = $state.raw<Now | null>(null);
  words = $state.raw<Words>(NOBODY);
  log = $state.raw<Entry[]>([]);
  earlier = $state(false); // there is more of the log than was loaded
  next = $state(''); // the table of the rematch
  hosts = $state(false); // has opened this table
  notice = $state('');
  refusal = $state('');
  heardAt = $state(0); // by the clock of this browser: clocks run on from here
  unread = $state(0); // things said since the chat was looked at

  private number: number | null = null;
  private came: Now | null = null; // the table as we found it
  private readonly line: Line;
  private readonly playback: Playback;

  constructor(private readonly setting: SessionSetting) {
    this.playback = new Playback(
      (update) => this.apply(update),
      () => this.seat,
      setting.speed,
    );
    this.line = new Line({
      address: () => this.address(),
      heard: (message) => this.heard(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  // ------------------------------------------------------------------ coming and going
  start(): void {
    this.line.connect();
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
  }

  stop(): void {
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.wake);
    this.playback.stop();
    this.line.end();
  }

  /** Look from another seat of one's own: nothing that was seen from this one stays. */
  from(seat: number): void {
    this.setting.seat = seat;
    this.number = null;
    this.came = null;
    this.playback.stop();
    this.now = null;
    this.words = NOBODY;
    this.log = [];
    this.refusal = '';
    this.line.again();
  }

  private readonly cut = (): void => this.line.cut();

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.line.wake();
  };

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = new URLSearchParams({ lang: this.setting.language });
    if (this.setting.seat !== null) query.set('seat', String(this.setting.seat));
    if (this.number !== null) query.set('since', String(this.number));
    return `${scheme}//${location.host}/ws/tables/${this.setting.table}?${query}`;
  }

  // ------------------------------------------------------------------ in
  private heard(message: Message): void {
    if (message.type === 'welcome') {
      this.about = message.table;
      this.seat = message.seat;
      this.seats = message.seats ?? [];
      this.next = message.next ?? this.next;
      this.hosts = message.hosts ?? false;
    } else if (message.type === 'update') {
      this.updated(message);
    } else if (message.type === 'rematch') {
      this.next = message.table;
    } else if (message.type === 'notice') {
      this.notice = message.text;
    }
  }

  private updated(update: Update): void {
    this.number = update.now.number;
    this.heardAt = Date.now();
    if (this.came) {
      this.playback.push(update);
    } else {
      this.came = update.now;
      this.apply({ ...update, happened: [] });
      void this.load(update.now);
    }
  }

  private apply(update: Update): void {
    const change = (): void => {
      this.now = update.now;
      this.words = update.words ?? NOBODY;
      const lines = update.words?.log ?? [];
      const entries = (update.happened ?? []).map((happened, at) => ({
        happened,
        lines: lines[at] ?? [],
      }));
      this.log = [...this.log, ...entries];
      this.unread += entries.filter(({ happened }) => happened.kind === 'say').length;
    };
    if (this.setting.draw) this.setting.draw(update, change);
    else change();
  }

  /**
   * What happened before we came.  All that happened since then comes by the line, even if the
   * server has it in its log already: it may still be on its way, or wait to be shown.
   */
  private async load(came: Now): Promise<void> {
    const query = new URLSearchParams({ lang: this.setting.language, seat: String(this.seat) });
    const page = await get<LogPage>(`/api/tables/${this.setting.table}/log?${query}`);
    if (this.came !== came) return; // it is seen from another seat meanwhile
    const before = page.happened
      .map((happened, at) => ({ happened, lines: page.log[at] ?? [] }))
      .filter(({ happened }) => happened.number <= came.number);
    this.log = [...before, ...this.log];
    this.earlier = page.more ?? false;
  }

  // ------------------------------------------------------------------ out
  /** Do something; what is refused is said, and changes nothing. */
  async send(command: Command): Promise<boolean> {
    this.skip();
    this.refusal = '';
    const answer = await this.line.send(command);
    if (answer.type !== 'refused') return true;
    this.refusal = (answer as Refused).sentence;
    return false;
  }

  answer(actions: number[]): Promise<boolean> {
    const question = this.now?.asked?.question;
    if (question === undefined) return Promise.resolve(false);
    return this.send({ type: 'answer', question, actions });
  }

  undo(): Promise<boolean> {
    const question = this.now?.asked?.question;
    return this.send(question === undefined ? { type: 'undo' } : { type: 'undo', question });
  }

  /** Is something still to be shown before this is how the table is? */
  get behind(): boolean {
    return this.playback.behind;
  }

  /** Show at once what is still being shown. */
  skip(): void {
    this.playback.skip();
  }
}
