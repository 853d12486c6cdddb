import type { View } from '../../live/protocol';

export interface InPlay {
  card: string;
  used?: boolean;
  allied?: boolean;
  unlocked?: boolean;
  copies?: string;
}

export interface Side {
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

export interface RealmsView extends View {
  seats: [Side, Side];
  turn: number;
  turns: number;
  trade: number;
  combat: number;
  row: string[];
  trade_deck: number;
  explorers: number | null;
  scrap_heap: string[];
  hand?: string[];
  winner?: number;
  ending?: string;
}
