import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { certificado, cuenta, movimientos, saldos } from '#api/contract/cuentas.ts';
import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const heading = main.getByRole('heading', { level: 1 });
const chart = page.getByRole('slider', { name: 'Saldo en el tiempo, día por día' });

async function openAccount(number = '010201004871') {
  const bank = await openBank({ route: `/cuentas/${number}` });
  await expect.element(main.getByRole('heading', { name: 'Movimientos' })).toBeVisible();
  return bank;
}

describe('screens.md A.2 cuentas: the head', () => {
  test('demo-bank.md C.2: available, book and blocked balance with its reason, rate, agency, opening', async () => {
    await openAccount();
    await expect.element(heading).toHaveTextContent('Ahorro a la vista');
    for (const text of ['$2.846,37', '$2.896,37', '$50,00'])
      await expect.element(main.getByText(text).first()).toBeInTheDocument();
    await expect.element(main.getByText('Bloqueado (Encaje crédito)')).toBeVisible();
    await expect.element(main.getByText('1,20 %')).toBeVisible();
    await expect.element(main.getByText('Activa')).toBeVisible();
  });

  test.each([
    ['the book balance', { saldoContable: undefined }],
    ['the available one', { saldoDisponible: undefined }],
  ])('D-65: what is blocked, and why, is said where the server leaves out %s', async (_, part) => {
    use(answers.rewritten(cuenta, (data) => ({ ...(data as object), ...part })));
    await openAccount();
    await expect.element(main.getByText('Bloqueado (Encaje crédito)')).toBeVisible();
    await expect.element(main.getByText('$50,00').first()).toBeVisible();
  });

  test('§9, D-18: the number is masked; copying gives all of it and shows none', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openAccount();
    await expect.element(main.getByText('•••• 4871')).toBeVisible();
    await main.getByRole('button', { name: 'Copiar número' }).click();
    await expect.element(page.getByText('Número copiado')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith('010201004871');
    expect(document.body.textContent).not.toContain('010201004871');
  });

  test('sharing says cooperative, account, number and holder; where nothing shares it is copied', async () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openAccount();
    await main.getByRole('button', { name: 'Compartir datos' }).click();
    await expect.element(page.getByText('Datos copiados')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(
      [
        demo.config.cooperativeName,
        'Ahorro a la vista',
        'Cuenta N.º 010201004871',
        'Maria Fernanda Guaman Vintimilla',
      ].join('\n'),
    );
    Reflect.deleteProperty(navigator, 'share');
    expect(document.body.textContent).not.toContain('010201004871');
  });

  test('what cannot be debited offers no transfer', async () => {
    await openAccount('010201009356');
    expect(main.getByRole('link', { name: 'Transferir' }).elements()).toHaveLength(0);
  });

  test('a blocked account says so and offers no transfer', async () => {
    use(
      answers.withData(cuenta, {
        numeroCuenta: '010201004871',
        descripcion: 'AHORRO A LA VISTA',
        saldoDisponible: 0,
        saldoContable: 10,
        estado: 'BLOQUEADA',
        permiteDebito: true,
      }),
    );
    await openAccount();
    await expect.element(main.getByText('Bloqueada')).toBeVisible();
    expect(main.getByRole('link', { name: 'Transferir' }).elements()).toHaveLength(0);
  });
});

describe('D-65: of an account’s state only what the server says', () => {
  const answered = (estado: unknown) => answers.rewritten(cuenta, (data) => ({ ...(data as object), estado }));

  test('one that is not known is shown as it is written', async () => {
    use(answered('INACTIVA'));
    await openAccount();
    await expect.element(main.getByText('INACTIVA', { exact: true })).toBeVisible();
    expect(main.getByText('Activa', { exact: true }).elements()).toHaveLength(0);
  });

  test('one in other letters is the one that it is', async () => {
    use(answered('Bloqueada'));
    await openAccount();
    await expect.element(main.getByText('Bloqueada', { exact: true })).toBeVisible();
    expect(main.getByRole('link', { name: 'Transferir' }).elements()).toHaveLength(0);
  });

  test('of none nothing is said', async () => {
    use(answered(null));
    await openAccount();
    expect(main.getByText(/^(Activa|Bloqueada)$/).elements()).toHaveLength(0);
  });
});

