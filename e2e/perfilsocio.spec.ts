import { leer } from '#api/contract/contrato.ts';
import { cambiarClave, eliminarMiUsuario } from '#api/contract/credenciales.ts';
import { scannedPdf } from '#mocks/bank/pdf.ts';
import { juan, maria } from '#testing/member.ts';
import { expect, test } from './bank.ts';
import { confirmWithPin, continuar, pinDialog } from './code.ts';
import { celular, guardar, openProfile } from './profile.ts';
import { expectLogin, expectProductos, expectTakenOver, heading } from './shown.ts';
import { clave, enter, openSignedIn, signIn, signOut, usuario } from './steps.ts';

const openTab = (name: string) => async (page: Parameters<typeof openProfile>[0]) => {
  await openSignedIn(page);
  await openProfile(page);
  await page.getByRole('tab', { name }).click();
};
const chooseAccount = async (page: Parameters<typeof openProfile>[0], name: string) => {
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: new RegExp(name) }).click();
};
const openPassword = openTab('CAMBIAR CONTRASEÑA');
const openLimits = openTab('CONFIGURAR MIS CUPOS');

test('§2, D-15: the consent is switched off, stays off after a reload, and was asked for once', async ({
  page,
  bank,
}) => {
  await openSignedIn(page);
  await openProfile(page);
  const consent = page.getByRole('switch', { name: 'Tratamiento de datos personales' });
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(consent).not.toBeChecked();
  await expect(consent).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(consent).not.toBeChecked();
  expect(bank.count('GET perfilSocio/ActualizarTratamientoDatos/false')).toBe(1);
});

test('D-15: a consent that cannot be saved goes back with a message and is not sent again', async ({
  page,
  bank,
  watch,
}) => {
  // What the bank holds is asked for anew, and the help beside the failure asks for the telephone: both fail as well.
  watch.expectFailure(/(?:Actualizar|RecuperaEstado)TratamientoDatos|informacion\/agencias/);
  await openSignedIn(page);
  await openProfile(page);
  const consent = page.getByRole('switch', { name: 'Tratamiento de datos personales' });
  // What the page asks for by itself, its state among it, has come: none of that is to fail.
  await expect(consent).toBeChecked();
  await watch.quiet();
  bank.fail('serverError');
  await consent.click();
  await expect(page.getByRole('alert')).toContainText('El servicio no está disponible');
  await expect(consent).toBeChecked();
  expect(bank.calls.filter((call) => call.includes('ActualizarTratamientoDatos'))).toHaveLength(1);
});

test('D-60: the policy opens page by page under the strict policy, and twice in a row', async ({ page }) => {
  await openSignedIn(page);
  await openProfile(page);
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Ver documento' }).click();
    const viewer = page.getByRole('dialog', { name: 'Tratamiento de datos personales' });
    await expect(viewer.getByText(/^Página 1 de \d+\. Política de tratamiento/)).toBeAttached();
    const download = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Descargar' }).click();
    expect((await download).suggestedFilename()).toBe('tratamiento-de-datos-personales.pdf');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  }
});

test('D-60: a scanned document is drawn too, without loosening the policy', async ({ page, bank }) => {
  bank.answerAs(({ endpoint, usual, rewritten }) =>
    endpoint === leer ? rewritten(() => ({ contrato: scannedPdf('Política') })) : usual(),
  );
  await openSignedIn(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Ver documento' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tratamiento de datos personales' }).locator('canvas');
  // Black in the middle of its first line, white below it.
  await expect
    .poll(() =>
      sheet.evaluate((canvas: HTMLCanvasElement) =>
        [2, 6].map(
          (row) => canvas.getContext('2d')?.getImageData(canvas.width / 2, (canvas.height * row) / 64, 1, 1).data[0],
        ),
      ),
    )
    .toEqual([0, 255]);
});

test('§4, §5: the password is changed, the old one no longer signs in, the new one does', async ({ page }) => {
  await openPassword(page);
  await page.getByLabel('Contraseña Actual').fill(`  ${maria.clave} `);
  await page.getByLabel('Nueva Contraseña').fill('Andes+2027');
  await page.getByLabel('Confirmar Contraseña').fill(' Andes+2027 ');
  await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
  await expect(page.getByText('La clave a sido modificada exitosamente')).toBeVisible();
  await expect(page.getByLabel('Contraseña Actual')).toHaveValue('');
  await signOut(page);
  await usuario(page).fill(maria.usuario);
  await clave(page).fill(maria.clave);
  await enter(page).click();
  await expect(page.getByText('Usuario o contraseña incorrectos.').first()).toBeVisible();
  await clave(page).fill('Andes+2027');
  await enter(page).click();
  await expectProductos(page);
});

test('§8: a password change that failed keeps what was typed', async ({ page, bank, watch }) => {
  watch.expectFailure(/cambiar\/clave/);
  await openPassword(page);
  bank.fail('serverError', cambiarClave);
  await page.getByLabel('Contraseña Actual').fill(maria.clave);
  await page.getByLabel('Nueva Contraseña').fill('Andes+2027');
  await page.getByLabel('Confirmar Contraseña').fill('Andes+2027');
  await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
  await expect(page.getByRole('alert').first()).toContainText('No sabemos si su contraseña cambió');
  await expect(page.getByLabel('Nueva Contraseña')).toHaveValue('Andes+2027');
  bank.heal();
  await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
  await expect(page.getByText('La clave a sido modificada exitosamente')).toBeVisible();
});

