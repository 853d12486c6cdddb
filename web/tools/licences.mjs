// The licence of each font goes wherever the font goes.

import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILT = join(WEB, '..', 'src', 'starfelt', 'server', 'built', 'assets');

for (const font of ['source-sans-3', 'noto-sans-jp', 'noto-sans-tc']) {
  const licence = join(WEB, 'node_modules', '@expo-google-fonts', font, 'LICENSE_FONT');
  await copyFile(licence, join(BUILT, `${font}.licence.txt`));
}
