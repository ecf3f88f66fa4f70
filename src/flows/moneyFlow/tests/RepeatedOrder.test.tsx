import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { recargar } from '#api/contract/pagos.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { recentOrders } from '#session/useRecentOrders.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { button, dialog, label, main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import {
  again,
  confirm,
  debits,
  openTransfer,
  order,
  REVIEW,
  said,
  tick,
  toReview,
  UNCONFIRMED,
} from './repeatedWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

describe('D-67: the same order a minute apart', () => {
  test('is said on Revisar with time and receipt, and sent only once it is ticked', async () => {
    const bank = await openTransfer();
    await order();
    await again.click();
    vi.setSystemTime(DEMO_NOW + 2 * 60_000);
    await toReview();
    const [receipt] = demo.bank.state.receipts;
    await expect
      .element(said(`Hace 2 minutos envió $12,34 a Comercial San Roque. Comprobante ${receipt?.numeroComprobante}`))
      .toBeVisible();
    await expect.element(tick).not.toBeChecked();
    await everyAnswerRead();
    const before = bank.sent.length;
    await confirm.click();
    await expect.element(tick).toHaveFocus();
    await expect.element(tick).toHaveAccessibleDescription('Marque la casilla para continuar.');
    await expect.element(tick).toHaveAttribute('aria-invalid', 'true');
    await everyAnswerRead();
    expect(bank.sent.length).toBe(before);
    await tick.click();
    await expect.element(tick).not.toHaveAttribute('aria-invalid');
    await confirm.click();
    await sendCode();
    await expect.element(again).toBeVisible();
    expect(debits()).toBe(2);
  });

  test('its receipt opens over Revisar', async () => {
    await openTransfer();
    await order();
    await again.click();
    await toReview();
    await button(/^Comprobante /).click();
    await expect.element(dialog.getByText('Transferencia exitosa')).toBeVisible();
  });

  test.each([
    ['another amount', { valor: '12,35' }],
    ['another payee', { destino: /Carlos/ }],
  ])('%s is another order', async (_, changes) => {
    await openTransfer();
    await order();
    await again.click();
    await toReview(changes);
    await everyAnswerRead();
    await expect.element(tick).not.toBeInTheDocument();
  });

  test('one that was ticked is asked about again when it is reviewed again', async () => {
    await openTransfer();
    await order();
    await again.click();
    await toReview();
    await tick.click();
    await button('Volver').click();
    await button('Revisar').click();
    await expect.element(REVIEW).toBeVisible();
    await expect.element(tick).not.toBeChecked();
  });

  test('one that the bank refused is no earlier order', async () => {
    await openTransfer();
    use(answers.withCode(internas, '-0005-01-01'));
    await toReview();
    await confirm.click();
    await sendCode();
    await expect.element(main.getByText('No se realizó ningún débito.')).toBeVisible();
    await expect.element(tick).not.toBeInTheDocument();
    expect(recentOrders().all()).toEqual([]);
  });

  test('what this page is just sending is no earlier order', async () => {
    await openTransfer();
    const release = hold(internas);
    await toReview();
    await confirm.click();
    await sendCode();
    await expect.element(digits).not.toBeInTheDocument();
    await vi.waitFor(() => expect(recentOrders().all()).toHaveLength(1));
    await expect.element(tick).not.toBeInTheDocument();
    release();
    await expect.element(again).toBeVisible();
  });
});

describe('D-67: one whose result is not known', () => {
  const leaveUnknown = async () => {
    await toReview();
    await confirm.click();
    await sendCode();
    await expect.element(page.getByRole('heading', { name: /^No pudimos confirmar el resultado: / })).toBeVisible();
  };

  test('is told as unconfirmed, where the server cannot be asked', async () => {
    use(answers.offline(internas), answers.withFault(comprobante, 'notFound'));
    await openTransfer();
    await leaveUnknown();
    await button('Verificar').click();
    await button('Ya revisé mis movimientos').click();
    await toReview();
    await expect.element(said(UNCONFIRMED)).toBeVisible();
    await expect.element(button(/^Comprobante /)).not.toBeInTheDocument();
    await confirm.click();
    await expect.element(tick).toHaveFocus();
  });
});

describe('D-67: every order of money', () => {
  test('a top-up of the same mobile, whatever it was called', async () => {
    const bank = await openBank({ route: to.recargas });
    await expect.element(said(/^Disponible hoy /)).toBeVisible();
    const topUp = async () => {
      await main.getByRole('radio', { name: 'CNT', exact: true }).click();
      await label('Número celular').fill('0900000330');
      await label('Confirme el número').fill('0900000330');
      await main.getByText('$5', { exact: true }).click();
      await button('Revisar').click();
      await expect.element(page.getByRole('heading', { level: 1, name: /^Revise su recarga, / })).toBeVisible();
    };
    await topUp();
    await button('Confirmar recarga').click();
    await sendCode();
    await button('Hacer otra recarga').click();
    await topUp();
    await expect.element(said(/^Hace un momento recargó \$5,00 a 0900000330\. Comprobante /)).toBeVisible();
    await button('Confirmar recarga').click();
    await expect.element(tick).toHaveFocus();
    expect(bank.countOf(recargar)).toBe(1);
  });
});
