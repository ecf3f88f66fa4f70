import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { fillTransfer } from '#testing/behaviourMember.ts';
import { button, label, main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, type TestBank, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const origin = main.getByRole('combobox', { name: 'Cuenta de origen' });
const review = button('Revisar');

async function choose(account: RegExp): Promise<void> {
  await origin.click();
  await page.getByRole('option', { name: account }).click();
}

/** Datos of a transfer that the second account is to pay. */
async function openFilled(): Promise<TestBank> {
  const bank = await openBank({ route: to.transferenciaInterna, until: origin });
  await choose(/2604/);
  await fillTransfer();
  await expect.element(origin).toMatchTextContent(/2604/);
  return bank;
}

/** From now on the bank does not name the second account among those that can pay. */
const withoutSecond = () =>
  answers.rewritten(cuentasOrigen, (rows) =>
    (rows as { numeroCuenta: string }[]).filter(({ numeroCuenta }) => !numeroCuenta.endsWith('2604')),
  );

describe('§3: the first account is preselected, and never takes the place of another one', () => {
  test.each([
    [
      '-0005-01-05, refused for its origin',
      async (): Promise<void> => {
        use(answers.withCode(validarInternas, '-0005-01-05'), withoutSecond());
        await review.click();
        await expect.element(main.getByText(errorCodes['-0005-01-05'].text)).toBeVisible();
      },
    ],
    [
      'read again when the page is looked at anew',
      async (): Promise<void> => {
        use(withoutSecond());
        vi.setSystemTime(Date.now() + 31_000);
        dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('the account that pays is gone, %s: the member chooses who pays', async (_, lose) => {
    const bank = await openFilled();
    const before = bank.countOf(cuentasOrigen);
    await lose();
    await expect.poll(() => bank.countOf(cuentasOrigen), { timeout: 5000 }).toBe(before + 1);
    await everyAnswerRead();
    await expect.element(origin).toHaveTextContent('Seleccione una opción');
    await expect.element(review).toBeDisabled();
    expect(bank.countOf(internas)).toBe(0);
    await choose(/4871/);
    await expect.element(origin).toMatchTextContent(/4871/);
    await expect.element(review).toBeEnabled();
  });

  test('docs/decisions.md «Which account pays»: who leaves and comes back does not find another one in its place either', async () => {
    const bank = await openFilled();
    use(withoutSecond());
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.element(origin).toHaveTextContent('Seleccione una opción');
    void bank.go(to.productos);
    await expect.element(page.getByRole('heading', { name: 'Mis productos', level: 1 })).toBeVisible();
    void bank.go(-1);
    await expect.element(origin).toHaveTextContent('Seleccione una opción');
    await everyAnswerRead();
    await expect.element(origin).toHaveTextContent('Seleccione una opción');
    await expect.element(review).toBeDisabled();
    await expect.element(label('Valor')).not.toHaveValue('');
  });
});
