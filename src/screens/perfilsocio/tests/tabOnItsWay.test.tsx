import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openBank, startEachTestFresh } from '#testing/testWorld.tsx';

vi.mock('../CambiarContrasena.tsx', () => new Promise(() => undefined));

startEachTestFresh();

test('DESIGN.md §6: a tab whose code is long in coming says that it is', async () => {
  await openBank({ route: '/perfilsocio', until: page.getByLabelText('Celular', { exact: true }) });
  await page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }).click();
  const panel = page.getByRole('tabpanel', { name: 'CAMBIAR CONTRASEÑA' });
  await expect.element(panel.getByRole('status')).toHaveTextContent('Cargando');
});
