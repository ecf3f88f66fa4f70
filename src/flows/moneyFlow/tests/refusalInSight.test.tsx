import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { validarRecarga } from '#api/contract/pagos.ts';
import { validarInternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { fillTransfer } from '#testing/behaviourMember.ts';
import { button, main } from '#testing/locators.ts';
import { openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });
beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(1280, 900));

const { text } = errorCodes['-9999-00-03'];
const message = main.getByText(text);
const review = button('Revisar');

/** The bar at the top of a phone. */
const barBottom = () => document.querySelector('header:not(:has(nav))')?.getBoundingClientRect().bottom ?? 0;

async function fillTopUp(): Promise<void> {
  const form = main.getByRole('form');
  await form.getByText('CNT', { exact: true }).first().click();
  await main.getByLabelText('Número celular', { exact: true }).fill('0987654320');
  await main.getByLabelText('Confirme el número', { exact: true }).fill('0987654320');
  await form.getByText('$10', { exact: true }).first().click();
}

describe('screens.md A.0 «FM failures» a: a refusal over a long form is seen on a phone', () => {
  test.each([
    { address: to.recargas, call: validarRecarga, fill: fillTopUp },
    { address: to.transferenciaInterna, call: validarInternas, fill: fillTransfer },
  ])(
    '$address: between the top bar and the step at the lower edge; the focus stays',
    async ({ address, call, fill }) => {
      use(answers.withCode(call, '-9999-00-03'));
      await openBank({ route: address });
      await fill();
      await review.click();
      await expect.element(message).toBeInTheDocument();
      await expect.poll(() => message.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(barBottom());
      const step = review.element().parentElement?.getBoundingClientRect().top ?? 0;
      expect(message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(step);
      expect(barBottom()).toBeGreaterThanOrEqual(64);
      await expect.element(review).toHaveFocus();
    },
  );
});
