/**
 * `npm run fonts`: cuts out of the two families (DESIGN.md §3) what Spanish is written with, so that the first page fetches a third less. The
 * outlines are the families' own, not one pixel differs; any other letter comes from the whole files (src/theme/fonts.css).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

/** U+0020–007E, and what Spanish and our own texts add; the same as `unicode-range` says in fonts.css. */
const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ...'\u00a0¡ª«°·º»¿ÁÉÍÑÓÚÜáéíñóúü–—‘’“”•…€−',
].join('');

const FAMILIES = [
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
];

mkdirSync(target, { recursive: true });
for (const family of FAMILIES) {
  const cut = await subsetFont(readFileSync(require.resolve(family)), LETTERS, { targetFormat: 'woff2' });
  const file = join(target, basename(family).replace('-latin-', '-es-'));
  writeFileSync(file, cut);
  console.log(`${basename(file)}: ${(cut.length / 1000).toFixed(1)} KB`);
}
