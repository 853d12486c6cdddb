import { expect, it } from 'vitest';

const SOURCES: Record<string, string> = import.meta.glob('./**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMPORTED = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

it('nothing is read out of Python sources: the server sends it, or types are made of it', () => {
  const imported = Object.entries(SOURCES).flatMap(([path, text]) =>
    [...text.matchAll(IMPORTED)].map(([, source = '']) => `${path}: ${source}`),
  );
  expect(imported.length).toBeGreaterThan(200);
  expect(imported.filter((one) => /\.py\b/.test(one))).toEqual([]);
});
