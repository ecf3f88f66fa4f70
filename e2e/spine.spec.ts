import { expect, test } from './bank.ts';
import { confirmWithPin, pinBox, pinDialog, WRONG_PIN } from './code.ts';
import { askToSave, celular, correo, openProfile, renewed } from './profile.ts';
import { heading, texts } from './shown.ts';
import { openSignedIn, signIn, signOut } from './steps.ts';

test('a member signs in, changes her data with a code, and finds them again', async ({ page, bank }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('BancaVirtual');
  await signIn(page);

  await test.step('the shell shows her products and her last access', async () => {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link')).toHaveText([
      'INICIO',
      'TRANSFERENCIA INTERNA',
      'TRANSFERENCIA EXTERNA',
      'PAGOS DE SERVICIOS',
      'PAGOS DE TARJETAS',
    ]);
    const account = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Ahorro a la vista/ }) });
    await expect(account).toContainText('•••• 4871');
    await expect(account).toContainText('$2.846,37');
    await expect(account).toContainText('cuenta terminada en 4871');
    const panel = page.getByRole('complementary', { name: 'Perfil del socio' });
    await expect(panel.getByRole('heading', { name: 'Perfil' })).toBeVisible();
    await expect(panel).toContainText('Maria Fernanda Guaman Vintimilla');
    await expect(panel).toContainText('19-nov-2026 20:42');
  });

  await test.step('MIS DATOS shows what the bank has', async () => {
    await openProfile(page);
    await expect(page.getByRole('tab')).toHaveText(['MIS DATOS', 'CAMBIAR CONTRASEÑA', 'CONFIGURAR MIS CUPOS']);
    await expect(page.getByRole('tab', { name: 'MIS DATOS' })).toHaveAttribute('aria-selected', 'true');
    await expect(celular(page)).toHaveValue('0900000214');
    await expect(correo(page)).toHaveValue('maria.guaman@example.com');
  });

  await test.step('a wrong code changes nothing and clears the digits, the right one saves', async () => {
    await askToSave(page, renewed);
    await expect(page.getByRole('button', { name: 'Cancelar Transferencia', exact: true })).toBeVisible();
    await confirmWithPin(page, WRONG_PIN);
    await expect(pinDialog(page)).toContainText(texts.wrongPin);
    await expect(pinBox(page, 1)).toHaveValue('');
    await expect(pinBox(page, 6)).toHaveValue('');
    expect(bank.member().celular).toBe('0900000214');
    await confirmWithPin(page);
    await expect(page.getByRole('status').filter({ hasText: texts.saved })).toBeVisible();
    await expect(pinDialog(page)).toBeHidden();
    await expect(celular(page)).toHaveValue(renewed.celular);
    await expect(correo(page)).toHaveValue(renewed.correo);
    expect(bank.member()).toMatchObject(renewed);
    expect(bank.count('POST perfilSocio/ActualizarDatos')).toBe(1);
    expect(bank.count('POST perfilSocio/SolicitudActualizarDatos')).toBe(0);
  });

  await test.step('a reload keeps her signed in', async () => {
    await page.reload();
    await expect(heading(page, texts.perfil)).toBeVisible();
    await expect(celular(page)).toHaveValue(renewed.celular);
    expect(bank.count('POST autenticacion/iniciar-sesion')).toBe(1);
  });

  await test.step('she signs out and in again and finds the saved data', async () => {
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Desea cerrar la sesión?', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await signOut(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^[0-9a-f]{64}$/.test(key)))).toEqual(
      [],
    );
    await signIn(page);
    await openProfile(page);
    await expect(celular(page)).toHaveValue(renewed.celular);
    await expect(correo(page)).toHaveValue(renewed.correo);
  });
});

test('every call that needs it carries the token, and none before sign-in', async ({ page }) => {
  const sent: { path: string; authorization: string | undefined; value: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const body: unknown = request.postDataJSON();
    const keys = body === null ? undefined : Object.keys(body as object).join();
    sent.push({ path: pathname, authorization: request.headers().authorization, value: keys });
  });
  await openSignedIn(page);
  await openProfile(page);
  await askToSave(page, renewed);
  await confirmWithPin(page);
  await expect(page.getByText(texts.saved)).toBeVisible();
  const isBefore = ({ path }: { path: string }) => /identidad|iniciar-sesion|marketing/.test(path);
  const before = sent.filter(isBefore);
  expect(before.map(({ path }) => path).filter((path) => !path.includes('marketing'))).toHaveLength(2);
  for (const { authorization } of before) expect(authorization).toBeUndefined();
  for (const { authorization } of sent.filter((one) => !isBefore(one))) expect(authorization).toMatch(/^Bearer \S+$/);
  for (const { value } of sent) expect([undefined, 'value']).toContain(value);
});

test('an empty form is refused with the specification’s words and sends nothing; refused data say which field is wrong and keep what was typed', async ({
  page,
  bank,
  watch,
}) => {
  await openSignedIn(page);
  await openProfile(page);
  await celular(page).fill('');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Todos los campos son obligatorios' })).toBeVisible();
  await expect(page.getByText('El campo es requerido.')).toBeVisible();
  await expect(celular(page)).toBeFocused();
  await watch.quiet();
  expect(bank.count('POST tokens/generar')).toBe(0);

  await askToSave(page, { celular: '0900000777', correo: 'sin-arroba' });
  await confirmWithPin(page);
  await expect(page.getByText('El correo ingresado no es válido.').first()).toBeVisible();
  await expect(correo(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(correo(page)).toHaveValue('sin-arroba');
  expect(bank.member().celular).toBe('0900000214');
});
