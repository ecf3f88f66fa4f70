import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { internas } from '#api/contract/transferencias.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { pendingOrders } from '#session/usePendingOrders.ts';
import { digits, fillTransfer, review, sendCode } from '#testing/behaviourMember.ts';
import { dialog, main, title } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';

/*
 * D-64 where it is about money: a transfer is left, in each moment between Confirmar and the receipt, by each way out. What was not sent is
 * never sent; what was sent is told, wherever the member is by then.
 */

startEachTestFresh();

const NOT_DEBITED = 'No se realizó ningún débito.';
const ORIGIN = '010201004871';

const confirm = main.getByRole('button', { name: 'Confirmar transferencia' });
/** It is spoken with the amount. */
const REVIEW = page.getByRole('heading', { level: 1, name: /^Revise su transferencia, / });
const toast = (text: string | RegExp) => page.getByText(text);

/** Every way out of Revisar, and the title of where it leads. */
const ways: Readonly<Record<string, { leave: (bank: TestBank) => unknown; arrives: string }>> = {
  'Back once': { leave: (bank) => bank.go(-1), arrives: 'Transferencia interna' },
  'Back twice': {
    leave: (bank) => {
      void bank.go(-1);
      void bank.go(-1);
    },
    arrives: 'Mis productos',
  },
  'Back by two entries': { leave: (bank) => bank.go(-2), arrives: 'Mis productos' },
  'a link': { leave: (bank) => bank.go(to.garantias), arrives: 'Garantías' },
  'a redirect': { leave: (bank) => bank.go(to.productos, { replace: true }), arrives: 'Mis productos' },
  'a link to the same page': { leave: (bank) => bank.go(to.transferenciaInterna), arrives: 'Transferencia interna' },
  'the end of the session': {
    leave: (bank) => bank.services.store.close('idle'),
    arrives: 'Ingrese a su banca virtual',
  },
};

async function toReview(): Promise<TestBank> {
  const bank = await openBank({ route: to.transferenciaInterna, before: [to.productos] });
  await fillTransfer();
  await review();
  return bank;
}

/** Confirms with the right code: the order is on its way until what is returned lets its answer through. */
async function sendAndHold(bank: TestBank): Promise<() => void> {
  const release = hold(internas);
  await confirm.click();
  await sendCode();
  await expect.poll(() => bank.countOf(internas)).toBe(1);
  return release;
}

const balance = () => demo.bank.ledger.balanceOf(ORIGIN);

async function expectNothingSent(bank: TestBank, before: number): Promise<void> {
  await everyAnswerRead();
  expect(dialog.elements()).toHaveLength(0);
  expect(bank.countOf(internas)).toBe(0);
  expect(balance()).toBe(before);
  expect(pendingOrders().all()).toEqual([]);
}

describe.each(Object.entries(ways))('%s', (_, { leave, arrives }) => {
  test('while the transaction is being generated: no code is asked for, nothing is sent', async () => {
    const bank = await toReview();
    const before = balance();
    const release = hold(generar);
    await confirm.click();
    await expect.poll(() => bank.countOf(generar)).toBe(1);
    await leave(bank);
    await expect.element(toast(NOT_DEBITED)).toBeVisible();
    await expect.element(title(arrives)).toBeVisible();
    release();
    await expectNothingSent(bank, before);
    expect(bank.countOf(autorizar)).toBe(0);
  });

  test('while the code is asked for: the dialog goes and is a no', async () => {
    const bank = await toReview();
    const before = balance();
    await confirm.click();
    await expect.element(digits).toBeVisible();
    await leave(bank);
    await expect.element(digits).not.toBeInTheDocument();
    await expect.element(toast(NOT_DEBITED)).toBeVisible();
    await expect.element(title(arrives)).toBeVisible();
    await expectNothingSent(bank, before);
    expect(bank.countOf(autorizar)).toBe(0);
  });

  test('while the right code is being authorised: nothing is sent afterwards', async () => {
    const bank = await toReview();
    const before = balance();
    const release = hold(autorizar);
    await confirm.click();
    await sendCode();
    await expect.poll(() => bank.countOf(autorizar)).toBe(1);
    await leave(bank);
    await expect.element(toast(NOT_DEBITED)).toBeVisible();
    release();
    await expect.element(title(arrives)).toBeVisible();
    await expectNothingSent(bank, before);
  });

  test('while the authorised order is being written down: it is not sent any more', async () => {
    const bank = await toReview();
    const before = balance();
    const orders = pendingOrders();
    const add = orders.add;
    let left: unknown;
    orders.add = async (order) => {
      await add(order);
      left = leave(bank);
      await left;
      // The end of a session is told to the pages by React.
      await new Promise((resolve) => setTimeout(resolve, 300));
    };
    try {
      await confirm.click();
      await sendCode();
      await expect.element(toast(NOT_DEBITED)).toBeVisible();
    } finally {
      orders.add = add;
    }
    await expect.element(title(arrives)).toBeVisible();
    await expectNothingSent(bank, before);
  });
});

