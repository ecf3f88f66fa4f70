import { dependentsOf, type ProjectGraph } from './graph.ts';

/** The parts of `npm test`, in the order in which they run. */
export const stepNames = [
  'formato',
  'lint con tipos',
  'flechas',
  'lint con eslint',
  'lint de estilos',
  'construcción',
  'salida',
  'salida antigua',
  'catálogo construido',
  'tipos',
  'unidad',
  'catalogo',
  'comportamiento',
  'recorridos',
  'navegadores',
] as const;

/** The name of one part. */
export type StepName = (typeof stepNames)[number];

/** What of each part is to run: all of it, its tests in these files, or, of none, nothing. */
export type Selection = Readonly<Record<StepName, 'all' | readonly string[]>>;

/** What is not as it was. */
export interface Change {
  /** Places in the project, of what is new, changed or gone: `src/domain/money.ts`. */
  files: readonly string[];
  /** Files of stories whose agreed pictures are not as they were; `all` when another browser took them. */
  pictures: 'all' | readonly string[];
}

/** What is shipped, and what builds and draws it. */
const SHIPPED = [
  'index.html',
  'src/app/main.tsx',
  'src/document/inline.ts',
  'vite.config.ts',
  'scripts/documents/drawPages.tsx',
] as const;

/** What each part stands on beside its tests: whoever changes one of these, or what they need, may change all of it. */
export const foundations = {
  unidad: ['vitest.config.ts', 'src/testing/asFound.ts', 'src/testing/seed.ts'],
  comportamiento: ['vitest.config.ts', 'scripts/behaviour/unseen.ts'],
  catalogo: [
    ...['vite.config.ts', '.storybook/main.ts', '.storybook/preview.tsx'],
    ...['scripts/stories/playwright.config.ts', 'scripts/stories/serve.ts', 'scripts/stories/stories.spec.ts'],
    'scripts/stories/storyReporter.ts',
  ],
  recorridos: [...SHIPPED, 'playwright.config.ts', 'e2e/globalSetup.ts'],
  // One program walks all of them: there are no tests of it to choose from.
  navegadores: [...SHIPPED, 'e2e/browsers/run.ts'],
} as const satisfies Partial<Record<StepName, readonly string[]>>;

/** What no import leads to. */
const beside = {
  unidad: null,
  comportamiento: null,
  // Its pages are drawn when one is opened, and no story opens one; the built catalogue has them.
  catalogo: /^(?:public\/|baselines\/sample|\.storybook\/(?!pages\/|.*\.test\.ts$))/,
  recorridos: /^(?:public|deploy)\/.*(?<!\.md)$/,
  navegadores: /^(?:public|deploy)\/.*(?<!\.md)$/,
} as const satisfies Record<keyof typeof foundations, RegExp | null>;

/** The tests of each part. */
const tests = {
  unidad: /^(?:src|scripts|assurance|\.storybook)\/.*\.test\.ts$/,
  comportamiento: /^src\/.*\.test\.tsx$/,
  catalogo: /^src\/.*\.stories\.tsx$/,
  recorridos: /^e2e\/.*\.spec\.ts$/,
  navegadores: null,
} as const satisfies Record<keyof typeof foundations, RegExp | null>;

/** Files that only the first lines of `npm test` read, and tests that read files by themselves. */
const ASIDE =
  /\.md$|^(?:docs|bench|\.ci)\/|^baselines\/index\.json$|^(?:biome|chromatic\.config|\.oxlintrc)\.json$|^(?:eslint|stylelint)\.config\.js$|^\.dependency-cruiser\.js$|^vitest\.stories\.config\.ts$|^\.git(?:ignore|attributes)$/;

/** Pages of the catalogue are fetched when one is opened: behind this file there is nothing that a story shows. */
const PAGES = new Set(['.storybook/pages/docs.tsx']);

/** What the programs that journeys start (a recipe in a copy, the library's build) may read, the papers that the library takes along included. */
const READ_BY_PROGRAMS =
  /^(?:(?:src|scripts)\/(?!.*(?:\/tests\/|\.(?:test|stories)\.))|docs\/(?:library(?:\.md$|\/)|messages-and-brand\.md$)|biome\.json$)/;

const everything = Object.fromEntries(stepNames.map((name) => [name, 'all'])) as Selection;
const nothing = Object.fromEntries(stepNames.map((name) => [name, []])) as unknown as Selection;

