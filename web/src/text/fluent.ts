import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

// The same sentences as everywhere else: the `web.ftl` of each language, one of which is loaded.

export const LANGUAGES = { en: 'English', ja: '日本語', 'zh-Hant': '繁體中文' } as const;
export type Language = keyof typeof LANGUAGES;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/starfelt/text/en/web.ftl?raw'),
  ja: () => import('../../../src/starfelt/text/ja/web.ftl?raw'),
  'zh-Hant': () => import('../../../src/starfelt/text/zh-Hant/web.ftl?raw'),
};

export type Facts = Record<string, FluentVariable>;
export type Say = (key: string, facts?: Facts) => string;

/** The words of one language; a key that is missing shows as itself, and a test finds it. */
export async function wordsOf(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await SOURCES[language]()).default));
  return (key, facts) => {
    const message = bundle.getMessage(`web-${key}`);
    return message?.value ? bundle.formatPattern(message.value, facts ?? null) : key;
  };
}

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}
