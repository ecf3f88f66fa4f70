import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../modules/imports.ts';
import { dependentsOf, needsOf, type ProjectGraph, readGraph } from './graph.ts';
import {
  describeChange,
  describeSelection,
  describeStories,
  foundations,
  type Selection,
  selectSteps,
  stepNames,
} from './select.ts';
import { first, second, selected } from './steps.ts';

/** A small project: a rule, a component, a screen and the program, each with tests of its own. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'src/domain/money.ts': [],
  'src/domain/money.test.ts': ['src/domain/money.ts'],
  'src/domain/dates.ts': [],
  'src/domain/dates.test.ts': ['src/domain/dates.ts'],
  'src/components/Sum/Sum.tsx': ['src/domain/money.ts', 'src/components/Sum/sum.css'],
  'src/components/Sum/Sum.stories.tsx': ['.storybook/preview.tsx', 'src/components/Sum/Sum.tsx'],
  'src/components/Sum/Sum.test.tsx': ['src/components/Sum/Sum.tsx'],
  'src/screens/one/tests/One.stories.tsx': ['.storybook/preview.tsx'],
  'src/app/main.tsx': ['src/components/Sum/Sum.tsx'],
  'src/theme/words.test.ts': [],
  'src/mocks/bank.ts': ['src/domain/dates.ts'],
  'e2e/one.spec.ts': ['e2e/steps.ts'],
  'e2e/two.spec.ts': ['src/mocks/bank.ts'],
  'e2e/recipe.spec.ts': ['scripts/new/new.ts'],
  'e2e/steps.ts': [],
  'e2e/browsers/run.ts': ['e2e/browsers/walk.ts'],
  'e2e/browsers/walk.ts': [],
  'scripts/new/new.ts': [],
  'scripts/stories/serve.ts': [],
  '.storybook/preview.tsx': ['.storybook/pages/docs.tsx', 'src/testing/world.ts'],
  '.storybook/pages/docs.tsx': ['.storybook/pages/page.tsx'],
  '.storybook/pages/page.tsx': [],
  'src/testing/world.ts': [],
};
const graph: ProjectGraph = {
  needs: new Map(Object.entries(needs).map(([file, some]) => [file, new Set(some)])),
  readers: new Set(['src/theme/words.test.ts']),
  starters: new Set(['e2e/recipe.spec.ts']),
};

const after = (...files: string[]): Selection => selectSteps({ files, pictures: [] }, graph);
/** Of a selection what drives a browser. */
const driven = ({ catalogo, comportamiento, recorridos, navegadores }: Selection) => ({
  catalogo,
  comportamiento,
  recorridos,
  navegadores,
});
const none = { catalogo: [], comportamiento: [], recorridos: [], navegadores: [] };
const all = Object.fromEntries(stepNames.map((name) => [name, 'all']));

