import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configurar } from '#api/contract/tarjetas.ts';
import { generar } from '#api/contract/tokens.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, startEachTestFresh } from '#testing/testWorld.tsx';
import { changeElsewhere, inBooks, limit, openVisa, save, settingsOf, title, toggle } from './cardsWorld.ts';

startEachTestFresh();

/** The cooperative lowers the card's own limit while the page is open. */
function lowerCardLimit(): void {
  const card = inBooks('TC-01');
  if (card) card.limit = 300_00;
}

test('a card whose own limit was lowered below the one for one purchase while its page is open is blocked all the same', async () => {
  const bank = await openVisa();
  lowerCardLimit();
  await toggle('Bloqueo temporal').click();
  await save.click();
  await sendCode();
  await expect.element(page.getByText('Cambios guardados')).toBeVisible();
  expect(bank.bodiesOf(configurar)).not.toHaveProperty('0.configuracion.cupoPorCompra');
  expect(settingsOf('TC-01')).toMatchObject({ bloqueoTemporal: true, cupoPorCompra: 500_00 });
});

test('«cupo por compra (≤ cupo)»: no code is asked for one that is above what the card has come to meanwhile, and it says so', async () => {
  const bank = await openVisa();
  await limit.fill('400');
  lowerCardLimit();
  await save.click();
  await expect
    .element(main.getByRole('alert'))
    .toHaveTextContent('El cupo de su tarjeta cambió. Revise el cupo por compra.');
  await expect.element(limit).toHaveAccessibleDescription(/El valor maximo es \$300,00/);
  await expect.element(limit).toHaveValue('400,00');
  await everyAnswerRead();
  expect(bank.countOf(generar)).toBe(0);
  await limit.fill('200');
  await expect
    .element(main.getByText('El cupo de su tarjeta cambió. Revise el cupo por compra.'))
    .not.toBeInTheDocument();
});

test('no code is asked for what the card has come to by itself: the page says that it is so', async () => {
  const bank = await openVisa();
  await toggle('Bloqueo temporal').click();
  changeElsewhere({ bloqueoTemporal: true });
  await save.click();
  await expect.element(page.getByText('La tarjeta ya tiene estos ajustes.')).toBeVisible();
  await expect.element(main.getByText('Su tarjeta está bloqueada temporalmente.')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await everyAnswerRead();
  expect(bank.countOf(generar)).toBe(0);
  expect(save.elements()).toHaveLength(0);
});
