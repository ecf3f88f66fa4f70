import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { movimientos } from '#api/contract/cuentas.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { SETTLING_MS } from '#flows/moneyFlow/useVerification.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main, region, said, subtitle, title } from '#testing/locators.ts';
import { orderOfAnotherTab } from '#testing/otherTab.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';
import {
  back,
  books,
  confirm,
  expectKept,
  NOT_DEBITED,
  ORIGIN,
  openTransfer,
  order,
  REVIEW,
  revisar,
  source,
  storedQuestions,
  toReview,
  UNKNOWN,
  UNKNOWN_TITLE,
  untouched,
} from './transferWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const verify = button('Verificar');

/** A reload: what the page remembers is gone, what the browser stores is not. */
async function endPage(): Promise<void> {
  await cleanup();
  const stored = Object.entries({ ...localStorage }) as [string, string][];
  localStorage.clear();
  await pendingOrders().load();
  for (const [key, value] of stored) localStorage.setItem(key, value);
}

describe('screens.md A.0 «FM failures» d: nobody knows what became of it', () => {
  test('…,77: Verificar finds the receipt of what was executed once', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(said('$80,77')).toBeVisible();
    expect(books().debits).toEqual(['D 8077']);
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
    expect(bank.countOf(comprobante)).toBe(1);
    expect(books()).toMatchObject({ debits: ['D 8077'], usedToday: 80_77 });
    expect(await storedQuestions()).toEqual([]);
  });

  test('screens.md AB «refresh after each debit»: whoever looks for it in the movements does not find those of before', async () => {
    const bank = await openTransfer();
    await browser.router?.navigate(to.cuenta(ORIGIN));
    const rows = region('Movimientos').getByRole('row');
    await expect.element(rows.nth(1)).toBeVisible();
    await everyAnswerRead();
    const read = bank.countOf(movimientos);
    await browser.router?.navigate(to.transferenciaInterna);
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await everyAnswerRead();
    const release = hold(movimientos);
    await browser.router?.navigate(to.cuenta(ORIGIN));
    await expect.poll(() => bank.countOf(movimientos)).toBeGreaterThan(read);
    expect(rows.elements()).toHaveLength(0);
    release();
    await expect.element(rows.filter({ hasText: '80,77' })).toBeVisible();
  });

  test('D-65: where no check has told the costs, neither the code nor this page calls the sum a total', async () => {
    use(answers.withFault(validarInternas, 'notFound'));
    await openTransfer();
    await toReview({ valor: '80,77' });
    await confirm.click();
    await expect.element(dialog.getByText('Valor', { exact: true })).toBeVisible();
    expect(dialog.getByText('Total a debitar').elements()).toHaveLength(0);
    await sendCode();
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(main.getByText('Valor', { exact: true })).toBeVisible();
    expect(main.getByText('Total a debitar').elements()).toHaveLength(0);
  });

  test('…,88: not found is believed only once it has had its time; then Revisar, with its data', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    await verify.click();
    await expect.poll(() => bank.countOf(comprobante)).toBe(1);
    await everyAnswerRead();
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(verify).toHaveAttribute('aria-busy', 'true');
    vi.setSystemTime(DEMO_NOW + SETTLING_MS);
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
    expect(books()).toMatchObject(untouched);
    await button('Volver a la revisión').click();
    await expect.element(REVIEW).toHaveFocus();
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    await expect.element(main.getByRole('status').filter({ hasText: 'No hubo ningún débito: $' })).toBeInTheDocument();
    await button('Modificar concepto').click();
    await expectKept({ valor: '80,88' });
  });

  test('«not found» that was asked too soon is asked again, however late its answer comes', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    const release = hold(comprobante);
    await verify.click();
    await expect.poll(() => bank.countOf(comprobante)).toBe(1);
    vi.setSystemTime(DEMO_NOW + SETTLING_MS + 5_000);
    release();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    expect(bank.countOf(comprobante)).toBe(2);
  });

  test('an order of another tab is not the one under review: «no se realizó» shows no data of that', async () => {
    const bank = await openTransfer();
    await toReview({ valor: '80' });
    await orderOfAnotherTab(bank, to.transferenciaInterna);
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(said('$12,00')).toBeVisible();
    await verify.click();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    expect(said('$80,00').elements()).toHaveLength(0);
    await button('Empezar de nuevo').click();
    await expect.element(REVIEW).toBeVisible();
    expect(said(NOT_DEBITED).elements()).toHaveLength(0);
  });

  test('the receipt of another tab’s order keeps nothing of the account that is under review here', async () => {
    const bank = await openTransfer();
    await source('Nueva cuenta').click();
    await label('Número de cuenta').fill('010201099999');
    await main.getByText('Guardar en mis cuentas destino').click();
    await label('Tipo de cuenta').selectOptions('Ahorro a la vista');
    await label('Alias').fill('Local');
    await label('Valor').fill('80');
    await label('Concepto').fill('Arriendo');
    await revisar.click();
    await expect.element(REVIEW).toBeVisible();
    await orderOfAnotherTab(bank, to.transferenciaInterna);
    use(answers.withData(comprobante, { estado: 'EXITOSA', tipo: 'INTERNA', valor: 12 }));
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    // Its code is here, so that an offer would be too.
    await import('#flows/cuentasDestino/KeepDestination.tsx');
    await everyAnswerRead();
    expect(button('Guardar cuenta').elements()).toHaveLength(0);
  });

  test('Verificar without an answer: says so, asks again, and only asks', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    use(answers.offline(comprobante));
    await verify.click();
    await expect.element(said(/^Aún no podemos confirmarlo/)).toBeVisible();
    expect(await storedQuestions()).toHaveLength(1);
    useNoOverrides();
    await button('Verificar otra vez').click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });

  test('contract B.0: a server without receipts cannot be asked; who has looked at the movements goes on', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    use(answers.withFault(comprobante, 'notFound'));
    await verify.click();
    await expect.element(said(/^La cooperativa no puede confirmarlo por este medio/)).toBeVisible();
    expect(await storedQuestions()).toHaveLength(1);
    await button('Ya revisé mis movimientos').click();
    await expect.element(button('Revisar')).toBeVisible();
    await expect.poll(storedQuestions).toHaveLength(0);
    expect(bank.countOf(internas)).toBe(1);
  });

  test('leaving while Verificar has found nothing yet does not answer the question', async () => {
    const bank = await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    await verify.click();
    await expect.poll(() => bank.countOf(comprobante)).toBe(1);
    await main.getByRole('link', { name: 'Ver movimientos' }).click();
    await expect.poll(bank.path).toBe(`/cuentas/${ORIGIN}`);
    await expect.poll(() => bank.countOf(comprobante), { timeout: 5000 }).toBe(2);
    await everyAnswerRead();
    expect(await storedQuestions()).toHaveLength(1);
  });

  test('leaving while the answer is awaited: no page calls it unknown until it is', async () => {
    const bank = await openTransfer();
    const release = hold(internas);
    await order({ valor: '80,77' });
    await expect.poll(() => bank.countOf(internas)).toBe(1);
    vi.setSystemTime(DEMO_NOW + SETTLING_MS - 10_000);
    await browser.router?.navigate('/productos');
    await expect.element(page.getByRole('heading', { name: 'Mis productos' })).toBeVisible();
    expect(await storedQuestions()).toHaveLength(1);
    expect(page.getByText(UNKNOWN_TITLE).elements()).toHaveLength(0);
    await browser.router?.navigate(to.transferenciaInterna);
    await expect.element(revisar).toBeVisible();
    expect(UNKNOWN.elements()).toHaveLength(0);
    release();
    await expect.element(UNKNOWN).toBeVisible();
  });

  test('signing out while the answer is awaited keeps the question: nobody has read what the bank said', async () => {
    const bank = await openTransfer();
    const release = hold(internas);
    await order({ valor: '80' });
    await expect.poll(() => bank.countOf(internas)).toBe(1);
    bank.services.store.close('logout');
    await expect.poll(bank.path).toBe('/login');
    release();
    await everyAnswerRead();
    expect(await storedQuestions()).toHaveLength(1);
  });

  test('a reload keeps the question; found → receipt', async () => {
    await openTransfer();
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await endPage();
    const bank = await openBank({ route: to.transferenciaInterna, socio: null });
    await expect.element(UNKNOWN).toBeVisible();
    await expect.element(said('Comercial San Roque')).toBeVisible();
    await expect.element(said('$80,77')).toBeVisible();
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    // What was sent before the reload, and nothing since.
    expect(bank.countOf(internas)).toBe(1);
    expect(books().debits).toEqual(['D 8077']);
  });

  test('a reload keeps the question; not executed → Datos', async () => {
    await openTransfer();
    await order({ valor: '80,88' });
    await expect.element(UNKNOWN).toBeVisible();
    await endPage();
    vi.setSystemTime(DEMO_NOW + SETTLING_MS);
    await openBank({ route: to.transferenciaInterna, socio: null });
    await verify.click();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    await button('Empezar de nuevo').click();
    await expect.element(revisar).toBeVisible();
    await expect.element(title('Transferencia interna')).toHaveFocus();
  });

  test('a new sign-in of the same member keeps it; another member is told nothing', async () => {
    const juan = demo.bank.memberOf('jcloja');
    if (juan?.user) juan.user.mustChangePassword = false;
    const signIn = async (usuario: string, clave: string) => {
      await page.getByLabelText('Usuario', { exact: true }).fill(usuario);
      await page.getByLabelText('Contraseña', { exact: true }).fill(clave);
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await expect.poll(() => browser.router?.state.location.pathname).toBe('/productos');
    };
    let bank = await openBank({ route: '/login', socio: null });
    const openAs = async (usuario: string, clave: string) => {
      await signIn(usuario, clave);
      await browser.router?.navigate(to.transferenciaInterna);
    };
    await openAs('mfguaman', 'Ribera2026');
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    for (const [usuario, clave, isOwner] of [
      ['jcloja', 'Temporal1', false],
      ['mfguaman', 'Ribera2026', true],
    ] as const) {
      bank.services.store.close('logout');
      await expect.poll(bank.path).toBe('/login');
      await endPage();
      bank = await openBank({ route: '/login', socio: null });
      await openAs(usuario, clave);
      await expect.element(isOwner ? UNKNOWN : revisar).toBeVisible();
      if (!isOwner) {
        await everyAnswerRead();
        expect(page.getByText(/80,77|San Roque/).elements()).toHaveLength(0);
        expect(UNKNOWN.elements()).toHaveLength(0);
      }
    }
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(books().debits).toEqual(['D 8077']);
  });

  test('a storage that takes nothing: the question stays while the page does', async () => {
    const bank = await openTransfer();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await order({ valor: '80,77' });
    await expect.element(UNKNOWN).toBeVisible();
    await main.getByRole('link', { name: 'Ver movimientos' }).click();
    await expect.poll(bank.path).toBe(`/cuentas/${ORIGIN}`);
    await back();
    await expect.element(UNKNOWN).toBeVisible();
    await verify.click();
    await expect.element(said('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(internas)).toBe(1);
  });
});
