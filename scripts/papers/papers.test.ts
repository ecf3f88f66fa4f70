import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { citationsIn, faultOf } from './citations.ts';
import { anchorsOf, readPaper } from './paper.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where papers are cited. Generated and binary files cite nothing. */
const CITING = ['src', 'scripts', 'e2e', 'bench', 'assurance', '.storybook', 'deploy', 'docs'];
const TEXT = /\.(?:ts|tsx|js|css|html|md)$/;

const citing = [
  ...CITING.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
  ...readdirSync(root),
].filter((file) => TEXT.test(file) && !file.startsWith('scripts/papers/') && statSync(join(root, file)).isFile());
const texts = new Map(citing.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const papers = new Map(
  [...texts]
    .filter(([file]) => /^(?:docs\/)?[^/]+\.md$/.test(file))
    .map(([file, text]) => [basename(file, '.md'), readPaper(file, text)]),
);

describe('CONTRIBUTING «Citing»: what code cites can be looked up', () => {
  const citations = citing.flatMap((file) =>
    citationsIn(texts.get(file) ?? '').map((citation) => ({ file, ...citation })),
  );

  it('citations are found', () => {
    expect(citations.length).toBeGreaterThan(1000);
    const cited = new Set(citations.map(({ paper }) => paper));
    expect([...cited]).toEqual(
      expect.arrayContaining([
        'architecture',
        'contract',
        'conventions',
        'copy',
        'decisions',
        'demo-bank',
        'design',
        'screens',
        'security',
        'specification',
      ]),
    );
    const rooms = new Set(citations.map(({ file }) => file.split('/')[0]));
    expect([...rooms]).toEqual(
      expect.arrayContaining([
        'src',
        'scripts',
        'e2e',
        'bench',
        'assurance',
        '.storybook',
        'deploy',
        'docs',
        'README.md',
      ]),
    );
  });

  it('each leads to a heading, and what it names stands there', () => {
    const faults = citations.flatMap((citation) => {
      const fault = faultOf(citation, papers);
      return fault
        ? [
            `${citation.file}:${citation.line}: «${citation.text}»: ${papers.get(citation.paper)?.path ?? `docs/${citation.paper}.md`} ${fault}`,
          ]
        : [];
    });
    expect(faults).toEqual([]);
  });

  it('a number is given once', () => {
    for (const { path, sections } of papers.values()) {
      const labels = sections.map(({ label }) => label).filter((label) => label !== '');
      expect([path, labels]).toEqual([path, [...new Set(labels)]]);
    }
  });

  it('decisions are numbered without a gap', () => {
    const numbers = papers.get('decisions')?.sections.map(({ label }) => Number(label.replace('D-', ''))) ?? [];
    const decided = numbers.filter((number) => number > 0).sort((a, b) => a - b);
    expect(decided).toEqual(decided.map((_, index) => index + 1));
  });
});

describe('what a citation is', () => {
  const read = (text: string) =>
    citationsIn(text).map(({ paper, label, name, isNamed, entry }) => [paper, label, isNamed ? name : '', entry]);
  const of = (text: string) => {
    const paper = readPaper('docs/design.md', text);
    return (cited: string) => citationsIn(cited).map((one) => faultOf(one, new Map([['design', paper]])));
  };

  it.each([
    [
      '(§4, D-9)',
      [
        ['specification', '§4', '', ''],
        ['decisions', 'D-9', '', ''],
      ],
    ],
    [
      'DESIGN.md §6 «Chart», §2 «empty path»',
      [
        ['design', '§6', 'Chart', ''],
        ['specification', '§2', 'empty path', ''],
      ],
    ],
    ['screens.md A.0 «FM failures» d: lost', [['screens', 'A.0', 'FM failures', 'd']]],
    [
      '/**\n * (screens.md A.0\n * «FM» 2, B.1)',
      [
        ['screens', 'A.0', 'FM', '2'],
        ['contract', 'B.1', '', ''],
      ],
    ],
    ['screens.md A.2 pagos/supa: paying', [['screens', 'A.2', 'pagos/supa', '']]],
    ['contract B.3 `criterios`', [['contract', 'B.3', '`criterios`', '']]],
    [
      'security 2.2, conventions.md 6',
      [
        ['security', '2.2', '', ''],
        ['conventions', '', 'Components and screens', '6'],
      ],
    ],
    ['conventions «Mocks» 3', [['conventions', '', 'Mocks', '3']]],
    [
      'designs 07 and 19',
      [
        ['design', '§10', '07', ''],
        ['design', '§10', '19', ''],
      ],
    ],
    [
      'ASVS 7.3.1, 7.3.2',
      [
        ['security', '1.1', '7.3.1', ''],
        ['security', '1.1', '7.3.2', ''],
      ],
    ],
    ['(x.md), docs/y.md, [z](z.md)', [['x', '', '', '']]],
    ['openapi.contract.ts C.6.1 D-day section 4', []],
  ])('%s', (text, citations) => {
    expect(read(text)).toEqual(citations);
  });

  it('keeps its line', () => {
    expect(citationsIn('a\n\n/**\n * see\n * §4\n */').map(({ line }) => line)).toEqual([5]);
  });

  it('is at fault when its section, what it names or the entry is missing', () => {
    const fault = of('# Design\n## §6 Components\n### Modal\n1. one\n\n**Chart.** lines\n');
    expect(fault('DESIGN.md §6, DESIGN.md §6 «Chart», DESIGN.md «Modal» 1')).toEqual([null, null, null]);
    expect(fault('DESIGN.md §7')).toEqual(['has no heading «§7»']);
    expect(fault('DESIGN.md §6 «Toast»')).toEqual(['§6 has nothing named «Toast»']);
    expect(fault('DESIGN.md «Modal» 2')).toEqual(['«Modal» has no entry 2']);
    expect(fault('D-9')).toEqual(['there is no such paper']);
  });
});

describe('CONTRIBUTING «Papers»: the documents', () => {
  const documents = [...texts].filter(([file]) => file.endsWith('.md'));
  const linksOf = (text: string) => {
    const prose = text.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`\n]*`/g, '');
    return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !/^[a-z]+:/.test(link));
  };

  it('link to what exists', () => {
    const broken = documents.flatMap(([file, text]) =>
      linksOf(text).flatMap((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : normalize(join(dirname(file), path));
        if (!existsSync(join(root, target))) return [`${file}: ${link}: there is no ${target}`];
        const linked = texts.get(target);
        if (anchor === undefined || linked === undefined) return [];
        return anchorsOf(readPaper(target, linked)).has(anchor)
          ? []
          : [`${file}: ${link}: ${target} has no such heading`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('name files that are there', () => {
    const missing = documents.flatMap(([file, text]) =>
      [...text.matchAll(/`((?:src|scripts|e2e|bench|assurance|deploy|docs|baselines|\.storybook)\/[\w./-]*)`/g)]
        .map((match) => match[1] ?? '')
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('glossary: the words that code uses are in the code', () => {
    const code = [...texts].filter(([file]) => /^src\/.*\.tsx?$/.test(file)).map(([, text]) => text);
    const words = [...(texts.get('docs/glossary.md') ?? '').matchAll(/`([\w-]+)…?`/g)].map((match) => match[1] ?? '');
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((word) => !code.some((text) => text.includes(word)))).toEqual([]);
  });

  it('can all be reached from README.md', () => {
    const reached = new Set(['README.md']);
    for (const file of reached) {
      for (const link of linksOf(texts.get(file) ?? '')) {
        const target = normalize(join(dirname(file), link.split('#')[0] ?? ''));
        if (texts.has(target)) reached.add(target);
      }
    }
    expect(
      documents.map(([file]) => relative('.', file)).filter((file) => !reached.has(file) && !file.startsWith('src/')),
    ).toEqual([]);
  });
});