describe('npm test -- --changed: what a change concerns', () => {
  it('nothing at all where nothing changed', () => {
    expect(Object.values(after()).flat()).toEqual([]);
  });

  it('formats, lints and types are asked of every change', () => {
    for (const file of ['README.md', 'src/domain/money.ts', 'e2e/one.spec.ts']) {
      const { formato, flechas, tipos, ...others } = after(file);
      expect([formato, flechas, tipos], file).toEqual(['all', 'all', 'all']);
      expect([others['lint con tipos'], others['lint con eslint'], others['lint de estilos']], file).toEqual(
        Array(3).fill('all'),
      );
    }
  });

  it('a rule: its tests, and at whatever remove the stories, the behaviour and, where it is shipped, all journeys', () => {
    expect(after('src/domain/money.ts')).toMatchObject({
      unidad: ['src/domain/money.test.ts', 'src/theme/words.test.ts'],
      catalogo: ['src/components/Sum/Sum.stories.tsx'],
      comportamiento: ['src/components/Sum/Sum.test.tsx'],
      recorridos: 'all',
      construcción: 'all',
      salida: 'all',
      'catálogo construido': 'all',
    });
  });

  it('what is not code counts where it is named', () => {
    expect(after('src/components/Sum/sum.css').catalogo).toEqual(['src/components/Sum/Sum.stories.tsx']);
  });

  it('the simulated cooperative is not shipped: only the journeys that import it', () => {
    expect(after('src/mocks/bank.ts').recorridos).toEqual(['e2e/recipe.spec.ts', 'e2e/two.spec.ts']);
  });

  it('a test that reads files by itself runs whatever they are; prose concerns no other', () => {
    expect(after('docs/visual.md')).toMatchObject({ ...none, unidad: ['src/theme/words.test.ts'], construcción: [] });
  });

  it('a journey, or what some of them share', () => {
    expect(after('e2e/one.spec.ts').recorridos).toEqual(['e2e/one.spec.ts']);
    expect(after('e2e/steps.ts')).toMatchObject({ recorridos: ['e2e/one.spec.ts'], construcción: 'all' });
  });

  it('the walk of the browsers: what is shipped, the walk itself, and the cooperative that it walks against', () => {
    for (const file of ['src/domain/money.ts', 'e2e/browsers/walk.ts', 'e2e/browsers/run.ts'])
      expect(after(file), file).toMatchObject({ navegadores: 'all', construcción: 'all' });
    expect(after('e2e/browsers/walk.ts').recorridos).toEqual([]);
    expect(after('e2e/steps.ts').navegadores).toEqual([]);
    expect(after('src/components/Sum/Sum.test.tsx').navegadores).toEqual([]);
  });

  it('a journey that starts a program runs when that may read what changed', () => {
    expect(after('scripts/other.ts').recorridos).toEqual(['e2e/recipe.spec.ts']);
    expect(after('src/screens/one/tests/One.stories.tsx').recorridos).toEqual([]);
  });

  it('the world of the stories and what examines them: all stories; the catalogue’s pages: none, it is built', () => {
    for (const file of ['src/testing/world.ts', '.storybook/fonts.css', 'scripts/stories/serve.ts', 'public/a.svg'])
      expect(after(file).catalogo, file).toBe('all');
    expect(after('.storybook/pages/page.tsx')).toMatchObject({ ...none, 'catálogo construido': 'all' });
    expect(after('.storybook/pages/page.test.ts')).toMatchObject({ ...none, 'catálogo construido': [] });
  });

  it('stories whose agreed pictures are others, or all where another browser took them', () => {
    const file = 'src/screens/one/tests/One.stories.tsx';
    const files = ['baselines/index.json'];
    expect(selectSteps({ files, pictures: [file] }, graph).catalogo).toEqual([file]);
    expect(selectSteps({ files, pictures: 'all' }, graph).catalogo).toBe('all');
  });

  it('what is published beside the program: all journeys, in all browsers', () => {
    for (const file of ['public/a.svg', 'deploy/headers.json', 'index.html'])
      expect(after(file), file).toMatchObject({ recorridos: 'all', navegadores: 'all' });
    expect(driven(after('deploy/README.md'))).toEqual(none);
  });

  it('everything where nobody can tell whom it concerns', () => {
    for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'src/domain/tasas.json', 'nuevo/x.ts'])
      expect(after('docs/visual.md', file), file).toEqual(all);
  });

  it('a file that is gone: whoever still asks for it', () => {
    const { needs: others } = graph;
    const left = new Map([...others].filter(([file]) => file !== 'src/domain/dates.ts'));
    const selection = selectSteps({ files: ['src/domain/dates.ts'], pictures: [] }, { ...graph, needs: left });
    expect(selection.unidad).toEqual(['src/domain/dates.test.ts', 'src/theme/words.test.ts']);
  });

  it('says how much changed and which stories that reaches, one as well as many', () => {
    const pictures: string[] = [];
    expect(describeChange({ files: ['src/domain/money.ts'], pictures })).toBe('1 archivo cambió');
    expect(describeChange({ files: ['src/domain/money.ts', 'README.md'], pictures })).toBe('2 archivos cambiaron');
    const stories = ['src/components/Sum/Sum.stories.tsx', 'src/screens/one/tests/One.stories.tsx'];
    expect([[], stories.slice(1), stories, 'all' as const].map(describeStories)).toEqual([
      'ninguna',
      'las de 1 archivo',
      'las de 2 archivos',
      'todas',
    ]);
  });

  it('says so in a line for each part', () => {
    const lines = describeSelection(after('e2e/steps.ts')).split('\n');
    expect(lines.map((line) => line.slice(2, 22).trim())).toEqual([...stepNames]);
    expect(lines.at(-2)).toContain('1 archivo: e2e/one.spec.ts');
    expect(lines.find((line) => line.includes('catalogo'))).toContain('no le concierne');
  });
});

describe('npm test, with and without --changed', () => {
  const steps = [...first.flat(), ...second];

  it('has every part, each once: none can be left out by not being named', () => {
    expect(steps.map(({ name }) => name)).toEqual([...stepNames]);
    expect(selected(steps, all as Selection)).toEqual(steps);
  });

  it('says in Spanish what it does not understand', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', '--chnged'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'No se entiende «--chnged».\nnpm test lo corre todo; una parte: npm test -- --changed [revisión] [--list].\n',
    );
  });

  it('narrows a part to the files that concern it, and leaves out what nothing concerns', () => {
    const narrowed = selected(steps, after('e2e/steps.ts'));
    expect(narrowed.find(({ name }) => name === 'recorridos')?.args).toEqual(['test', 'e2e/one.spec.ts']);
    expect(narrowed.find(({ name }) => name === 'catalogo')).toBeUndefined();
    const [stories] = selected(second, after('src/domain/money.ts'));
    expect(stories?.env?.STORIES).toBe('src/components/Sum/Sum.stories.tsx');
  });
});

