import * as autenticacion from '#api/contract/autenticacion.ts';
import * as credenciales from '#api/contract/credenciales.ts';
import * as informacion from '#api/contract/informacion.ts';
import { callOf, expect, test } from './bank.ts';
import { confirmWithPin, continuar, pinBox, pinDialog, WRONG_PIN } from './code.ts';
import { openProfile } from './profile.ts';
import { expectLogin, expectProductos, heading, texts } from './shown.ts';
import { clave, enter, fillCredentials, openSignedIn, signIn, signOut, usuario } from './steps.ts';
import { answerQuestions, askForRecovery, carlos, chooseUser, createUser, identify } from './waysIn.ts';

const ana = { usuario: 'almorocho', clave: 'Amanecer2026' };
const done = 'Su usuario está listo';

test.describe('registration (screens.md A.1 /registro)', () => {
  test('four steps, a code, and the new user enters; the bank keeps what was typed', async ({ page, bank }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Registrarse' }).click();
    await expect(heading(page, 'Identificación')).toBeVisible();
    await identify(page);
    await chooseUser(page);
    const answers = ['Luna 🐕', 'Ñuñoa', 'é'.repeat(200)];
    await answerQuestions(page, answers);
    await createUser(page);
    await expect(pinDialog(page)).toContainText('carlos.loja');
    await expect(pinDialog(page)).toContainText('Cédula ••••••9028');
    await confirmWithPin(page);
    await expect(heading(page, done)).toBeVisible();
    const { user, consent } = bank.member(carlos.usuario);
    expect(user?.securityAnswers.map(({ respuesta }) => respuesta)).toEqual(answers);
    expect(consent).toBe(false);
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await signIn(page, carlos);
    await expect(page.getByText('•••• 7733')).toBeVisible();
  });

  test('a deleted user can be registered anew, with the same accounts', async ({ page, bank }) => {
    await openSignedIn(page);
    await page.goto('/eliminacion-usuario');
    await page.getByRole('button', { name: 'Eliminar mi usuario' }).click();
    await continuar(page).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await confirmWithPin(page);
    await expectLogin(page);
    await identify(page, { identificacion: '015999901-0', nacimiento: '14-06-1988', cuenta: '0102 0100 4871' });
    await chooseUser(page, { usuario: 'MariaF', clave: 'Lagunas2027' });
    await answerQuestions(page);
    await createUser(page);
    await confirmWithPin(page);
    await expect(heading(page, done)).toBeVisible();
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await signIn(page, { usuario: 'mariaf', clave: 'Lagunas2027' });
    await expect(page.getByText('•••• 4871')).toBeVisible();
    expect(bank.member('mariaf').identificacion).toBe('0159999010');
  });

  test('Back, Forward and a failed step lose nothing; the end leads to an empty form', async ({
    page,
    bank,
    watch,
  }) => {
    await identify(page);
    await chooseUser(page);
    await page.goBack();
    await expect(usuario(page)).toHaveValue(carlos.usuario);
    await expect(clave(page)).toHaveValue(carlos.clave);
    await page.goBack();
    await expect(page.getByLabel('Número de cuenta')).toHaveValue(carlos.cuenta);
    await page.goForward();
    await page.goForward();
    await expect(heading(page, 'Preguntas de seguridad')).toBeVisible();
    await answerQuestions(page);
    watch.expectFailure(/\/api\/autenticacion\/registro$/);
    bank.fail('serverError', credenciales.registro);
    await createUser(page);
    await confirmWithPin(page);
    await expect(
      page.getByRole('main').getByText(`No sabemos si su usuario ${carlos.usuario} se creó: pruebe a ingresar con él.`),
    ).toBeVisible();
    bank.heal();
    await createUser(page);
    await confirmWithPin(page);
    await expect(heading(page, done)).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Identificación')).toBeVisible();
    await expect(page.getByLabel('Número de cuenta')).toHaveValue('');
    expect(bank.count(callOf(credenciales.registro))).toBe(2);
  });

  test('a name that is taken leads back to it; wrong codes and a closed dialog make no user', async ({
    page,
    bank,
    watch,
  }) => {
    await identify(page);
    await chooseUser(page, { ...carlos, usuario: 'mfguaman' });
    await answerQuestions(page);
    await createUser(page);
    await confirmWithPin(page, WRONG_PIN);
    await expect(pinDialog(page)).toContainText(texts.wrongPin);
    await page.keyboard.press('Escape');
    await expect(page.getByText('No se creó ningún usuario.')).toBeVisible();
    await watch.quiet();
    expect(bank.count(callOf(credenciales.registro))).toBe(0);
    await createUser(page);
    await confirmWithPin(page);
    await expect(heading(page, 'Usuario y contraseña')).toBeVisible();
    await expect(usuario(page)).toBeFocused();
    await expect(usuario(page)).toHaveAccessibleDescription('El usuario ya está en uso.');
    await expect(clave(page)).toHaveValue(carlos.clave);
    expect(bank.member('mfguaman').numeroSocio).toBe('48213');
  });

  test('by keyboard alone', async ({ page }) => {
    await page.goto('/registro');
    await page.getByLabel('Número de identificación').focus();
    await page.keyboard.type(carlos.identificacion);
    await page.keyboard.press('Tab');
    await page.keyboard.type('21031979');
    await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue(carlos.nacimiento);
    // The calendar beside it, for whoever would rather choose.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(carlos.cuenta);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Usuario y contraseña')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('cloja');
    await page.keyboard.press('Tab');
    await page.keyboard.type(carlos.clave);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(carlos.clave);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Preguntas de seguridad')).toBeFocused();
  });
});

