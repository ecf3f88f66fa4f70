import { entryFiles } from './scripts/library/entries.ts';

/* The arrows of the README's picture. A room may import from the rooms named here and from itself, and from nothing else. */
const arrows = {
  domain: [],
  crypto: [],
  theme: [],
  navigation: [],
  document: ['theme', 'config', 'navigation'],
  worker: [],
  config: ['crypto', 'domain'],
  api: ['domain', 'crypto'],
  session: ['domain', 'crypto'],
  components: ['theme', 'domain'],
  preferences: ['theme'],
  forms: ['components', 'navigation'],
  flows: ['forms', 'preferences', 'components', 'theme', 'api', 'session', 'domain', 'config', 'navigation'],
  screens: ['flows', 'forms', 'preferences', 'components', 'theme', 'api', 'session', 'domain', 'config', 'navigation'],
  app: [
    'domain',
    'crypto',
    'theme',
    'navigation',
    'config',
    'api',
    'session',
    'components',
    'flows',
    'screens',
    'document',
    'worker',
  ],
  mocks: ['api/contract', 'domain', 'crypto'],
};

/** Stories and tests are not shipped: they may also reach the simulated cooperative and the catalogue's world. */
const NOT_SHIPPED = '\\.(test|stories|guide)\\.tsx?$|/tests/|^src/testing/';

/** What the library can be imported by, in the application too: scripts/library/entries.ts is the one list. */
const entries = `^src/(${entryFiles.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;

const rooms = Object.entries(arrows).map(([room, allowed]) => ({
  name: `${room}-arrows`,
  comment: `${room} → ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: NOT_SHIPPED },
  to: { path: '^(src|\\.storybook|scripts|e2e)/', pathNot: `^src/(${[room, ...allowed].join('|')})/` },
}));

export default {
  forbidden: [
    ...rooms,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'screens-keep-to-themselves',
      comment: 'A screen does not reach into another one: what several of them are made of is a flow.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/', pathNot: NOT_SHIPPED },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'library-by-its-entries',
      comment:
        'The application uses components and theme as other projects do: by what scripts/library/entries.ts lists. Add a module there, knowingly, or use one that is.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(components|theme)/|${NOT_SHIPPED}` },
      to: { path: '^src/(components|theme)/', pathNot: entries },
    },
    {
      name: 'nothing-shipped-reaches-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: NOT_SHIPPED },
      to: { path: '^src/testing/|/tests/' },
    },
    {
      name: 'nothing-shipped-reaches-mocks',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/mocks/|${NOT_SHIPPED}` },
      to: { path: '^src/mocks/|^\\.storybook/' },
    },
    {
      name: 'catalogue-without-the-test-runner',
      comment: 'Vitest exists only inside its own runs: a story that reaches it, by whatever file, cannot be read.',
      severity: 'error',
      from: { path: '\\.(stories|guide)\\.tsx?$|^\\.storybook/' },
      to: { path: 'node_modules/(vitest|@vitest)/', reachable: true },
    },
    {
      name: 'one-importer-of-crypto-js',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/crypto/|${NOT_SHIPPED}` },
      to: { path: 'node_modules/crypto-js' },
    },
    {
      name: 'one-importer-of-the-router',
      comment: 'The package is renamed with its next major version: navigation/ and app/ are where it is named.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(navigation/|app/)|${NOT_SHIPPED}` },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'money-is-cents-until-the-contract',
      comment:
        'Dollars are the wire’s: the contract turns them, and the simulated cooperative on its other side. Tests of screens too know cents.',
      severity: 'error',
      from: { path: '^(src|e2e|\\.storybook)/', pathNot: '^src/(api/contract|domain|mocks|testing)/' },
      to: { path: '^src/domain/dollars\\.ts$' },
    },
    {
      name: 'query-cache-only-through-api',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(api/|app/)|${NOT_SHIPPED}` },
      to: { path: 'node_modules/@tanstack' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'module', 'default', 'types'] },
  },
};
