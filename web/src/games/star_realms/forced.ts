import type { Option } from '../../connection/protocol.gen';
import type { Verb } from './view';

/** Only these leave nothing to decide when they are all there is. */
const FORCED = new Set<string>([
  'discard',
  'scrap_from_hand',
  'scrap_from_discards',
  'copy',
  'take',
] satisfies Verb[]);

/** Can an option be answered for the player if it is the only one? */
export function forced({ verb }: Option): boolean {
  return FORCED.has(verb);
}
