import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { maria } from '#testing/member.ts';
import { expect, test } from './bank.ts';
import { enter, fillCredentials } from './steps.ts';

/* The bank behind the journeys, where it answers otherwise. */

test('contract B.0: whoever rewrites answers meets those of success alone; a refusal stays as it is, under HTTP 200 too', async ({
  page,
  bank,
}) => {
  const met: string[] = [];
  bank.answerAs((call) =>
    call.rewritten((data) => {
      met.push(call.endpoint.id);
      return data;
    }),
  );
  await page.goto('/login');
  await fillCredentials(page, { ...maria, clave: 'Equivocada1' });
  await enter(page).click();
  await expect(page.getByRole('main').getByText('Usuario o contraseña incorrectos.', { exact: true })).toBeVisible();
  expect(met).not.toContain(validarIdentidad.id);
  await fillCredentials(page);
  await enter(page).click();
  await expect.poll(() => met).toContain(validarIdentidad.id);
});
