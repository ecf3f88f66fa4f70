import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cambiarClave } from '#api/contract/credenciales.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { leer as leerProductos } from '#api/contract/productos.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { demo } from '#mocks/storyDemo.ts';
import { hold, openBank, startEachTestFresh } from '#testing/testWorld.tsx';

startEachTestFresh();

const step = page.getByRole('heading', { name: 'Cambie su contraseña', level: 1 });
const menu = page.getByRole('navigation', { name: 'Principal' });
const send = page.getByRole('button', { name: 'Cambiar Contraseña' });
const CHANGED = 'La clave a sido modificada exitosamente';

async function fill(now = 'Temporal1'): Promise<void> {
  await page.getByLabelText('Contraseña Actual', { exact: true }).fill(now);
  await page.getByLabelText('Nueva Contraseña', { exact: true }).fill('Quebrada2027');
  await page.getByLabelText('Confirmar Contraseña', { exact: true }).fill('Quebrada2027');
}

describe('D-27: nothing else is reachable until the password is changed', () => {
  test.each(['/productos', '/perfilsocio', '/inicio', '/configuracion/dispositivos', '/transferenciaI/0'])(
    '%s shows the change: no menu, no profile panel, and nothing of the bank is asked for',
    async (route) => {
      const bank = await openBank({ route, socio: 'jcloja' });
      await expect.element(step).toBeVisible();
      await expect.element(menu).not.toBeInTheDocument();
      await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
      expect(page.getByRole('link').elements()).toHaveLength(0);
      await expect.poll(() => bank.countOf(leer)).toBe(1);
      expect(new Set(bank.sent.map(({ id }) => id))).toEqual(new Set([leer.id]));
    },
  );

  test('also from /login, where the session sends it on', async () => {
    await openBank({ route: '/login', socio: 'jcloja' });
    await expect.element(step).toBeVisible();
  });

  test('/eliminacion-usuario asks for nothing that would be refused: it leads to the change', async () => {
    const bank = await openBank({ route: '/eliminacion-usuario', socio: 'jcloja' });
    const lead = page.getByRole('link', { name: 'Cambiar su contraseña temporal para continuar' });
    await expect.element(lead).toBeVisible();
    expect(page.getByRole('button', { name: 'Eliminar mi usuario' }).elements()).toHaveLength(0);
    expect(page.getByText('Volver a mis productos').elements()).toHaveLength(0);
    await lead.click();
    await expect.element(step).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
  });

  test('a member who need not change it never sees it', async () => {
    await openBank({ route: '/productos' });
    await expect.element(menu).toBeVisible();
    expect(step.elements()).toHaveLength(0);
  });
});

test('§4, D-27: from sign-in over the change to productos, with the success told there', async () => {
  const bank = await openBank({ route: '/login', socio: null });
  await page.getByLabelText('Usuario', { exact: true }).fill('jcloja');
  await page.getByLabelText('Contraseña', { exact: true }).fill('Temporal1');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect.element(step).toBeVisible();
  // A change of page moves the focus to its heading (screens.md A.0 «Accessibility»).
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cambie su contraseña' })).toHaveFocus();
  await fill();
  await send.click();
  await expect.element(page.getByText(CHANGED, { exact: true })).toBeVisible();
  await expect.poll(bank.path).toBe('/productos');
  await expect.element(menu).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mis productos' })).toHaveFocus();
  expect(scrollY).toBe(0);
  await expect.poll(() => bank.countOf(leerProductos)).toBe(1);
  expect(demo.bank.access.enter('jcloja').cambioClave).toBe('N');
});

test('§4: from another address too it leads to productos', async () => {
  const bank = await openBank({ route: '/perfilsocio', socio: 'jcloja' });
  await expect.element(step).toBeVisible();
  await fill();
  await send.click();
  await expect.poll(bank.path).toBe('/productos');
  await expect.element(menu).toBeVisible();
});

test('the change that is done is kept: the stored session asks for no second one', async () => {
  const bank = await openBank({ route: '/productos', socio: 'jcloja' });
  await expect.element(step).toBeVisible();
  await fill();
  await send.click();
  await expect.element(menu).toBeVisible();
  await bank.services.store.restore();
  expect(bank.services.store.state()).toMatchObject({ session: { mustChangePassword: false } });
});

