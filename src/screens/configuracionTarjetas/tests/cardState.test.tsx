import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { answers } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { LIST, open, save, switches, title } from './cardsWorld.ts';

startEachTestFresh();

test.each([
  ['BLOQUEADA', 'Bloqueada'],
  ['activa', 'Activa'],
  ['CANCELADA', 'Cancelada'],
  [null, null],
])('D-65: its state is the server’s, «%s», though its member has not blocked it: %s', async (estado, words) => {
  use(
    answers.rewritten(lista, (rows) => (rows as object[]).map((row) => ({ ...row, estado }))),
    answers.rewritten(leer, (data) => ({
      ...(data as object),
      estado,
      configuracion: switches,
    })),
  );
  await openBank({ route: LIST });
  const [visa] = [main.getByRole('region', { name: 'Mis tarjetas' }).getByRole('listitem').first()];
  await expect.element(visa.getByText('Exterior: no')).toBeVisible();
  const shown = visa.getByText(/^(?:Activa|Bloqueo temporal|Bloqueada|Cancelada)$/);
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(words === null ? [] : [words]);
  await visa.getByRole('link').click();
  await expect.element(title).toHaveTextContent('Visa Clásica');
  await everyAnswerRead();
  const head = title.element().parentElement?.textContent ?? '';
  expect(head.match(/Activa|Bloqueo temporal|Bloqueada|Cancelada/g)).toEqual(words === null ? null : [words]);
});

test('D-65: once the member has lifted the own block nobody calls it blocked, however long the bank takes to say so', async () => {
  const bank = await open('TC-02', 'Mastercard Socio');
  const head = () => title.element().parentElement?.textContent ?? '';
  expect(head()).toContain('Bloqueo temporal');
  await page.getByRole('switch', { name: 'Bloqueo temporal' }).click();
  await save.click();
  await expect.element(digits).toBeVisible();
  const release = hold(leer);
  const before = bank.countOf(leer);
  await sendCode();
  await expect.element(page.getByText('Cambios guardados')).toBeVisible();
  await expect.poll(() => bank.countOf(leer)).toBeGreaterThan(before);
  // With the next frame, and before the bank has said so.
  await expect.poll(head).not.toMatch(/Bloque/);
  release();
  await expect.element(main.getByText('Activa', { exact: true })).toBeVisible();
});
