// What the server says of stolen_plans.  Made by web/tools/wire_types.py: don't edit it.

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
