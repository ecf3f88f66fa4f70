import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The identifiers of the stories in a file's text, as the catalogue makes them of title and export. */
export function storyIdsOf(source: string): string[] {
  const title = /preview\.meta\(\{[\s\S]*?\btitle: '(.*?)'/.exec(source)?.[1];
  if (title === undefined) throw new Error('Un archivo de historias sin título.');
  const exports = [...source.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(/gm)];
  return exports.map(([, name = '']) => toId(title, storyNameFromExport(name)));
}

/** The identifiers of all stories. */
export function storyIds(): Set<string> {
  const files = globSync(`${root}/src/**/*.stories.tsx`);
  return new Set(files.flatMap((file) => storyIdsOf(readFileSync(file, 'utf8'))));
}
