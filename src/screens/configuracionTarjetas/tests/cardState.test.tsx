import { expect, test } from 'vitest';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { LIST, title } from './cardsWorld.ts';

startEachTestFresh();

test.each([
  ['BLOQUEADA', 'Bloqueo temporal'],
  ['activa', 'Activa'],
  ['CANCELADA', 'Cancelada'],
  [null, null],
])('D-65: its state is the server’s, «%s», though its member has not blocked it: %s', async (estado, words) => {
  use(
    answers.rewritten(lista, (rows) => (rows as object[]).map((row) => ({ ...row, estado }))),
    answers.rewritten(leer, (data) => ({
      ...(data as object),
      estado,
      configuracion: {
        bloqueoTemporal: false,
        comprasInternet: true,
        comprasExterior: false,
        avances: false,
        notificaciones: true,
        cupoPorCompra: 500,
      },
    })),
  );
  await openBank({ route: LIST });
  const [visa] = [main.getByRole('region', { name: 'Mis tarjetas' }).getByRole('listitem').first()];
  await expect.element(visa.getByText('Exterior: no')).toBeVisible();
  const shown = visa.getByText(/^(?:Activa|Bloqueo temporal|Cancelada)$/);
  expect(shown.elements().map(({ textContent }) => textContent)).toEqual(words === null ? [] : [words]);
  await visa.getByRole('link').click();
  await expect.element(title).toHaveTextContent('Visa Clásica');
  await everyAnswerRead();
  const head = title.element().parentElement?.textContent ?? '';
  expect(head.match(/Activa|Bloqueo temporal|Cancelada/g)).toEqual(words === null ? null : [words]);
});
