import { afterEach, beforeEach, expect, it } from 'vitest';
import { darkColors, lightColors } from '#theme/tokens.ts';
import { SideSheet } from '../SideSheet/SideSheet.tsx';
import { renderComponent } from '../testRender.tsx';
import { Dialog } from './Dialog.tsx';

const root = document.documentElement;

// As in browsers whose backdrops inherit from nothing: the page's property does not reach them.
beforeEach(() => root.style.setProperty('--overlay-scrim', 'initial'));

afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset.theme;
});

it.each([
  ['dialog', 'claro', 'light', lightColors],
  ['dialog', 'oscuro', 'dark', darkColors],
  ['side sheet', 'claro', 'light', lightColors],
  ['side sheet', 'oscuro', 'dark', darkColors],
] as const)(
  'D-70: behind a %s stands the scrim of the theme %s, also before backdrops inherit',
  async (kind, _, theme, colors) => {
    root.dataset.theme = theme;
    await renderComponent(
      kind === 'dialog' ? (
        <Dialog labelledBy="titulo" onDismiss={() => undefined}>
          <h2 id="titulo">Título</h2>
        </Dialog>
      ) : (
        <SideSheet label="Hoja" side="start" width="20rem" onClose={() => undefined}>
          Contenido
        </SideSheet>
      ),
    );
    const dialog = document.querySelector('dialog') ?? document.body;
    expect(getComputedStyle(dialog, '::backdrop').backgroundColor).toBe(colors.overlayScrim);
  },
);
