// What the server says of empire_vs_rebellion.  Made by web/tools/wire_types.py: don't edit it.

import type { View } from '../../connection/protocol.gen';

export interface WarView {
  seat: number;
  options: Record<string, unknown>;
  seats: [SideView, SideView];
  round: number;
  event: string | null;
  event_deck: number;
  balance: number;
  turn: number;
  turns: number;
  passes: number;
  asked: WarQuestion[];
  then: WarStep[];
  reserve?: string[];
  deck?: string[];
  next_events?: string[];
  last_events?: string[];
  winner?: number;
  ending?: string;
}

/** One side of the table. */
export interface SideView {
  side: string;
  influence: number;
  points: number;
  won: string[];
  total: number;
  ready: string[];
  exhausted: string[];
  discards: string[];
  deck: number;
  reserve: number;
  used: string[];
  possible: number[];
  thrown?: string[];
  reserves?: number[];
  inside?: string[];
  outside?: string[];
  tops?: string[];
  open_tops?: number;
  has_chosen?: boolean;
  chosen?: string;
  chosen_seen_by?: number[];
  chosen_is_open?: boolean;
  infiltrated?: boolean;
  diverted?: boolean;
  located?: boolean;
}

/** An open question as a view shows it. */
export interface WarQuestion {
  step: string;
  seat: number;
  owner?: number;
  loser?: number;
  picked?: string[];
  left?: number;
  discarded?: number;
  placed?: number;
}

/** A step as a view shows it; it has the fields of its row in `STEPS`. */
export interface WarStep {
  step: string;
  seat?: number;
  owner?: number;
  loser?: number;
  picked?: string[];
  left?: number;
  discarded?: number;
  placed?: number;
}

/** The names of the questions. */
export type QuestionName =
  | 'choose_characters'
  | 'pick_strategy'
  | 'pick_for_opponent'
  | 'your_turn'
  | 'which_opposing'
  | 'which_own'
  | 'which_ready'
  | 'look_at_whose'
  | 'which_of_top'
  | 'search_whose'
  | 'which_to_discard'
  | 'which_to_top'
  | 'may_exhaust'
  | 'which_of_deck'
  | 'discard_any'
  | 'which_of_reserve'
  | 'one_or_both'
  | 'also_own'
  | 'also_opposing'
  | 'which_of_discards'
  | 'which_discarded'
  | 'discard_or_exhaust'
  | 'also_exhaust'
  | 'which_exhausted'
  | 'look_then_discard'
  | 'look_then_play'
  | 'which_strategy'
  | 'may_add'
  | 'which_to_reserve'
  | 'may_look'
  | 'which_next';

/** What an option does. */
export type Verb =
  | 'pass'
  | 'play'
  | 'done'
  | 'own_deck'
  | 'opposing_deck'
  | 'look'
  | 'use'
  | 'ready'
  | 'discard_own'
  | 'discard_opposing'
  | 'exhaust_own'
  | 'exhaust_opposing'
  | 'discard_from_deck'
  | 'put_on_top'
  | 'play_from_deck'
  | 'play_from_discards'
  | 'play_from_reserve'
  | 'add'
  | 'send'
  | 'return_own'
  | 'return_opposing'
  | 'keep'
  | 'pick'
  | 'pick_for'
  | 'discard_strategy'
  | 'next_event';

/** Where on the table an option is done. */
export type Zone =
  | 'deck'
  | 'opposing_deck'
  | 'event_deck'
  | 'own'
  | 'opposing'
  | 'looked'
  | 'discards'
  | 'reserve'
  | 'characters'
  | 'opposing_discards'
  | 'strategies'
  | 'opposing_strategies'
  | 'events';

/** The kinds of events that are told. */
export type EventKind =
  | 'has_chosen'
  | 'keeps'
  | 'event'
  | 'picks'
  | 'drawn_at_random'
  | 'sees_strategy'
  | 'shows'
  | 'takes_back'
  | 'discards_strategy'
  | 'struggle'
  | 'plays'
  | 'readies'
  | 'sends'
  | 'passes'
  | 'struggle_cap'
  | 'uses'
  | 'power_is_off'
  | 'no_effect'
  | 'declines'
  | 'exhausts'
  | 'discards'
  | 'to_reserve'
  | 'returns'
  | 'plays_from_deck'
  | 'plays_from_discards'
  | 'plays_from_reserve'
  | 'adds'
  | 'gains_influence'
  | 'loses_influence'
  | 'throws_away'
  | 'mills'
  | 'looks'
  | 'sees'
  | 'searches'
  | 'finds'
  | 'discards_from_deck'
  | 'puts_on_top'
  | 'shuffles'
  | 'shuffles_under'
  | 'reveals'
  | 'strategy_is_off'
  | 'infiltrates'
  | 'assaults'
  | 'deceives'
  | 'deceptions_cancel'
  | 'tie'
  | 'total'
  | 'wins_event'
  | 'nobody_wins'
  | 'balance'
  | 'diverted'
  | 'located'
  | 'looks_at_events'
  | 'sees_event'
  | 'puts_event'
  | 'wins'
  | 'draw';

/** Where cards of events come from and go to. */
export type CardPlace =
  | 'reserve'
  | 'deck'
  | 'event_deck'
  | 'event'
  | 'other_strategies'
  | 'other_chosen'
  | 'strategies'
  | 'chosen'
  | 'used'
  | 'other_used'
  | 'in_play'
  | 'outside'
  | 'other_in_play'
  | 'other_discards'
  | 'other_reserve'
  | 'other_deck'
  | 'discards'
  | 'won';

/** The view that a table of this game has. */
export function viewOf(of: View): WarView {
  return of as WarView;
}
