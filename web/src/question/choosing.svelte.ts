import { sameTarget, secondOf, targetOf, type GameTable, type Target } from '../games/game';
import type { Asked, Option } from '../connection/protocol.gen';
import type { Session } from '../connection/session.svelte';
import { InSight } from './targets_on_screen';
import {
  actionOf,
  asksFor,
  leftOver,
  numbered,
  picksSeveral,
  type Numbered,
  type Picked,
} from './numbered';

// The question that the reader is asked, while they make up their mind.

export type { Numbered, Picked } from './numbered';

/** What it needs to know of the table. */
export type Asks = Readonly<Pick<Session, 'now' | 'seat' | 'answer' | 'undo'>>;

/** Picks were sent that leave more to pick from: the next question is only whether to stop. */
interface Ending {
  step: string;
  pool: number[];
}

export class Choosing {
  /** What is picked so far, where several are picked and then confirmed. */
  picks = $state.raw<readonly Picked[]>([]);
  /** A card with which several things can be done: which of them? */
  open = $state.raw<Target | null>(null);
  /** The gesture that goes on by itself from answer to answer. */
  going = $state('');
  /** Somebody tried to pick more than can be. */
  tooMany = $state(false);
  private sent = $state(''); // the question that was answered, until the next one comes
  private question = '';
  private ending: Ending | null = null;
  private byHand = false; // after an undo nothing is answered by itself
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Cards, piles and players on screen with which something might be done. */
  readonly inSight = new InSight();
  private last: { asked: Asked | null; options: Numbered[] } = { asked: null, options: [] };

  constructor(
    private readonly session: Asks,
    private readonly game: () => GameTable | null,
    /** Milliseconds that a move is looked at before the next one is made by itself. */
    private readonly pause: () => number = () => 0,
  ) {}

  // ------------------------------------------------------------------ the question
  get asked(): Asked | null {
    const { now } = this.session;
    return (now?.status === 'playing' && now.asked) || null;
  }

  get most(): number {
    return this.asked?.most ?? 1;
  }

  get least(): number {
    return this.asked?.least ?? 1;
  }

  /** Several are picked, then confirmed. */
  get several(): boolean {
    return !!this.asked && picksSeveral(this.asked);
  }

  get stop(): ReadonlySet<number> {
    return new Set(this.asked?.stop ?? []);
  }

  /** All that can be chosen, numbered as everywhere else. */
  get options(): Numbered[] {
    const { asked } = this;
    if (this.last.asked !== asked) {
      const view = this.session.now?.view;
      const target = this.game()?.target ?? targetOf;
      const found = (option: Option) => (view ? target(option, view) : null);
      this.last = { asked, options: asked ? numbered(asked, found) : [] };
    }
    return this.last.options;
  }

  /** What can be done with this. */
  at(target: Target): Numbered[] {
    return this.options.filter((one) =>
      [one.target, secondOf(one.option)].some((found) => found && sameTarget(found, target)),
    );
  }

  /** Options that nothing on screen stands for: they need a button. */
  get loose(): Numbered[] {
    return this.options.filter(
      ({ number, target }) => number !== 0 && !(target && this.inSight.has(target)),
    );
  }

  /** What ends the turn or the choice, or the only thing there is to do. */
  get primary(): Numbered | null {
    const stop = this.options.find(({ number }) => number === 0);
    const only = this.options.length === 1 && !this.several ? this.options[0] : undefined;
    return stop ?? only ?? null;
  }

  /** Why nothing can be done with this now. */
  why(target: Target): string {
    const { closed = [], waiting = [] } = this.session.now ?? {};
    const found =
      closed.find((one) =>
        sameTarget({ zone: one.zone, card: one.card, seat: one.seat }, target),
      ) ?? closed.find((one) => one.zone === '*');
    return found?.why ?? (this.asked ? '' : (waiting[0]?.prompt ?? ''));
  }

  // ------------------------------------------------------------------ what is picked
  /** The actions picked so far. */
  get picked(): number[] {
    return this.picks.map(({ action }) => action);
  }

  /** How often an action is picked. */
  times(action: number): number {
    return this.picked.filter((one) => one === action).length;
  }

  isPicked(token: number): boolean {
    return this.picks.some((one) => one.token === token);
  }

  get complete(): boolean {
    return this.picks.length >= this.least && this.picks.length <= this.most;
  }

  /** An answer is on its way: nothing else can be answered until it has arrived. */
  get busy(): boolean {
    return this.sent !== '' && this.sent === this.which();
  }

  /** Which question this is: each seat counts its own, and one screen may have several seats. */
  private which(): string {
    return this.asked ? `${this.session.seat}/${this.asked.question}` : '';
  }

  /** How often it can be picked: equal cards share an action. */
  private there(action: number): number {
    const pool = this.asked?.pool ?? [];
    return pool.filter((one) => one === action).length || 1;
  }

  /** A card in sight for this action that is not picked yet. */
  private free(action: number): number | null {
    const target = this.options.find(({ option }) => option.action === action)?.target;
    const tokens = target ? this.inSight.tokens(target) : [];
    return tokens.find((one) => !this.isPicked(one)) ?? null;
  }

