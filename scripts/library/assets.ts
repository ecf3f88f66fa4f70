import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { forOldBrowsers } from '../oldWords.ts';

const require = createRequire(import.meta.url);

/** The style sheet of the fonts, in src/ and in the package. */
export const FONT_STYLES = 'theme/fonts.css';

/** Writes the style sheet of the fonts with the font files and their licences beside it. */
export function copyFonts(root: string, folder: string): void {
  const own = join(root, 'src', dirname(FONT_STYLES), 'fonts');
  const target = join(folder, dirname(FONT_STYLES), 'fonts');
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(own)) copyFileSync(join(own, file), join(target, file));
  copyFileSync(join(root, 'src', FONT_STYLES), join(folder, FONT_STYLES));
}

/** `import address from 'package/file?url'`, Vite's way to ask for a file's address. */
const ADDRESS_IMPORT = /^import (\w+) from '([^']+)\?url';$/gm;

/** Called legacy, and yet newer than the oldest browsers of the list. */
const isLegacy = (specifier: string): boolean => specifier.includes('/legacy/');

/** Two builds of one package bring a file of the same name each. */
const packedName = (specifier: string): string => `${isLegacy(specifier) ? 'legacy-' : ''}${basename(specifier)}`;

const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith('.') ? join(dirname(importer), specifier) : require.resolve(specifier);

/** `LICENSE_FOXIT` is of the files that begin so, `LICENSE_PDFJS_JBIG2` of those that begin with «jbig2»; one without a name is of all. */
const isLicenceOf = (file: string, name: string): boolean => {
  const [, subject = ''] = /^LICENSE_(?:PDFJS_)?(\w+)$/.exec(name) ?? [];
  return name.startsWith('LICENSE') && basename(file).toLowerCase().startsWith(subject.toLowerCase());
};

const licencesBeside = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => isLicenceOf(file, name))
    .map((name) => join(dirname(file), name));

/**
 * Packs the files that modules ask for with Vite's `?url` beside them, with the licences that lie where they come from, and says their
 * addresses in the words of every bundler.
 */
export function packAddresses(root: string): Plugin {
  const packed = new Set<string>();
  return {
    name: 'pack-addresses',
    transform: {
      filter: { id: /\.tsx?$/, code: '?url' },
      async handler(code, id) {
        const folder = dirname(id).slice(join(root, 'src/').length);
        for (const [, , specifier = ''] of code.matchAll(ADDRESS_IMPORT)) {
          const source = fileOf(specifier, id);
          for (const file of [source, ...licencesBeside(source)]) {
            const fileName = `${folder}/${file === source ? packedName(specifier) : basename(file)}`;
            if (packed.has(fileName)) continue;
            packed.add(fileName);
            const bytes = readFileSync(file);
            const isOld = file === source && isLegacy(specifier);
            this.emitFile({
              type: 'asset',
              fileName,
              source: isOld ? await forOldBrowsers(file, bytes.toString()) : bytes,
            });
          }
        }
        return code.replace(
          ADDRESS_IMPORT,
          (_, name: string, specifier: string) =>
            `const ${name} = new URL('./${packedName(specifier)}', import.meta.url).href;`,
        );
      },
    },
  };
}
