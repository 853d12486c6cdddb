import type { Option, View } from '../connection/protocol.gen';
import type { Target } from '../games/game';

/** A view of a game with hands. */
interface WithHand extends View {
  hand: string[];
}

const hasHand = (view: View): view is WithHand => 'hand' in view;

export const hand = (view: View): string[] => (hasHand(view) ? view.hand : []);

/** What is done with a card of the hand is done there; any other option stands for itself. */
export function target({ action, zone, card }: Option): Target {
  return zone === 'hand' ? { zone, card } : { zone: `option ${action}`, card };
}
