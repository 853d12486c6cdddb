import type { About, Now } from '../connection/protocol.gen';

// Who may talk at a table; the server has the last word.

const DAY = 24 * 60 * 60 * 1000;

/** Why somebody may not talk: the key of a sentence, or nothing. */
export function silence(about: About | null, now: Now | null, me: string): string {
  if (!about || !now) return '';
  if (now.ended && now.at - now.ended > DAY) return 'chat-over';
  const sits = !!me && now.seats.some(({ who }) => who === me);
  return sits || about.talk ? '' : 'chat-players';
}
