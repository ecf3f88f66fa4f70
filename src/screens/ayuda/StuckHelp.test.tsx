import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { credito } from '#api/contract/creditos.ts';
import { cuenta } from '#api/contract/cuentas.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { agencias } from '#api/contract/informacion.ts';
import { leer as productos } from '#api/contract/productos.ts';
import { leer as tarjeta } from '#api/contract/tarjetas.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '../testWorld.tsx';

startEachTestFresh();

const main = page.getByRole('main');
const dialog = page.getByRole('dialog');
const agencies = page.getByRole('dialog', { name: 'Agencias' });

/** The telephone and the agencies, one tap away. */
async function helps(place: Locator): Promise<void> {
  const call = place.getByRole('link', { name: 'Llamar al 1800 000 000' });
  await expect.element(call).toBeVisible();
  expect(call.element().getAttribute('href')).toBe('tel:1800000000');
  await place.getByRole('button', { name: 'Agencias', exact: true }).first().click();
  await expect.element(agencies).toBeVisible();
}

/** Presses Guardar in MIS DATOS, which asks for a code. */
async function save(): Promise<void> {
  await main.getByLabelText('Celular').fill('0987654321');
  await main.getByRole('button', { name: 'Guardar' }).click();
}

async function sendCode(code: string): Promise<void> {
  const digits = page.getByLabelText('Dígito 1 de 6');
  await expect.element(digits).toBeVisible();
  await digits.fill(code);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
}

describe('everywhere a member is stuck, the cooperative’s telephone and its agencies are one tap away', () => {
  test('-0001-01-03: a blocked member', async () => {
    use(answers.withCode(iniciarSesion, '-0001-01-03'));
    await openBank({ route: '/login', socio: null });
    await page.getByLabelText('Usuario', { exact: true }).fill('rosaquinde');
    await page.getByLabelText('Contraseña', { exact: true }).fill('cualquiera');
    await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
    await helps(main);
  });

  test.each([
    ['-0007-01-01', cuenta, '/cuentas/010299999999'],
    ['-0007-01-01', credito, '/creditos/99'],
    ['-0007-01-01', tarjeta, '/configuracion/tarjetas-credito/99'],
    ['-9999-00-01', cuenta, '/cuentas/010201004871'],
    ['-9999-00-03', credito, '/creditos/0300123'],
    ['-9999-00-03', productos, '/productos'],
    ['-9999-00-03', productos, '/inicio'],
  ] as const satisfies readonly (readonly [ErrorCode, AnyEndpoint, string])[])(
    '%s of what %o asks for at %s',
    async (code, endpoint, route) => {
      use(answers.withCode(endpoint, code));
      await openBank({ route });
      await helps(main);
    },
  );

  test('-0004-01-01: no device that could give a code', async () => {
    use(answers.withCode(generar, '-0004-01-01'));
    await openBank({ route: '/perfilsocio' });
    await save();
    await expect.element(main.getByText(errorCodes['-0004-01-01'].text)).toBeVisible();
    await helps(main);
  });

  test.each(['-0004-02-02', '-0004-02-04'] as const)('%s: no further code helps', async (code) => {
    use(answers.withCode(autorizar, code));
    await openBank({ route: '/perfilsocio' });
    await save();
    await sendCode('482190');
    await expect.element(dialog.getByText(errorCodes[code].text)).toBeVisible();
    await helps(dialog);
    // The dialog of the code has made room: two levels are enough.
    expect(dialog.elements()).toHaveLength(1);
  });

  test('-0004-02-03: a wrong code can be typed again, and nobody is sent to the telephone', async () => {
    const bank = await openBank({ route: '/perfilsocio' });
    await save();
    await sendCode('111111');
    await expect.element(dialog.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
    await everyAnswerRead();
    expect(dialog.getByRole('link').elements()).toHaveLength(0);
    expect(bank.countOf(agencias)).toBe(0);
  });

  test('-0001-02-01: who registers and is no member', async () => {
    use(answers.withCode(validarIdentidad, '-0001-02-01'));
    await openBank({ route: '/registro', socio: null });
    await page.getByLabelText('Número de identificación', { exact: true }).fill('0159999028');
    await page.getByLabelText('Fecha de nacimiento', { exact: true }).fill('21/03/1979');
    await page.getByLabelText('Número de cuenta', { exact: true }).fill('010201007733');
    await main.getByRole('button', { name: 'Continuar' }).click();
    await helps(main);
  });
});

describe('the agencies are asked only then, and nothing waits for them', () => {
  test.each([
    ['are not answered', answers.never(agencias)],
    ['cannot be had', answers.serverError(agencias)],
    ['are none', answers.withData(agencias, [])],
    ['have no telephone', answers.withData(agencias, [{ codigo: '1', nombre: 'Matriz', telefono: 'No disponible' }])],
  ])('while they %s only «Agencias» stands', async (_, override) => {
    use(override, answers.withCode(cuenta, '-0007-01-01'));
    await openBank({ route: '/cuentas/010299999999' });
    await expect.element(main.getByText('No encontramos esta cuenta')).toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Agencias', exact: true })).toBeVisible();
    expect(main.getByRole('link', { name: /^Llamar/ }).elements()).toHaveLength(0);
  });

  test('once for all who are stuck on the way', async () => {
    use(answers.withCode(cuenta, '-0007-01-01'), answers.withCode(credito, '-0007-01-01'));
    const bank = await openBank({ route: '/cuentas/010299999999' });
    await expect.element(main.getByRole('link', { name: /^Llamar/ })).toBeVisible();
    await main.getByRole('button', { name: 'Agencias', exact: true }).click();
    await expect.element(agencies).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(agencies).not.toBeInTheDocument();
    expect(bank.countOf(agencias)).toBe(1);
  });
});
