/**
 * `npm run fonts`: cuts out of the two families (DESIGN.md §3) what Spanish is written with, so that the first page fetches 44 KB of them
 * instead of 97. Any other letter, and any other weight of the display family, comes from the whole files, which lie beside them with their licences
 * (src/theme/fonts.css). And the faces that go into PDF files, each at the one weight that a file is written in: what writes these cannot use a
 * variable font.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Families with the axis that their files are named after. */
const FAMILIES = [
  ['figtree', 'wght'],
  ['bricolage-grotesque', 'opsz'],
] as const;

mkdirSync(target, { recursive: true });
for (const [family, axis] of FAMILIES) {
  for (const part of ['latin', 'latin-ext']) {
    const name = `${family}-${part}-${axis}-normal.woff2`;
    copyFileSync(require.resolve(`@fontsource-variable/${family}/files/${name}`), join(target, name));
  }
  copyFileSync(require.resolve(`@fontsource-variable/${family}/LICENSE`), join(target, `LICENSE-${family}`));
}
for (const { name, family, letters, weight } of CUTS) {
  const cut = await subsetFont(readFileSync(require.resolve(family)), letters, {
    targetFormat: 'woff2',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  writeFileSync(join(target, `${name}.woff2`), cut);
  console.log(`${name}: ${(cut.length / 1000).toFixed(1)} KB`);
}

/** Where the code that writes PDF files asks for its faces. */
const paper = fileURLToPath(new URL('../src/components/PdfDocument/fonts/', import.meta.url));

/** Size in points for which the display family is drawn there. */
const OPTICAL_SIZE = 18;

/** All that the two parts of a family may have. */
const EVERY_LETTER = Array.from({ length: 0x2c80 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/** A face at one weight, in the two parts that its family comes in: what Western Europe writes with, and the rest of the Latin letters. */
interface Face {
  name: string;
  family: string;
  axis: string;
  variationAxes: Readonly<Record<string, number>>;
}

const FACES: readonly Face[] = [
  { name: 'figtree-400', family: 'figtree', axis: 'wght', variationAxes: { wght: 400 } },
  { name: 'figtree-700', family: 'figtree', axis: 'wght', variationAxes: { wght: 700 } },
  {
    name: 'bricolage-grotesque-600',
    family: 'bricolage-grotesque',
    axis: 'opsz',
    variationAxes: { wght: 600, opsz: OPTICAL_SIZE },
  },
];

mkdirSync(paper, { recursive: true });
for (const { name, family, axis, variationAxes } of FACES) {
  for (const part of ['latin', 'latin-ext']) {
    const whole = require.resolve(`@fontsource-variable/${family}/files/${family}-${part}-${axis}-normal.woff2`);
    // WOFF and not WOFF 2: its unpacking is a tenth of the code that the other needs.
    const cut = await subsetFont(readFileSync(whole), EVERY_LETTER, { targetFormat: 'woff', variationAxes });
    writeFileSync(join(paper, `${name}-${part}.woff`), cut);
    console.log(`${name}-${part}: ${(cut.length / 1000).toFixed(1)} KB`);
  }
  copyFileSync(require.resolve(`@fontsource-variable/${family}/LICENSE`), join(paper, `LICENSE-${family}`));
}
