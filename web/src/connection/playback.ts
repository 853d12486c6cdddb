import type { Update } from './protocol.gen';

// What happens is shown one step after the other, quickly, and never for long: whoever is in a hurry
// skips it, and answers are taken at any time.

export const OWN_STEP = 220; // milliseconds that one answer of one's own is shown
export const OTHERS_STEP = 420; // that one of somebody else's is shown
export const LONGEST = 2_400; // that all of what waits may take

export type Speed = 0 | 1 | 2;

/** How long a step stands before the next one is shown. */
export function standing(update: Update, seat: number): number {
  const told = (update.happened ?? []).filter((one) => one.told?.length);
  if (!told.length) return 0;
  return told.every((one) => one.seat === seat) ? OWN_STEP : OTHERS_STEP;
}

export class Playback {
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private until = 0; // when all that waits has to be shown

  constructor(
    private readonly show: (update: Update) => void,
    private readonly seat: () => number,
    private readonly speed: () => Speed,
  ) {}

  get behind(): boolean {
    return this.queue.length > 0;
  }

  push(update: Update): void {
    this.queue.push(update);
    if (this.speed() === 0) this.skip();
    else if (this.timer === undefined) this.begin();
  }

  /** Everything that waits, at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const update of this.queue.splice(0)) this.show(update);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private begin(): void {
    this.until = Date.now() + LONGEST;
    this.next();
  }

  private next(): void {
    const update = this.queue.shift();
    if (!update) {
      this.timer = undefined;
      return;
    }
    this.show(update);
    this.timer = setTimeout(() => this.next(), this.wait(update));
  }

  private wait(update: Update): number {
    const steps = [update, ...this.queue].map((one) => standing(one, this.seat()));
    const whole = steps.reduce((sum, step) => sum + step, 0);
    const left = Math.max(0, this.until - Date.now());
    const hurry = whole > left ? left / whole : 1;
    return ((steps[0] ?? 0) * hurry) / (this.speed() || 1);
  }
}
