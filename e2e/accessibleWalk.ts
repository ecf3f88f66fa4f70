import type { Page } from '@playwright/test';
import { leer } from '#api/contract/perfilSocio.ts';
import { leer as leerProductos } from '#api/contract/productos.ts';
import { maria } from '#testing/member.ts';
import { type Bank, expect } from './bank.ts';
import { confirmWithPin, PIN, pinDialog, WRONG_PIN } from './code.ts';
import { askToSave, openProfile, renewed } from './profile.ts';
import { expectLogin, expectProductos, heading, texts } from './shown.ts';
import { enter, fillCredentials } from './steps.ts';
import { answerQuestions, askForRecovery, chooseUser, createUser, identify } from './waysIn.ts';

/** A transfer, each step of it. */
async function lookAtATransfer(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/transferenciaI/0');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByText('El campo es requerido.').first()).toBeVisible();
  await look('transfer refused');
  await page.getByRole('button', { name: /^Cuenta registrada/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cuenta registrada' })).toBeVisible();
  await look('choosing a destination');
  await page.getByRole('dialog').getByRole('option', { name: 'Carlos Andres Loja Peralta' }).click();
  await page.getByRole('textbox', { name: 'Valor', exact: true }).fill('12,50');
  await page.getByRole('textbox', { name: 'Concepto' }).fill('Arriendo');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(heading(page, 'Revise su transferencia')).toBeVisible();
  await look('transfer under review');
  await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
  await confirmWithPin(page, PIN);
  await expect(page.getByRole('main').getByText('Transferencia exitosa')).toBeVisible();
  await look('receipt');
}

/** Registration, recovery, privacy and the help dialogs, each step of them. */
async function lookAtTheWaysIn(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  for (const dialog of ['Agencias', 'Preguntas frecuentes', 'Sugerencias']) {
    await page.goto('/login');
    await page.getByRole('button', { name: dialog }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    await look(dialog);
  }
  await identify(page);
  await look('registro, user');
  await chooseUser(page);
  await look('registro, questions');
  await answerQuestions(page);
  await look('registro, confirmation');
  await createUser(page);
  await look('registro, code');
  await confirmWithPin(page);
  await expect(heading(page, 'Su usuario está listo')).toBeVisible();
  await look('registro, done');
  await page.goto('/recuperacion-datos');
  await expect(page.getByText('Matriz Centro')).toBeVisible();
  await look('recovery hub');
  await askForRecovery(page);
  await look('recovery, code');
  await confirmWithPin(page);
  await expect(heading(page, 'Nueva contraseña')).toBeVisible();
  await look('recovery, new password');
  for (const path of ['/registro', '/recuperacion-usuario', '/politicasprivacidad', '/eliminacion-usuario']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
}

/** A lookup with several debts, oldest first, and the review of what is paid of it. */
async function lookAtAPayment(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/pagos/supa');
  await page.getByRole('textbox', { name: 'Código de tarjeta' }).fill('0101-48999');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await page.getByRole('checkbox', { name: /Octubre 2026/ }).uncheck();
  await look('debts to select');
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(heading(page, 'Revise su pago')).toBeVisible();
  await look('review of a payment');
  await page.getByRole('button', { name: 'Confirmar pago' }).click();
  await confirmWithPin(page, PIN);
  await expect(page.getByRole('main').getByText('Pago exitoso')).toBeVisible();
  await look('receipt of a payment');
}

/** The dialogs and the states of favourites, cards and devices that a press opens. */
async function lookAtWhatIsKept(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/pagos');
  await page.getByRole('button', { name: 'Editar favoritos' }).click();
  await page.getByRole('button', { name: 'Editar Luz casa' }).click();
  await expect(page.getByRole('dialog', { name: 'Editar favorito' })).toBeVisible();
  await look('changing a favourite');
  await page.goto('/tarjeta-credito');
  await page.getByRole('tab', { name: 'Otras tarjetas' }).click();
  await page.getByRole('radio', { name: /^Tarjeta Pacífico Sur/ }).check();
  await expect(page.getByText('Llega el siguiente día hábil')).toBeVisible();
  await look('paying a card elsewhere');
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog').getByText('El campo es requerido.').first()).toBeVisible();
  await look('adding a card, refused');
  await page.goto('/configuracion/tarjetas-credito/TC-01');
  await page.getByRole('switch', { name: 'Avances de efectivo' }).check();
  await expect(page.getByText('1 cambio sin guardar')).toBeVisible();
  await look('settings of a card, not saved');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.goto('/configuracion/tarjetas-credito/CD-06');
  await expect(heading(page, 'Tarjeta mamá')).toBeVisible();
  await look('a registered card');
  await page.goto('/configuracion/dispositivos');
  await page.getByRole('button', { name: 'Cambiar nombre de Firefox en Linux' }).click();
  await expect(page.getByRole('dialog', { name: 'Cambiar nombre' })).toBeVisible();
  await look('renaming a device');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Eliminar Firefox en Linux' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('removing a device');
}

/** Leads through every screen and dialog that can be reached, in the state of each that says most, and looks at it. */
export async function walk(page: Page, bank: Bank, look: (screen: string) => Promise<void>): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 685;
  await page.goto('/login');
  await expectLogin(page);
  await look('login');
  await enter(page).click();
  await expect(page.getByText('Todos los campos son obligatorios')).toBeVisible();
  await look('login with field errors and toast');
  await fillCredentials(page, { ...maria, clave: 'Equivocada1' });
  await enter(page).click();
  await expect(page.getByRole('main').getByText('Usuario o contraseña incorrectos.')).toBeVisible();
  await look('login refused');
  await lookAtTheWaysIn(page, look);
  await page.goto('/nada');
  await expect(heading(page, texts.notFound)).toBeVisible();
  await look('404');

  bank.fail('oneMessage', leerProductos);
  await page.goto('/login');
  await fillCredentials(page);
  await enter(page).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await look('productos failed');
  bank.heal();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('•••• 4871')).toBeVisible();
  await look('productos');
  if (isNarrow) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await look('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir perfil' }).click();
    await expect(page.getByRole('dialog', { name: 'Perfil del socio' })).toBeVisible();
    await look('profile sheet');
    await page.keyboard.press('Escape');
  }
  for (const path of [
    '/inicio',
    '/cuentas/010201004871',
    '/creditos/020120001932',
    '/garantias',
    '/transferencias',
    '/transferenciaE/1',
    '/pagos',
    '/pagos/recargas',
    '/pagos/varios/TRANSITO',
    '/tarjeta-credito',
    '/configuracion',
    '/configuracion/dispositivos',
    '/configuracion/tarjetas-credito',
    '/configuracion/tarjetas-credito/TC-01',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await look(path);
  }
  await lookAtATransfer(page, look);
  await lookAtAPayment(page, look);
  await lookAtWhatIsKept(page, look);
  await page.goto('/productos');
  await expectProductos(page);
  await openProfile(page);
  await look('MIS DATOS');
  await askToSave(page, { ...renewed, correo: 'un-correo-bastante-largo-para-esta-pantalla@cooperativa.example.com' });
  await look('PIN dialog');
  await confirmWithPin(page, WRONG_PIN);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await look('PIN dialog refused');
  await confirmWithPin(page, PIN);
  await expect(page.getByText(texts.saved)).toBeVisible();
  await look('saved');
  for (const tab of ['CAMBIAR CONTRASEÑA', 'CONFIGURAR MIS CUPOS']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await look(tab);
  }
  bank.fail('oneMessage', leer);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
  await look('MIS DATOS failed');
  bank.heal();
  if (isNarrow) await page.getByRole('button', { name: 'Abrir perfil' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('sign-out question');
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/login');
  await expect(heading(page, 'La banca virtual no está disponible')).toBeVisible();
  await look('configuration error');
}
