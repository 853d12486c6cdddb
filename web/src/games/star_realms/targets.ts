import type { Option, View } from '../../connection/protocol.gen';
import type { Target } from '../game';
import { EXPLORER } from './cards';

// Where on the table each choice is made.

/** The zone of the card that a choice is about. */
const ZONES: Readonly<Record<string, string>> = {
  play: 'hand',
  discard: 'hand',
  scrap_from_hand: 'hand',
  scrap_from_discards: 'discards',
  acquire: 'row',
  acquire_to_top: 'row',
  take: 'row',
  scrap_from_row: 'row',
  use: 'own',
  ally: 'own',
  scrap: 'own',
  copy: 'own',
  destroy_own: 'own',
  attack_base: 'bases',
  destroy: 'bases',
};

/** Choices about the opponent. */
const ATTACKS = new Set(['attack', 'attack_with_part']);

/** How much to attack with is chosen in one place, however much there is. */
export const AMOUNT: Target = { zone: 'amount' };

/** Only these leave nothing to decide when they are all there is. */
const FORCED = new Set(['discard', 'scrap_from_hand', 'scrap_from_discards', 'copy', 'take']);

/** What an option is done with; nothing for those that are a button: ends and effects. */
export function target(option: Option, view: View): Target | null {
  if (ATTACKS.has(option.verb)) return { zone: 'player', seat: 1 - view.seat };
  if (option.verb === 'amount') return AMOUNT;
  const zone = ZONES[option.verb];
  if (!zone || !option.card) return null;
  if (zone === 'row' && option.card === EXPLORER) return { zone: 'explorers', card: EXPLORER };
  return { zone, card: option.card };
}

/** Can an option be answered for the player if it is the only one? */
export function forced(option: Option): boolean {
  return FORCED.has(option.verb);
}
