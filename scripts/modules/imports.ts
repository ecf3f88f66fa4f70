import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'rolldown/utils';

/** The folder of the project, with a separator at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One import of a module as its text has it; of `import()`, and of what is only handed on, all names are taken. */
export interface Import {
  /** What stands between the quotes: `#domain/money.ts`, `./calls.ts`, `yup`; `''` where only the run tells. */
  from: string;
  names: readonly string[];
}

/** What a module imports and hands on when it runs: types aside, which are gone by then. `file` tells by its ending how `code` is read. */
export function importsIn(file: string, code: string): Import[] {
  const { module } = parseSync(file, code);
  // The names of files' addresses: `import(address)` fetches the file that `import address from '…?url'` names.
  const addresses = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('?url'))
      .flatMap(({ moduleRequest, entries }) => entries.map(({ localName }) => [localName.value, moduleRequest.value])),
  );
  const fetched = (text: string): string => /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2] ?? addresses.get(text) ?? '';
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        names: entries.filter(({ isType }) => !isType).map(({ importName }) => importName.name ?? '*'),
      })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))
      .map((from) => ({ from, names: ['*'] })),
    ...module.dynamicImports
      .map(({ moduleRequest: { start, end } }) => fetched(code.slice(start, end)))
      .map((from) => ({ from, names: ['*'] })),
  ];
}

/** The file of ours that an import means, absolute, whether it is there or not; `null` for a package. */
export function ownFile(from: string, importer: string): string | null {
  const [path = ''] = from.split('?');
  // package.json «imports»: a room of src/, and one beside it.
  if (path.startsWith('#storybook/')) return resolve(root, '.storybook', path.slice('#storybook/'.length));
  if (path.startsWith('#')) return resolve(root, 'src', path.slice(1));
  return path.startsWith('.') ? resolve(dirname(importer), path) : null;
}

/** A file's place in the project, with `/` on every system. */
export const placeOf = (file: string): string => file.slice(root.length).split(sep).join('/');
