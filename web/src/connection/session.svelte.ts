import { Socket, type Connection } from './socket';
import { Playback, type Speed } from './playback';
import { get } from './api';
import type {
  About,
  Command,
  Happened,
  Line,
  LogPage,
  Message,
  Now,
  Said,
  Update,
  Welcome,
  Why,
} from './protocol.gen';
import { renewal, type Renewal } from './renewal';

// One table as one seat sees it, kept up to date by the server.

export interface SessionSetting {
  table: string;
  seat: number | null;
  language: string;
  /** Is the table shown in plain lines? */
  lines?: boolean;
  speed: () => Speed;
  /** Called around every change of what is shown, so that cards can be seen to move. */
  draw?: (update: Update, apply: () => void) => void;
  /** Called when somebody talked: nothing else has changed. */
  said?: (happened: Happened[]) => void;
}

export class Session {
  connection = $state<Connection>('connecting');
  about = $state.raw<About | null>(null);
  seat = $state(-1);
  seats = $state.raw<number[]>([]);
  /** What the table shows; while moves are being shown this is behind what is known. */
  now = $state.raw<Now | null>(null);
  log = $state.raw<Happened[]>([]);
  before = $state(0); // there is more of the log, before this number
  next = $state(''); // the table of the rematch
  hosts = $state(false); // has opened this table
  notice = $state('');
  refusal = $state('');
  heardAt = $state(0); // by the clock of this browser: clocks run on from here
  unread = $state(0); // things said since the chat was looked at
  renewal = $state<Renewal>(''); // this page and a server that was renewed

  private since: number | null = null; // from where we go on when we come back
  private came = 0; // the number of the table as we found it: what happened later comes by the socket
  private readings = 0; // of the log: only the last one counts
  private waiting: ((lines: Line[]) => void)[] = []; // for the table in plain lines
  private readonly socket: Socket;
  private readonly playback: Playback;

  constructor(private readonly setting: SessionSetting) {
    this.playback = new Playback(
      (update) => this.apply(update),
      () => this.seat,
      setting.speed,
    );
    this.socket = new Socket({
      address: () => this.address(),
      heard: (message) => this.heard(message),
      changed: (connection) => (this.connection = connection),
    });
  }

  // ------------------------------------------------------------------ coming and going
  start(): void {
    this.socket.connect();
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.cut);
    document.addEventListener('visibilitychange', this.wake);
  }

  stop(): void {
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.wake);
    this.playback.stop();
    this.socket.end();
  }

  /** Look from another seat of one's own: nothing that was seen from this one stays. */
  from(seat: number): void {
    this.setting.seat = seat;
    this.since = null;
    this.playback.stop();
    this.now = null;
    this.emptyLog();
    this.refusal = '';
    this.giveLines([]);
    this.socket.again();
  }

  private readonly cut = (): void => this.socket.cut();

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.socket.wake();
  };

  private address(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = new URLSearchParams({ lang: this.setting.language });
    if (this.setting.seat !== null) query.set('seat', String(this.setting.seat));
    if (this.since !== null) query.set('since', String(this.since));
    if (this.setting.lines) query.set('lines', 'true');
    return `${scheme}//${location.host}/ws/tables/${this.setting.table}?${query}`;
  }

  // ------------------------------------------------------------------ in
  private heard(message: Message): void {
    if (message.type === 'welcome') {
      this.welcomed(message);
    } else if (message.type === 'update') {
      this.updated(message);
    } else if (message.type === 'said') {
      this.talked(message);
    } else if (message.type === 'bye') {
      if (message.why === 'slow') this.since = null; // what was missed would be too much again
    } else if (message.type === 'rematch') {
      this.next = message.table;
    } else if (message.type === 'notice') {
      this.notice = message.text;
    }
  }

  private welcomed(welcome: Welcome): void {
    this.renewal = renewal(welcome.protocol);
    if (this.renewal === 'reload') {
      this.stop();
      location.reload();
      return;
    }
    this.about = welcome.table;
    this.seat = welcome.seat;
    this.seats = welcome.seats ?? [];
    this.next = welcome.next ?? this.next;
    this.hosts = welcome.hosts ?? false;
  }

  private updated(update: Update): void {
    const whole = this.since !== null && !update.skipped;
    this.since = update.now.number;
    this.heardAt = Date.now();
    if (whole) {
      this.playback.push(update);
    } else {
      this.came = update.now.number;
      this.playback.stop();
      this.apply({ ...update, happened: [] });
      this.emptyLog();
      void this.load();
    }
  }

  private apply(update: Update): void {
    const change = (): void => {
      this.now = update.now;
      this.note(update.happened);
    };
    if (this.setting.draw) this.setting.draw(update, change);
    else change();
    this.giveLines(update.now.table ?? []);
  }

  /** What was said is shown at once, and nothing else is drawn anew. */
  private talked(said: Said): void {
    if (this.since !== null) this.since = said.number;
    this.note(said.happened);
    if (said.happened?.length) this.setting.said?.(said.happened);
  }

  private note(happened: Happened[] = []): void {
    if (happened.length) this.log = [...this.log, ...happened];
    this.unread += happened.filter(({ kind }) => kind === 'say').length;
  }

  private emptyLog(): void {
    this.readings++;
    this.log = [];
    this.before = 0;
  }

  /**
   * What happened before we came: the latest page, or the one before what we have.  All that
   * happened since then comes by the socket, even if the server has it in its log already: it may
   * still be on its way, or wait to be shown.
   */
  async load(): Promise<void> {
    const reading = ++this.readings;
    const more: Record<string, string> = this.before ? { before: String(this.before) } : {};
    const page = await this.read<LogPage>('log', more).catch(() => null);
    if (reading !== this.readings) return;
    if (page) this.addPage(page);
    else this.before ||= this.came + 1; // it can be asked for again
  }

  private addPage(page: LogPage): void {
    this.log = [...page.happened.filter(({ number }) => number <= this.came), ...this.log];
    this.before = page.before;
  }

  // ------------------------------------------------------------------ what is asked for
  /** The rule behind the question; nothing if it can't be had now. */
  async why(): Promise<string> {
    const found = await this.read<Why>('why').catch(() => null);
    return found?.why ?? '';
  }

  /** Something about the table that is seldom read, as this seat may know it. */
  private read<T>(what: string, more: Record<string, string> = {}): Promise<T> {
    const seat = String(this.seat);
    const query = new URLSearchParams({ lang: this.setting.language, seat, ...more });
    return get<T>(`/api/tables/${this.setting.table}/${what}?${query}`);
  }

  /** The table in plain lines; where they were not sent so far, they are from now on. */
  async lines(): Promise<Line[]> {
    this.skip();
    if (this.setting.lines && !this.waiting.length) return this.now?.table ?? [];
    if (!this.setting.lines) {
      this.setting.lines = true;
      this.socket.again(); // what happens meanwhile comes with the next update, as after a cut
    }
    return new Promise((give) => this.waiting.push(give));
  }

  private giveLines(lines: Line[]): void {
    for (const give of this.waiting.splice(0)) give(lines);
  }

  // ------------------------------------------------------------------ out
  /** Do something; what is refused is said, and changes nothing. */
  async send(command: Command): Promise<boolean> {
    this.skip();
    this.refusal = '';
    const answer = await this.socket.send(command);
    if (answer.type !== 'refused') return true;
    this.refusal = answer.sentence;
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
