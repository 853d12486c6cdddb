import { SvelteMap } from 'svelte/reactivity';
import type { Target } from '../games/game';
import { keyOf } from './numbered';

// What is on screen with which something might be done.  An option for which nothing is there
// gets a button, so that no option is ever out of reach.

export class InSight {
  private readonly found = new SvelteMap<string, readonly (number | null)[]>();

  /** Something on screen stands for this target, until the returned function is called. */
  show(target: Target, token: number | null = null): () => void {
    const key = keyOf(target);
    this.found.set(key, [...(this.found.get(key) ?? []), token]);
    return () => {
      const left = [...(this.found.get(key) ?? [])];
      left.splice(left.indexOf(token), 1);
      if (left.length) this.found.set(key, left);
      else this.found.delete(key);
    };
  }

  has(target: Target): boolean {
    return this.found.has(keyOf(target));
  }

  /** The cards that stand for it. */
  tokens(target: Target): number[] {
    return (this.found.get(keyOf(target)) ?? []).filter((one) => one !== null);
  }
}
