import type { Speed } from '../live/playback';

// What somebody likes at this browser; kept here and nowhere else.

const KEY = 'starfelt-table';

interface Kept {
  speed?: Speed;
  list?: boolean;
  sounds?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export class Settings {
  private found = kept();
  speed = $state<Speed>(this.found.speed ?? 1);
  /** Show all options as a numbered list. */
  list = $state(this.found.list ?? false);

  /** Moves are not animated for who does not want any motion. */
  get pace(): Speed {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.speed;
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ speed: this.speed, list: this.list }));
    } catch {
      // Then it holds until the page is left.
    }
  }
}