test.describe('recovery (screens.md A.1)', () => {
  test('a blocked member gets a new password with a code, and enters', async ({ page, bank }) => {
    await page.goto('/login');
    await fillCredentials(page, { usuario: 'rosaquinde', clave: 'x' });
    await enter(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Recuperar contraseña' }).first().click();
    await expect(heading(page, 'Recuperar contraseña')).toBeVisible();
    await askForRecovery(page, 'rosaquinde', '0159999051');
    await expect(pinDialog(page)).toContainText('celular terminado en 263');
    await confirmWithPin(page);
    await page.getByLabel('Nueva contraseña').fill('Laguna2027');
    await page.getByLabel('Confirmar Contraseña').fill('Laguna2027');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(heading(page, 'Su contraseña fue actualizada')).toBeVisible();
    expect(bank.member('rosaquinde').user?.clave).toBe('Laguna2027');
    await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await signIn(page, { usuario: 'rosaquinde', clave: 'Laguna2027' });
  });

  test('a stranger sees what a member sees, and no code opens the way on', async ({ page, bank, watch }) => {
    await askForRecovery(page, 'nadie', '0159999051');
    await expect(pinDialog(page)).toContainText(/celular terminado en \d{3}/);
    await confirmWithPin(page);
    await expect(pinDialog(page)).toContainText(texts.wrongPin);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Solicitar otro código' })).toBeVisible();
    await watch.quiet();
    expect(bank.count(callOf(credenciales.recuperarClave))).toBe(0);
  });

  test('the user name is sent to whom it belongs, and the answer is the same for everybody', async ({ page, bank }) => {
    for (const identificacion of ['0159999010', '0159999051']) {
      await page.goto('/recuperacion-usuario');
      await page.getByLabel('Número de identificación').fill(identificacion);
      await page.getByLabel('Correo').fill('maria.guaman@example.com');
      await page.getByRole('button', { name: 'Enviar mi usuario' }).click();
      await expect(page.getByText('Si los datos coinciden, enviaremos su usuario a m•••@example.com.')).toBeVisible();
    }
    expect(bank.demo.bank.state.sentMails.map(({ to, usuario: name }) => [to, name])).toEqual([
      ['maria.guaman@example.com', 'mfguaman'],
    ]);
  });
});

test.describe('sign-in', () => {
  test('a device that the bank does not know is confirmed once with a code', async ({ page, bank, watch }) => {
    await page.goto('/login');
    await fillCredentials(page, ana);
    await enter(page).click();
    await expect(pinDialog(page)).toContainText('Dispositivo nuevo');
    await expect(pinBox(page, 1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('No confirmó el código de este dispositivo.')).toBeVisible();
    await watch.quiet();
    expect(bank.count(callOf(autenticacion.iniciarSesion))).toBe(0);
    // A password that was right is not kept for whoever comes next.
    await expect(clave(page)).toBeFocused();
    await clave(page).fill(ana.clave);
    await enter(page).click();
    await confirmWithPin(page);
    await expectProductos(page);
    await signOut(page);
    await signIn(page, ana);
    expect(bank.count('POST tokens/autorizar')).toBe(1);
  });

  test('without a connection it waits and says so', async ({ page, context, watch }) => {
    await page.goto('/login');
    await fillCredentials(page);
    // What the first key has asked for is there: what fails from now on is the test's.
    await watch.quiet();
    await context.setOffline(true);
    await expect(page.getByText(texts.offline)).toBeVisible();
    await expect(enter(page)).toHaveAttribute('aria-disabled', 'true');
    await context.setOffline(false);
    await enter(page).click();
    await expectProductos(page);
  });

  test('the cooperative’s picture comes when somebody is there, and its absence breaks nothing', async ({
    page,
    bank,
    watch,
  }) => {
    await page.goto('/login');
    await expectLogin(page);
    await watch.quiet();
    expect(bank.calls).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 200);
    await expect(page.getByAltText('Laguna andina al amanecer, con la montaña nevada al fondo.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('img')).toHaveCount(0);
  });
});

test.describe('help', () => {
  test('agencies are found by city and lead to a call and a map', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Agencias' }).click();
    const dialog = page.getByRole('dialog', { name: 'Agencias' });
    await dialog.getByRole('searchbox').fill('azogues');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:1800000000');
    const map = dialog.getByRole('link', { name: 'Ver mapa' });
    await expect(map).toHaveAttribute('href', /^https:\/\/.*-2\.7397%2C-78\.8486$/);
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('searchbox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Agencias' })).toBeFocused();
  });

  test('a suggestion that was left is there again, and is sent once', async ({ page, bank }) => {
    await page.goto('/login');
    const open = page.getByRole('button', { name: 'Sugerencias' });
    await open.click();
    await page.getByLabel('Nombre').fill('María Ñusta 🦙');
    await page.getByLabel('Mensaje').fill('Me gustaría recibir un aviso.');
    await page.keyboard.press('Escape');
    await open.click();
    await expect(page.getByLabel('Nombre')).toHaveValue('María Ñusta 🦙');
    await page.getByLabel('Correo').fill('maria@example.com');
    await page.getByRole('button', { name: 'Enviar' }).dblclick();
    await expect(page.getByText('Gracias. Su número de trámite es 10482.')).toBeVisible();
    expect(bank.count(callOf(informacion.insertarSugerencia))).toBe(1);
    expect(bank.demo.bank.state.suggestions.map(({ nombre }) => nombre)).toEqual(['María Ñusta 🦙']);
  });
});

test('the privacy policy is read, printed and opened without signing in', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'true');
  });
  await page.goto('/politicasprivacidad');
  const index = page.getByRole('navigation', { name: 'En esta página' });
  await index.getByRole('link', { name: 'Sus derechos' }).click();
  await expect(page.getByRole('heading', { name: '6. Sus derechos' })).toBeFocused();
  await expect(index.getByRole('link', { name: 'Sus derechos' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'true');
  await page.getByRole('button', { name: 'Ver documento' }).click();
  await expect(
    page.getByRole('dialog').getByRole('img').or(page.getByRole('dialog').locator('canvas')).first(),
  ).toBeVisible();
});

test('a phone number with a foreign prefix is commented on by the cooperative’s own list', async ({ page }) => {
  await openSignedIn(page);
  await openProfile(page);
  await page.getByLabel('Celular').fill('+57 300 1');
  await expect(page.getByText('en Colombia son 10 dígitos después de +57.')).toBeVisible();
});
