import type { Move } from '../live/moves';

// Cards that move from where they were to where they are.  Elements say what they are by
// `data-token` (a card) and `data-place` (a pile or an area that cards come from and go to).

const MOVE = 220; // milliseconds

export interface Seen {
  box: DOMRect;
  picture: Element | null; // of a card that may be gone afterwards
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

function frames(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width ? Math.min(1.5, Math.max(0.3, from.width / to.width)) : 1;
  return [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: 'none' }];
}

/** Let everything that moved be seen to move. */
export function fly(moves: readonly Move[], before: Map<string, Seen>, pace: number): void {
  const after = rectangles();
  const timing = { duration: MOVE / pace, easing: 'cubic-bezier(.2,.7,.3,1)' };
  const moved = new Set<string>();
  for (const move of moves) {
    const key = `token ${move.id}`;
    moved.add(key);
    const start = before.get(key) ?? before.get(`place ${move.from}`);
    const end = after.get(key) ?? after.get(`place ${move.to}`);
    if (!start || !end) continue;
    const card = after.get(key)?.picture;
    if (card) card.animate(frames(start.box, end.box), timing);
    else if (start.picture) ghost(start, end.box, timing);
  }
  for (const [key, { box, picture }] of after) {
    const was = before.get(key)?.box;
    if (!picture || moved.has(key) || !was) continue;
    if (was.left !== box.left || was.top !== box.top) picture.animate(frames(was, box), timing);
  }
}

/** A card that is gone from sight is shown on its way there. */
function ghost(start: Seen, end: DOMRect, timing: KeyframeAnimationOptions): void {
  const copy = start.picture?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  const { box } = start;
  copy.classList.add('ghost');
  copy.removeAttribute('data-token');
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('inert', '');
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(copy);
  const [there] = frames(end, box);
  const flight = copy.animate([{ transform: 'none' }, { ...there, opacity: 0.4 }], timing);
  flight.finished.finally(() => copy.remove());
}
