// Requests to the server that are not about one open table.

/** What the server refused, in words. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: 'same-origin',
  });
  if (!answer.ok) {
    const found = (await answer.json().catch(() => ({}))) as { code?: string; sentence?: string };
    throw new RefusedError(found.code ?? '', found.sentence ?? answer.statusText, answer.status);
  }
  const nothing = answer.status === 204;
  return (nothing ? {} : await answer.json()) as T; // fails where the line is cut in the middle
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>('POST', path, body);
