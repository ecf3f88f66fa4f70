/** What the package's manifest takes from the repository's. */
export interface RootManifest {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
}

/** Where an entry's types and code stand. `types` comes first: the first condition that fits is taken. */
export interface EntryTarget {
  types: string;
  default: string;
}

/** The package.json of the library. */
export interface LibraryManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: 'module';
  sideEffects: string[];
  exports: Record<string, EntryTarget | string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  dependencies: Record<string, string>;
}

/** There may be only one of each in a page: contexts and style sheets are theirs. */
const PEERS = ['react', 'react-dom', 'styled-components'];

/** Both majors are tried (e2e/library.spec.ts); all other peers have the range of the repository's version. */
const REACT_RANGE = '^18.3.1 || ^19.0.0';

/** The types of the peers that come without; whoever writes no TypeScript needs none. */
const PEER_TYPES = { '@types/react': '^18.3.0 || ^19.0.0' };

/** The package carries a copy of its worker, which refuses any other version. */
const EXACT = ['pdfjs-dist'];

/** The name of the package in an import: `@base-ui/react/menu` → `@base-ui/react`. */
export function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The library's manifest: an entry for each module, the styles and other files, and the packages that the output imports.
 * @throws Error when the output imports a package that is none of the application's dependencies.
 */
export function libraryManifest(
  root: RootManifest,
  { entries, styles, files, imports }: Record<'entries' | 'styles' | 'files' | 'imports', readonly string[]>,
): LibraryManifest {
  const packages = [...new Set(imports.map(packageOf))].filter((name) => !PEERS.includes(name)).sort();
  const versionOf = (name: string): string => {
    const version = root.dependencies[name];
    if (!version) throw new Error(`La biblioteca importa «${name}», que no está en dependencies de package.json.`);
    return EXACT.includes(name) ? version : `^${version}`;
  };
  const modules = Object.fromEntries(
    entries.map((entry) => [`./${entry}`, { types: `./${entry}.d.ts`, default: `./${entry}.js` }]),
  );
  const asTheyAre = Object.fromEntries([...styles, ...files, 'package.json'].map((file) => [`./${file}`, `./${file}`]));
  return {
    name: `${root.name}-componentes`,
    version: root.version,
    description: 'Componentes y tema de la banca virtual de una cooperativa de ahorro y crédito',
    license: 'SEE LICENSE IN LICENSE.md',
    type: 'module',
    sideEffects: styles.map((style) => `./${style}`),
    exports: { ...modules, ...asTheyAre },
    peerDependencies: {
      ...PEER_TYPES,
      ...Object.fromEntries(PEERS.map((name) => [name, name.startsWith('react') ? REACT_RANGE : versionOf(name)])),
    },
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEER_TYPES).map((name) => [name, { optional: true }])),
    dependencies: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  };
}
