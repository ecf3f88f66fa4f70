import { readFileSync } from 'node:fs';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { PARTS } from './pages/parts.ts';
import { readStoryFile } from './storyFile.ts';

const meta = (own = '') => `const meta = preview.meta({\n${own}  title: 'Componentes/Botón',\n});\n`;

describe('a stories’ file', () => {
  it('names its stories by what they say first, else by their export', () => {
    const text = `${meta()}export const MuyAncho = meta.story({\n  name: 'Ancho, móvil',\n});\nexport const DosLineas = MuyAncho.extend({ globals: {} });\n`;
    expect(readStoryFile(text)).toEqual({
      id: 'Componentes/Botón',
      title: 'Componentes/Botón',
      hasPage: true,
      stories: [
        { id: 'componentes-botón--muy-ancho', name: 'Ancho, móvil' },
        { id: 'componentes-botón--dos-lineas', name: 'Dos Lineas' },
      ],
    });
  });

  it('may have an identifier of its own, so that its pictures stay where it is moved', () => {
    expect(readStoryFile(`${meta("  id: 'acción',\n")}export const Uno = meta.story({});\n`)).toMatchObject({
      id: 'acción',
      title: 'Componentes/Botón',
      stories: [{ id: 'acción--uno' }],
    });
  });

  it('may have no title, and no page', () => {
    expect(readStoryFile('export const Uno = otro.story({});')).toMatchObject({ title: null, stories: [{ id: '' }] });
    expect(readStoryFile(meta("  tags: ['!autodocs'],\n")).hasPage).toBe(false);
  });
});

it('the sidebar has the parts of the front page, in their order', () => {
  const preview = readFileSync(new URL('preview.tsx', import.meta.url), 'utf8');
  expect(getStorySortParameter(preview)).toMatchObject({ order: PARTS });
});
