import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, startEachTestFresh } from '#testing/testWorld.tsx';
import { open, save } from './cardsWorld.ts';

startEachTestFresh();

beforeEach(() => {
  localStorage.setItem('bv.saldosOcultos', 'si');
});

test('screens.md A.0 «Hide balances»: what the head hides neither help nor fault of the limit for one purchase tells', async () => {
  await open('TC-01', 'Visa Clásica');
  const limit = main.getByLabelText('Cupo por compra');
  await expect.element(limit).toHaveValue('500,00');
  expect(main.element().textContent).not.toMatch(/Máximo permitido|2\.500,00/);
  await limit.fill('2500,01');
  await userEvent.tab();
  await expect.element(main.getByText('El valor supera el cupo de su tarjeta.')).toBeVisible();
  await save.click();
  await everyAnswerRead();
  expect(main.element().textContent).not.toContain('2.500,00');
});
