import { getContext, setContext, tick } from 'svelte';
import type { Faces } from '../faces/faces';
import type { GameTable, Target } from '../games/game';
import { follow, type Token, type Tokens } from '../live/moves';
import type { Update, View } from '../live/protocol';
import { Session } from '../live/session.svelte';
import type { Say } from '../text/fluent';
import { Choosing } from './choosing.svelte';
import { fly, rectangles } from './flight';
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

export class Table {
  readonly session: Session;
  readonly choosing: Choosing;
  tokens = $state.raw<Tokens>(new Map());
  inspected = $state.raw<Inspected | null>(null);
  pinned = $state(false);

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
      speed: () => settings.pace,
      draw: (update, apply) => this.draw(update, apply),
    });
    this.choosing = new Choosing(this.session, () => this.game);
  }

  get view(): View | undefined {
    return this.session.now?.view;
  }

  name(seat: number): string {
    return this.session.words.names[seat] ?? '';
  }

  /** The seats of the others, in the order in which they follow the reader. */
  readonly others = $derived.by((): number[] => {
    const { now, seat } = this.session;
    const count = now?.seats.length ?? 0;
    const first = Math.max(0, seat);
    const round = Array.from({ length: count }, (_, at) => (first + at) % count);
    return seat < 0 ? round : round.slice(1);
  });

  /** The cards at a place, each with its token. */
  at(place: string): readonly Token[] {
    return this.tokens.get(place) ?? [];
  }

  /** The card under the pointer or the focus; what is pinned stays. */
  inspect(card: string, target: Target | null = null): void {
    if (!this.pinned) this.inspected = { card, target };
  }

  pin(card: string, target: Target | null = null): void {
    const again = this.pinned && this.inspected?.card === card;
    this.pinned = !again;
    this.inspected = { card, target };
  }

  /** Show the next view, and the cards on their way to where they are now. */
  private draw(update: Update, apply: () => void): void {
    const view = update.now.view;
    const before = rectangles();
    apply();
    if (view) {
      const { game } = this;
      const { tokens, moves } = follow(
        this.tokens,
        game.places(view),
        (place) => game.origin(place, update),
        (place) => game.exit(place, update),
      );
      this.tokens = tokens;
      const pace = this.settings.pace;
      if (pace && before.size && update.happened?.length) {
        void tick().then(() => fly(moves, before, pace));
      }
    }
    this.choosing.renew();
  }
}

const PLACE = Symbol('table');

export function shareTable(table: Table): Table {
  return setContext(PLACE, table);
}

export function theTable(): Table {
  return getContext<Table>(PLACE);
}
