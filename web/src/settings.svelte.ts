import type { Speed } from './connection/playback';

// What somebody likes at this browser; kept here and nowhere else.

const KEY = 'starfelt-table';
const THEME = 'starfelt-theme'; // a cookie, so that the server writes it into the page
const YEAR = 31_536_000; // seconds

export type Theme = 'system' | 'dark' | 'light';

interface Kept {
  speed?: Speed;
  list?: boolean;
  cues?: boolean;
  keys?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

function themeNow(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

export class Settings {
  private found = kept();
  speed = $state<Speed>(this.found.speed ?? 1);
  /** Show all options as a numbered list. */
  list = $state(this.found.list ?? false);
  /** Show on cards which number chooses them. */
  cues = $state(this.found.cues ?? false);
  /** Single letters and digits do something. */
  keys = $state(this.found.keys ?? true);
  theme = $state<Theme>(themeNow());

  /** Moves are not animated for whoever does not want any motion. */
  get pace(): Speed {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.speed;
  }

  keep(): void {
    const { speed, list, cues, keys } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ speed, list, cues, keys }));
    } catch {
      // Then it holds until the page is left.
    }
  }

  /** Dark, light, or as the system is; it holds at once and on every page. */
  wear(theme: Theme): void {
    this.theme = theme;
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    const age = theme === 'system' ? 0 : YEAR;
    document.cookie = `${THEME}=${theme}; path=/; max-age=${age}; samesite=lax`;
  }
}
