import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, plain, said, title } from '#testing/locators.ts';
import { browser, everyAnswerRead, hold, startEachTestFresh, use } from '#testing/testWorld.tsx';
import {
  back,
  books,
  confirm,
  expectKept,
  fillData,
  idOf,
  ORIGIN,
  openTransfer,
  order,
  picker,
  REVIEW,
  revisar,
  SHOP,
  source,
  storedQuestions,
  toReview,
  UNKNOWN,
  UNKNOWN_TITLE,
  untouched,
} from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

describe('screens.md A.0 «FM»: Datos → Revisar → código → Comprobante', () => {
  test('the screen and the books tell the same', async () => {
    const bank = await openTransfer();
    const before = books();
    expect(before).toMatchObject(untouched);
    const shown = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const heading of document.querySelectorAll('main h1, main h2')) shown.add(heading.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await order({ correo: 'local@example.com' });
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    watch.disconnect();
    expect(shown).not.toContain(UNKNOWN_TITLE);
    expect(bank.bodiesOf(internas)).toEqual([
      {
        idTransaccion: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        numeroCuentaOrigen: ORIGIN,
        numeroCuentaDestino: SHOP,
        valor: 250,
        concepto: 'Arriendo noviembre',
        correo: 'local@example.com',
      },
    ]);
    expect(books()).toEqual({
      origin: before.origin - 250_00,
      shop: before.shop + 250_00,
      debits: ['D 25000'],
      receipts: [{ idTransaccion: idOf(bank), estado: 'EXITOSA', cents: 250_00 }],
      usedToday: 250_00,
      total: 0,
    });
    const [kept] = demo.bank.state.receipts;
    await expect.element(said(kept?.numeroComprobante ?? '')).toBeVisible();
    await expect.element(said('Comercial San Roque')).toBeVisible();
    expect(await storedQuestions()).toEqual([]);
    expect(localStorage.getItem('bv.pendientes')).toBeNull();
  });

  test('§6, A.0: from Confirmar to the code exactly tokens/generar; nothing is kept or executed before it', async () => {
    const bank = await openTransfer();
    await toReview();
    await everyAnswerRead();
    const before = bank.sent.length;
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await everyAnswerRead();
    expect(bank.sent.slice(before).map(({ id }) => id)).toEqual([generar.id]);
    expect(await storedQuestions()).toEqual([]);
    expect(books()).toMatchObject(untouched);
  });

  test('§2, issue 6: what is signed is what is sent', async () => {
    const bank = await openTransfer();
    await toReview({ valor: '1.234,50' });
    await confirm.click();
    await expect.element(digits).toBeVisible();
    const info = dialog.getByRole('group', { name: 'Transferencia interna' });
    const rows = [...info.element().querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      plain(row.querySelector('dd')?.textContent),
      Number(getComputedStyle(row.querySelector('dd') ?? row).fontWeight) >= 700,
    ]);
    expect(rows).toEqual([
      ['Beneficiario', 'Comercial San Roque', true],
      ['Institución', 'Cooperativa Sierra Azul', false],
      ['Cuenta destino', expect.stringMatching(/•••• 5566$/) as string, false],
      ['Cuenta de origen', expect.stringMatching(/•••• 4871$/) as string, false],
      ['Total a debitar', '$1.234,50', true],
    ]);
    await expect.element(dialog.getByRole('button', { name: 'Cancelar Transferencia' })).toBeVisible();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.bodiesOf(internas)[0]).toMatchObject({ valor: 1234.5, numeroCuentaDestino: SHOP });
    expect(bank.bodiesOf(validarInternas)[0]).toEqual({ ...bank.bodiesOf(internas)[0], idTransaccion: undefined });
  });

  test('A.0 «Hide balances»: «Saldo después» is hidden, what is about to be signed is not', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openTransfer();
    await toReview();
    const facts = main.getByRole('region', { name: 'Datos por confirmar' });
    const valueOf = (name: string) =>
      [...facts.element().querySelectorAll('dl > div')]
        .find((row) => row.querySelector('dt')?.textContent === name)
        ?.querySelector('dd')?.textContent;
    expect(valueOf('Saldo después')).toBe('Saldo oculto$ ••••');
    expect(valueOf('Valor')).toContain('$250,00');
    expect(valueOf('Total a debitar')).toContain('$250,00');
    expect(facts.element().textContent).not.toContain('2.596,37');
  });

  test('the one authorised is the one executed', async () => {
    const bank = await openTransfer();
    await order();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.bodiesOf(autorizar)[0]?.guid).toBe(idOf(bank));
  });

  test('«Hacer otra transferencia»: an empty form, and the second one is another', async () => {
    const bank = await openTransfer();
    await order();
    await button('Hacer otra transferencia').click();
    await expect.element(revisar).toBeVisible();
    await expect.element(label('Valor')).toHaveValue('');
    await expect.element(label('Concepto')).toHaveValue('');
    await order({ valor: '20' });
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 25000', 'D 2000']);
    expect(new Set(bank.bodiesOf(internas).map((body) => body?.idTransaccion)).size).toBe(2);
  });

  test('A.0: the balance of the selector is asked anew after the debit', async () => {
    await openTransfer();
    await order();
    await button('Hacer otra transferencia').click();
    await expect.element(main.getByText('$2.596,37').first()).toBeInTheDocument();
    await expect.element(said(/^Disponible hoy \$1\.250,00 de \$1\.500,00/)).toBeVisible();
  });

  test('between own accounts: no limit counts, and both balances move', async () => {
    await openTransfer();
    await source('Mis cuentas').click();
    await button(/^Mi cuenta/).click();
    await dialog.getByRole('option', { name: /2604/ }).click();
    await label('Valor').fill('1600');
    await label('Concepto').fill('Ahorro');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books()).toMatchObject({ origin: 1_296_37, usedToday: 0, total: 0 });
    expect(demo.bank.ledger.balanceOf('010201012604')).toBe(2_838_90);
  });

  test('a server that knows the specification alone: no «validar», and the flow goes on', async () => {
    use(answers.withFault(validarInternas, 'notFound'));
    await openTransfer();
    await toReview();
    await expect.element(said('Los verá en el comprobante')).toBeVisible();
    await confirm.click();
    await sendCode();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 25000']);
  });

  test('an execution that answers no receipt has moved the money all the same', async () => {
    await openTransfer();
    use(answers.withData(internas, null));
    await order();
    await expect.element(button('Hacer otra transferencia')).toBeVisible();
    expect(await storedQuestions()).toEqual([]);
  });

  test('D-46: another kind becomes the canonical one', async () => {
    const bank = await openTransfer('/transferenciaI/7');
    expect(bank.path()).toBe('/transferenciaI/0');
  });
});

