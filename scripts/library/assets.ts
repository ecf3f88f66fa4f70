import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const require = createRequire(import.meta.url);

/** The style sheet of the fonts, in src/ and in the package. */
export const FONT_STYLES = 'theme/fonts.css';

/**
 * Writes the style sheet of the fonts with the font files and their licences beside it: a package's name inside of `url()` is
 * something that only some bundlers follow.
 */
export function copyFonts(root: string, folder: string): void {
  const target = join(folder, dirname(FONT_STYLES), 'fonts');
  mkdirSync(target, { recursive: true });
  const styles = readFileSync(join(root, 'src', FONT_STYLES), 'utf8').replace(
    /url\("(@[^/]+\/([^/]+))(\/[^"]+)"\)/g,
    (_, scoped: string, family: string, path: string) => {
      const file = basename(path);
      copyFileSync(require.resolve(scoped + path), join(target, file));
      copyFileSync(require.resolve(`${scoped}/LICENSE`), join(target, `LICENSE-${family}`));
      return `url("./fonts/${file}")`;
    },
  );
  const own = join(root, 'src', dirname(FONT_STYLES), 'fonts');
  for (const file of readdirSync(own)) copyFileSync(join(own, file), join(target, file));
  writeFileSync(join(folder, FONT_STYLES), styles);
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
