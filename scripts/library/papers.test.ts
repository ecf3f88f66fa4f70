import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyPapers } from './papers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the papers of the package', () => {
  let folder: string;
  let papers: readonly (readonly [name: string, text: string])[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'banca-papeles-'));
    copyPapers(root, folder);
    papers = readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are there, and the theme’s values as data', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE.md',
      'README.md',
      'messages-and-brand.md',
      'tokens.css',
      'tokens.json',
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'tokens.json'), 'utf8'))).toHaveProperty('color.light.textPrimary');
  });

  it('lead nowhere outside of it', () => {
    const links = papers.flatMap(([name, text]) =>
      [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => ({ name, link })),
    );
    expect(links.map(({ link }) => link)).toEqual(expect.arrayContaining(['messages-and-brand.md', 'README.md']));
    expect(links.filter(({ link }) => !existsSync(join(folder, link)))).toEqual([]);
  });

  it('name no file and no command that only the repository has', () => {
    const strange = papers.flatMap(([name, text]) =>
      [
        ...text.matchAll(
          /(?<![\w/.])(?:src|scripts|docs|e2e|\.storybook)\/\S+|\S+\.(?:test|words|stories)\.tsx?|npm run \S+/g,
        ),
      ].map(([found]) => `${name}: ${found}`),
    );
    expect(strange).toEqual([]);
  });

  it('say to install whatever their examples import', () => {
    const [, readme = ''] = papers.find(([name]) => name === 'README.md') ?? [];
    const [, installed = ''] = /^ {4}npm install \S+ (.+)$/m.exec(readme) ?? [];
    expect(installed.split(' ')).toEqual(['react', 'react-dom', 'styled-components', 'lucide-react']);
  });
});
