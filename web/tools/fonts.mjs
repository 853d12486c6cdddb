// Makes the fonts of the pages: of each face only the characters that our own words use.
//
// What was made is kept in src/style/fonts with a digest of what it was made of, so that a second
// run has nothing to do.

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const PACKAGE = join(WEB, '..', 'src', 'starfelt');
const PLACE = join(WEB, 'src', 'style', 'fonts');
const RECORD = join(PLACE, 'made.json');

const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

const ASCII = range(0x20, 0x7e);
const SIGNS = range(0x2010, 0x2027) + range(0x2030, 0x203e) + range(0x2190, 0x2199) + '×÷±−≤≥≠≈·•';
const LATIN = ASCII + range(0xa0, 0x17f) + SIGNS + '€™✓';
const EAST_ASIAN =
  ASCII + SIGNS + range(0x3000, 0x303f) + range(0x3041, 0x30ff) + range(0xff01, 0xff5e);
const LANGUAGE_NAMES = '日本語繁體中文';

const file = (folder, weight, name) =>
  join(WEB, 'node_modules', '@expo-google-fonts', folder, weight, `${name}_${weight}.ttf`);

/** The folders with words: those that games share, and each game's own. */
async function homes() {
  const games = join(PACKAGE, 'games');
  const rooms = (await readdir(games, { withFileTypes: true })).filter((one) => one.isDirectory());
  const names = rooms
    .map((room) => room.name)
    .filter((name) => !name.startsWith('_'))
    .sort();
  return [join(PACKAGE, 'words', 'text'), ...names.map((name) => join(games, name, 'text'))];
}

/** All characters in the words of a language. */
async function lettersOf(language) {
  const texts = (await homes()).map(async (home) => {
    const folder = join(home, language);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ftl')).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  });
  return (await Promise.all(texts)).flat().join('');
}

/** Each character once, in order: the same words always give the same fonts. */
const sorted = (letters) =>
  [...new Set(letters)]
    .filter((letter) => letter >= ' ')
    .sort()
    .join('');

async function wanted() {
  const [en, ja, zh] = await Promise.all(['en', 'ja', 'zh-Hant'].map(lettersOf));
  const faces = [
    ['source-sans-3', 'SourceSans3', LATIN + en, ['400Regular', '600SemiBold', '700Bold']],
    ['noto-sans-jp', 'NotoSansJP', EAST_ASIAN + ja, ['400Regular', '700Bold']],
    ['noto-sans-tc', 'NotoSansTC', EAST_ASIAN + zh, ['400Regular', '700Bold']],
  ];
  const found = faces.flatMap(([folder, name, letters, weights]) =>
    weights.map((weight) => ({
      name: `${folder}-${weight.slice(0, 3)}.woff2`,
      source: file(folder, weight, name),
      letters: sorted(letters),
    })),
  );
  const names = {
    source: file('noto-sans-tc', '400Regular', 'NotoSansTC'),
    letters: LANGUAGE_NAMES,
  };
  return [...found, { name: 'language-names-400.woff2', ...names }];
}

async function recorded() {
  try {
    return JSON.parse(await readFile(RECORD, 'utf8'));
  } catch {
    return {};
  }
}

async function main() {
  await mkdir(PLACE, { recursive: true });
  const tool = await readFile(fileURLToPath(import.meta.url));
  const [before, made, there] = [await recorded(), {}, await readdir(PLACE)];
  for (const { name, source, letters } of await wanted()) {
    const font = await readFile(source);
    made[name] = createHash('sha256').update(tool).update(font).update(letters).digest('hex');
    if (before[name] === made[name] && there.includes(name)) continue;
    const subset = await subsetFont(font, letters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
    });
    await writeFile(join(PLACE, name), subset);
    console.log(`${name}: ${letters.length} characters, ${Math.ceil(subset.length / 1000)} kB`);
  }
  const idle = there.filter((name) => name.endsWith('.woff2') && !(name in made));
  for (const name of idle) await rm(join(PLACE, name));
  await writeFile(RECORD, `${JSON.stringify(made, null, 2)}\n`);
}

await main();
