import { afterEach, describe, expect, test, vi } from 'vitest';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { createPendingOrders, createPendingVault } from '#session/pendingOrders.ts';
import { createRecentOrders, createRecentVault } from '#session/recentOrders.ts';
import { localStore } from '#session/safeStorage.ts';
import { stableProperties } from '#session/stableProperties.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, label, main, subtitle, textbox } from '#testing/locators.ts';
import { orderOfAnotherTab } from '#testing/otherTab.ts';
import { browser, everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { SETTLING_MS } from '../useVerification.ts';
import { again, confirm, debits, openTransfer, REVIEW, said, tick, toReview, UNCONFIRMED } from './repeatedWorld.ts';

/*
 * Two tabs at one address: what the other one does with an order of this one, and what becomes of what is typed and reviewed here while an
 * order of the other one is asked about.
 */

startEachTestFresh();

const UNKNOWN = subtitle('No pudimos confirmar el resultado');
const NOT_DEBITED = 'No se realizó ningún débito.';
const DONE = said('Transferencia exitosa');
const verify = button('Verificar');
const looked = button('Ya revisé mis movimientos');
const RECEIPT = '2026-1120-000777';

/** Another tab of the same browser, where the same question stands: what it finds out, it writes down. */
function otherTab() {
  const questions = createPendingOrders(createPendingVault(localStore, stableProperties()), localStore);
  const orders = createRecentOrders(createRecentVault(localStore, stableProperties()));
  // The browser tells every tab but the one that has written.
  const tell = async () => {
    for (const { key } of [questions, orders]) dispatchEvent(new StorageEvent('storage', { key: await key() }));
  };
  const theirs = async (): Promise<string> => {
    await questions.load();
    const [question] = questions.all();
    if (!question) throw new Error('La otra pestaña no tiene por qué preguntar.');
    return question.idTransaccion;
  };
  const ends = (write: (idTransaccion: string) => Promise<void>) => async () => {
    const idTransaccion = await theirs();
    await Promise.all([write(idTransaccion), questions.remove(idTransaccion)]);
    await tell();
  };
  return {
    finds: ends((id) => orders.executed(id, RECEIPT)),
    findsNothing: ends((id) => orders.remove(id)),
    /** The browser gives up what it keeps of orders. */
    losesAll: async () => {
      for (const { key } of [questions, orders]) localStorage.removeItem(await key());
      await tell();
    },
    looksAtMovements: ends(() => Promise.resolve()),
  };
}

let stop = (): void => undefined;
afterEach(() => stop());

/** How often the page has offered to confirm, at each change of it from now on. */
function offers(): { confirmed: number } {
  const seen = { confirmed: 0 };
  const observer = new MutationObserver(() => {
    const offered = [...document.querySelectorAll<HTMLButtonElement>('main button')].some(
      ({ textContent, ariaBusy }) => textContent === 'Confirmar transferencia' && ariaBusy !== 'true',
    );
    if (offered) seen.confirmed += 1;
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  stop = () => observer.disconnect();
  return seen;
}

/** Here an order has gone without an answer: «…,77» was executed, «…,88» was not. */
async function sendUnanswered(valor: string) {
  const bank = await openTransfer();
  await toReview({ valor });
  await confirm.click();
  await sendCode();
  await expect.element(UNKNOWN).toBeVisible();
  return bank;
}

describe('screens.md A.0 «FM failures» d: another tab answers what was sent here', () => {
  test('it finds the receipt: so does this one, which never offers to confirm the same order again', async () => {
    const bank = await sendUnanswered('80,77');
    const seen = offers();
    await otherTab().finds();
    await expect.element(DONE).toBeVisible();
    expect(seen.confirmed).toBe(0);
    expect(bank.countOf(internas)).toBe(1);
    expect(bank.countOf(comprobante)).toBe(1);
    expect(debits()).toBe(1);
    await again.click();
    await expect.element(label('Valor')).toHaveValue('');
  });

  test('it finds the receipt while the bank does not answer this one: its number, and no state that nobody has told', async () => {
    await sendUnanswered('80,77');
    use(answers.offline(comprobante));
    await otherTab().finds();
    await expect.element(said(RECEIPT)).toBeVisible();
    await expect.element(said('Comercial San Roque').first()).toBeVisible();
    expect(main.element().textContent).not.toMatch(/exitos|en proceso|devuelt/i);
    await again.click();
    await expect.element(label('Valor')).toHaveValue('');
  });

  test('it finds that nothing was debited: said here too, with the order to try again', async () => {
    await sendUnanswered('80,88');
    const seen = offers();
    vi.setSystemTime(Date.now() + SETTLING_MS);
    await otherTab().findsNothing();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    expect(seen.confirmed).toBe(0);
    await button('Volver a la revisión').click();
    await expect.element(REVIEW).toHaveFocus();
    await expect.element(said(NOT_DEBITED)).toBeVisible();
    await expect.element(tick).not.toBeInTheDocument();
  });

  test('whoever has pressed Back while nobody knew comes to the review all the same', async () => {
    await sendUnanswered('80,88');
    await browser.router?.navigate(-1);
    await everyAnswerRead();
    vi.setSystemTime(Date.now() + SETTLING_MS);
    await otherTab().findsNothing();
    await expect.element(subtitle(NOT_DEBITED)).toBeVisible();
    await button('Volver a la revisión').click();
    await expect.element(REVIEW).toHaveFocus();
    await expect.element(said(NOT_DEBITED)).toBeVisible();
  });

  test('its member has looked at the movements: here it stays a question until somebody has here', async () => {
    await sendUnanswered('80,77');
    const seen = offers();
    use(answers.withFault(comprobante, 'notFound'));
    await otherTab().looksAtMovements();
    await expect.element(said(/^La cooperativa no puede confirmarlo por este medio/)).toBeVisible();
    expect(seen.confirmed).toBe(0);
    await looked.click();
    await expect.element(label('Valor')).toHaveValue('');
  });

  test('what the browser kept of orders is lost: that says nothing of the money, and the question stays while the bank does not answer', async () => {
    await sendUnanswered('80,77');
    const seen = offers();
    use(answers.offline(comprobante));
    await otherTab().losesAll();
    await expect.element(said(/^Aún no podemos confirmarlo/)).toBeVisible();
    await expect.element(UNKNOWN).toBeVisible();
    expect(seen.confirmed).toBe(0);
  });

  test('before this one has given its answer up: told as soon as it has', async () => {
    const release = hold(internas);
    const bank = await openTransfer();
    await toReview({ valor: '80,77' });
    await confirm.click();
    await sendCode();
    await expect.poll(() => bank.countOf(internas)).toBe(1);
    const seen = offers();
    await otherTab().finds();
    release();
    await expect.element(DONE).toBeVisible();
    expect(seen.confirmed).toBe(0);
    expect(bank.countOf(internas)).toBe(1);
  });

  test('D-67: what was sent here and looked for in the movements is an earlier order of the next one', async () => {
    await sendUnanswered('12,77');
    use(answers.withFault(comprobante, 'notFound'));
    await verify.click();
    await looked.click();
    await toReview({ valor: '12,77' });
    await expect.element(said(new RegExp(UNCONFIRMED.source.replace('34', '77')))).toBeVisible();
    await expect.element(tick).not.toBeChecked();
  });
});

describe('screens.md A.0 «FM»: what was typed here survives an order of another tab', () => {
  const paid = (tipo: string) => answers.withData(comprobante, { estado: 'EXITOSA', tipo, valor: 12 });

  test.each([
    [to.transferenciaInterna, 'INTERNA', 'Concepto', 'Arriendo', 'Hacer otra transferencia'],
    [to.transferenciaExterna, 'EXTERNA', 'Concepto', 'Arriendo', 'Hacer otra transferencia'],
    [to.recargas, 'RECARGA', 'Número celular', '0991234567', 'Hacer otra recarga'],
    [to.pagoTarjetas, 'TARJETA', 'Valor', '30', 'Hacer otro pago'],
    [to.centrosur, 'CENTROSUR', 'Código de cliente', '1187302', 'Hacer otro pago'],
  ])('Datos of %s, its receipt found here', async (route, kind, field, text, anew) => {
    const bank = await openBank({ route });
    if (route === to.pagoTarjetas) await main.getByText('Otro valor').click();
    await textbox(field).fill(text);
    await orderOfAnotherTab(bank, route);
    use(paid(kind));
    await verify.click();
    await button(anew).click();
    await expect.element(textbox(field)).toHaveValue(text);
  });

  test('Revisar, its receipt found here', async () => {
    const bank = await openTransfer();
    await toReview({ valor: '80' });
    await orderOfAnotherTab(bank, to.transferenciaInterna);
    use(paid('INTERNA'));
    await verify.click();
    await expect.element(DONE).toBeVisible();
    await again.click();
    await expect.element(label('Valor')).toHaveValue('80,00');
    await button('Revisar').click();
    await expect.element(REVIEW).toBeVisible();
  });

  test('Revisar, the movements looked at here', async () => {
    const bank = await openTransfer();
    await toReview({ valor: '80' });
    await orderOfAnotherTab(bank, to.transferenciaInterna);
    use(answers.withFault(comprobante, 'notFound'));
    await verify.click();
    await looked.click();
    await expect.element(REVIEW).toHaveFocus();
    await button('Modificar concepto').click();
    await expect.element(label('Valor')).toHaveValue('80,00');
  });
});

describe('screens.md A.0 «FM failures» d: an answer that may still be on its way is not spoken of', () => {
  test('another tab’s at this address, and then is, though nothing else happens', async () => {
    const bank = await openTransfer();
    await label('Concepto').fill('Arriendo');
    await orderOfAnotherTab(bank, to.transferenciaInterna, 3_000);
    await everyAnswerRead();
    expect(UNKNOWN.elements()).toHaveLength(0);
    await expect.element(label('Concepto')).toHaveValue('Arriendo');
    await expect.element(UNKNOWN, { timeout: 20_000 }).toBeVisible();
  });

  test('its own is spoken of at once, also when the member comes back to it', async () => {
    vi.setSystemTime(Date.now());
    const bank = await sendUnanswered('80,77');
    await bank.go(to.garantias);
    await expect.element(main.getByText(/^No pudimos confirmar el resultado de su /)).toBeVisible();
    await bank.go(to.transferenciaInterna);
    await expect.element(UNKNOWN).toBeVisible();
  });
});
