import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { credito } from '#api/contract/creditos.ts';
import { cuenta, movimientos } from '#api/contract/cuentas.ts';
import {
  internas as destinosInternos,
  eliminarInterna,
  tarjetas as registeredCards,
} from '#api/contract/cuentasDestino.ts';
import { leer as dispositivos } from '#api/contract/dispositivos.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { agencias } from '#api/contract/informacion.ts';
import { categorias, favoritos, operadoras, servicios } from '#api/contract/pagos.ts';
import { actualizarTratamientoDatos } from '#api/contract/perfilSocio.ts';
import { garantias, leer as productos } from '#api/contract/productos.ts';
import { lista as ownCards, leer as tarjeta } from '#api/contract/tarjetas.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { cuentasOrigen, historial } from '#api/contract/transacciones.ts';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { dialog, main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh();

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
    ['-9999-00-03', movimientos, '/cuentas/010201004871'],
    ['-9999-00-03', garantias, '/garantias'],
    ['-9999-00-03', dispositivos, '/configuracion/dispositivos'],
    ['-9999-00-03', ownCards, '/configuracion/tarjetas-credito'],
    ['-9999-00-03', registeredCards, '/configuracion/tarjetas-credito'],
    ['-9999-00-03', tarjeta, '/configuracion/tarjetas-credito/T1'],
    ['-9999-00-03', ownCards, '/tarjeta-credito'],
    ['-9999-00-03', categorias, '/pagos'],
    ['-9999-00-03', favoritos, '/pagos'],
    ['-9999-00-03', servicios, '/pagos/varios/AGUA'],
    ['-9999-00-03', operadoras, '/pagos/recargas'],
    ['-9999-00-03', cuentasOrigen, '/pagos/recargas'],
    ['-9999-00-03', cuentasOrigen, '/transferenciaI/0'],
    ['-9999-00-03', destinosInternos, '/transferenciaI/0'],
    ['-9999-00-03', historial, '/transferencias'],
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

  test('what is saved by a switch: at the switch, not in a toast', async () => {
    use(answers.withCode(actualizarTratamientoDatos, '-9999-00-03'));
    await openBank({ route: '/perfilsocio' });
    await main.getByRole('switch').click();
    await expect.element(main.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await helps(main);
  });

  test('of a deletion that only a toast would tell: over the list', async () => {
    use(answers.withCode(eliminarInterna, '-9999-00-03'));
    await openBank({ route: '/transferencias' });
    await main.getByRole('button', { name: 'Más acciones de Comercial San Roque' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(main.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await helps(main);
  });

  test.each(['of the step', 'of the code, once it was refused'] as const)(
    'the recovery of whoever does not get a code: the telephone %s',
    async (place) => {
      await openBank({ route: '/recuperacion-clave', socio: null });
      await page.getByLabelText('Usuario', { exact: true }).fill('mfguaman');
      await page.getByLabelText('Número de identificación', { exact: true }).fill('0159999010');
      await main.getByRole('button', { name: 'Continuar' }).click();
      await expect.element(page.getByLabelText('Dígito 1 de 6')).toBeVisible();
      expect(dialog.getByRole('link', { name: /^Llamar/ }).elements()).toHaveLength(0);
      if (place === 'of the step') {
        await userEvent.keyboard('{Escape}');
        await expect.element(dialog).not.toBeInTheDocument();
        await helps(main);
        return;
      }
      await sendCode('111111');
      await helps(dialog);
    },
  );

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
