import type { GameFacts } from '../../cards/change';
import * as gen from './view.gen';
import type { RealmsConstants, RealmsFacts } from './view';

// What the server says of the cards of Star Realms besides their faces.

const UNKNOWN: RealmsFacts = { faction: 'unaligned', cost: 0, defense: 0, outpost: false };

export function factsOf({ facts }: GameFacts, card: string): RealmsFacts {
  return gen.factsOf(facts)[card] ?? UNKNOWN;
}

export function constantsOf({ constants }: GameFacts): RealmsConstants {
  return gen.constantsOf(constants);
}
