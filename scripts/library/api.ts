import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { publicEntries } from './entries.ts';
import { entryName } from './rooms.ts';

/** What the report begins with: what it is, and how it is made anew. */
const HEAD = `The public surface of banca-virtual-componentes, as its types say it.
Written by «npm run library» from scripts/library/entries.ts; the tests compare it with what is built.
What a change here does to the version: docs/library.md «Versions».
`;

/** Imports of a written file of types from another one of the package. */
const OWN_IMPORT = /^import .* from "(\.[^"]+)\.js";$/gm;

/** A file of types without what is no part of the surface: comments, imports, the build's own marks. */
function surface(types: string): string {
  return types
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^(?:import .*;|\/\/.*)$/gm, '')
    .replace(/import (?:\* as [\w$]+|\{[^}]*\}) from "[^"]+";/g, '')
    .replace(/_\$(\w+?)\d+(?=\.)/g, '_$$$1')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** The report: each entry with what it exports, then what these name and no entry has. `folder` is what the build wrote. */
export function apiReport(folder: string): string {
  const typesOf = (name: string): string => readFileSync(join(folder, `${name}.d.ts`), 'utf8');
  const said = new Set<string>();
  const named = new Set<string>();
  const say = (name: string): string => {
    said.add(name);
    const types = typesOf(name);
    for (const [, path = ''] of types.matchAll(OWN_IMPORT)) named.add(posix.join(posix.dirname(name), path));
    return `\n## ${name}\n\n${surface(types)}\n`;
  };
  const groups = Object.entries(publicEntries).map(
    ([group, files]) => `\n# ${group}\n${files.map((file) => say(entryName(file))).join('')}`,
  );
  let inside = '';
  for (const name of named) if (!said.has(name)) inside += say(name);
  return `${HEAD}${groups.join('')}\n# inside: no entries, but named by types of entries\n${inside}`;
}