  // ------------------------------------------------------------------ choosing
  /** A card, a pile or a player was chosen; true if that led to something. */
  choose(target: Target, token: number | null = null): boolean {
    const found = this.at(target);
    const only = found.length === 1 ? found[0] : undefined;
    if (only) this.take(only.option.action, token);
    else if (found.length) this.open = target;
    return found.length > 0;
  }

  /** An option was chosen, by whatever way. */
  take(action: number, token: number | null = null): void {
    this.halt();
    if (this.busy || !this.options.some(({ option }) => option.action === action)) return;
    this.open = null;
    if (this.several && !this.stop.has(action)) this.toggle(action, token);
    else void this.answer([action]);
  }

  /** What has this number in the list; true if there is something. */
  takeNumber(number: number): boolean {
    const action = this.asked ? actionOf(this.asked, number) : undefined;
    if (action !== undefined) this.take(action);
    return action !== undefined;
  }

  /** One more of equal cards, or this very one back; without a card all back after the last. */
  private toggle(action: number, token: number | null): void {
    this.tooMany = false;
    if (token !== null && this.isPicked(token)) {
      this.picks = this.picks.filter((one) => one.token !== token);
    } else if (this.times(action) >= this.there(action)) {
      this.picks = this.picks.filter((one) => one.action !== action);
    } else if (this.picks.length >= this.most) {
      this.tooMany = true;
    } else {
      this.picks = [...this.picks, { action, token: token ?? this.free(action) }];
    }
  }

  confirm(): void {
    this.halt();
    if (this.busy || !this.several || !this.complete) return;
    void this.answer([...this.picked].sort((a, b) => a - b));
  }

  /** Done: confirm what is picked, else end the choice or the turn, else do the only thing. */
  finish(): void {
    if (this.several && this.picks.length) this.confirm();
    else if (this.primary) this.take(this.primary.option.action);
  }

  /** Out of a card with several options, or of what is picked; true if there was something. */
  back(): boolean {
    const was = this.open !== null || this.picks.length > 0 || this.going !== '';
    this.halt();
    if (this.open) this.open = null;
    else this.picks = [];
    this.tooMany = false;
    return was;
  }

  undo(): void {
    this.halt();
    this.byHand = true;
    void this.session.undo();
  }

  /** Begin a gesture such as "play all": it goes on until it is offered no more. */
  begin(name: string): void {
    this.halt();
    const found = this.asked?.gestures?.find((one) => one.name === name);
    if (!found || this.busy) return;
    this.going = name;
    void this.answer([found.action]);
  }

  /** Whatever goes on by itself stops: somebody does something. */
  halt(): void {
    clearTimeout(this.timer);
    this.going = '';
  }

  private async answer(actions: number[]): Promise<void> {
    const question = this.which();
    const pool = this.asked?.pool ?? [];
    const leaves = actions.length < (this.asked?.picks ?? 1) && !this.stop.has(actions[0] ?? -1);
    this.ending = leaves ? { step: this.step(), pool: leftOver(pool, actions) } : null;
    this.picks = [];
    this.tooMany = false;
    this.sent = question;
    if (await this.session.answer(actions)) return;
    this.halt();
    if (this.sent === question) this.sent = '';
  }

  private step(): string {
    const { now, seat } = this.session;
    return now?.view?.asked.find((one) => one.seat === seat)?.step ?? '';
  }

  // ------------------------------------------------------------------ the next question
  /** A new question: what was picked for the last one is forgotten. */
  renew(): void {
    const question = this.which();
    if (question === this.question) return;
    this.question = question;
    this.sent = '';
    this.picks = [];
    this.open = null;
    this.tooMany = false;
    clearTimeout(this.timer);
    const next = this.byItself();
    this.byHand = false;
    if (!this.asked) this.going = '';
    if (next) this.timer = setTimeout(() => void this.answer([next.action]), next.wait);
  }

  /** The answer that needs nobody: the end of a choice, the next of a gesture, the only one. */
  private byItself(): { action: number; wait: number } | null {
    const { ending, asked } = this;
    this.ending = null;
    const [stop] = this.stop;
    if (!asked || this.byHand) return null;
    if (ending && stop !== undefined && this.continues(ending)) return { action: stop, wait: 0 };
    const gesture = this.asked?.gestures?.find((one) => one.name === this.going);
    this.going = gesture?.name ?? '';
    if (gesture) return { action: gesture.action, wait: this.pause() };
    return this.isForced() ? { action: asked.options[0]?.action ?? 0, wait: this.pause() } : null;
  }

  private continues({ step, pool }: Ending): boolean {
    return !!this.asked && step === this.step() && asksFor(this.asked, pool);
  }

  private isForced(): boolean {
    const [only, ...more] = this.asked?.options ?? [];
    const view = this.session.now?.view;
    if (!only || !view || more.length || (this.asked?.picks ?? 1) > 1) return false;
    return this.game()?.forced?.(only, view) ?? false;
  }
}