test('the page slept while the authorised order was written down: other tabs may have been told that it was not executed, and it is not sent', async () => {
  const bank = await toReview();
  const before = balance();
  const orders = pendingOrders();
  const add = orders.add;
  orders.add = async (order) => {
    await add(order);
    vi.setSystemTime(Date.now() + 5_000);
  };
  try {
    await confirm.click();
    await sendCode();
    await expect.element(page.getByText(NOT_DEBITED).first()).toBeVisible();
  } finally {
    orders.add = add;
    vi.useRealTimers();
  }
  await expectNothingSent(bank, before);
  await expect.element(confirm).toBeEnabled();
});

const stillSignedIn = Object.entries(ways).filter(([name]) => name !== 'the end of the session');

describe.each(stillSignedIn)('%s once the order was sent', (_, { leave, arrives }) => {
  /** Confirms, leaves while the order is on its way, and lets its answer come. */
  async function leaveOnceSent(bank: TestBank): Promise<void> {
    const release = await sendAndHold(bank);
    await leave(bank);
    await expect.element(title(arrives)).toBeVisible();
    release();
  }

  test('executed: the member is told, not asked again', async () => {
    const bank = await toReview();
    const before = balance();
    await leaveOnceSent(bank);
    // In place on the page of the flow, as a message anywhere else.
    await expect.element(toast(/Transferencia exitosa/)).toBeVisible();
    await everyAnswerRead();
    expect(toast(NOT_DEBITED).elements()).toHaveLength(0);
    expect(bank.countOf(internas)).toBe(1);
    expect(balance()).toBe(before - 25_000);
    expect(pendingOrders().all()).toEqual([]);
  });

  test('refused: said with «no debit» where the member is', async () => {
    use(answers.withCode(internas, '-0005-01-01'));
    const bank = await toReview();
    const before = balance();
    await leaveOnceSent(bank);
    await expect.element(toast(NOT_DEBITED)).toBeVisible();
    expect(balance()).toBe(before);
    expect(pendingOrders().all()).toEqual([]);
  });

  test('no answer: the order stays written down, and nobody says that there was no debit', async () => {
    use(answers.offline(internas));
    const bank = await toReview();
    await leaveOnceSent(bank);
    await expect.poll(() => pendingOrders().all()).toHaveLength(1);
    expect(toast(NOT_DEBITED).elements()).toHaveLength(0);
  });
});

test('the end of the session once the order was sent: it stays written down', async () => {
  const bank = await toReview();
  const release = await sendAndHold(bank);
  bank.services.store.close('idle');
  await expect.element(title('Ingrese a su banca virtual')).toBeVisible();
  release();
  await expect.poll(() => pendingOrders().all()).toHaveLength(1);
  expect(toast(NOT_DEBITED).elements()).toHaveLength(0);
});

test('Forward after Back asks for a new code; the old one is worth nothing', async () => {
  const bank = await toReview();
  await confirm.click();
  await expect.element(digits).toBeVisible();
  await bank.go(-1);
  await expect.element(title('Transferencia interna')).toBeVisible();
  await bank.go(1);
  await expect.element(REVIEW).toBeVisible();
  expect(dialog.elements()).toHaveLength(0);
  await confirm.click();
  await sendCode();
  await expect.element(toast(/Transferencia exitosa/)).toBeVisible();
  expect(bank.countOf(generar)).toBe(2);
  expect(bank.countOf(internas)).toBe(1);
});
