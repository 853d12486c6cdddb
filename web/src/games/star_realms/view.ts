import type { Target } from '../game';
import type { Zone } from './view.gen';

// What a seat sees of Star Realms.

export type * from './view.gen';
export { viewOf as realms } from './view.gen';

/** What an option is done with at this table. */
export type At = Target & { zone: Zone };
