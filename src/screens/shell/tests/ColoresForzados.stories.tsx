import { expect, within } from 'storybook/test';
import {
  contrastIsTheMembers,
  hasFocusLine,
  isForced,
  isOutlined,
  looksOf,
} from '#components/Fundamentos/forcedColours.ts';
import { to } from '#navigation/paths.ts';
import { ProfilePanel } from '#screens/panelPerfil/ProfilePanel.tsx';
import { Productos } from '#screens/productos/Productos.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { type Stage } from '#testing/storyStage.tsx';
import { Shell } from '../Shell.tsx';

/** The shell with the session of the story's world: a token is no story arg. */
function SignedInShell() {
  const session = useSession();
  return session && <Shell session={session} Profile={ProfilePanel} />;
}

const meta = preview.meta({
  title: 'Pantallas/Menú y perfil/Colores forzados',
  component: SignedInShell,
  parameters: {
    mundo: { ruta: to.productos, contenido: <Productos /> },
    chromatic: { forcedColors: 'active' },
    a11y: { config: { rules: [contrastIsTheMembers] } },
  },
  globals: { viewport: { value: 'escritorio' } },
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Ahorro a la vista');
};

/** The entry of the page that is open is told from the others, and its icons have the colour of its words. */
async function expectCurrentTold(menu: HTMLElement): Promise<void> {
  const [current, other] = within(menu).getAllByRole('link');
  if (!current || !other) throw new Error('El menú no tiene entradas');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(looksOf(current)).not.toBe(looksOf(other));
  for (const link of [current, other]) {
    const icon = link.querySelector('svg');
    await expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(link).color);
  }
}

export const Menu = meta.story({
  name: 'Menú, contenido y panel separados por líneas',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready({ canvas });
    if (!isForced()) return;
    await expectCurrentTold(canvas.getByRole('navigation', { name: 'Principal' }));
    const menu = canvasElement.querySelector('header');
    await expect(menu && getComputedStyle(menu).outlineStyle).toBe('solid');
    await expect(isOutlined(canvas.getByRole('link', { name: 'Dispositivos' }))).toBe(true);
    const unseen: string[] = [];
    for (let stop = 0; stop < 8; stop += 1) {
      await userEvent.tab();
      if (document.activeElement && !hasFocusLine(document.activeElement)) {
        unseen.push(document.activeElement.outerHTML.slice(0, 120));
      }
    }
    await expect(unseen).toEqual([]);
  },
});

export const Ajustes = meta.story({
  name: 'En los ajustes: su enlace del menú marcado',
  parameters: { mundo: { ruta: to.dispositivos, contenido: <h1>Dispositivos</h1> } },
  play: async ({ canvas }) => {
    const settings = await canvas.findByRole('link', { name: 'Dispositivos', current: 'page' });
    await canvas.findByText('19-nov-2026 20:42');
    if (!isForced()) return;
    const look = looksOf(settings);
    settings.removeAttribute('aria-current');
    await expect(looksOf(settings)).not.toBe(look);
    settings.setAttribute('aria-current', 'page');
  },
});

export const MenuMovil = meta.story({
  name: 'Menú abierto en el móvil',
  globals: { viewport: { value: 'm390' } },
  play: async ({ canvas, userEvent }) => {
    await ready({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
    const drawer = await canvas.findByRole('dialog', { name: 'Menú' });
    if (!isForced()) return;
    await expectCurrentTold(within(drawer).getByRole('navigation', { name: 'Principal' }));
    await expect(getComputedStyle(drawer.firstElementChild ?? drawer).outlineStyle).toBe('solid');
  },
});
