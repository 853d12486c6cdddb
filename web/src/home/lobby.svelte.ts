import { get, post, RefusedError } from '../connection/api';
import type { Wish } from '../connection/protocol.gen';
import type { Page } from '../page';
import type { Say } from '../text/fluent';
import type { HomeFacts, LobbyNow } from './facts.gen';

// The lobby while somebody looks at it, and the ways from there to a table.

const PAUSE = 4_000; // between two looks at the list of tables
const LONG_PAUSE = 15_000; // while the server can't be reached

export class Lobby {
  readonly facts: HomeFacts;
  now = $state.raw<LobbyNow>({ tables: [], mine: [] });
  /** The list could not be renewed. */
  stale = $state(false);
  /** What was pressed and is on its way. */
  pending = $state('');
  /** What went wrong, in words, and with which press. */
  problem = $state.raw<{ by: string; words: string } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly page: Page,
    readonly say: Say,
    private readonly go: (address: string) => void = (address) => location.assign(address),
  ) {
    this.facts = JSON.parse(page.place.dataset['home'] ?? '') as HomeFacts;
    this.now = this.facts.now;
  }

  // ---------------------------------------------------------------- the list of tables
  /** Look at the tables every few seconds, as long as the page is in sight. */
  watch(): () => void {
    const turned = (): void => (document.hidden ? this.rest() : void this.renew());
    // A page that comes back out of the browser's memory is ready for the next press.
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      this.pending = '';
      void this.renew();
    };
    document.addEventListener('visibilitychange', turned);
    window.addEventListener('pageshow', shown);
    this.timer = setTimeout(() => void this.renew(), PAUSE);
    return () => {
      this.rest();
      document.removeEventListener('visibilitychange', turned);
      window.removeEventListener('pageshow', shown);
    };
  }

  async renew(): Promise<void> {
    this.rest();
    try {
      this.now = await get<LobbyNow>('/lobby.json');
      this.stale = false;
    } catch {
      this.stale = true;
    }
    if (!document.hidden) {
      this.rest();
      this.timer = setTimeout(() => void this.renew(), this.stale ? LONG_PAUSE : PAUSE);
    }
  }

  private rest(): void {
    clearTimeout(this.timer);
  }

  // ---------------------------------------------------------------- to a table
  open(by: string, wish: Wish): Promise<void> {
    return this.leave(by, async () => (await post<{ id: string }>('/api/tables', wish)).id);
  }

  match(by: string, wish: Wish): Promise<void> {
    return this.leave(by, async () => (await post<{ id: string }>('/api/quick-match', wish)).id);
  }

  sit(by: string, table: string): Promise<void> {
    return this.leave(by, async () => {
      await post(`/api/tables/${table}/commands`, { type: 'sit' });
      return table;
    });
  }

  /** Do it, and go to the table; whoever is nobody yet becomes a guest.  A second press does nothing. */
  private async leave(by: string, deed: () => Promise<string>): Promise<void> {
    if (this.pending) return;
    this.pending = by;
    this.problem = null;
    try {
      if (!this.page.me) await post('/api/guest');
      this.go(`/tables/${await deed()}`);
    } catch (error) {
      const refused = error instanceof RefusedError && error.message;
      this.problem = { by, words: refused || this.say('home-not-sent') };
      this.pending = '';
      void this.renew();
    }
  }
}
