import type { View } from '../../connection/protocol.gen';
import type { RealmsView } from './view.gen';

// What a seat sees of Star Realms.

export type * from './view.gen';

export const realms = (view: View): RealmsView => view as RealmsView;
