import type { Option, View } from '../../connection/protocol.gen';
import { question, type PlansView } from './view';

/**
 * Does this only answer decide nothing, and does everybody know that there is no other?  The only
 * card of a discard pile, or of a hand, is taken at once.  Whether somebody can defend, or do more
 * than draw, is not for the others to know: those questions wait for a click.
 */
export function forced({ verb }: Option, view: View): boolean {
  const shown = view as PlansView;
  if (verb === 'find') return true;
  const looked = question(shown)?.target;
  return verb === 'take' && looked !== undefined && shown.seats[looked]?.cards === 1;
}
