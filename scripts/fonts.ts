/**
 * `npm run fonts`: cuts out of the two families (DESIGN.md §3) what Spanish is written with, so that the first page fetches 44 KB of them
 * instead of 97. Any other letter, and any other weight of the display family, comes from the whole files (src/theme/fonts.css).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

/** U+0020–007E, and what Spanish and our own texts add; the same as `unicode-range` says in fonts.css. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'\u00a0¡ª«°·º»¿ÁÉÍÑÓÚÜáéíñóúü–—‘’“”•…€−',
].join('');

/** A file of ours: of which family, which letters of it, and at which weight where the product writes them at one alone. */
interface Cut {
  name: string;
  family: string;
  letters: string;
  weight?: number;
}

const FIGTREE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

const CUTS: readonly Cut[] = [
  { name: 'figtree-es-wght-normal', family: FIGTREE, letters: LETTERS },
  { name: 'bricolage-grotesque-es-opsz-600', family: BRICOLAGE, letters: LETTERS, weight: 600 },
  // The symbol before an amount, and the space behind it.
  { name: 'bricolage-grotesque-symbol-opsz-500', family: BRICOLAGE, letters: '$ \u00a0', weight: 500 },
];

mkdirSync(target, { recursive: true });
for (const { name, family, letters, weight } of CUTS) {
  const cut = await subsetFont(readFileSync(require.resolve(family)), letters, {
    targetFormat: 'woff2',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  writeFileSync(join(target, `${name}.woff2`), cut);
  console.log(`${name}: ${(cut.length / 1000).toFixed(1)} KB`);
}
