import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROTOCOL, type Message } from './protocol.gen';
import { renewal } from './renewal';
import { Session } from './session.svelte';

// A page that is open while the server is renewed: what it does when it comes back.

let kept: Map<string, string>;
let reloads: number;
let sockets: { onmessage?: (event: { data: string }) => void; close: () => void }[];

beforeEach(() => {
  [kept, reloads, sockets] = [new Map<string, string>(), 0, []];
  const nowhere = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', nowhere);
  vi.stubGlobal('document', nowhere);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', reload: () => reloads++ });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const open = class {
    close = (): void => undefined;
    constructor() {
      sockets.push(this);
    }
  };
  vi.stubGlobal('WebSocket', open);
});
afterEach(() => vi.unstubAllGlobals());

/** A page with this script comes to a server that has this protocol. */
function come(protocol: number): Session {
  const session = new Session({ table: 'x', seat: 0, language: 'en', speed: () => 0 });
  session.start();
  const table = { id: 'x', game: 'g', rules: 1, options: {}, seats: 2, clock: '', commitment: '' };
  const welcome: Message = { type: 'welcome', protocol, table, seat: 0 };
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(welcome) });
  return session;
}

it('a page that the server understands goes on', () => {
  const session = come(PROTOCOL);
  expect([reloads, session.renewal, session.about?.id]).toEqual([0, '', 'x']);
});

it('a page that is too old loads itself anew before it shows anything', () => {
  const session = come(PROTOCOL + 1);
  expect([reloads, session.about]).toEqual([1, null]);
  expect(kept.get('starfelt-protocol')).toBe(`${PROTOCOL + 1}`);
});

it('a page that was loaded anew says so, once', () => {
  kept.set('starfelt-protocol', `${PROTOCOL}`);
  expect(come(PROTOCOL).renewal).toBe('renewed');
  expect(come(PROTOCOL).renewal).toBe('');
  expect(reloads).toBe(0);
});

it('a page that is still too old is not loaded again and again', () => {
  come(PROTOCOL + 1);
  const session = come(PROTOCOL + 1);
  expect([reloads, session.renewal, session.about?.id]).toEqual([1, 'outdated', 'x']);
  expect(come(PROTOCOL + 1).renewal).toBe('outdated');
  come(PROTOCOL + 2); // renewed once more meanwhile
  expect(reloads).toBe(2);
  come(PROTOCOL + 1); // two servers that take turns
  expect(reloads).toBe(2);
});

it('a page that was loaded anew and is newer than the server now has to be loaded by hand', () => {
  kept.set('starfelt-protocol', `${PROTOCOL}`);
  expect(renewal(PROTOCOL - 1)).toBe('outdated');
  kept.clear();
  expect(renewal(PROTOCOL - 1)).toBe('');
});

it('a browser that keeps nothing is asked to load it by hand', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect([renewal(PROTOCOL + 1), renewal(PROTOCOL)]).toEqual(['outdated', '']);
});
