import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryEntries } from '../../scripts/library/rooms.ts';
import { propsOf, statusOf, tidyExample } from './componentProps.ts';
import { readSources, sourceOf } from './componentSources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the code part of a component’s page', () => {
  it('has for each component a file that is there and an import that the library has', () => {
    const entries = new Set(Object.keys(libraryEntries(root)));
    const sources = Object.entries(readSources());
    expect(sources.length).toBeGreaterThan(40);
    for (const [title, { file, importLine }] of sources) {
      expect(existsSync(`${root}${file}`), title).toBe(true);
      const [, entry = ''] = /'banca-virtual-componentes\/(.+)'/.exec(importLine) ?? [];
      expect(entries, title).toContain(entry);
    }
  });

  it('reads where a component comes from', () => {
    const text = (from: string) =>
      `import { Other, Button, type Variant } from '${from}';\nconst meta = preview.meta({ title: 'x', component: Button });`;
    const folder = 'src/components/Button';
    const told = {
      importLine: "import { Button } from 'banca-virtual-componentes/components/Button/Button';",
      file: 'src/components/Button/Button.tsx',
    };
    expect(sourceOf(text('./Button.tsx'), folder)).toEqual(told);
    expect(sourceOf(text('#components/Button/Button.tsx'), 'src/flows')).toEqual(told);
    expect(sourceOf(text('storybook/test'), folder)).toBeNull();
    expect(sourceOf("preview.meta({ title: 'x' });", folder)).toBeNull();
  });

  it('has the properties that the code describes, the required ones first', () => {
    const props = propsOf({
      size: {
        name: 'size',
        description: '48 px',
        table: { type: { summary: 'union', detail: "'a' | 'b'" }, defaultValue: { summary: "'a'" } },
      },
      children: {
        name: 'children',
        type: { name: 'other', value: 'ReactNode', required: true },
        table: { type: { summary: 'ReactNode' } },
      },
      shownInStoriesAlone: { name: 'shownInStoriesAlone' },
    });
    expect(props).toEqual([
      { name: 'children', type: 'ReactNode', required: true, byDefault: '', says: '' },
      { name: 'size', type: "'a' | 'b'", required: false, byDefault: "'a'", says: '48 px' },
    ]);
  });

  it('writes choices out, and an icon as a name', () => {
    const type = { name: 'union', value: [{ name: 'literal', value: "'a'" }, { name: 'ReactNode' }], raw: 'x' };
    const argTypes = { kind: { name: 'kind', type, table: { type: { summary: 'union' } } } };
    expect(propsOf(argTypes as Parameters<typeof propsOf>[0])).toMatchObject([{ type: "'a' | ReactNode" }]);
    expect(tidyExample('<Icon icon={{$$typeof: Symbol(react.forward_ref), render: () => {}}} />')).toBe(
      '<Icon icon={Icono} />',
    );
  });

  it.each([
    [['autodocs'], 'Estable'],
    [['estado: nuevo'], 'Nuevo'],
    [['estado: propuesta', 'estado: nuevo'], 'Propuesta'],
  ])('%j is «%s»', (tags, status) => {
    expect(statusOf(tags)).toBe(status);
  });
});
