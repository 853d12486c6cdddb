import type { Told, Update, View } from '../connection/protocol.gen';
import type { SmallFaces } from './faces.gen';

// A change of the table, as games ask for it to show cards move.

/** An event whose card moved: from where and to where, by the names that the server has for places. */
export interface Way extends Told {
  comes: string;
  goes: string;
}

/** What the server says of the game besides its table: facts of its cards, and its constants. */
export interface GameFacts {
  readonly facts: Readonly<Record<string, unknown>>; // by card
  readonly constants: unknown;
}

export interface Change {
  view: View; // after it
  ways: Way[];
  faces: GameFacts;
}

export function changeOf(
  update: Update,
  view: View,
  faces: GameFacts & { readonly kinds: SmallFaces['told'] },
): Change {
  const { kinds } = faces;
  const told = (update.happened ?? []).flatMap((one) => one.told ?? []);
  const ways = told.flatMap((event) => {
    const { comes, goes } = kinds[event.kind] ?? {};
    return comes && goes ? [{ ...event, comes, goes }] : [];
  });
  return { view, ways, faces };
}