describe('contract B.0: what a server does not have, the page goes without', () => {
  const retry = page.getByRole('button', { name: 'Reintentar' });
  const unknown = (...calls: readonly (typeof cuenta | typeof leer | typeof movimientos | typeof saldos)[]) =>
    use(...calls.map((call) => answers.withFault(call, 'notFound')));

  test('an account of a server that knows only the specification: what its list says, and nothing to no end', async () => {
    unknown(leer, cuenta, movimientos, saldos);
    const bank = await openBank({ route: '/cuentas/010201004871' });
    await expect.element(heading).toHaveTextContent('Ahorro a la vista');
    await expect.element(main.getByText('$2.846,37').first()).toBeVisible();
    await expect.element(main.getByText('•••• 4871')).toBeVisible();
    await expect.element(main.getByText('Sus movimientos no están disponibles por el momento.')).toBeVisible();
    await everyAnswerRead();
    expect(main.getByText(/^(Activa|Bloqueada)$/).elements(), 'nobody says its state').toHaveLength(0);
    expect(main.getByRole('link', { name: 'Transferir' }).elements()).toHaveLength(1);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    for (const gone of [retry, main.getByRole('button', { name: /Certificado|Exportar/ }), chart])
      expect(gone.elements()).toHaveLength(0);
    expect(bank.countOf(saldos) + bank.countOf(movimientos) + bank.countOf(certificado)).toBe(0);
  });

  test('an account that is not in the list is not found', async () => {
    unknown(leer, cuenta);
    await openBank({ route: '/cuentas/999' });
    await expect.element(main.getByText('No encontramos esta cuenta')).toBeVisible();
    expect(retry.elements()).toHaveLength(0);
  });

  test('a list that fails can be asked for again', async () => {
    unknown(leer, cuenta);
    use(answers.withCode(cuentasOrigen, '-9999-00-03'));
    await openBank({ route: '/cuentas/010201004871' });
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    unknown(leer, cuenta);
    await retry.click();
    await expect.element(heading).toHaveTextContent('Ahorro a la vista');
  });

  test('a term deposit that only the list knows: its capital and its last day', async () => {
    unknown(cuenta);
    await openBank({ route: '/cuentas/010205003388' });
    await expect.element(heading).toHaveTextContent('Depósito a plazo fijo');
    await expect.element(main.getByText('Vence 25/02/2027')).toBeVisible();
    await expect.element(main.getByText('$8.000,00').first()).toBeVisible();
    expect(main.getByText('Documentos').elements()).toHaveLength(0);
  });

  test('no daily balances: no chart, and the rest of the page', async () => {
    unknown(saldos);
    await openAccount();
    await expect.element(page.getByRole('table', { name: 'Movimientos' })).toBeVisible();
    await expect.element(main.getByText('Saldo en el tiempo')).not.toBeInTheDocument();
    expect(retry.elements()).toHaveLength(0);
  });

  test('no movements: said in their place, with nothing to narrow down or to export', async () => {
    unknown(movimientos);
    await openAccount();
    await expect.element(main.getByText('Sus movimientos no están disponibles por el momento.')).toBeVisible();
    await expect.element(chart).toBeVisible();
    for (const gone of [retry, main.getByRole('button', { name: 'Exportar' }), main.getByRole('searchbox')])
      expect(gone.elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 cuentas: unknown and failing', () => {
  test.each(['010201099999', '999', '010201018840'])(
    '-0007-01-01: %s is not found, whether it is somebody else’s or nobody’s; nothing to retry',
    async (number) => {
      const bank = await openBank({ route: `/cuentas/${number}` });
      await expect.element(main.getByText('No encontramos esta cuenta')).toBeVisible();
      expect(page.getByRole('button', { name: 'Reintentar' }).elements()).toHaveLength(0);
      expect(document.body.textContent).not.toContain(number.length > 4 ? number : '------');
      await main.getByRole('link', { name: 'Mis productos' }).click();
      await expect.poll(bank.path).toBe('/productos');
    },
  );

  test('another failure: the server’s words, and Reintentar', async () => {
    use(answers.withCode(cuenta, '-9999-00-03'));
    const bank = await openBank({ route: '/cuentas/010201004871' });
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(heading).toHaveTextContent('Ahorro a la vista');
    expect(bank.countOf(cuenta)).toBe(2);
  });
});

describe('DESIGN.md §6 «Chart»', () => {
  test('reads the last day by keyboard; the table behind it says the same, newest first', async () => {
    await openAccount();
    await expect.element(chart).toHaveAttribute('aria-valuetext', '20/11/2026: $2.896,37');
    await expect.element(chart).toHaveAttribute('aria-valuemax', '89');
    (chart.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    // Before the mobile top-up of 20 November.
    await expect.element(chart).toHaveAttribute('aria-valuetext', '19/11/2026: $2.906,37');
    await main.getByRole('button', { name: 'Ver como tabla' }).click();
    const rows = main.getByRole('region', { name: 'Saldo al cierre de cada día' }).getByRole('row').elements();
    expect(rows).toHaveLength(91);
    expect(rows[1]?.textContent).toMatch(/^20\/11\/2026.*\$2\.896,37/);
    expect(rows[2]?.textContent).toMatch(/^19\/11\/2026.*\$2\.906,37/);
  });

  test('demo-bank.md C.2: over twelve months the lowest balance of the books', async () => {
    await openAccount();
    await main.getByRole('radio', { name: '12 meses' }).click({ force: true });
    await expect.element(chart).toHaveAttribute('aria-valuemax', '364');
    await expect.element(main.getByText(/Más bajo/)).toBeVisible();
  });

  test('ends today, also when the page stays open over midnight', async () => {
    goToLateEvening();
    const bank = await openAccount();
    await expect.element(chart).toHaveAttribute('aria-valuetext', '20/11/2026: $2.896,37');
    const place = chart.element() as HTMLElement;
    place.focus();
    const answer = hold(saldos);
    const before = bank.countOf(saldos);
    passMidnight();
    await expect.poll(() => bank.countOf(saldos)).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(document.activeElement, 'what has the focus stays while the new day is asked').toBe(place);
    answer();
    await expect.element(chart).toHaveAttribute('aria-valuetext', '21/11/2026: $2.896,37');
    expect(document.activeElement).toBe(place);
  });

  test.each([
    ['one day', [{ fecha: '2026-11-20', saldo: 2896.37 }], 'Aún no hay saldos para el gráfico.'],
    ['none', [], 'Aún no hay saldos para el gráfico.'],
    ['a day that is no date', [{ fecha: '18-NOV-2026', saldo: 2896.37 }], '1 elemento no se pudo leer'],
  ])('copy.md, D-65: of which balances no line can be drawn, it is said why: %s', async (_, known, words) => {
    use(answers.withData(saldos, known));
    await openAccount();
    const history = main.getByRole('region', { name: 'Saldo en el tiempo' });
    await expect.element(history.getByText(words, { exact: true })).toBeVisible();
    expect(history.getByText(/^Aún no hay saldos|no se pudo leer$/).elements()).toHaveLength(1);
    expect(chart.elements()).toHaveLength(0);
  });

  test('a failing chart leaves the page, and Reintentar draws it', async () => {
    use(answers.withCode(saldos, '-9999-00-03'));
    await openAccount();
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Movimientos' })).toBeVisible();
    useNoOverrides();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(chart).toBeVisible();
  });
});

test('screens.md A.0: the eye hides balances, chart and movements of the page at once, and brings them back', async () => {
  await openAccount();
  await expect.element(chart).toBeVisible();
  await everyAnswerRead();
  await page.getByRole('button', { name: 'Ocultar saldos' }).click();
  await expect.poll(() => (main.element().textContent ?? '').match(/\$\d[\d.]*,\d\d/g)).toBeNull();
  expect(chart.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Mostrar saldos' }).click();
  await expect.element(chart).toBeVisible();
  await expect.element(main.getByText('$2.846,37').first()).toBeInTheDocument();
});

test('demo-bank.md C.2: a term deposit shows capital, interest and how far it has come', async () => {
  await openAccount('010205003388');
  await expect.element(heading).toHaveTextContent('Depósito a plazo fijo');
  for (const text of ['$8.000,00', '$660,00']) await expect.element(main.getByText(text).first()).toBeInTheDocument();
  for (const text of ['Día 263 de 360', 'Faltan 97 días', 'Inicio 02/03/2026', 'Vence 25/02/2027', '8,25 %'])
    await expect.element(main.getByText(text)).toBeVisible();
  await expect.element(main.getByText(/\$8\.660,00/)).toBeVisible();
  expect(chart.elements()).toHaveLength(0);
});

test('a term deposit counts its days also when the page stays open over midnight', async () => {
  goToLateEvening();
  await openAccount('010205003388');
  await expect.element(main.getByText('Faltan 97 días')).toBeVisible();
  passMidnight();
  await expect.element(main.getByText('Faltan 96 días')).toBeVisible();
  await expect.element(main.getByText('Día 264 de 360')).toBeVisible();
});

describe('D-65: of a term deposit only what the server says', () => {
  const depositOf = (inversion: object) =>
    answers.withData(cuenta, {
      numeroCuenta: '010205003388',
      descripcion: 'DEPOSITO A PLAZO FIJO',
      tipo: 'PLAZO_FIJO',
      inversion: { capital: 5000, ...inversion },
    });
  const card = main.getByRole('region', { name: /^Capital/ });
  /** The card and what is told of the end below it. */
  const text = () => `${card.element().textContent} ${main.getByText(/^Al vencer/).query()?.textContent ?? ''}`;

  test('the capital alone: no day, no interest, no renewal and nothing about its end', async () => {
    use(depositOf({}));
    await openAccount('010205003388');
    await expect.element(card).toBeVisible();
    expect(card.element().textContent).toContain('$5.000,00');
    expect(text()).not.toMatch(/Día \d|Falta|\d días|Interés|\$0,00|Renovación|Pago del interés|Vence |Al vencer/);
  });

  test('a last day without a term is said, and no progress', async () => {
    use(depositOf({ fechaVencimiento: '2027-02-25', interesGanado: 660 }));
    await openAccount('010205003388');
    await expect.element(card.getByText('Vence 25/02/2027')).toBeVisible();
    await expect.element(card.getByText('Interés ganado al vencimiento')).toBeVisible();
    expect(text()).not.toMatch(/Día \d|Falta|Inicio|Al vencer/);
  });

  test('whether it renews itself is said without an interest, and what comes back then is not', async () => {
    use(depositOf({ plazoDias: 360, renovacionAutomatica: false }));
    await openAccount('010205003388');
    await expect.element(card.getByText('Manual')).toBeVisible();
    await expect.element(card.getByText('360 días')).toBeVisible();
    expect(text()).not.toMatch(/Día \d|Falta|Al vencer/);
  });

  test('a term of one day is one day', async () => {
    use(depositOf({ plazoDias: 1 }));
    await openAccount('010205003388');
    await expect.element(card.getByText('1 día', { exact: true })).toBeVisible();
  });

  test('with everything said nothing is told of when interest is paid: the contract does not say it', async () => {
    await openAccount('010205003388');
    await expect.element(card.getByText('Manual')).toBeVisible();
    expect(text()).not.toContain('Pago del interés');
  });
});

test('screens.md A.2 cuentas: nobody sends money into a term deposit, whose data to receive it are not offered', async () => {
  await openAccount('010205003388');
  await expect.element(main.getByRole('button', { name: 'Copiar número' })).toBeVisible();
  expect(main.getByRole('button', { name: 'Compartir datos' }).elements()).toHaveLength(0);
});
