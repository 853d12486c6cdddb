import { theTable } from '../table.svelte';
import { panels, type Panels } from './panels';

/** The panels of the table as it is now. */
export function thePanels(): () => Panels {
  const { session } = theTable();
  return () => panels(session.now?.table ?? [], session.now?.seats.length ?? 0);
}
