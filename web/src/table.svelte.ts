import { getContext, setContext, tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { changeOf } from './cards/change';
import type { Faces } from './cards/faces';
import type { GameTable, Target } from './games/game';
import { follow, type Token, type Tokens } from './cards/tracking';
import { OWN_STEP } from './connection/playback';
import type { Update, View } from './connection/protocol.gen';
import { Session } from './connection/session.svelte';
import type { Say } from './text/fluent';
import { announced, spoken, type LastSaid } from './input/announce';
import { Choosing } from './question/choosing.svelte';
import { flightTime, fly, rectangles } from './cards/flight';
import { enter } from './input/focus';
import type { Settings } from './settings.svelte';

// Everything the parts of the table share.

/** What the inspector shows: a card, and why it can't be chosen if it can't. */
export interface Inspected {
  card: string;
  target: Target | null;
}

export interface TableFacts {
  id: string;
  seat: number | null;
  language: string;
  me: string;
}

/** What lies above the table until it is closed. */
export type Sheet =
  | { shows: 'settings' | 'help' | 'why' | 'side' }
  | { shows: 'card'; card: string; target: Target | null; token: number | null }
  | { shows: 'pile'; title: string; cards: readonly string[] };

export type Tab = 'log' | 'chat' | 'rules';

/** Something said to whoever can't see the table; `id` tells equal sentences apart. */
interface Said {
  id: number;
  text: string;
}

const REMEMBERED = 24; // sentences that stay in the live region

export class Table {
  readonly session: Session;
  readonly choosing: Choosing;
  tokens = $state.raw<Tokens>(new Map());
  /** Cards that came with the last change. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  inspected = $state.raw<Inspected | null>(null);
  pinned = $state(false);
  /** What the side column shows below the card. */
  tab = $state<Tab>('log');
  sheet = $state.raw<Sheet | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** The card whose options were opened by a key: the focus goes back to it. */
  opener: HTMLElement | null = null;
  /** When the reader began to wait for others, by this browser's clock. */
  waitingSince = $state(Date.now());

  /** A phone upright, or a page that is enlarged as much. */
  private readonly phone = new MediaQuery('(max-width: 700px)', false);
  private readonly column = new MediaQuery('(min-width: 1100px)', true);
  private lastSaid: LastSaid = { prompt: '', question: -1 };
  private looks = -1; // the seat from which the table is seen
  private landing = 0; // when the last card that flies has arrived

  constructor(
    readonly facts: TableFacts,
    readonly game: GameTable,
    readonly faces: Faces,
    readonly say: Say,
    readonly settings: Settings,
  ) {
    this.session = new Session({
      table: facts.id,
      seat: facts.seat,
      language: facts.language,
      lines: game.lines,
      speed: () => settings.pace,
      draw: (update, apply) => this.draw(update, apply),
      said: (happened) => this.announce(...spoken(happened)),
    });
    const pause = (): number =>
      settings.pace ? Math.max(this.untilLanded, OWN_STEP / settings.pace) : 0;
    this.choosing = new Choosing(this.session, () => this.game, pause);
  }

  get view(): View | undefined {
    return this.session.now?.view;
  }

  /** There is room for little: cards are small, and large ones are shown in a sheet. */
  get narrow(): boolean {
    return this.phone.current;
  }

  /** There is room for the column at the side. */
  get wide(): boolean {
    return this.column.current;
  }

  name(seat: number): string {
    const { called, name = '' } = this.session.now?.seats[seat] ?? {};
    return called ?? name;
  }

  /** Whose side is drawn nearest: the reader's own, or the first for whoever only watches. */
  get near(): number {
    return Math.max(0, this.session.seat);
  }

  /** The seats of the others, in the order in which they follow the nearest. */
  readonly others = $derived.by((): number[] => {
    const count = this.session.now?.seats.length ?? 0;
    return Array.from({ length: Math.max(0, count - 1) }, (_, at) => (this.near + at + 1) % count);
  });

  /** Nothing can be played any more. */
  get over(): boolean {
    return ['over', 'abandoned', 'closed'].includes(this.session.now?.status ?? '');
  }

  /** Is an answer of this seat awaited? */
  isAsked(seat: number): boolean {
    const { now } = this.session;
    return now?.status === 'playing' && !!now.view?.asked.some((one) => one.seat === seat);
  }

  /** The cards at a place, each with its token. */
  at(place: string): readonly Token[] {
    return this.tokens.get(place) ?? [];
  }

  // ------------------------------------------------------------------ looking closer
  /** The card under the pointer or the focus; what is pinned stays. */
  inspect(card: string, target: Target | null = null): void {
    if (!this.pinned) this.inspected = { card, target };
  }

  /** Keep the card in view; the same one again lets it go. */
  pin(card: string, target: Target | null = null): void {
    const again = this.pinned && this.inspected?.card === card;
    this.pinned = !again;
    this.inspected = { card, target };
    if (!this.wide && !again) this.sheet = { shows: 'card', card, target, token: null };
  }

  /** Log, chat or rules: in the column, or in a sheet where there is none. */
  turnTo(tab: Tab): void {
    this.tab = tab;
    if (!this.wide) this.sheet = { shows: 'side' };
  }

  /** Who uses keys is led to the options of what they pressed, and back to it afterwards. */
  leadToOptions(byKey: boolean): void {
    if (!byKey || !this.choosing.open) return;
    this.opener = document.activeElement as HTMLElement;
    requestAnimationFrame(() => enter(document.querySelector('[data-home]')));
  }

  /** Said to whoever listens. */
  announce(...lines: string[]): void {
    const from = (this.said.at(-1)?.id ?? 0) + 1;
    const added = lines.map((text, at) => ({ id: from + at, text }));
    this.said = [...this.said, ...added].slice(-REMEMBERED);
  }

  // ------------------------------------------------------------------ showing what happens
  /** Milliseconds until the cards that fly now have arrived: numbers change with them. */
  get untilLanded(): number {
    return Math.max(0, this.landing - performance.now());
  }

  /** Show the next view, and the cards on their way to where they are now. */
  private draw(update: Update, apply: () => void): void {
    const { view } = update.now;
    const before = rectangles();
    apply();
    this.turnRound();
    if (view) this.follow(update, view, before);
    const { lines, said } = announced(update, this.session.seat, this.lastSaid, this.say);
    this.lastSaid = said;
    this.announce(...lines);
    this.waitingSince = Date.now();
    this.choosing.renew();
  }

  /** Somebody else at the same screen looks at the table now: nothing of before is theirs. */
  private turnRound(): void {
    if (this.session.seat === this.looks) return;
    this.looks = this.session.seat;
    this.tokens = new Map();
    this.lastSaid = { prompt: '', question: -1 };
    this.inspected = null;
    this.pinned = false;
    this.said = [];
  }

  private follow(update: Update, view: View, before: ReturnType<typeof rectangles>): void {
    const { faces, game, settings } = this;
    const change = changeOf(update, view, faces);
    const { tokens, moves } = follow(
      this.tokens,
      game.places(view, faces),
      (place, card) => game.origin(place, change, card),
      (place, card) => game.exit(place, change, card),
      (from, to) => game.way?.(from, to, change) ?? true,
    );
    const first = !this.tokens.size;
    this.tokens = tokens;
    const happened = !first && !!update.happened?.length;
    this.fresh = new Set(happened ? moves.map(({ id }) => id) : []);
    const pace = document.hidden ? 0 : settings.pace;
    if (!pace || !happened) return;
    this.landing = performance.now() + flightTime(moves.length, pace);
    void tick().then(() => fly(moves, before, pace));
  }
}

const PLACE = Symbol('table');

export function shareTable(table: Table): Table {
  return setContext(PLACE, table);
}

export function theTable(): Table {
  return getContext<Table>(PLACE);
}
