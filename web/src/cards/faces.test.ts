import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Faces } from './faces';

const window = '<image href="%art%" x="1"/>';
const SMALL = {
  title: 'Insects',
  goal: 'Be the last to fly.',
  name: { b: 'Bee', a: 'Ant' },
  spoken: { b: 'Bee. Flies.', a: 'Ant. Walks.' },
  tint: { b: '#bb0000', a: '#aa0000' },
  chip: { a: '<svg>chip</svg>', b: '<svg>chip</svg>' },
  thumb: { a: `<svg>${window}ant</svg>`, b: `<svg>${window}bee</svg>` },
  back: '<svg>back</svg>',
  icons: {},
  told: { flies: { comes: 'nest', goes: 'air' } },
  facts: { a: { legs: 6 }, b: { legs: 6 } },
};
const LATER: Record<string, unknown> = {
  art: { art: { a: '<svg/>', b: '<svg/>' } },
  'full-ja': { full: { a: `<svg>${window}all of ant</svg>`, b: `<svg>${window}all of bee</svg>` } },
};

let asked: string[] = [];
let lost: Set<string>;

/** Everything that was asked for has been answered. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  lost = new Set();
  vi.stubGlobal('fetch', (path: string) => {
    const kind = /\/faces\/v\/game\.(.*)\.json$/.exec(path)?.[1] ?? '';
    asked.push(kind);
    if (lost.has(kind)) return Promise.reject(new Error('no network'));
    return Promise.resolve(new Response(JSON.stringify(LATER[kind])));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const faces = (): Faces => new Faces(SMALL, '/faces/v/game', 'ja');

describe('faces', () => {
  it('know names and chips without asking for anything', async () => {
    const known = faces();
    expect(known.names()).toEqual([
      ['b', 'Bee'],
      ['a', 'Ant'],
    ]);
    expect(known.kinds.flies?.goes).toBe('air');
    expect([known.title, known.goal]).toEqual(['Insects', 'Be the last to fly.']);
    expect(known.facts.b).toEqual({ legs: 6 });
    expect(known.constants).toBeUndefined();
    expect(known.svg('a', 'chip')).toBe('<svg>chip</svg>');
    expect(known.svg('nobody', 'thumb')).toBe(known.back);
    await settled();
    expect(asked).toEqual([]);
  });

  it('are drawn at once, and with their art when it has come; then large ones follow', async () => {
    const known = faces();
    expect(known.svg('a', 'thumb')).toBe('<svg><rect fill="#aa0000" x="1"/>ant</svg>');
    expect(asked).toEqual(['art']);
    await settled();
    expect(known.svg('a', 'thumb')).toMatch(/<image href="data:image\/svg\+xml,.*ant/);
    expect(asked).toEqual(['art', 'full-ja']);
    expect(known.svg('b', 'full')).toContain('all of bee');
  });

  it('a large one is the small one until it has come', async () => {
    const known = faces();
    expect(known.svg('b', 'full')).toBe(known.svg('b', 'thumb'));
    await settled();
    expect(known.svg('b', 'full')).toMatch(/<image.*all of bee/);
    expect(asked).toEqual(['art', 'full-ja']);
  });

  it('stay what they are where nothing more comes, and are asked for again after a while', async () => {
    const known = faces();
    lost = new Set(['art', 'full-ja']);
    const small = known.svg('a', 'full');
    await settled();
    expect(known.svg('a', 'full')).toBe(small);
    expect(asked).toHaveLength(2);
    lost.clear();
    await vi.advanceTimersByTimeAsync(6000);
    known.svg('a', 'full');
    await settled();
    expect(asked).toHaveLength(4);
    expect(known.svg('a', 'full')).toContain('all of ant');
  });
});
