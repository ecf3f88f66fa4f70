import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The package's index for bundlers; Node itself is given another one. */
const INDEX = fileURLToPath(new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')));
const ICON_IMPORT = /import \{([^}]+)\} from ["']lucide-react["'];?/g;

/** The file of each icon, by every name that the package's index gives it. */
function iconFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(INDEX, 'utf8').matchAll(/export \{([^}]+)\} from '([^']+)'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(dirname(INDEX), file));
  }
  return files;
}

/**
 * Imports each icon from its own file instead of the package's index: through the index every page depends on every icon, and the first one
 * would carry them all (scripts/chunks.ts).
 */
export function iconImports(): Plugin {
  const files = iconFiles();
  return {
    name: 'icon-imports',
    apply: 'build',
    // After types and JSX are gone.
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler(code) {
        return code.replace(ICON_IMPORT, (whole, names: string) => {
          const parts = names.split(',').map((part) => part.trim().split(/\s+as\s+/));
          const imports = parts.map(([name = '', local = name]) => {
            const file = files.get(name);
            return file ? `import ${local} from ${JSON.stringify(file)};` : null;
          });
          return imports.includes(null) ? whole : imports.join('');
        });
      },
    },
  };
}