describe('screens.md A.0: the browser’s Back', () => {
  test('from Revisar to Datos, everything kept; Volver and Modificar too', async () => {
    await openTransfer();
    await toReview({ correo: 'local@example.com' });
    await back();
    await expectKept();
    for (const way of ['Volver', 'Modificar cuenta destino']) {
      await revisar.click();
      await expect.element(REVIEW).toBeVisible();
      await button(way).click();
      await expectKept();
      await expect.element(label('Correo para el aviso (opcional)')).toHaveValue('local@example.com');
    }
  });

  test.each([
    ['cuenta de origen', main.getByRole('combobox', { name: 'Cuenta de origen' })],
    ['cuenta destino', picker],
    ['concepto', label('Concepto')],
  ])('«Modificar» of %s leads to its field; Volver and Back to the title', async (name, field) => {
    await openTransfer();
    await toReview();
    await button(`Modificar ${name}`).click();
    await expect.element(field).toHaveFocus();
    await revisar.click();
    await expect.element(REVIEW).toHaveFocus();
    await button('Volver').click();
    await expect.element(title('Transferencia interna')).toHaveFocus();
  });

  test('from Comprobante to the start of an empty form; nothing is sent again', async () => {
    const bank = await openTransfer();
    await order();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    await back();
    await expect.element(revisar).toBeVisible();
    await expect.element(label('Valor')).toHaveValue('');
    await everyAnswerRead();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('from an unknown outcome there is no way back to the form', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await back();
    await everyAnswerRead();
    await expect.element(UNKNOWN).toBeVisible();
    expect(revisar.elements()).toHaveLength(0);
    expect(bank.countOf(internas)).toBe(1);
  });

  test('a late answer of «validar» opens no Revisar of what Datos says no more', async () => {
    const bank = await openTransfer();
    const release = hold(validarInternas);
    await fillData({ valor: '100' });
    await revisar.click();
    await expect.poll(() => bank.countOf(validarInternas)).toBe(1);
    await label('Valor').fill('10');
    release();
    await everyAnswerRead();
    await expect.element(revisar).not.toHaveAttribute('aria-busy', 'true');
    expect(REVIEW.elements()).toHaveLength(0);
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    expect(bank.bodiesOf(validarInternas)).toMatchObject([{ valor: 100 }, { valor: 10 }]);
  });

  test('an amount that is only written otherwise is the same: who presses Enter and goes on comes to Revisar', async () => {
    const bank = await openTransfer();
    const release = hold(validarInternas);
    await fillData();
    await label('Valor').fill('12');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => bank.countOf(validarInternas)).toBe(1);
    await userEvent.tab();
    await expect.element(label('Valor')).toHaveValue('12,00');
    release();
    await expect.element(REVIEW).toBeVisible();
  });

  test('a late refusal of «validar» is not told of what Datos says no more, nor on another page', async () => {
    const refusal = errorCodes['-0005-01-02'].text;
    use(answers.withCode(validarInternas, '-0005-01-02'));
    const bank = await openTransfer();
    const release = hold(validarInternas);
    await fillData();
    await revisar.click();
    await expect.poll(() => bank.countOf(validarInternas)).toBe(1);
    await label('Valor').fill('10');
    release();
    await everyAnswerRead();
    await expect.element(revisar).not.toHaveAttribute('aria-busy', 'true');
    expect(page.getByText(refusal).elements()).toHaveLength(0);
    const releaseAgain = hold(validarInternas);
    await revisar.click();
    await expect.poll(() => bank.countOf(validarInternas)).toBe(2);
    await browser.router?.navigate('/productos');
    await expect.element(title('Mis productos')).toBeVisible();
    releaseAgain();
    await everyAnswerRead();
    expect(page.getByText(refusal).elements()).toHaveLength(0);
  });

  const keep = main.getByRole('switch', { name: 'Guardar en mis cuentas destino' });

  test.each<[string, (() => Promise<void>) | null, () => Promise<void>]>([
    ['another e-mail', null, () => label('Correo para el aviso (opcional)').fill('otra@example.com')],
    ['an account to be kept', null, () => keep.click()],
    ['another kind of it', () => keep.click(), () => label('Tipo de cuenta').selectOptions('Ahorro negocio')],
    ['another alias of it', () => keep.click(), () => label('Alias').fill('Mi prima')],
  ])('nor of what Datos says otherwise: %s', async (_, begin, change) => {
    const bank = await openTransfer();
    const release = hold(validarInternas);
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('010201099999');
    await expect.element(main.getByText(/^Ana L/)).toBeVisible();
    if (begin) {
      await begin();
      await label('Tipo de cuenta').selectOptions('Ahorro a la vista');
    }
    await label('Valor').fill('10');
    await label('Concepto').fill('Regalo');
    await revisar.click();
    await expect.poll(() => bank.countOf(validarInternas)).toBe(1);
    await change();
    release();
    await everyAnswerRead();
    await expect.element(revisar).not.toHaveAttribute('aria-busy', 'true');
    expect(REVIEW.elements()).toHaveLength(0);
  });

  test('a late answer of «validar» opens nothing over the page that took its place', async () => {
    const bank = await openTransfer();
    const release = hold(validarInternas);
    await fillData();
    await revisar.click();
    await browser.router?.navigate('/productos');
    await expect.element(title('Mis productos')).toBeVisible();
    release();
    await everyAnswerRead();
    expect(bank.path()).toBe('/productos');
  });
});