describe('the graph of this project', () => {
  const project = readGraph();

  it('knows every test of «unidad», and that those of the papers of assurance read them', () => {
    const known = [...project.needs.keys()];
    for (const [file, changed] of [
      ['assurance/assurance.test.ts', 'assurance/row.ts'],
      ['assurance/assurance.test.ts', 'docs/asvs.md'],
    ] as const) {
      expect(known).toContain(file);
      expect(selectSteps({ files: [changed], pictures: [] }, project).unidad, changed).toContain(file);
    }
  });

  it('knows the papers that the library takes along (scripts/library/papers.ts): its journey reads them', () => {
    for (const file of ['docs/library.md', 'docs/messages-and-brand.md', 'docs/library/CHANGELOG.md'])
      expect(selectSteps({ files: [file], pictures: [] }, project).recorridos, file).toContain('e2e/library.spec.ts');
  });

  it('knows what the catalogue’s own pages are made of: the titles and codes of every file of stories', () => {
    const touched = dependentsOf(project, ['src/screens/garantias/tests/Garantias.stories.tsx']);
    for (const page of ['Bienvenida', 'Codigos'])
      expect(touched.has(`src/components/Fundamentos/${page}.stories.tsx`), page).toBe(true);
    expect(touched.has('.storybook/preview.tsx'), 'una historia no alcanza a todas').toBe(false);
  });

  it('visual.md «What a change of code can reach»: a screen its own stories, and what every story stands on all of them', () => {
    const storiesAfter = (file: string) => selectSteps({ files: [file], pictures: [] }, project).catalogo;
    const reached = storiesAfter('src/screens/garantias/Garantias.tsx');
    expect(reached, 'una pantalla no alcanza a todas').not.toBe('all');
    expect(reached).toContain('src/screens/garantias/tests/Garantias.stories.tsx');
    expect(reached).not.toContain('src/screens/creditos/tests/Credito.stories.tsx');
    for (const file of ['src/theme/tokens.ts', 'src/theme/fonts.css', '.storybook/preview.tsx', 'vite.config.ts'])
      expect(storiesAfter(file), file).toBe('all');
  });

  it('a paper concerns the tests that read papers, and none in a browser: those read no file', () => {
    const { unidad, comportamiento } = selectSteps({ files: ['docs/glossary.md'], pictures: [] }, project);
    expect(comportamiento).toEqual([]);
    expect(unidad).toContain('scripts/papers/papers.test.ts');
  });

  it('stands on files that are there (scripts/check/select.ts)', () => {
    const missing = Object.values(foundations)
      .flat()
      .filter((file) => !existsSync(join(root, file)));
    expect(missing, 'scripts/check/select.ts nombra archivos que no están').toEqual([]);
  });

  it('knows what the program is made of, styles and lazy pages too', () => {
    const touched = (file: string) => dependentsOf(project, [file]).has('src/app/main.tsx');
    expect(touched('src/screens/garantias/Garantias.tsx')).toBe(true);
    expect(touched('src/mocks/bank/bank.ts')).toBe(false);
  });

  it('reads imports, what is handed on, styles, patterns and programs out of a text', () => {
    const files = ['src/a/one.ts', 'src/a/one.test.ts', 'src/b/two.ts'];
    const code = `import './one.css';
import type { Type } from '#domain/type.ts';
import raw, { type Other } from '../../docs/page.md?raw';
import { readFileSync } from 'node:fs';
export { two } from '#storybook/two.ts';
const later = () => import('#screens/x/X.tsx');
const all = import.meta.glob<Type>(['./*.ts', '!./*.test.ts'], { eager: true });
start(process.execPath, [join(root, 'scripts/routes/write.ts')]);
// As \`scripts/stories/run.ts\` does.
const named = ['scripts/documents/drawPages.tsx'];
const instead = new URL('../b/leftOut.ts', import.meta.url);`;
    const { files: needed, ...rest } = needsOf('src/a/all.ts', code, files);
    expect(needed.toSorted()).toEqual([
      '.storybook/two.ts',
      'docs/page.md',
      'scripts/routes/write.ts',
      'src/a/one.css',
      'src/a/one.ts',
      'src/b/leftOut.ts',
      'src/screens/x/X.tsx',
    ]);
    expect(rest).toEqual({ isReader: true, isStarter: true });
    for (const bound of ['', "import { file } from './list.ts'; "])
      expect(needsOf('src/a/open.ts', `${bound}await import(file);`, []).isReader, bound).toBe(true);
    const fetching = "import file from './one.js?url'; await import(file);";
    expect(needsOf('src/a/open.ts', fetching, [])).toMatchObject({
      files: ['src/a/one.js', 'src/a/one.js'],
      isReader: false,
    });
    expect(
      needsOf('src/a/a.css', "@import './b.css'; @font-face { src: url('./f/a.woff2') } a { b: url(data:x) }", [])
        .files,
    ).toEqual(['src/a/b.css', 'src/a/f/a.woff2']);
  });
});
