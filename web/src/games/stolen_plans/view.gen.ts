// What the server says of stolen_plans.  Made by web/tools/wire_types.py: don't edit it.

import type { SmallFaces } from '../../cards/faces.gen';
import type { View } from '../../connection/protocol.gen';

export interface PlansView {
  seat: number;
  options: Record<string, unknown>;
  seats: SeatView[];
  turn: number;
  draw_pile: number;
  discards: number;
  discarded: string[];
  asked: PlansQuestion[];
  hand?: string[];
  known?: Sight[];
  public?: Sight[];
  searcher?: number;
  searched?: string[];
  taken?: string[];
  winner?: number;
  ending?: string;
}

/** What lies before a seat for all to see, and how much of its hand nothing is known of. */
export interface SeatView {
  cards: number;
  table: string[];
  unseen: number;
  unseen_by_all: number;
}

/** An open question as a view shows it. */
export interface PlansQuestion {
  step: string;
  seat: number;
  card?: string;
  attack?: number;
  defence?: number;
  left?: number;
  last?: string;
  picked?: string[];
  named?: number[];
  target?: number;
}

/** A card known to lie in one of these seats' hands; none if it was seen leaving them. */
export interface Sight {
  card: string;
  seats: number[];
}

/** Of the game. */
export interface PlansConstants {
  starting_hand: number;
  most_defend_cards: number;
  sought: string;
}

/** The names of the questions. */
export type QuestionName = 'your_turn' | 'target' | 'defend' | 'lose' | 'victims' | 'take' | 'find';

/** What an option does. */
export type Verb =
  | 'draw'
  | 'draw_two'
  | 'done'
  | 'play'
  | 'pair'
  | 'target'
  | 'defend'
  | 'discard'
  | 'take'
  | 'find';

/** Where on the table an option is done. */
export type Zone = 'draw_pile' | 'hand' | 'player' | 'looked' | 'discards';

/** The kinds of events that are told. */
export type EventKind =
  | 'turn'
  | 'draws'
  | 'plays'
  | 'pairs'
  | 'names'
  | 'steals'
  | 'looks'
  | 'sees'
  | 'takes'
  | 'searches'
  | 'finds'
  | 'becomes_jedi'
  | 'gains_advantage'
  | 'loses_advantage'
  | 'nothing_to_counter'
  | 'attacks'
  | 'defends'
  | 'ties'
  | 'loses'
  | 'discards'
  | 'cannot_discard'
  | 'must_discard_hand'
  | 'must_surrender'
  | 'hands_over'
  | 'passes_left'
  | 'swaps_hands'
  | 'takes_hand'
  | 'receives'
  | 'shows'
  | 'wins';

/** Where cards of events come from and go to. */
export type CardPlace =
  | 'draw_pile'
  | 'hand'
  | 'discards'
  | 'other_hand'
  | 'table'
  | 'every_hand'
  | 'left_hand'
  | 'both_hands'
  | 'other_whole_hand';

/** The view that a table of this game has. */
export function viewOf(of: View): PlansView {
  return of as PlansView;
}

/** The constants of the game. */
export function constantsOf(of: SmallFaces['constants']): PlansConstants {
  return of as PlansConstants;
}
