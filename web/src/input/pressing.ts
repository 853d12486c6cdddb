// A press on something that lies on the table: a click or Enter does what can be done with it,
// a long touch and the space bar look at it.  A double click counts as one.

const LONG = 350; // milliseconds of a touch
const SLIP = 10; // pixels that a finger may move meanwhile

export interface Pressing {
  act: (byKey: boolean) => void;
  look: () => void;
  hold: () => void;
}

/** Listens on an element for both kinds of presses. */
export function pressing(deeds: Pressing): (element: HTMLElement) => () => void {
  return (element) => {
    const stop = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => element.addEventListener(kind, heard, { signal: stop.signal });
    touches(listen, deeds);
    listen('keydown', (event) => {
      const looks = event.key === ' ';
      if (looks || (event.key === 'Enter' && event.repeat)) event.preventDefault();
      if (looks && !event.repeat) deeds.look();
    });
    listen('keyup', (event) => {
      if (event.key === ' ') event.preventDefault(); // else some browsers press the button
    });
    return () => stop.abort();
  };
}

type Listen = <K extends keyof HTMLElementEventMap>(
  kind: K,
  heard: (event: HTMLElementEventMap[K]) => void,
) => void;

function touches(listen: Listen, { act, hold }: Pressing): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: [number, number] = [0, 0];
  let held = false;
  const cancel = (): void => clearTimeout(timer);
  listen('pointerdown', (event) => {
    held = false;
    cancel();
    if (event.pointerType === 'mouse') return;
    start = [event.clientX, event.clientY];
    timer = setTimeout(() => {
      held = true;
      hold();
    }, LONG);
  });
  listen('pointermove', (event) => {
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLIP) cancel();
  });
  listen('pointerup', cancel);
  listen('pointercancel', cancel);
  listen('pointerleave', cancel);
  listen('contextmenu', (event) => {
    if (held || event.pointerType === 'touch') event.preventDefault();
  });
  listen('click', (event) => {
    if (held || event.detail > 1) event.preventDefault();
    else act(event.detail === 0);
    held = false;
  });
}
