import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { generar } from '#api/contract/tokens.ts';
import { externas, validarExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, costs, label, main, tab, title } from '#testing/locators.ts';
import {
  balances,
  before,
  confirm,
  inReview,
  openFilled,
  openTransfer,
  order,
  pick,
  review,
  startEachTransferFresh,
  VISTA,
} from './externalWorld.ts';
import { rosa } from './newAccountSample.ts';

/** What the books have moved since the test began, in cents. */
const moved = () =>
  Object.fromEntries(Object.entries(balances()).map(([name, cents]) => [name, cents - (before[name] ?? 0)]));

const NOTHING_MOVED = { [VISTA]: 0, SPI: 0, COMISIONES: 0, 'IVA POR PAGAR': 0 };

startEachTransferFresh();

describe('screens.md A.0 «Accessibility»: the count of Concepto', () => {
  test('follows each letter to the eye and is said once one stops; what describes the field stands still', async () => {
    await openTransfer();
    const concept = label('Concepto');
    const note = document.getElementById(concept.element().getAttribute('aria-describedby') ?? '');
    await concept.click();
    await userEvent.keyboard('Luz');
    await expect.element(concept).toHaveAccessibleDescription('Hasta 40 caracteres. Sin caracteres especiales.');
    const seen = [...(note?.childNodes ?? [])]
      .filter((part) => !(part instanceof HTMLElement) || part.getBoundingClientRect().width > 1)
      .map(({ textContent }) => textContent);
    expect(seen.join('')).toBe('3 de 40. Sin caracteres especiales.');
    const spoken = main.getByRole('status').filter({ hasText: '3 de 40 caracteres' });
    expect(spoken.elements()).toHaveLength(0);
    await expect.poll(() => spoken.elements().length, { timeout: 3000 }).toBeGreaterThan(0);
  });
});

