import type { Option, View } from '../connection/protocol.gen';
import type { Target } from '../games/game';

export const hand = (view: View): string[] => (view as View & { hand?: string[] }).hand ?? [];

/** What is done with a card of the hand is done there; any other option stands for itself. */
export function target({ action, card }: Option, view: View): Target {
  if (card && hand(view).includes(card)) return { zone: 'hand', card };
  return { zone: `option ${action}`, card };
}
