import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

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
      handler(code, id) {
        const folder = dirname(id).slice(join(root, 'src/').length);
        return code.replace(ADDRESS_IMPORT, (_, name: string, specifier: string) => {
          const source = specifier.startsWith('.') ? join(dirname(id), specifier) : require.resolve(specifier);
          const licences = readdirSync(dirname(source)).filter((file) => file.startsWith('LICENSE'));
          // Two builds of one package bring a file of the same name each.
          const prefix = specifier.includes('/legacy/') ? 'legacy-' : '';
          for (const file of [basename(source), ...licences]) {
            const fileName = `${folder}/${file === basename(source) ? prefix : ''}${file}`;
            if (packed.has(fileName)) continue;
            packed.add(fileName);
            this.emitFile({ type: 'asset', fileName, source: readFileSync(join(dirname(source), file)) });
          }
          return `const ${name} = new URL('./${prefix}${basename(specifier)}', import.meta.url).href;`;
        });
      },
    },
  };
}