describe('screens.md A.0 «FM»: money to another institution, on screen and in the books', () => {
  test('«Fee before confirm»: to a registered account; fee and tax are booked apart and only the value uses the limits', async () => {
    const bank = await openTransfer();
    await pick(/^Rosa/);
    await order();
    await review.click();
    await expect.element(inReview).toBeVisible();
    expect(costs()).toEqual({
      Valor: '$120,00',
      Comisión: '$0,36',
      IVA: '$0,05',
      'Total a debitar': '$120,41',
      'Saldo después': '$2.725,96',
    });
    await expect.element(main.getByText('Llega de inmediato')).toBeVisible();
    await expect.element(main.getByText('Nombre verificado')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(button('Hacer otra transferencia')).toBeVisible();

    const sent = {
      numeroCuentaOrigen: VISTA,
      valor: 120,
      concepto: 'Arriendo noviembre',
      codigoCuentaDestino: 'CD-03',
    };
    expect(bank.bodiesOf(validarExternas)).toStrictEqual([sent]);
    expect(bank.bodiesOf(externas)).toStrictEqual([{ ...sent, idTransaccion: expect.any(String) as unknown }]);
    expect(moved()).toEqual({ [VISTA]: -12041, SPI: 12000, COMISIONES: 36, 'IVA POR PAGAR': 5 });
    expect(demo.bank.ledger.total()).toBe(0);
    expect(demo.bank.ledger.movementsOf(VISTA).recent.map(({ cents }) => Math.abs(cents))).toEqual([12000, 36, 5]);
    expect(demo.bank.state.receipts).toMatchObject([{ estado: 'EXITOSA', cents: 12000, fee: 36, tax: 5 }]);

    await button('Hacer otra transferencia').click();
    await expect
      .element(main.getByText('Disponible hoy $880,00 de $1.000,00 · este mes $4.820,00 de $5.000,00'))
      .toBeVisible();
  });

  test('A.0 «Arrival»: to an account that is not registered, by the clearing: in process, with the day it arrives', async () => {
    const bank = await openFilled({ tipo: 'COO', institucion: '2001' }, '95');
    await expect.element(main.getByText('Llega el siguiente día hábil.')).toBeVisible();
    await review.click();
    await expect.element(main.getByText('Llega el siguiente día hábil, 23/11/2026')).toBeVisible();
    await expect.element(main.getByText('Nombre sin verificar')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(main.getByText('Transferencia en proceso')).toBeVisible();
    const destino = {
      codigoInstitucion: '2001',
      codigoTipoCuenta: 'AHO',
      numeroCuenta: '7700112233',
      tipoIdentificacion: 1,
      identificacion: '0159999036',
      beneficiario: 'Rosa Elena Ordóñez',
      alias: 'Rosa Elena Ordóñez',
    };
    // Strictly these: no code of a registered account, no empty e-mail.
    expect(bank.bodiesOf(externas)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        numeroCuentaOrigen: VISTA,
        valor: 95,
        concepto: 'Arriendo noviembre',
        destino,
      },
    ]);
    expect(moved()).toEqual({ [VISTA]: -9541, SPI: 9500, COMISIONES: 36, 'IVA POR PAGAR': 5 });
    expect(demo.bank.state.receipts).toMatchObject([{ estado: 'EN_PROCESO', cents: 9500 }]);
  });

  test('DESIGN.md §12: what is in process is asked about again when one looks at it, and says what has become of it', async () => {
    // The day of the books: by the device's own the transfer would be overdue.
    vi.setSystemTime(DEMO_NOW);
    await openFilled({ tipo: 'COO', institucion: '2001' }, '95');
    await review.click();
    await confirm.click();
    await sendCode();
    await expect.element(main.getByText('Transferencia en proceso')).toBeVisible();
    const way = main.getByRole('list', { name: 'Estado de la transferencia' });
    await expect.element(way.getByText('Por confirmar hasta el 23/11/2026.')).toBeVisible();
    const [receipt] = demo.bank.state.receipts;
    if (receipt) receipt.estado = 'DEVUELTA';
    vi.setSystemTime(Date.now() + 31_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(main.getByText('Transferencia devuelta')).toBeVisible();
    await expect.element(way.getByText('Devuelto')).toBeVisible();
    // What was signed is still what is on it.
    await expect.element(main.getByText('Rosa Elena Ordóñez').first()).toBeVisible();
  });

  test('failures (b): the code closed moves nothing and loses nothing', async () => {
    const bank = await openFilled();
    await review.click();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar Transferencia' }).click();
    await expect.element(main.getByText('No se realizó ningún débito.')).toBeVisible();
    await button('Volver').click();
    await expect.element(label('Nombre del beneficiario')).toHaveValue(rosa.beneficiario);
    await expect.element(label('Institución')).toHaveValue('1001');
    await expect.element(label('Valor')).toHaveValue('120,00');
    expect(bank.countOf(externas)).toBe(0);
    expect(moved()).toEqual(NOTHING_MOVED);
  });

  test('failures (a): -0005-02-01 is told as a toast and over the form, and everything typed stays', async () => {
    const bank = await openFilled({ institucion: '1004' });
    await review.click();
    await expect.element(main.getByText(errorCodes['-0005-02-01'].text)).toBeVisible();
    await expect.element(label('Número de cuenta')).toHaveValue(rosa.numero);
    await expect.element(title('Transferencia externa')).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
  });

  test.each([
    ['cuenta destino', label('Tipo de institución')],
    ['concepto', label('Concepto')],
  ])(
    'screens.md A.0 «FM» 2: «Modificar» of %s leads to its field, of an account typed here too',
    async (name, field) => {
      await openFilled();
      await review.click();
      await button(`Modificar ${name}`).click();
      await expect.element(field).toHaveFocus();
    },
  );

  test('§5: what the bank need not be asked is not asked', async () => {
    const bank = await openTransfer();
    await review.click();
    await expect.element(main.getByText('El campo es requerido.').first()).toBeVisible();
    await pick(/^Rosa/);
    await order('1000,01');
    await review.click();
    await expect.element(main.getByText('Supera su cupo diario disponible: $1.000,00.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Modificar cupos' })).toBeVisible();
    expect(bank.services.toasts.toasts().map(({ text }) => text)).toEqual(['Todos los campos son obligatorios']);
    expect(bank.countOf(validarExternas)).toBe(0);
  });

  test('D-13: a balance that is too small is said at the amount, without the toast', async () => {
    const bank = await openTransfer();
    await pick(/^Rosa/);
    await order('9000');
    await review.click();
    await expect.element(main.getByText('Saldo insuficiente.')).toBeVisible();
    await expect.element(label('Valor')).toHaveFocus();
    expect(bank.services.toasts.toasts()).toEqual([]);
    expect(bank.countOf(validarExternas)).toBe(0);
  });

  test('screens.md A.0 «FM»: who leaves by «Modificar cupos» finds the new account as it was typed', async () => {
    const bank = await openFilled({}, '1000,01');
    await review.click();
    await main.getByRole('link', { name: 'Modificar cupos' }).click();
    await expect.poll(bank.path).toBe('/perfilsocio');
    await expect.element(tab('CONFIGURAR MIS CUPOS')).toBeVisible();
    await bank.go(-1);
    await expect.element(label('Valor')).toHaveValue('1.000,01');
    await expect.element(label('Institución')).toHaveValue(rosa.institucion);
    await expect.element(label('Tipo de cuenta')).toHaveValue(rosa.cuenta);
    await expect.element(label('Número de cuenta')).toHaveValue(rosa.numero);
    await expect.element(label('Nombre del beneficiario')).toHaveValue(rosa.beneficiario);
    await label('Valor').fill('120');
    await review.click();
    await expect.element(inReview).toBeVisible();
  });

  test.each([
    ['Arriendo del local de la esquina, noviembre', 'El concepto no puede superar 40 caracteres.'],
    ['Arriendo & luz', 'Solo letras, números, punto, coma y guion.'],
  ])('A.2 transferenciaE: concept «%s»: %s', async (concepto, message) => {
    const bank = await openTransfer();
    await pick(/^Rosa/);
    await order('120', concepto);
    await review.click();
    await expect.element(main.getByText(message)).toBeVisible();
    expect(bank.countOf(validarExternas)).toBe(0);
  });
});
