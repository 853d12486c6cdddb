import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

// The same sentences as everywhere else: the files `browser*.ftl` of the reader's language, shared
// ones and those of each game.

export const LANGUAGES = { en: 'English', ja: '日本語', 'zh-Hant': '繁體中文' } as const;
export type Language = keyof typeof LANGUAGES;

type Loader = () => Promise<string>;

/** One chunk for each file: only those of the reader's language are ever asked for. */
const SOURCES = import.meta.glob<string>(
  [
    '../../../src/starfelt/words/text/*/browser*.ftl',
    '../../../src/starfelt/games/*/text/*/browser*.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>;

function sourcesOf(language: Language): Promise<string[]> {
  const found = Object.entries(SOURCES).filter(([path]) => path.includes(`/text/${language}/`));
  return Promise.all(found.map(([, load]) => load()));
}

export type Facts = Record<string, FluentVariable>;
export type Say = (key: string, facts?: Facts) => string;

/** The words of one language; a key that is missing shows as itself, and a test finds it. */
export async function wordsOf(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of await sourcesOf(language)) bundle.addResource(new FluentResource(source));
  return (key, facts) => {
    const message = bundle.getMessage(`web-${key}`);
    return message?.value ? bundle.formatPattern(message.value, facts ?? null) : key;
  };
}

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}
