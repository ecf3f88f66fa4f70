import type { Page } from '@playwright/test';
import { confirmWithPin, pinDialog } from './code.ts';
import { type MinimalCooperative, type MinimalOptions, minimalMember } from './minimalCooperative.ts';
import { deployments, renewed, test } from './minimalTest.ts';
import { askToSave, celular, correo, openProfile } from './profile.ts';
import { heading, texts } from './shown.ts';
import { enter, fillCredentials, signIn, signOut } from './steps.ts';
import { expect } from './watch.ts';

async function journey(
  page: Page,
  cooperative: MinimalCooperative,
  { cooperativeName }: MinimalOptions,
): Promise<void> {
  await page.goto(`${cooperative.url}/`);
  await expect(page.getByText(cooperativeName).first()).toBeVisible();
  await fillCredentials(page, { ...minimalMember, clave: 'Equivocada9' });
  await enter(page).click();
  await expect(page.getByRole('main').getByText('Datos incorrectos.')).toBeVisible();
  await signIn(page, minimalMember);
  await expect(page.getByText('$1.234,50').first()).toBeVisible();
  await expect(page.getByText('•••• 8877')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Perfil del socio' });
  await expect(panel).toContainText('Ana Belen De La Torre Ñauta');
  await expect(panel).toContainText('05-sep-2026 00:07');

  await openProfile(page);
  await expect(celular(page)).toHaveValue('0900000111');
  await askToSave(page, renewed);
  await confirmWithPin(page, minimalMember.wrongPin);
  await expect(pinDialog(page)).toContainText('Código errado.');
  await confirmWithPin(page, minimalMember.pin);
  await expect(page.getByText(texts.saved)).toBeVisible();
  expect(cooperative.contact).toEqual(renewed);
}

for (const [name, options] of Object.entries(deployments)) {
  test(`a cooperative that knows only the specification: ${name}`, async ({ page, start }) => {
    const cooperative = await start(options);
    await journey(page, cooperative, options);
    expect(cooperative.geolocationRequests).toBe(options.geolocation === 'none' ? 0 : 1);

    await page.reload();
    await expect(correo(page)).toHaveValue(renewed.correo);
    await signOut(page);
    await signIn(page, minimalMember);
    await openProfile(page);
    await expect(celular(page)).toHaveValue(renewed.celular);

    const devices = new Set(cooperative.received.map(({ dispositivo }) => JSON.stringify(dispositivo)));
    expect(devices.size, 'one device, whatever the session (D-61)').toBe(1);
  });
}

/** On an external transfer: an account of an institution that the core knows by numbers. */
async function fillNewAccount(page: Page): Promise<void> {
  await page.getByText('Nueva cuenta', { exact: true }).click();
  await page.getByLabel('Tipo de institución').selectOption({ label: 'Banco' });
  await page.getByLabel('Institución', { exact: true }).selectOption({ label: 'Banco de la Laguna' });
  await page.getByLabel('Tipo de cuenta').selectOption({ label: 'Ahorros' });
  await page.getByLabel('Número de cuenta').fill('990011');
  await page.getByLabel('Identificación del beneficiario').fill('0159999036');
  await page.getByLabel('Nombre del beneficiario').fill('José Ñauta');
}

test('transfers work without «validar», lists, history and the limits’ use', async ({ page, start, watch }) => {
  for (const proposal of [/\/mis-cuentas-destino\/(internas|externas)$/, /\/historial\?/, /\/consumo\//, /\/validar$/])
    watch.expectFailure(proposal);
  const cooperative = await start(deployments['own origin, 32-byte key, geolocation beside the page']);
  await page.goto(`${cooperative.url}/login`);
  await signIn(page, minimalMember);
  const main = page.getByRole('main');
  const confirm = async (): Promise<void> => {
    await page.getByLabel('Valor', { exact: true }).fill('100,25');
    await page.getByLabel('Concepto').fill('Arriendo');
    await page.getByRole('button', { name: 'Revisar' }).click();
    await expect(heading(page, 'Revise su transferencia')).toBeVisible();
    await expect(main.getByText('Los verá en el comprobante')).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
    await expect(pinDialog(page)).toContainText('$100,25');
    await confirmWithPin(page, minimalMember.pin);
    await expect(main.getByText('Transferencia exitosa')).toBeVisible();
    await expect(main.getByText('Beneficiario', { exact: true })).toBeVisible();
  };

  await test.step('the hub offers what there is', async () => {
    await page.goto(`${cooperative.url}/transferencias`);
    await expect(main.getByText('Aún no tiene cuentas destino.')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Últimas transferencias' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('inside the cooperative', async () => {
    await main.getByRole('link', { name: /^A la cooperativa/ }).click();
    await page.getByText('Nueva cuenta', { exact: true }).click();
    await page.getByLabel('Número de cuenta').fill('4401990099');
    // Offered once the server has said that there is such an account, though not whose it is.
    await expect(page.getByLabel('Guardar en mis cuentas destino')).toBeVisible();
    await expect(main.getByText(/^Disponible hoy/)).toHaveCount(0);
    await confirm();
  });

  await test.step('to another institution', async () => {
    await page.getByRole('link', { name: 'TRANSFERENCIA EXTERNA' }).click();
    await expect(main.getByText('$1.134,25').first()).toBeVisible();
    await fillNewAccount(page);
    await confirm();
  });

  const order = { idTransaccion: expect.any(String) as unknown, numeroCuentaOrigen: '4401998877', valor: 100.25 };
  expect(cooperative.orders).toEqual([
    { ...order, numeroCuentaDestino: '4401990099', concepto: 'Arriendo' },
    {
      ...order,
      concepto: 'Arriendo',
      destino: expect.objectContaining({
        codigoInstitucion: '70',
        codigoTipoCuenta: 'A',
        numeroCuenta: '990011',
      }) as unknown,
    },
  ]);
});

const pageOf = (page: Page) => page.getByRole('main');

test('contract B.0: an account is what its list says, loans and guarantees are said not to be there', async ({
  page,
  start,
  watch,
}) => {
  watch.expectFailure(/\/productos\/(cuentas\/\d+|creditos\/\d+|garantias)$/);
  const cooperative = await start(deployments['own origin, 32-byte key, geolocation beside the page']);
  await page.goto(`${cooperative.url}/login`);
  await signIn(page, minimalMember);
  const main = pageOf(page);
  /** Once everything has been asked for: nothing that could be tried again to no end. */
  const settled = async (): Promise<void> => {
    await watch.quiet();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
    await expect(main).not.toContainText('No existe.');
  };

  await test.step('an account of Mis productos', async () => {
    await main.getByRole('listitem').filter({ hasText: '•••• 8877' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/cuentas\/4401998877$/);
    await expect(main.getByText('Sus movimientos no están disponibles por el momento.')).toBeVisible();
    await settled();
    await expect(main.getByText('$1.234,50').first()).toBeVisible();
    await expect(main.getByText('•••• 8877')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Transferir' })).toBeVisible();
    await expect(main.getByRole('button', { name: /Certificado|Exportar/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const [path, words] of [
    ['/cuentas/999', 'No encontramos esta cuenta'],
    ['/creditos/999', 'Este crédito no está disponible'],
    ['/garantias', 'Sus garantías no están disponibles'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${cooperative.url}${path}`);
      await expect(main.getByRole('heading', { name: words })).toBeVisible();
      await settled();
    });
});

test('contract B.0: payments, devices and settings are clear pages where the server has none of it', async ({
  page,
  start,
  watch,
}) => {
  test.slow();
  for (const proposal of [
    /\/pagos\/categorias$/,
    /\/pagos\/servicios(\?|$)/,
    /\/pagos\/favoritos$/,
    /\/pagos\/recargas\/operadoras$/,
    /\/historial\?/,
    /\/tarjetas-credito(\/|$)/,
    /\/configuracion\/dispositivos$/,
    /\/cupos\/consumo\//,
  ])
    watch.expectFailure(proposal);
  const cooperative = await start(deployments['own origin, 32-byte key, geolocation beside the page']);
  await page.goto(`${cooperative.url}/login`);
  await signIn(page, minimalMember);
  const main = pageOf(page);
  /** What there is, once everything has been asked for; and nothing that could be tried again to no end. */
  const settled = async (title: string): Promise<void> => {
    await expect(heading(page, title)).toBeVisible();
    await watch.quiet();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  };

  await test.step('the hub: the four kinds of ours, nothing to search, no list that there is not', async () => {
    await page.goto(`${cooperative.url}/pagos`);
    await settled('Pagos de servicios');
    await expect(main.getByRole('region', { name: 'Categorías' }).getByRole('link')).toHaveText([
      /^CentroSur/,
      /^Recargas/,
      /^SUPA/,
      /^Colegios/,
    ]);
    for (const name of ['Favoritos', 'Últimos pagos']) await expect(main.getByRole('region', { name })).toHaveCount(0);
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  const NO_PAYMENTS = /no está.? disponible/;
  for (const [path, title, text] of [
    ['/pagos/centrosur', 'Luz eléctrica CentroSur', NO_PAYMENTS],
    ['/pagos/supa', 'Pensiones alimenticias (SUPA)', NO_PAYMENTS],
    ['/pagos/colegios', 'Pago de colegios', NO_PAYMENTS],
    ['/pagos/recargas', 'Recargas', NO_PAYMENTS],
    ['/pagos/varios/AGUA', 'Pagos de servicios', NO_PAYMENTS],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${cooperative.url}${path}`);
      await settled(title);
      await expect(main.getByRole('alert')).toHaveCount(1);
      await expect(main.getByRole('alert')).toHaveText(text);
      await expect(main).not.toContainText('No existe.');
    });

  await test.step('the settings: each area, in words that need no server', async () => {
    await page.goto(`${cooperative.url}/configuracion`);
    await settled('Configuración');
    await expect(main.getByText('Equipos desde los que usted ingresa')).toBeVisible();
    await expect(main.getByText('1 registrada para pago')).toBeVisible();
    await expect(main.getByText('Pagos que guardó para repetirlos')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the devices: what can be done all the same', async () => {
    await page.goto(`${cooperative.url}/configuracion/dispositivos`);
    await settled('Dispositivos');
    await expect(main.getByText('La lista de sus dispositivos no está disponible por el momento.')).toBeVisible();
    await main.getByRole('link', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a card that there is not', async () => {
    await page.goto(`${cooperative.url}/configuracion/tarjetas-credito/TC-01`);
    await settled('Tarjeta de crédito');
    await expect(main.getByText('No encontramos esta tarjeta', { exact: true })).toBeVisible();
  });
});

test('the registered cards, the one list of destinations that the specification has, work', async ({
  page,
  start,
  watch,
}) => {
  watch.expectFailure(/\/tarjetas-credito(\/|$)/);
  watch.expectFailure(/\/cupos\/consumo\//);
  // Whether the same was paid before (D-67): where there is no history, this browser's own memory tells.
  watch.expectFailure(/\/historial\?/);
  watch.expectFailure(/\/tarjetas\/pagar\/validar$/);
  watch.expectFailure(/\/tarjetas\/pagar$/);
  const cooperative = await start(deployments['own origin, 32-byte key, geolocation beside the page']);
  await page.goto(`${cooperative.url}/login`);
  await signIn(page, minimalMember);
  const main = pageOf(page);

  await test.step('registered with a code', async () => {
    await page.goto(`${cooperative.url}/configuracion/tarjetas-credito`);
    await expect(main.getByRole('link', { name: '•••• 7778' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Mis tarjetas' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
    const adding = page.getByRole('dialog', { name: 'Agregar tarjeta' });
    await adding.getByLabel('Tipo de institución').selectOption({ label: 'Banco' });
    await adding.getByLabel('Institución', { exact: true }).selectOption({ label: 'Banco de la Laguna' });
    await adding.getByLabel('Número de tarjeta').fill('4000009988129907');
    await adding.getByLabel('Identificación del titular').fill('0159999036');
    await adding.getByLabel('Nombre del titular').fill('José Ñauta');
    await adding.getByLabel('Alias').fill('La del viaje');
    await adding.getByRole('button', { name: 'Guardar' }).click();
    await confirmWithPin(page, minimalMember.pin);
    await expect(page.getByText('Tarjeta guardada')).toBeVisible();
    expect(cooperative.cards.at(-1)).toMatchObject({ numeroCuenta: '4000009988129907', alias: 'La del viaje' });
  });

  await test.step('a payment that the server does not know: said, and nothing is debited', async () => {
    await page.goto(`${cooperative.url}/tarjeta-credito`);
    await expect(main.getByText('Sus tarjetas de la cooperativa no están disponibles aquí')).toBeVisible();
    await main.getByRole('button', { name: 'Pagar otra tarjeta' }).click();
    await main.getByRole('radio', { name: /^La del viaje/ }).check();
    await page.getByLabel('Valor', { exact: true }).fill('25');
    await main.getByRole('button', { name: 'Revisar' }).click();
    await expect(heading(page, 'Revise su pago')).toBeVisible();
    await expect(main.getByText('Los verá en el comprobante')).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar pago' }).click();
    await confirmWithPin(page, minimalMember.pin);
    await expect(main.getByText('No se realizó ningún débito.')).toBeFocused();
    await expect(main).not.toContainText('No existe.');
    expect(cooperative.orders).toEqual([]);
  });

  await test.step('deleted', async () => {
    await page.goto(`${cooperative.url}/configuracion/tarjetas-credito`);
    await main.getByRole('button', { name: 'Eliminar La del viaje' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('Tarjeta eliminada')).toBeVisible();
    await expect(main.getByRole('link', { name: 'La del viaje' })).toHaveCount(0);
    expect(cooperative.cards.map(({ codigoCuentaDestino }) => codigoCuentaDestino)).toEqual(['a1']);
  });
});

test('D-65 a cooperative of another hand: numbers for codes, nulls, rows that cannot be read', async ({
  page,
  start,
  watch,
}) => {
  for (const proposal of [/\/mis-cuentas-destino\/(internas|externas)$/, /\/historial\?/, /\/consumo\//, /\/validar$/])
    watch.expectFailure(proposal);
  const options = {
    ...deployments['own origin, 32-byte key, geolocation beside the page'],
    hand: 'other',
  } as const satisfies MinimalOptions;
  const cooperative = await start(options);
  const main = pageOf(page);
  await page.goto(`${cooperative.url}/login`);
  await signIn(page, minimalMember);

  await test.step('the accounts that can be read stand, and the total does not look complete', async () => {
    await expect(main.getByText('•••• 8877')).toBeVisible();
    await expect(main.getByText('1 elemento no se pudo leer')).toBeVisible();
    await expect(main.getByText('Sin 1 cuenta que no se pudo leer')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Perfil del socio' })).toContainText('Ana Belen');
  });

  await test.step('MIS DATOS saves although the profile names nobody', async () => {
    await openProfile(page);
    await expect(celular(page)).toHaveValue('0900000111');
    await askToSave(page, renewed);
    await confirmWithPin(page, minimalMember.pin);
    await expect(page.getByText(texts.saved)).toBeVisible();
    expect(cooperative.contact).toEqual(renewed);
  });

  await test.step('money goes out through catalogues of numbers', async () => {
    await page.goto(`${cooperative.url}/transferenciaE/1`);
    await fillNewAccount(page);
    await page.getByLabel('Valor', { exact: true }).fill('100,25');
    await page.getByLabel('Concepto').fill('Arriendo');
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
    await confirmWithPin(page, minimalMember.pin);
    await expect(main.getByText('Transferencia exitosa')).toBeVisible();
    expect(cooperative.orders[0]?.destino).toMatchObject({ codigoInstitucion: '70', tipoIdentificacion: 1 });
  });
});
