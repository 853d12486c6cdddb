import type { Told, Update, View } from '../connection/protocol.gen';
import type { Kinds } from './kinds';

// A change of the table, as games ask for it to show cards move.

/** An event whose card moved: from where and to where, by the names that the server has for places. */
export interface Way extends Told {
  comes: string;
  goes: string;
}

export interface Change {
  view: View; // after it
  ways: Way[];
}

export function changeOf(update: Update, view: View, kinds: Kinds): Change {
  const told = (update.happened ?? []).flatMap((one) => one.told ?? []);
  const ways = told.flatMap((event) => {
    const { comes, goes } = kinds[event.kind] ?? {};
    return comes && goes ? [{ ...event, comes, goes }] : [];
  });
  return { view, ways };
}
