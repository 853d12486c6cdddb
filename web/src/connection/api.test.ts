import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, post, RefusedError } from './api';

function answers(answer: Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
}

/** An answer whose line is cut after the first bytes. */
function cut(): Response {
  const body = new ReadableStream({
    start(wire) {
      wire.enqueue(new TextEncoder().encode('{"art": {'));
      wire.error(new Error('cut'));
    },
  });
  return new Response(body);
}

describe('requests', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('give what was sent', async () => {
    answers(Response.json({ art: 1 }));
    expect(await get('/it')).toEqual({ art: 1 });
  });

  it('give nothing where there is nothing to say', async () => {
    answers(new Response(null, { status: 204 }));
    expect(await post('/it')).toEqual({});
  });

  it('fail where the line is cut in the middle, and never give a part', async () => {
    answers(cut());
    await expect(get('/it')).rejects.toThrow();
  });

  it('say what was refused', async () => {
    answers(Response.json({ code: 'no', sentence: 'Not now.' }, { status: 409 }));
    await expect(get('/it')).rejects.toEqual(new RefusedError('no', 'Not now.', 409));
  });

  it('say what a proxy refused that knows no sentences', async () => {
    answers(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(get('/it')).rejects.toThrow('Bad Gateway');
  });
});
