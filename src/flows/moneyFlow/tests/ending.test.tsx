import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comprobante, cuentasOrigen } from '#api/contract/transacciones.ts';
import { internas } from '#api/contract/transferencias.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { fillTransfer, review, typeCode } from '#testing/behaviourMember.ts';
import { dialog, main } from '#testing/locators.ts';
import { hold, openBank, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';

/*
 * What stands on the page between the right code and the receipt: never an empty form, and the focus never on nothing, however late the
 * browser's history follows.
 */

startEachTestFresh();

let stop = (): void => undefined;
afterEach(() => stop());

const again = main.getByRole('button', { name: 'Hacer otra transferencia' });

/** Where the focus and the steps were, at each change of the page from now on. */
function watched(): { forms: number; focus: Set<string> } {
  const seen = { forms: 0, focus: new Set<string>() };
  const look = () => {
    if (document.querySelector('main form')) seen.forms += 1;
    if (!document.querySelector('dialog[open]')) seen.focus.add(document.activeElement?.tagName ?? '');
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  stop = () => observer.disconnect();
  return seen;
}

async function sendOrder(): Promise<TestBank> {
  const bank = await openBank({ route: to.transferenciaInterna });
  await fillTransfer();
  await review();
  await main.getByRole('button', { name: 'Confirmar transferencia' }).click();
  await typeCode();
  bank.navigatesLate(400);
  return bank;
}

test('executed: from Revisar straight to the receipt', async () => {
  await sendOrder();
  const seen = watched();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(again).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(seen.forms).toBe(0);
  await expect.element(page.getByRole('heading', { name: /Transferencia exitosa/ })).toHaveFocus();
});

test('found by «Verificar»: from the question straight to the receipt', async () => {
  use(answers.offline(internas), answers.withData(comprobante, { estado: 'EXITOSA', tipo: 'INTERNA', valor: 250 }));
  await sendOrder();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(main.getByRole('button', { name: 'Verificar' })).toBeVisible();
  const seen = watched();
  let reviews = 0;
  const observer = new MutationObserver(() => {
    if (/Confirmar transferencia/.test(document.querySelector('main')?.textContent ?? '')) reviews += 1;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await main.getByRole('button', { name: 'Verificar' }).click();
  await expect.element(again).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600));
  observer.disconnect();
  expect(seen.forms).toBe(0);
  expect(reviews).toBe(0);
});

test('«Hacer otra transferencia»: the next order can be reviewed before the page has read everything anew', async () => {
  await sendOrder();
  const release = hold(cuentasOrigen);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await again.click();
  const next = main.getByRole('button', { name: 'Revisar' });
  await expect.element(next).toBeVisible();
  await expect.element(next).not.toHaveAttribute('aria-busy');
  release();
});
