import type { Move } from './tracking';

// Cards that move from where they were to where they are.  Elements say what they are by
// `data-token` (a card) and `data-place` (a pile or an area that cards come from and go to).
// Input is never blocked: what flies is a picture above the table, and the table below it is
// already as it will be.

export const MOVE = 220; // milliseconds that one card flies
const APART = 28; // between the starts of two cards that fly together
const MOST = 24; // cards that are shown to fly at once; more only appear
const EASING = 'cubic-bezier(.2,.7,.3,1)';

export interface Seen {
  box: DOMRect;
  picture: HTMLElement | null; // of a card that may be gone afterwards
}

/** How long so many cards take until the last one has arrived. */
export function flightTime(moves: number, pace: number): number {
  if (!moves || !pace) return 0;
  return (MOVE + APART * (Math.min(moves, MOST) - 1)) / pace;
}

/** Where everything is before the table changes. */
export function rectangles(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const card of document.querySelectorAll<HTMLElement>('[data-token]')) {
    const key = `token ${card.dataset['token']}`;
    found.set(key, { box: card.getBoundingClientRect(), picture: card });
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const key = `place ${place.dataset['place']}`;
    found.set(key, { box: place.getBoundingClientRect(), picture: null });
  }
  return found;
}

/** From one box to the other, as seen by an element that lies in `at`. */
function towards(box: DOMRect, at: DOMRect): string {
  const x = box.left + box.width / 2 - (at.left + at.width / 2);
  const y = box.top + box.height / 2 - (at.top + at.height / 2);
  const size = at.width ? Math.min(1.25, Math.max(0.3, box.width / at.width)) : 1;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

/** Let everything that moved be seen to move. */
export function fly(moves: readonly Move[], before: Map<string, Seen>, pace: number): void {
  const after = rectangles();
  const timing = { duration: MOVE / pace, easing: EASING };
  const moved = new Set(moves.map(({ id }) => `token ${id}`));
  moves.slice(0, MOST).forEach((move, at) => {
    const key = `token ${move.id}`;
    const start = before.get(key) ?? before.get(`place ${move.from}`);
    const end = after.get(key) ?? after.get(`place ${move.to}`);
    const picture = end?.picture ?? start?.picture;
    if (!start?.box.width || !end?.box.width || !picture) return;
    lift(picture, start.box, end, { ...timing, delay: (APART / pace) * at });
  });
  for (const [key, { box, picture }] of after) {
    const was = before.get(key)?.box;
    if (!picture || moved.has(key) || !was?.width) continue;
    if (was.left === box.left && was.top === box.top) continue;
    picture.animate([{ transform: towards(was, box) }, { transform: 'none' }], timing);
  }
}

/** A picture of the card flies above everything; the card itself is seen when it has arrived. */
function lift(
  picture: HTMLElement,
  from: DOMRect,
  to: Seen,
  timing: KeyframeAnimationOptions,
): void {
  const copy = picture.cloneNode(true) as HTMLElement;
  copy.className = `${copy.className.replace(/\b(legal|closed|fresh|picked)\b/g, '')} ghost`;
  for (const name of ['data-token', 'data-item', 'id', 'aria-describedby'])
    copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  const { box } = to;
  const size = to.picture ? box : from; // a card that goes into a pile stays as large as it was
  Object.assign(copy.style, {
    left: `${box.left + (box.width - size.width) / 2}px`,
    top: `${box.top + (box.height - size.height) / 2}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  document.body.append(copy);
  const lies = copy.getBoundingClientRect();
  const last = to.picture ? 'none' : towards(box, lies);
  const flight = copy.animate([{ transform: towards(from, lies) }, { transform: last }], {
    ...timing,
    fill: 'both',
  });
  to.picture?.animate([{ opacity: 0 }, { opacity: 0 }], {
    duration: Number(timing.duration) + Number(timing.delay),
  });
  void flight.finished.catch(() => undefined).then(() => copy.remove());
}
