import type { Component } from 'svelte';
import type { Change, GameFacts } from '../cards/change';
import type { Place } from '../cards/tracking';
import type { Option, View } from '../connection/protocol.gen';

// What a game adds to the table.  The frame knows no game: it asks for these.

/** What an option is done with on screen: a card in a zone, a pile, or a player. */
export interface Target {
  zone: string;
  card?: string;
  seat?: number;
}

export interface GameTable {
  name: string;
  /** Is it shown in plain lines?  The server sends those only where they are wanted. */
  lines?: boolean;
  /** Between the opponents and the own area: what belongs to everybody. */
  Middle: Component;
  /** What lies before the reader, besides the hand. */
  Own: Component;
  /** What lies before somebody else. */
  Opponent: Component<{ seat: number }>;
  /** The reader's hand, in the order in which it is shown. */
  hand: (view: View) => string[];
  /** What this option is done with, where that is not what the server says (`targetOf`). */
  target?: (option: Option, view: View) => Target | null;
  /** Does this answer decide nothing, and hide nothing, where it is the only one?  Then it is given
      without a click. */
  forced?: (option: Option, view: View) => boolean;
  /** All cards in sight, by place, so that they can be followed. */
  places: (view: View, faces: GameFacts) => Place[];
  /** Where a card in sight came from, or went to, if it was not in sight before or after. */
  origin: (place: string, change: Change, card: string) => string | null;
  exit: (place: string, change: Change, card: string) => string | null;
  /** Can a card have gone straight from one of these places to the other? */
  way?: (from: string, to: string, change: Change) => boolean;
}

/** What an option is done with: a place, and there a card or a player; nothing for a button. */
export function targetOf({ zone, card, seat }: Option): Target | null {
  return zone ? { zone, card, seat } : null;
}

/** The second card of a pair, which lies in the same place. */
export function secondOf({ zone, second: card }: Option): Target | null {
  return zone && card ? { zone, card } : null;
}

export function sameTarget(one: Target, other: Target): boolean {
  return one.zone === other.zone && one.card === other.card && one.seat === other.seat;
}