/** True of a file that the graph knows, or that some rule names; of any other nobody can tell whom it concerns. */
function isKnown(file: string, { needs }: ProjectGraph, needed: ReadonlySet<string>): boolean {
  const isNamed = [...Object.values(foundations).flat(), ...PAGES].includes(file);
  const isBeside = Object.values(beside).some((pattern) => pattern?.test(file));
  // A module that nothing imports (yet) is nobody's; one that is gone was the business of who imported it.
  const isModule = /^(?:src|scripts|e2e|assurance|\.storybook)\/.*\.tsx?$/.test(file);
  return needs.has(file) || needed.has(file) || isNamed || isBeside || isModule || ASIDE.test(file);
}

/**
 * Which parts of `npm test` a change concerns, and which of their tests. Formats, lints and types look at all files at once and always run.
 * A test runs when anything that it imports changed, at whatever remove, and when it reads files by itself; all of a part runs when what it
 * stands on changed; everything does when nobody can tell (package.json, a new kind of file).
 */
export function selectSteps({ files, pictures }: Change, graph: ProjectGraph): Selection {
  if (files.length === 0) return nothing;
  const needed = new Set([...graph.needs.values()].flatMap((some) => [...some]));
  if (!files.every((file) => isKnown(file, graph, needed))) return everything;
  const touched = dependentsOf(graph, files);
  const shown = dependentsOf(graph, files, PAGES);
  const reading = dependentsOf(graph, graph.readers);
  const all = [...graph.needs.keys()].sort();

  const part = (
    name: keyof typeof foundations,
    concerned: ReadonlySet<string>,
    alsoRuns: (test: string) => boolean,
  ) => {
    const isWhole =
      foundations[name].some((file) => concerned.has(file)) || files.some((file) => beside[name]?.test(file));
    return isWhole ? 'all' : all.filter((file) => tests[name]?.test(file) && (concerned.has(file) || alsoRuns(file)));
  };
  // Journeys read the built site, which is shipped; beside it they start programs, and those read what they want.
  const starting = dependentsOf(
    graph,
    [...graph.starters].filter((file) => file.startsWith('e2e/')),
  );
  const mayBeRead = files.some((file) => READ_BY_PROGRAMS.test(file));

  const recorridos = part('recorridos', touched, (file) => mayBeRead && starting.has(file));
  const navegadores = part('navegadores', touched, () => false);
  const newPictures = new Set(pictures === 'all' ? [] : pictures);
  const catalogo = pictures === 'all' ? 'all' : part('catalogo', shown, (file) => newPictures.has(file));
  const isBuilt = recorridos.length > 0 || navegadores.length > 0 ? 'all' : [];
  const isCatalogueBuilt =
    catalogo.length > 0 || files.some((file) => /^\.storybook\/(?!.*\.test\.ts$)|\.(?:stories|guide)\.tsx?$/.test(file))
      ? 'all'
      : [];
  return {
    ...everything,
    construcción: isBuilt,
    salida: isBuilt,
    'salida antigua': isBuilt,
    'catálogo construido': isCatalogueBuilt,
    unidad: part('unidad', touched, (file) => reading.has(file)),
    catalogo,
    comportamiento: part('comportamiento', touched, (file) => reading.has(file)),
    recorridos,
    navegadores,
  };
}

/** So many files in words: «1 archivo», «4 archivos». */
const filesInWords = (count: number): string => `${count} ${count === 1 ? 'archivo' : 'archivos'}`;

/** How much changed, in words: «1 archivo cambió», «4 archivos cambiaron». */
export const describeChange = ({ files }: Change): string =>
  `${filesInWords(files.length)} ${files.length === 1 ? 'cambió' : 'cambiaron'}`;

/** Which stories a change reaches, in words: «todas», «ninguna», «las de 6 archivos». */
export function describeStories(catalogo: Selection['catalogo']): string {
  if (catalogo === 'all') return 'todas';
  return catalogo.length === 0 ? 'ninguna' : `las de ${filesInWords(catalogo.length)}`;
}

/** A selection in words, a line for each part: what runs of it, and why it is left out where it is. */
export function describeSelection(selection: Selection): string {
  const words = (what: Selection[StepName]) => {
    if (what === 'all') return 'entero';
    if (what.length === 0) return 'no le concierne';
    return `${filesInWords(what.length)}: ${what.slice(0, 3).join(', ')}${what.length > 3 ? ', …' : ''}`;
  };
  return stepNames.map((name) => `  ${name.padEnd(20)} ${words(selection[name])}`).join('\n');
}
