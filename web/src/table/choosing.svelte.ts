import { sameTarget, type GameTable, type Target } from '../games/game';
import type { Session } from '../live/session.svelte';
import type { Option } from '../live/protocol';

// The question that the reader is asked, while they make up their mind.

/** An option with its number in the list, its words, and what it is done with. */
export interface Numbered {
  number: number; // 0 ends a choice or a turn
  option: Option;
  words: string;
  target: Target | null;
}

export class Choosing {
  /** Actions picked so far, where several are picked and then confirmed. */
  picked = $state.raw<number[]>([]);
  /** A card with which several things can be done: which of them? */
  open = $state.raw<Target | null>(null);
  private question = -1;
  /** A choice of several that ends with fewer than there could be: it has to be said once more. */
  private ending = '';

  constructor(
    private readonly session: Session,
    private readonly game: () => GameTable | null,
  ) {}

  readonly asked = $derived.by(() => this.session.now?.asked ?? null);
  readonly asking = $derived.by(() => this.session.words.asking ?? null);
  readonly most = $derived.by(() => this.asking?.most ?? 1);
  readonly least = $derived.by(() => this.asking?.least ?? 1);
  readonly several = $derived.by(() => (this.asked?.picks ?? 1) > 1 && this.most > 1);
  readonly stop = $derived.by(() => new Set(this.asking?.stop ?? []));

  /** All that can be chosen, numbered as everywhere else. */
  readonly options = $derived.by((): Numbered[] => {
    const words = this.session.words.options ?? [];
    let number = 0;
    return (this.asked?.options ?? []).map((option, at) => ({
      number: this.stop.has(option.action) ? 0 : ++number,
      option,
      words: words[at] ?? option.verb,
      target: this.game()?.target(option) ?? null,
    }));
  });

  at(target: Target): Numbered[] {
    return this.options.filter((one) => one.target && sameTarget(one.target, target));
  }

  /** Why nothing can be done with this now. */
  why(target: Target): string {
    const closed = this.session.words.closed ?? [];
    const found =
      closed.find((one) => sameTarget({ zone: one.zone, card: one.card, seat: one.seat }, target)) ??
      closed.find((one) => one.zone === '*');
    return found?.why ?? '';
  }

  /** How often an action is picked. */
  times(action: number): number {
    return this.picked.filter((one) => one === action).length;
  }

  /** How often it can be picked: equal cards share an action. */
  private there(action: number): number {
    const pool = this.asked?.pool ?? [];
    return pool.filter((one) => one === action).length || 1;
  }

  /** A card, a pile or a player was chosen; true if that led to something. */
  choose(target: Target): boolean {
    const found = this.at(target);
    const only = found.length === 1 ? found[0] : undefined;
    if (only) this.take(only.option.action);
    else if (found.length) this.open = target;
    return found.length > 0;
  }

  /** An option was chosen, by whatever way. */
  take(action: number): void {
    this.open = null;
    if (this.several && !this.stop.has(action)) this.toggle(action);
    else this.answer([action]);
  }

  private toggle(action: number): void {
    const times = this.times(action);
    const rest = this.picked.filter((one) => one !== action);
    if (times < this.there(action) && this.picked.length < this.most) {
      this.picked = [...this.picked, action];
    } else {
      this.picked = rest;
    }
  }

  readonly complete = $derived.by(
    () => this.picked.length >= this.least && this.picked.length <= this.most,
  );

  confirm(): void {
    if (!this.several || !this.complete) return;
    const picked = [...this.picked].sort((a, b) => a - b);
    const ending = picked.length < this.most ? this.step() : '';
    this.answer(picked);
    this.ending = ending;
  }

  private step(): string {
    const { now, seat } = this.session;
    return now?.view?.asked.find((one) => one.seat === seat)?.step ?? '';
  }

  private answer(actions: number[]): void {
    this.picked = [];
    this.ending = '';
    void this.session.answer(actions);
  }

  /** A new question: what was picked for the last one is forgotten. */
  renew(): void {
    const question = this.asked?.question ?? -1;
    if (question === this.question) return;
    this.question = question;
    this.picked = [];
    this.open = null;
    const [stop] = this.stop;
    const ends = this.ending !== '' && this.ending === this.step() && stop !== undefined;
    this.ending = '';
    if (ends) this.answer([stop]);
  }
}