test('D-27: with a temporary password nothing else is reachable until it is changed', async ({ page, bank, watch }) => {
  await page.goto('/login');
  await usuario(page).fill(juan.usuario);
  await clave(page).fill(juan.clave);
  await enter(page).click();
  await expect(heading(page, 'Cambie su contraseña')).toBeVisible();
  for (const address of ['/perfilsocio', '/pagos', '/productos']) {
    await page.goto(address);
    await expect(heading(page, 'Cambie su contraseña')).toBeVisible();
  }
  await watch.quiet();
  expect(bank.count('GET productos')).toBe(0);
  await page.getByLabel('Contraseña Actual').fill(juan.clave);
  await page.getByLabel('Nueva Contraseña').fill('Nueva2026x');
  await page.getByLabel('Confirmar Contraseña').fill('Nueva2026x');
  await page.getByRole('button', { name: 'Cambiar Contraseña' }).click();
  await expectProductos(page);
  await page.reload();
  await expectProductos(page);
});

test('§3, D-53: limits of the chosen account are shown, checked and saved', async ({ page }) => {
  await openLimits(page);
  const daily = page.getByLabel('Externo Diario');
  await expect(daily).toHaveValue('1.000,00');
  await daily.fill('3000,01');
  await guardar(page).click();
  await expect(page.getByText('El valor maximo es $3.000,00')).toBeVisible();
  await expect(page.getByText('Todos los campos son obligatorios')).toBeVisible();
  await expect(daily).toBeFocused();

  await chooseAccount(page, 'Ahorro negocio');
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(daily).toHaveValue('500,00');
  await daily.fill('750.5');
  await guardar(page).click();
  await expect(page.getByText('los cupos han sido modificados exitosamente')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'CONFIGURAR MIS CUPOS' }).click();
  await expect(daily).toHaveValue('1.000,00');
  await chooseAccount(page, 'Ahorro negocio');
  await expect(daily).toHaveValue('750,50');
});

test('§4, D-58: the user is deleted after two questions and a code, and cannot come back', async ({
  page,
  bank,
  watch,
}) => {
  await openSignedIn(page);
  await openProfile(page);
  const start = page.getByRole('button', { name: 'Eliminar usuario' });
  await start.click();
  const first = page.getByRole('alertdialog', { name: 'Eliminar Usuario Virtual' });
  await expect(first).toContainText('Desea eliminar su usuario virtual permanentemente?');
  await first.getByRole('button', { name: 'Cancelar' }).click();
  await watch.quiet();
  expect(bank.count('POST tokens/generar')).toBe(0);

  await start.click();
  await continuar(page).click();
  const second = page.getByRole('alertdialog', { name: 'Confirmar eliminacion' });
  await expect(second).toContainText('Esta seguro de eliminar su usuario virtual permanentemente?');
  await second.getByRole('button', { name: 'Eliminar' }).click();
  await expect(pinDialog(page).getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await confirmWithPin(page);
  await expect(page.getByText('Usuario eliminado correctamente')).toBeVisible();
  await expectLogin(page);
  await usuario(page).fill(maria.usuario);
  await clave(page).fill(maria.clave);
  await enter(page).click();
  await expect(page.getByText('Usuario o contraseña incorrectos.').first()).toBeVisible();
});

test('§4: a failed deletion leaves the member where she was', async ({ page, bank, watch }) => {
  watch.expectFailure(/eliminarmiusuario/);
  await openSignedIn(page);
  await page.goto('/eliminacion-usuario');
  bank.fail('serverError', eliminarMiUsuario);
  await page.getByRole('button', { name: 'Eliminar mi usuario' }).click();
  await continuar(page).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await confirmWithPin(page);
  await expect(page.getByRole('alert')).toContainText('No sabemos si su usuario se eliminó');
  await expect(heading(page, 'Eliminar su usuario virtual')).toBeVisible();
  expect(bank.member().user?.usuario).toBe(maria.usuario);
});

test('D-49: signed out, the deletion page leads to sign-in and on to the profile', async ({ page }) => {
  await page.goto('/eliminacion-usuario');
  await page.getByRole('link', { name: 'Iniciar sesión para continuar' }).click();
  await expectLogin(page);
  await usuario(page).fill(maria.usuario);
  await clave(page).fill(maria.clave);
  await enter(page).click();
  await expect(page).toHaveURL(/\/perfilsocio$/);
});

test('screens.md A.2: typed text is not lost without a question', async ({ page }) => {
  await openSignedIn(page);
  await openProfile(page);
  await celular(page).fill('0900000111');
  await page.getByRole('link', { name: 'INICIO' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(celular(page)).toHaveValue('0900000111');
  await page.getByRole('link', { name: 'INICIO' }).click();
  await question.getByRole('button', { name: 'Salir' }).click();
  await expectProductos(page);
});

test('§2, D-40: production blocks right click, F12 and Ctrl but not paste, and is silent', async ({ page }) => {
  await page.goto('/login');
  await expectLogin(page);
  // What is blocked is said by config.json.
  await expectTakenOver(page);
  const prevented = await page.evaluate(() => {
    const outcome: Record<string, boolean> = {};
    const press = (name: string, init: KeyboardEventInit) => {
      const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      document.body.dispatchEvent(event);
      outcome[name] = event.defaultPrevented;
    };
    press('F12', { key: 'F12' });
    press('Ctrl+C', { key: 'c', ctrlKey: true });
    press('Ctrl+V', { key: 'v', ctrlKey: true });
    press('AltGr+Q', { key: '@', ctrlKey: true, altKey: true });
    press('a', { key: 'a' });
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(menu);
    outcome.contextmenu = menu.defaultPrevented;
    return outcome;
  });
  expect(prevented).toEqual({
    F12: true,
    'Ctrl+C': true,
    'Ctrl+V': false,
    'AltGr+Q': false,
    a: false,
    contextmenu: true,
  });
  await expect(page).toHaveTitle('BancaVirtual');
  await signIn(page);
});
