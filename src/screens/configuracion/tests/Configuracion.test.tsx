import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/dispositivos.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { lista } from '#api/contract/tarjetas.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { calls } from '../calls.ts';

startEachTestFresh();

const link = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });

async function openHub() {
  const bank = await openBank({ route: '/configuracion' });
  await expect.element(link('Mi perfil y seguridad')).toBeVisible();
  return bank;
}

const fourFavourites = () =>
  answers.withData(
    favoritos,
    [1, 2, 3, 4].map((index) => ({
      codigoFavorito: `F-${index}`,
      alias: `F ${index}`,
      codigoServicio: 'CENTROSUR-LUZ',
      referencia: '1203456',
    })),
  );

describe('screens.md A.2 configuracion: five areas', () => {
  test('their second lines say what the member has (C.4, C.5)', async () => {
    use(fourFavourites());
    await openHub();
    const texts = () =>
      main
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect
      .poll(texts)
      .toEqual([
        'Mi perfil y seguridadSus datos, contraseña, tratamiento de datos',
        'Dispositivos3 equipos · Samsung Galaxy A54 genera sus códigos',
        'Tarjetas de crédito2 tarjetas propias · 2 registradas para pago',
        'CuposLímites diarios y mensuales por cuenta',
        'Favoritos4 pagos guardados',
      ]);
  });

  test.each([
    ['Mi perfil y seguridad', '/perfilsocio', 'MIS DATOS'],
    ['Cupos', '/perfilsocio', 'CONFIGURAR MIS CUPOS'],
  ])('«%s» leads to %s with %s open', async (name, path, tab) => {
    const bank = await openHub();
    await link(name).click();
    await expect.poll(bank.path).toBe(path);
    await expect.element(main.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['Dispositivos', '/configuracion/dispositivos'],
    ['Tarjetas de crédito', '/configuracion/tarjetas-credito'],
    ['Favoritos', '/pagos'],
  ])('«%s» leads to %s', async (name, path) => {
    const bank = await openHub();
    await link(name).click();
    await expect.poll(bank.path).toBe(path);
  });

  test.each([
    ['refused', () => calls.map((call) => answers.withCode(call, '-9999-00-03'))],
    ['unknown to the server', () => calls.map((call) => answers.withFault(call, 'notFound'))],
    ['of another shape', () => calls.map((call) => answers.wrongShape(call))],
  ])('a second line is never an error: reads %s leave a description', async (_, overrides) => {
    use(...overrides());
    await openHub();
    await everyAnswerRead();
    for (const text of [
      'Equipos desde los que usted ingresa',
      'Bloqueo, compras y tarjetas registradas para pago',
      'Pagos que guardó para repetirlos',
    ])
      await expect.element(main.getByText(text)).toBeVisible();
    expect(main.getByRole('alert').elements()).toHaveLength(0);
  });

  test('the line of the cards waits for both lists, then says what is known', async () => {
    use(answers.withCode(tarjetas, '-9999-00-01'));
    const release = hold(tarjetas);
    const bank = await openHub();
    await expect.poll(() => bank.countOf(lista)).toBe(1);
    await expect.element(main.getByText('3 equipos · Samsung Galaxy A54 genera sus códigos')).toBeVisible();
    await expect.element(main.getByText('Bloqueo, compras y tarjetas registradas para pago')).toBeVisible();
    release();
    await expect.element(main.getByText('2 tarjetas propias', { exact: true })).toBeVisible();
  });

  test('each list is read once', async () => {
    const bank = await openHub();
    await everyAnswerRead();
    for (const call of [leer, lista, tarjetas, favoritos]) expect([call.id, bank.countOf(call)]).toEqual([call.id, 1]);
  });
});

describe('DESIGN.md «Theme choice»: three radio cards', () => {
  test('the present choice is marked, and each can be reached with the keyboard', async () => {
    await openHub();
    const themes = main.getByRole('group', { name: 'Tema' });
    expect(
      themes
        .getByRole('radio')
        .elements()
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Claro', 'Oscuro', 'Sistema']);
    await expect.element(themes.getByRole('radio', { name: 'Sistema' })).toBeChecked();
    await expect.element(main.getByText('Se guarda solo en este dispositivo.')).toBeVisible();
    (themes.getByRole('radio', { name: 'Sistema' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(themes.getByRole('radio', { name: 'Oscuro' })).toHaveFocus();
  });
});
