// What the server says of race_for_the_galaxy.  Made by web/tools/wire_types.py: don't edit it.

import type { View } from '../../connection/protocol.gen';

export interface RaceView {
  seat: number;
  options: Record<string, unknown>;
  seats: SeatView[];
  lead: number;
  round: number;
  phase: number;
  pool: number;
  deck: number;
  discards: number;
  asked: RaceQuestion[];
  then: RaceStep[];
  known: Traces;
  open: Traces;
  again?: boolean;
  secret?: number;
  reshuffles?: number;
  goals?: GoalView[];
  leaders?: number[];
  flipped?: string[];
  attempts?: Attempt[];
  hand?: string[];
  drawn?: string[];
  saved?: [string, number][];
  chosen?: string[];
  winners?: number[];
  ending?: string;
  rules?: number;
}

/** One side of the table. */
export interface SeatView {
  hand: number;
  tableau: InTableau[];
  chips: number;
  military: number;
  score: number;
  goals: number;
  sixes: Record<string, number>;
  drawn?: number;
  prestige?: number;
  on_tile?: boolean;
  spent?: boolean;
  saved?: number[];
  rejected?: string;
  actions?: string[];
  placing?: string;
  settled?: number;
  extra?: number;
  less?: number;
  armed?: number;
  once?: string[];
  lost?: string[];
  used?: string[];
  produced?: number[];
  discarded?: boolean;
  fresh?: number;
  shown?: string[];
  gone?: number;
}

/** A card of a tableau. */
export interface InTableau {
  card: string;
  good?: number;
  new?: boolean;
}

/** An open question as a view shows it. */
export interface RaceQuestion {
  step: string;
  seat: number;
  slot?: number;
  again?: boolean;
  category?: string;
  declined?: boolean;
  number?: number;
  sale?: string;
  kind?: string;
  but?: string;
  left?: number;
  picked?: string[];
  card?: string;
  wanted?: number;
  taken?: string[];
}

/** A step as a view shows it; it has the fields of its row in `STEPS`. */
export interface RaceStep {
  step: string;
  seat?: number;
  slot?: number;
  again?: boolean;
  category?: string;
  declined?: boolean;
  number?: number;
  sale?: string;
  kind?: string;
  but?: string;
  left?: number;
  picked?: string[];
  card?: string;
  wanted?: number;
  taken?: string[];
}

/** What is known of cards face down: discards, and cards shuffled back, by which reshuffle. */
export interface Traces {
  discards?: string[];
  shuffled?: [string, number][];
}

/** A goal in play and the seats that have it. */
export interface GoalView {
  goal: string;
  seats?: number[];
  counted?: number[];
}

/** A takeover declared in this phase. */
export interface Attempt {
  attacker: number;
  owner: number;
  world: string;
  power: string;
  cloaked: boolean;
  prevented: boolean;
}

/** The names of the questions. */
export type QuestionName =
  | 'choose_start'
  | 'discard_at_start'
  | 'save_at_start'
  | 'choose_action'
  | 'name_category'
  | 'take_found'
  | 'discard_for_prestige'
  | 'keep_drawn'
  | 'discard_mixed'
  | 'discard_before_develop'
  | 'place_development'
  | 'how_to_develop'
  | 'pay_development'
  | 'spend_good'
  | 'save_paid'
  | 'place_world'
  | 'how_to_settle'
  | 'pay_world'
  | 'arm'
  | 'discard_after_settle'
  | 'use_to_settle'
  | 'place_second'
  | 'place_by_sneak'
  | 'replace_world'
  | 'place_better'
  | 'declare_takeover'
  | 'takeover_by'
  | 'reinforce_attack'
  | 'prevent_takeover'
  | 'defend'
  | 'sell_which'
  | 'sell_as_kind'
  | 'use_power'
  | 'discard_for_chips'
  | 'discard_set'
  | 'cash_in'
  | 'consume_good'
  | 'name_number'
  | 'ante'
  | 'keep_prize'
  | 'produce_as_kind'
  | 'which_windfall'
  | 'use_next'
  | 'pay_to_produce'
  | 'discard_to_limit';

/** What an option does. */
export type Verb =
  | 'none'
  | 'done'
  | 'pay_cost'
  | 'conquer'
  | 'gamble'
  | 'take'
  | 'decline'
  | 'cash_in'
  | 'choose'
  | 'boost'
  | 'choose_two'
  | 'boost_first'
  | 'boost_second'
  | 'name'
  | 'prevent'
  | 'as_kind'
  | 'look_for'
  | 'keep'
  | 'discard'
  | 'place'
  | 'pay'
  | 'arm'
  | 'use'
  | 'place_free'
  | 'pay_by'
  | 'conquer_by'
  | 'sell'
  | 'consume'
  | 'produce'
  | 'attack'
  | 'replace'
  | 'save'
  | 'stake';

/** Where on the table an option is done. */
export type Zone =
  | 'actions'
  | 'kinds'
  | 'categories'
  | 'drawn'
  | 'hand'
  | 'own'
  | 'goods'
  | 'opposing';

/** The kinds of events that are told. */
export type EventKind =
  | 'offers'
  | 'rejects'
  | 'starts'
  | 'round'
  | 'chooses'
  | 'boosts'
  | 'phase'
  | 'passes'
  | 'uses'
  | 'declines'
  | 'draws'
  | 'cannot_draw'
  | 'shuffles'
  | 'keeps'
  | 'discards'
  | 'saves'
  | 'takes_saved'
  | 'looks_at_saved'
  | 'salvages'
  | 'places'
  | 'replaces'
  | 'pays'
  | 'spends'
  | 'good'
  | 'arms'
  | 'conquers'
  | 'declares'
  | 'prevents'
  | 'fails'
  | 'takes_over'
  | 'destroys'
  | 'sells'
  | 'consumes'
  | 'produces'
  | 'as_kind'
  | 'gains'
  | 'names'
  | 'stakes'
  | 'loses_stake'
  | 'looks_for'
  | 'flips'
  | 'wins_card'
  | 'claims'
  | 'loses'
  | 'leaders'
  | 'prestige'
  | 'pays_prestige'
  | 'ends';

/** Where cards of events come from and go to. */
export type CardPlace =
  | 'deck'
  | 'start_worlds'
  | 'discards'
  | 'tableau'
  | 'hand'
  | 'saved'
  | 'other_tableau'
  | 'turned_up';

/** The view that a table of this game has. */
export function viewOf(of: View): RaceView {
  return of as RaceView;
}
