// What the server says of star_realms.  Made by web/tools/wire_types.py: don't edit it.

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
