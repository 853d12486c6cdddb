import type { Option, View } from '../../connection/protocol.gen';
import { plans, question, type Verb } from './view';

/**
 * Does this only answer decide nothing, and does everybody know that there is no other?  The only
 * card of a discard pile, or of a hand, is taken at once.  Whether somebody can defend, or do more
 * than draw, is not for the others to know: those questions wait for a click.
 */
export function forced({ verb }: Option, view: View): boolean {
  const does = (name: Verb): boolean => verb === name;
  const shown = plans(view);
  if (does('find')) return true;
  const looked = question(shown)?.target;
  return does('take') && looked !== undefined && shown.seats[looked]?.cards === 1;
}
