import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { imagenes } from '#api/contract/marketing.ts';
import { answers } from '#mocks/storyDemo.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh();

const WIDE = [1280, 900] as const;
const drawing = {
  imagen: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="50"/>'),
  tipoContenido: 'image/svg+xml',
  textoAlternativo: 'Feria de ahorro',
};
const title = page.getByRole('heading', { level: 1 });

afterEach(async () => {
  await page.viewport(...WIDE);
});

describe('marketing/{id} beside registration and recovery (contract B.2)', () => {
  test.each([
    ['/registro', '2'],
    ['/recuperacion-clave', '3'],
    ['/recuperacion-usuario', '3'],
    ['/recuperacion-datos', '3'],
  ])('%s asks for its place %s', async (route, place) => {
    const asked: string[] = [];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.includes('/marketing/')) asked.push(pathname);
      return real(request);
    });
    const bank = await openBank({ route, socio: null });
    await expect.poll(() => bank.countOf(imagenes)).toBe(1);
    expect(asked).toEqual([`/api/marketing/${place}`]);
  });

  test('the picture stands in the panel, and the form waits for nothing', async () => {
    use(answers.withData(imagenes, [drawing]));
    await openBank({ route: '/registro', socio: null });
    await expect.element(page.getByRole('img', { name: 'Feria de ahorro' })).toBeVisible();
  });

  test('an answer that never comes keeps nobody from the form', async () => {
    use(answers.never(imagenes));
    await openBank({ route: '/registro', socio: null });
    await expect.element(title).toBeVisible();
    await expect.element(page.getByLabelText('Número de cuenta')).toBeVisible();
  });

  test('below 1024 px, where the panel is a bar, none is asked for; wider it is', async () => {
    await page.viewport(800, 900);
    use(answers.withData(imagenes, [drawing]));
    const bank = await openBank({ route: '/registro', socio: null });
    await expect.element(title).toBeVisible();
    await everyAnswerRead();
    expect(bank.countOf(imagenes)).toBe(0);
    await page.viewport(...WIDE);
    await expect.element(page.getByRole('img', { name: 'Feria de ahorro' })).toBeVisible();
  });
});

describe('the way back to sign-in', () => {
  test.each([
    ['/registro', 'Ingresar'],
    ['/recuperacion-clave', 'Volver al ingreso'],
    ['/recuperacion-usuario', 'Volver al ingreso'],
    ['/recuperacion-datos', 'Volver al ingreso'],
  ])('from %s: «%s»', async (route, name) => {
    const bank = await openBank({ route, socio: null });
    await page.getByRole('link', { name, exact: true }).click();
    await expect.poll(bank.path).toBe('/login');
  });

  test('in a narrow window it is the X of the bar', async () => {
    await page.viewport(400, 800);
    const bank = await openBank({ route: '/registro', socio: null });
    await page.getByRole('link', { name: 'Volver al ingreso' }).click();
    await expect.poll(bank.path).toBe('/login');
  });
});

describe('who comes signed in has lost nothing (D-39)', () => {
  test.each(['/registro', '/recuperacion-datos', '/recuperacion-clave', '/recuperacion-usuario'])(
    '%s leads on to the products',
    async (route) => {
      const bank = await openBank({ route });
      await expect.poll(bank.path).toBe('/productos');
    },
  );
});