test('§8: a refusal leaves the member at the step', async () => {
  const bank = await openBank({ route: '/productos', socio: 'jcloja' });
  await expect.element(step).toBeVisible();
  await fill('Temporal2');
  await send.click();
  await expect
    .element(page.getByLabelText('Contraseña Actual', { exact: true }))
    .toHaveAccessibleDescription(errorCodes['-0001-05-01'].text);
  await expect.element(step).toBeVisible();
  expect(bank.services.store.state()).toMatchObject({ session: { mustChangePassword: true } });
  expect(bank.countOf(cambiarClave)).toBe(1);
});

test('conventions.md «Components and screens» 3: nothing is typed into what is being sent', async () => {
  const release = hold(cambiarClave);
  const bank = await openBank({ route: '/productos', socio: 'jcloja' });
  await expect.element(step).toBeVisible();
  await fill();
  await send.click();
  await expect.poll(() => bank.countOf(cambiarClave)).toBe(1);
  for (const name of ['Contraseña Actual', 'Nueva Contraseña', 'Confirmar Contraseña'])
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveAttribute('readonly');
  release();
  await expect.element(menu).toBeVisible();
});

test('leaving is a logout, after its question', async () => {
  const bank = await openBank({ route: '/productos', socio: 'jcloja' });
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desea cerrar la sesión?' });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(step).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await question.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect.poll(bank.path).toBe('/login');
});

describe('screens.md «MIS DATOS»: typed passwords are not lost without a question', () => {
  const leaving = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  const open = () => openBank({ route: '/productos', before: ['/politicasprivacidad'], socio: 'jcloja', until: step });

  test('Back asks first; Seguir aquí keeps them, and the change that is made then asks nothing', async () => {
    const bank = await open();
    await fill();
    await bank.go(-1);
    await leaving.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(page.getByLabelText('Nueva Contraseña', { exact: true })).toHaveValue('Quebrada2027');
    await send.click();
    await expect.element(menu).toBeVisible();
    await expect.poll(bank.path).toBe('/productos');
    expect(leaving.elements()).toHaveLength(0);
    await bank.go(-1);
    await expect.poll(bank.path).toBe('/politicasprivacidad');
  });

  test('where nothing is typed, none; Salir leaves', async () => {
    const bank = await open();
    await bank.go(-1);
    await expect.poll(bank.path).toBe('/politicasprivacidad');
    await bank.go(1);
    await fill();
    await bank.go(-1);
    await leaving.getByRole('button', { name: 'Salir' }).click();
    await expect.poll(bank.path).toBe('/politicasprivacidad');
  });

  test('signing out asks its own question alone, and the end of the session none', async () => {
    const bank = await open();
    await fill();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    const question = page.getByRole('alertdialog', { name: 'Desea cerrar la sesión?' });
    await question.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.poll(bank.path).toBe('/login');
    expect(leaving.elements()).toHaveLength(0);
  });
});

test('§4, D-36: inactivity is told here as everywhere', async () => {
  // The pages of earlier tests still listen: told of a new session they would share their activity, as tabs do.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(): void {}
    },
  );
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  try {
    await openBank({ route: '/productos', socio: 'jcloja' });
    await expect.element(step).toBeVisible();
    vi.setSystemTime(start + 181_000);
    dispatchEvent(new Event('focus'));
    await expect.element(page.getByRole('alertdialog', { name: 'Su sesión se cerrará' })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('on a phone name and way out share a line from edge to edge, clear of the step under it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await openBank({ route: '/productos', socio: 'jcloja' });
  await expect.element(step).toBeVisible();
  const name = page.getByText('Juan Carlos Loja Pesantez', { exact: true }).element().getBoundingClientRect();
  const exit = page.getByRole('button', { name: 'Cerrar sesión' }).element().getBoundingClientRect();
  const count = page.getByText('Último paso', { exact: true }).element().getBoundingClientRect();
  expect(name.left).toBe(count.left);
  expect(name.top + name.height / 2).toBeCloseTo(exit.top + exit.height / 2, 0);
  expect(count.top - exit.bottom).toBeGreaterThanOrEqual(16);
});
