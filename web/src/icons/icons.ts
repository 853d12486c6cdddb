// Drawings on a grid of 24 units: those of the cards, and the frame's own.

const FILES = import.meta.glob<string>(
  [
    '../../../src/starfelt/faces/icons/*.svg',
    '../../../src/starfelt/games/*/face/icons/*.svg',
    './*.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const ICONS = new Map(
  Object.entries(FILES).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/g, ''), svg]),
);

/** The drawing of this name; nothing where there is none. */
export function iconOf(name: string): string {
  return ICONS.get(name) ?? '';
}
