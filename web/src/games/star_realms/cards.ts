import type { GameFacts } from '../../cards/change';

// What the server says of the cards of Star Realms besides their faces: the structs `RealmsFacts`
// and `RealmsConstants`.

export type Faction = 'unaligned' | 'blob' | 'trade_federation' | 'star_empire' | 'machine_cult';

export interface RealmsFacts {
  faction: Faction;
  cost: number;
  defense: number; // 0: a ship
  outpost: boolean;
}

export interface RealmsConstants {
  explorer: string; // the card that has a pile of its own
}

const UNKNOWN: RealmsFacts = { faction: 'unaligned', cost: 0, defense: 0, outpost: false };

export function factsOf({ facts }: GameFacts, card: string): RealmsFacts {
  return (facts[card] as RealmsFacts | undefined) ?? UNKNOWN;
}

export function constantsOf({ constants }: GameFacts): RealmsConstants {
  return constants as RealmsConstants;
}
