import type { GameFacts } from '../../cards/change';
import type { RealmsConstants, RealmsFacts } from './view.gen';

// What the server says of the cards of Star Realms besides their faces.

const UNKNOWN: RealmsFacts = { faction: 'unaligned', cost: 0, defense: 0, outpost: false };

export function factsOf({ facts }: GameFacts, card: string): RealmsFacts {
  return (facts[card] as RealmsFacts | undefined) ?? UNKNOWN;
}

export function constantsOf({ constants }: GameFacts): RealmsConstants {
  return constants as RealmsConstants;
}
