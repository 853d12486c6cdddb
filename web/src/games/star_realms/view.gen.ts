// What the server says of star_realms.  Made by web/tools/wire_types.py: don't edit it.

import type { SmallFaces } from '../../cards/faces.gen';
import type { View } from '../../connection/protocol.gen';

export interface RealmsView {
  seat: number;
  options: Record<string, unknown>;
  seats: [SeatView, SeatView];
  turn: number;
  turns: number;
  trade: number;
  combat: number;
  row: string[];
  trade_deck: number;
  explorers: number | null;
  scrap_heap: string[];
  asked: RealmsQuestion[];
  then: RealmsStep[];
  hand?: string[];
  to_top?: number;
  played?: string[];
  blobs_played?: number;
  winner?: number;
  ending?: string;
}

/** One side of the table. */
export interface SeatView {
  authority: number;
  hand: number;
  deck: number;
  discards: string[];
  ships: InPlay[];
  bases: InPlay[];
  unseen: string[];
  tops?: string[];
  shown?: string[];
  owed?: number;
}

/** A card in play, and what it has been used for this turn. */
export interface InPlay {
  card: string;
  used?: boolean;
  allied?: boolean;
  unlocked?: boolean;
  copies?: string;
}

/** An open question as a view shows it. */
export interface RealmsQuestion {
  step: string;
  seat: number;
  card?: string;
  ability?: string;
  part?: number;
  may?: boolean;
  hand_only?: boolean;
  left?: number;
  picked?: string[];
}

/** A step as a view shows it; it has the fields of its row in `STEPS`. */
export interface RealmsStep {
  step: string;
  seat?: number;
  card?: string;
  ability?: string;
  part?: number;
  may?: boolean;
  hand_only?: boolean;
  left?: number;
  picked?: string[];
}

/** Of one card. */
export interface RealmsFacts {
  faction: 'blob' | 'machine_cult' | 'star_empire' | 'trade_federation' | 'unaligned';
  cost: number;
  defense: number;
  outpost: boolean;
}

/** Of the game. */
export interface RealmsConstants {
  explorer: string;
}

/** The names of the questions. */
export type QuestionName =
  | 'your_turn'
  | 'how_much'
  | 'which_effect'
  | 'discard'
  | 'scrap_card'
  | 'scrap_from_row'
  | 'destroy_base'
  | 'take_which'
  | 'copy_which'
  | 'discard_some'
  | 'scrap_some';

/** What an option does. */
export type Verb =
  | 'end_turn'
  | 'done'
  | 'first'
  | 'second'
  | 'attack'
  | 'attack_with_part'
  | 'play'
  | 'use'
  | 'ally'
  | 'scrap'
  | 'acquire'
  | 'acquire_to_top'
  | 'attack_base'
  | 'destroy'
  | 'destroy_own'
  | 'discard'
  | 'scrap_from_hand'
  | 'scrap_from_discards'
  | 'scrap_from_row'
  | 'copy'
  | 'take'
  | 'amount';

/** Where on the table an option is done. */
export type Zone =
  | 'player'
  | 'hand'
  | 'own'
  | 'row'
  | 'explorers'
  | 'bases'
  | 'discards'
  | 'amount';

/** The kinds of events that are told. */
export type EventKind =
  | 'turn'
  | 'ends_turn'
  | 'draws'
  | 'cannot_draw'
  | 'shuffles'
  | 'plays'
  | 'uses'
  | 'allies'
  | 'scraps'
  | 'copies'
  | 'gains_trade'
  | 'gains_combat'
  | 'gains_authority'
  | 'arms_top'
  | 'acquires'
  | 'acquires_to_top'
  | 'takes_to_top'
  | 'scraps_from_row'
  | 'refills'
  | 'discards'
  | 'owes_discard'
  | 'nothing_to_discard'
  | 'scraps_from_hand'
  | 'scraps_from_discards'
  | 'attacks'
  | 'destroys'
  | 'destroys_own'
  | 'wins'
  | 'draw';

/** Where cards of events come from and go to. */
export type CardPlace =
  | 'deck'
  | 'hand'
  | 'discards'
  | 'in_play'
  | 'scrap_heap'
  | 'row'
  | 'tops'
  | 'trade_deck'
  | 'other_bases'
  | 'other_discards'
  | 'bases';

/** The view that a table of this game has. */
export function viewOf(of: View): RealmsView {
  return of as RealmsView;
}

/** What is said of each card. */
export function factsOf(of: SmallFaces['facts']): Record<string, RealmsFacts> {
  return of as Record<string, RealmsFacts>;
}

/** The constants of the game. */
export function constantsOf(of: SmallFaces['constants']): RealmsConstants {
  return of as RealmsConstants;
}
