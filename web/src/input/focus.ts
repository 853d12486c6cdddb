// Each zone of the table is one stop of the Tab key; arrows move within it.  A zone is any
// element with `roving` attached, its things are the elements marked with `data-item`.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ASIDE = 2; // how much more it counts to be off the line than to be far along it

/** Which of the boxes is next in this direction; -1 if there is none. */
export function nearest(
  boxes: readonly Box[],
  from: number,
  [dx, dy]: readonly [number, number],
): number {
  const centre = ({ left, top, width, height }: Box) =>
    [left + width / 2, top + height / 2] as const;
  const here = boxes[from];
  if (!here) return -1;
  const [x, y] = centre(here);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const [bx, by] = centre(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const off = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (at === from || along <= 1 || off > along * 4 + here.width) return;
    if (along + off * ASIDE < least) [best, least] = [at, along + off * ASIDE];
  });
  return best;
}

/** Where an arrow, Home or End leads to from a thing in the list; -1 for nowhere. */
export function step(key: string, boxes: readonly Box[], from: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const arrow = ARROWS[key];
  if (!arrow) return -1;
  const found = nearest(boxes, from, arrow);
  const next = from + arrow[0];
  return found >= 0 || arrow[0] === 0 ? found : next < boxes.length ? next : -1;
}

function items(zone: Element): HTMLElement[] {
  const found = [...zone.querySelectorAll<HTMLElement>('[data-item]')];
  return found.filter((item) => item.getClientRects().length > 0);
}

/** Focus the thing of a zone that Tab would lead to. */
export function enter(zone: Element | null): boolean {
  const all = zone ? items(zone) : [];
  const goal = all.find((item) => item.tabIndex === 0) ?? all[0];
  goal?.focus();
  return !!goal;
}

/** To the next zone that has anything in it, or the one before. */
export function nextZone(by: 1 | -1): void {
  const zones = [...document.querySelectorAll<HTMLElement>('[data-zone]')];
  const here = zones.findIndex((zone) => zone.contains(document.activeElement));
  const start = here < 0 && by < 0 ? 0 : here;
  for (let ahead = 1; ahead <= zones.length; ahead += 1) {
    const zone = zones[(start + by * ahead + zones.length * 2) % zones.length];
    if (!zone || zone.getClientRects().length === 0) continue;
    if (enter(zone)) return;
    if (zone.hasAttribute('tabindex')) return zone.focus();
  }
}

/** What Tab leads to at first: what is most likely wanted. */
function best(all: readonly HTMLElement[]): HTMLElement | null {
  const wanted = ['.main', '.legal', ':not(.quiet)'].flatMap(
    (kind) => all.find((item) => item.matches(kind)) ?? [],
  );
  return wanted[0] ?? all[0] ?? null;
}

/** Where the focus goes when what had it is gone and its zone is empty. */
function fallBack(): void {
  document.querySelector<HTMLElement>('[data-home]')?.focus();
}

/** Keep one thing of the zone in the Tab order, and the focus in it when its thing is gone. */
export function roving(zone: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let at = 0;
  let held = false; // the focus is, or was until just now, on a thing of this zone
  const home = zone.hasAttribute('data-home');

  const renew = (): void => {
    const all = items(zone);
    const gone = current && !current.isConnected;
    if (gone && held && document.activeElement === document.body) {
      held = false;
      const next = all[Math.min(at, all.length - 1)];
      if (next && !home) next.focus();
      else fallBack();
    }
    if (!current?.isConnected || (home && !zone.contains(document.activeElement)))
      current = best(all);
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (!item) return;
    current = item;
    held = true;
    at = items(zone).indexOf(item);
    renew();
  };
  /** Somebody went elsewhere; unless the thing was taken away from under the focus. */
  const blurred = (event: FocusEvent): void => {
    const left = event.target as Element;
    queueMicrotask(() => {
      if (left.isConnected && !zone.contains(document.activeElement)) held = false;
    });
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const all = items(zone);
    const from = all.indexOf(document.activeElement as HTMLElement);
    if (from < 0 && event.target !== zone) return;
    const boxes = all.map((item) => item.getBoundingClientRect());
    const next = all[from < 0 && event.key in ARROWS ? 0 : step(event.key, boxes, from)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const watch = new MutationObserver(renew);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('focusin', focused);
  zone.addEventListener('focusout', blurred);
  zone.addEventListener('keydown', pressed);
  renew();
  return () => {
    watch.disconnect();
    zone.removeEventListener('focusin', focused);
    zone.removeEventListener('focusout', blurred);
    zone.removeEventListener('keydown', pressed);
    if (held && document.activeElement === document.body) queueMicrotask(fallBack);
  };
}
