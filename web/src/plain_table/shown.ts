import { theTable } from '../table.svelte';
import { panels, type Panels } from './panels';

/** The panels of the table as it is now. */
export function thePanels(): () => Panels {
  const { session, say } = theTable();
  return () =>
    panels(session.words.table ?? [], session.words.names, session.seat, say('words-you'));
}
