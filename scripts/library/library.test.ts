import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entryFiles, publicEntries } from './entries.ts';
import { libraryManifest, packageOf, type RootManifest } from './manifest.ts';
import { importFault, libraryEntries } from './rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

describe('entries', () => {
  const entries = Object.keys(libraryEntries(root));

  it('are those of the list: components, their parts, hooks, theme and rules', () => {
    expect(entries).toEqual(
      expect.arrayContaining([
        'components/Button/Button',
        'components/Toast/toastQueue',
        'theme/tokens',
        'domain/money',
      ]),
    );
    expect(entries).toHaveLength(entryFiles.length);
    expect(entries.filter((entry) => !/^(?:components|theme|domain)\//.test(entry))).toEqual([]);
  });

  it('are listed once each, in the order of their names', () => {
    expect(new Set(entryFiles).size).toBe(entryFiles.length);
    for (const files of Object.values(publicEntries)) expect(files).toEqual([...files].sort());
  });

  it('are no style modules', () => {
    expect(entries.filter((entry) => entry.endsWith('.styles'))).toEqual([]);
  });

  it('are neither stories, tests and guides nor what only they use', () => {
    expect(
      entries.filter((entry) => /\.(?:stories|test|guide)$|storyRoom|test[A-Z]\w*|Fundamentos|transcripts/.test(entry)),
    ).toEqual([]);
  });
});

describe('imports that a module of the library may have', () => {
  const button = `${root}src/components/Button/Button.tsx`;

  it.each([
    '#theme/tokens.ts',
    '#domain/money.ts',
    '../Spinner/Spinner.tsx',
    './useDelayed.ts',
    'react',
    '@base-ui/react/menu',
  ])('%s', (source) => {
    expect(importFault(root, button, source)).toBeNull();
  });

  it.each([
    '#api/query.ts',
    '#session/session.ts',
    '#config/ConfigProvider.tsx',
    '#navigation/paths.ts',
    '#testing/storyStage.tsx',
    '#app/main.tsx',
    '#mocks/demo.ts',
    '#crypto/cipher.ts',
    '#storybook/world.tsx',
    '../../api/query.ts',
    '../../../scripts/browser.ts',
  ])('not %s: application code', (source) => {
    expect(importFault(root, button, source)).toBe(
      `src/components/Button/Button.tsx importa «${source}»: la biblioteca solo lleva components, theme, domain.`,
    );
  });

  it.each([
    '../storyRoom.tsx',
    '#components/testRender.tsx',
    './testPinDialog.tsx',
    '#components/transcripts/spoken.ts',
    './Button.stories.tsx',
    './Button.guide.ts',
    './Button.example.tsx',
  ])('not %s: of the catalogue or the tests', (source) => {
    expect(importFault(root, button, source)).toBe(
      `src/components/Button/Button.tsx importa «${source}»: es de las pruebas o del catálogo.`,
    );
  });
});

describe('manifest', () => {
  const repository: RootManifest = {
    name: 'banca-virtual',
    version: '0.1.0',
    dependencies: {
      react: '19.3.1',
      'react-dom': '19.3.1',
      'styled-components': '6.6.0',
      '@base-ui/react': '1.9.0',
      'pdfjs-dist': '6.5.438',
    },
  };
  const content = {
    entries: ['components/Button/Button'],
    styles: ['theme/fonts.css'],
    files: ['tokens.json'],
    imports: ['react/jsx-runtime', '@base-ui/react/menu', '@base-ui/react/select', 'pdfjs-dist'],
  };

  it('an entry for each module, its types first, and files as they are; the styles are the only thing with side effects', () => {
    const { exports, sideEffects } = libraryManifest(repository, content);
    expect(exports).toEqual({
      './components/Button/Button': {
        types: './components/Button/Button.d.ts',
        default: './components/Button/Button.js',
      },
      './theme/fonts.css': './theme/fonts.css',
      './tokens.json': './tokens.json',
      './package.json': './package.json',
    });
    expect(Object.keys(exports['./components/Button/Button'] ?? {})).toEqual(['types', 'default']);
    expect(sideEffects).toEqual(['./theme/fonts.css']);
  });

  it('what a page may have only once is asked for, what is imported besides comes along', () => {
    const { peerDependencies, peerDependenciesMeta, dependencies } = libraryManifest(repository, content);
    expect(peerDependencies).toEqual({
      '@types/react': '^18.3.0 || ^19.0.0',
      react: '^18.3.1 || ^19.0.0',
      'react-dom': '^18.3.1 || ^19.0.0',
      'styled-components': '^6.6.0',
    });
    expect(peerDependenciesMeta).toEqual({ '@types/react': { optional: true } });
    expect(dependencies).toEqual({ '@base-ui/react': '^1.9.0', 'pdfjs-dist': '6.5.438' });
  });

  it('name and version are the repository’s, and the version has its changes', () => {
    expect(libraryManifest(repository, content)).toMatchObject({ name: 'banca-virtual-componentes', version: '0.1.0' });
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('docs/library/CHANGELOG.md')).toContain(`\n## ${version}\n`);
  });

  it('an import of what is only a tool of the repository ends the build', () => {
    expect(() => libraryManifest(repository, { ...content, imports: ['vitest'] })).toThrow(
      'La biblioteca importa «vitest», que no está en dependencies de package.json.',
    );
  });

  it.each([
    ['react', 'react'],
    ['react/jsx-runtime', 'react'],
    ['@base-ui/react', '@base-ui/react'],
    ['@base-ui/react/menu', '@base-ui/react'],
  ])('%s belongs to %s', (specifier, name) => {
    expect(packageOf(specifier)).toBe(name);
  });
});
