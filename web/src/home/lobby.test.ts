import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page } from '../page';
import type { HomeFacts } from './facts.gen';
import { Lobby } from './lobby.svelte';

const FACTS: HomeFacts = { games: [], clocks: [], rated: false, now: { tables: [], mine: [] } };

interface Sent {
  method: string;
  path: string;
}

/** A server that says these things, one after the other. */
function answering(...answers: [number, unknown][]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    sent.push({ method, path });
    const [status, body] = answers.shift() ?? [599, {}];
    if (status === 599) return Promise.reject(new TypeError('no connection'));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return sent;
}

function lobbyOf(me: string, went: string[]): Lobby {
  const place = { dataset: { home: JSON.stringify(FACTS) } } as unknown as HTMLElement;
  const page: Page = { place, language: 'en', me, name: '', faces: '', table: '', game: '' };
  return new Lobby(
    page,
    (key) => key,
    (address) => went.push(address),
  );
}

const WISH = { game: 'star_realms', seats: ['me', 'bot:thumb'] };

beforeEach(() => vi.stubGlobal('document', { hidden: true }));
afterEach(() => vi.unstubAllGlobals());

describe('to a table', () => {
  test('somebody new becomes a guest first, and one press is one table', async () => {
    const went: string[] = [];
    const sent = answering([200, {}], [201, { id: 'abc' }]);
    const lobby = lobbyOf('', went);
    await Promise.all([lobby.open('play', WISH), lobby.open('play', WISH)]);
    expect(sent.map(({ path }) => path)).toEqual(['/api/guest', '/api/tables']);
    expect(went).toEqual(['/tables/abc']);
  });

  test('who has an account keeps it', async () => {
    const sent = answering([200, { id: 'abc' }]);
    await lobbyOf('me', []).match('match', WISH);
    expect(sent).toEqual([{ method: 'POST', path: '/api/quick-match' }]);
  });

  test('a refusal is shown where it was pressed, and the list is renewed', async () => {
    const went: string[] = [];
    const fresh = { tables: [], mine: [{ id: 'x' }] };
    const sent = answering(
      [409, { code: 'seat-taken', sentence: 'Somebody was faster.' }],
      [200, fresh],
    );
    const lobby = lobbyOf('me', went);
    await lobby.sit('sit abc', 'abc');
    await vi.waitFor(() => expect(lobby.now).toEqual(fresh));
    expect(lobby.problem).toEqual({ by: 'sit abc', words: 'Somebody was faster.' });
    expect([went, lobby.pending]).toEqual([[], '']);
    expect(sent.map(({ path }) => path)).toEqual(['/api/tables/abc/commands', '/lobby.json']);
  });

  test('a lost connection is said, and the next press may work', async () => {
    const went: string[] = [];
    const lobby = lobbyOf('me', went);
    answering();
    await lobby.open('play', WISH);
    await vi.waitFor(() => expect(lobby.stale).toBe(true));
    expect(lobby.problem?.words).toBe('home-not-sent');
    answering([201, { id: 'abc' }]);
    await lobby.open('play', WISH);
    expect([went, lobby.problem]).toEqual([['/tables/abc'], null]);
  });
});
