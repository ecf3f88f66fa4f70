import type { Selection, StepName } from './select.ts';

/** One part of `npm test`: a program, and what it is told. */
export interface Step {
  name: StepName;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Where its runner writes how many tests passed and failed. */
  report?: string;
}

/** Functions newer than the oldest browsers, with a substitute in the very file that asks for them. */
const BROUGHT_BY_PDF_JS = [
  ...[
    'ArrayBufferTransferToFixedLength',
    'ArrayToSpliced',
    'ArrayWith',
    'Float16Array',
    'Iterator',
    'JSONIsRawJSON',
    'JSONRawJSON',
  ],
  ...[
    'MapGetOrInsert',
    'MapGetOrInsertComputed',
    'MathSumPrecise',
    'PromiseTry',
    'PromiseWithResolvers',
    'SetIntersection',
  ],
  ...[
    'Uint8ArrayFromBase64',
    'Uint8ArraySetFromBase64',
    'Uint8ArraySetFromHex',
    'Uint8ArrayToBase64',
    'Uint8ArrayToHex',
  ],
];

/** The quick ones: what they find makes the rest worthless. Each row runs beside the others, one step after the other. */
export const first: readonly (readonly Step[])[] = [
  [
    { name: 'formato', command: 'biome', args: ['ci', '.'] },
    { name: 'lint con tipos', command: 'oxlint', args: ['--deny-warnings'] },
    {
      name: 'flechas',
      command: 'depcruise',
      args: ['src', '--config', '.dependency-cruiser.js', '--output-type', 'err'],
    },
    { name: 'lint con eslint', command: 'eslint', args: ['.'] },
    { name: 'lint de estilos', command: 'stylelint', args: ['src/**/*.{ts,tsx,css}'] },
    { name: 'construcción', command: 'vite', args: ['build', '--logLevel', 'warn'] },
    // Syntax and built-ins that the oldest browsers lack (D-70). Two names are those of functions of ours. pdf.js is fetched in the
    // build that the browser can run (src/components/DocumentViewer/loadLibrary.ts).
    {
      name: 'salida',
      command: 'es-check',
      args: [
        ...['checkBrowser', './dist/assets/*.js', './dist/sw.js', '--module', '--checkFeatures', '--quiet'],
        ...['--ignore', 'Uint8ArraySetFromBase64,Uint8ArrayToHex', '--not', 'dist/assets/modernPdf'],
      ],
    },
    // pdf.js for older browsers: no words that they do not understand; the functions named here it brings itself.
    {
      name: 'salida antigua',
      command: 'es-check',
      args: [
        ...['checkBrowser', './dist/assets/legacy-*.mjs', '--module', '--checkFeatures', '--quiet'],
        ...['--ignore', BROUGHT_BY_PDF_JS.join()],
      ],
    },
    { name: 'catálogo construido', command: 'storybook', args: ['build', '--quiet'] },
  ],
  // As long as the other row: a row that is left alone leaves a core idle.
  [{ name: 'tipos', command: 'tsc', args: ['--noEmit'] }, vitest('unidad', { VITEST_MAX_WORKERS: '2' })],
];

/** What drives browsers: each runner keeps both cores busy by itself. */
export const second: readonly Step[] = [
  {
    name: 'catalogo',
    command: 'playwright',
    args: ['test', '--config', 'scripts/stories'],
    report: 'reports/catalogo.json',
  },
  vitest('comportamiento', { VITEST_MAX_WORKERS: '4' }),
  { name: 'recorridos', command: 'playwright', args: ['test'], report: 'reports/e2e.json' },
  // Real old and other browsers (D-70), those that are there.
  { name: 'navegadores', command: 'node', args: ['e2e/browsers/run.ts'], report: 'reports/navegadores.json' },
];

function vitest(project: 'unidad' | 'comportamiento', env: NonNullable<Step['env']>): Step {
  const report = `reports/${project}.json`;
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
  return { name: project, command: 'vitest', args: ['run', '--project', project, ...reporters], env, report };
}

/** The step with the tests in these files alone. */
function narrowed(step: Step, files: readonly string[]): Step {
  // Its runner finds stories, not files: the names of the files are told to it otherwise.
  if (step.name === 'catalogo') return { ...step, env: { ...step.env, STORIES: files.join(' ') } };
  return { ...step, args: [...step.args, ...files] };
}

/** The steps that a selection leaves, each with what it leaves of it. */
export function selected(steps: readonly Step[], selection: Selection): Step[] {
  return steps.flatMap((step) => {
    const files = selection[step.name];
    if (files === 'all') return step;
    return files.length > 0 ? narrowed(step, files) : [];
  });
}
