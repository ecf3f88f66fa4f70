import { definePreview } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { breakpoint } from '#theme/tokens.ts';
import { modes } from './modes.ts';
import { addOwnModes } from './ownModes.ts';
import { viewports } from './viewports.ts';

const preview = definePreview({
  addons: [],
  parameters: { chromatic: { modes }, viewport: { options: viewports } },
});
addOwnModes(preview);
const meta = preview.meta({ title: 'Componentes/Prueba' });

/** The pictures that Chromatic takes of a story: width and theme of each mode that is left. */
function picturesOf(story: { composed: { parameters: object; globals?: object } }): string[] {
  const { chromatic } = story.composed.parameters as {
    chromatic: { modes: Record<string, { viewport: number | { width: number }; tema: string; disable?: boolean }> };
  };
  return Object.values(chromatic.modes)
    .filter(({ disable }) => disable !== true)
    .map(({ viewport, tema }) => `${typeof viewport === 'number' ? viewport : viewport.width} ${tema}`);
}

const at = (value: string) => ({ viewport: { value } });

describe('Chromatic’s modes are the windows and themes of `npm run test:visual`', () => {
  it('a story that asks for nothing: desktop and phone, and desktop in dark', () => {
    expect(picturesOf(meta.story({}))).toEqual(['1200 claro', '390 claro', '1200 oscuro']);
  });

  it('a story with a window of its own: that one instead of the desktop', () => {
    expect(picturesOf(meta.story({ globals: at('m320') }))).toEqual(['320 claro', '390 claro', '320 oscuro']);
    expect(picturesOf(meta.story({ globals: at('amplio') }))).toEqual(['1920 claro', '390 claro', '1920 oscuro']);
  });

  it('a story on the phone: not twice', () => {
    expect(picturesOf(meta.story({ globals: at('m390') }))).toEqual(['390 claro', '390 oscuro']);
  });

  it('a story that is dark: not twice', () => {
    expect(picturesOf(meta.story({ globals: { tema: 'oscuro' } }))).toEqual(['390 claro', '1200 oscuro']);
  });

  it('a window that only this story, or its title, knows', () => {
    const own = { viewport: { options: { baja: { name: 'Baja', styles: { width: '1280px', height: '700px' } } } } };
    expect(picturesOf(meta.story({ parameters: own, globals: at('baja') }))[0]).toBe('1280 claro');
    const title = preview.meta({ title: 'Componentes/Otra', parameters: own, globals: at('baja') });
    expect(picturesOf(title.story({}))[0]).toBe('1280 claro');
    expect(picturesOf(title.story({ globals: at('m390') }))).toEqual(['390 claro', '390 oscuro']);
  });

  it('a story that goes on from another: the window that it says last; what else it tells Chromatic stays', () => {
    const phone = meta.story({ globals: at('m390'), parameters: { chromatic: { forcedColors: 'active' } } });
    const wide = phone.extend({ globals: at('tableta') });
    expect(picturesOf(wide)).toEqual(['768 claro', '390 claro', '768 oscuro']);
    expect(wide.composed.parameters).toMatchObject({ chromatic: { forcedColors: 'active' } });
    expect(picturesOf(wide.extend({}))).toEqual(['768 claro', '390 claro', '768 oscuro']);
  });
});

describe('the toolbar’s windows', () => {
  const widths = Object.values(viewports).map(({ styles }) => Number.parseInt(styles.width, 10));

  it('are both sides of each of the theme’s breakpoints, and narrow to wide', () => {
    for (const width of Object.values(breakpoint)) expect(widths).toEqual(expect.arrayContaining([width - 1, width]));
    expect(widths).toEqual(widths.toSorted((first, second) => first - second));
  });
});
