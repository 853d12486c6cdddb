import type { View } from '../../connection/protocol';

// What a seat of Star Realms may see, as the server writes it.

/** A card in play, and what it has been used for this turn. */
export interface InPlay {
  card: string;
  used?: boolean; // its primary ability
  allied?: boolean; // its ally ability
  unlocked?: boolean;
  copies?: string; // the ship that a Stealth Needle is now
}

/** One side of the table. */
export interface Side {
  authority: number;
  hand: number;
  deck: number;
  discards: string[]; // the top one last
  ships: InPlay[];
  bases: InPlay[];
  unseen: string[];
  tops?: string[]; // known to lie on top of the deck, the top one last
  shown?: string[]; // known to be in hand
  owed?: number; // cards to discard when the turn begins
}

export interface RealmsView extends View {
  seats: [Side, Side];
  turn: number;
  turns: number;
  trade: number;
  combat: number;
  row: string[];
  trade_deck: number;
  explorers: number | null; // null: there is no end of them
  scrap_heap: string[];
  hand?: string[];
  to_top?: number; // so many ships acquired next may go on top of the deck
  winner?: number;
  ending?: string;
}

export const realms = (view: View): RealmsView => view as RealmsView;
