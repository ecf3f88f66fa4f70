import type { Page } from '@playwright/test';
import { iniciarSesion, validarIdentidad } from '#api/contract/autenticacion.ts';
import { cambiarClave } from '#api/contract/credenciales.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { type FaultId, faultList } from '#mocks/faults.ts';
import { isWhole } from '#testing/cases.ts';
import { maria } from '#testing/member.ts';
import { type Bank, test as base, expect } from './bank.ts';
import { Canary, type Secrets } from './canary.ts';
import { tried } from './cases.ts';
import { confirmWithPin, pinBox, pinDialog } from './code.ts';
import { memberOf } from './member.ts';
import { askToSave, openProfile } from './profile.ts';
import { expectLogin, expectProductos, heading, texts } from './shown.ts';
import { enter, fillCredentials, openSignedIn, signIn, signOut } from './steps.ts';
import { answerQuestions, askForRecovery, carlos, chooseUser, createUser, identify } from './waysIn.ts';

/*
 * security.md 2.2: what a member types and nobody else may know is found nowhere afterwards: in nothing that is stored, in no address or
 * header, in no body in clear, in nothing that is said or drawn.
 */

/** None of them stands anywhere by chance. */
const secrets = {
  clave: 'Canario+Abril7',
  claveNueva: 'Halcon*Junio8',
  // Wrong on purpose: the right code is the demo's, and stands in its own papers.
  codigo: '907351',
  respuesta1: 'Ñandú canario 41',
  respuesta2: 'Quinde canario 52',
  respuesta3: 'Búho canario 63',
} as const;

/** Of the test range, with a right check digit, and nobody's. */
const CARD = '4000009988129907';
const HOLDER = '0159999036';

const test = base.extend<{ canary: Canary }>({
  canary: async ({ context }, use) => {
    const canary = new Canary();
    canary.follow(context);
    await use(canary);
    tried(canary.looked);
  },
});

/** Faults that the sending call meets before it is answered. What waits for its patience is another suite's. */
const faults: readonly FaultId[] = isWhole
  ? faultList
      .filter(({ outcome, id }) => !['timeout', 'answered', 'closed'].includes(outcome) && id !== 'offline')
      .map(({ id }) => id)
  : ['serverError', 'manyMessages'];

/** Sends under each fault, looks, and goes on with a bank that answers. */
async function underFaults(
  { page, bank, canary }: { page: Page; bank: Bank; canary: Canary },
  endpoint: AnyEndpoint,
  typed: Secrets,
  send: () => Promise<void>,
): Promise<void> {
  for (const fault of faults) {
    bank.fail(fault, endpoint);
    await send();
    await expect(
      page
        .getByRole('alert')
        .or(page.getByText(/intente nuevamente/i))
        .first(),
    ).toBeVisible();
    await canary.expectNone(page, typed, `${endpoint.id} × ${fault}`);
  }
  bank.heal();
}

test.beforeEach(({ watch }) => watch.allowFailure(/\/api\//));

test('a secret is found in each of the places, where one is', async ({ page, canary }) => {
  await page.goto('/login');
  await expectLogin(page);
  await canary.expectNone(page, secrets, 'antes');
  await page.evaluate(async (secret) => {
    localStorage.setItem('a', secret);
    sessionStorage.setItem('a', secret);
    document.cookie = `a=${encodeURIComponent(secret)}`;
    history.replaceState({ secret }, '', `/login?a=${encodeURIComponent(secret)}`);
    document.title = secret;
    window.name = secret;
    document.body.dataset.secret = secret;
    document.body.append(secret);
    console.info(secret);
    await (await caches.open('a')).put('/a', new Response(secret));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('a');
      opening.onupgradeneeded = () => opening.result.createObjectStore('a');
      opening.onsuccess = () => {
        const writing = opening.result.transaction('a', 'readwrite');
        writing.objectStore('a').put(secret, 1);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    await fetch('/config.json', { headers: { 'X-A': btoa(secret) } });
  }, secrets.clave);
  expect(
    (await canary.find(page, { clave: secrets.clave })).map((line) => line.slice('clave: '.length)).sort(),
  ).toEqual(
    [
      'IndexedDB',
      'atributos',
      'cabeceras de una petición',
      'cachés',
      'consola',
      'cookies',
      'dirección',
      'history.state',
      'localStorage',
      'sessionStorage',
      'texto de la página',
      'título',
      'window.name',
    ].sort(),
  );
});

test('the password of a sign-in, right, wrong and unanswered', async ({ page, bank, canary }) => {
  const { user } = bank.member();
  if (user) user.clave = secrets.clave;
  const typed = { clave: secrets.clave, claveNueva: secrets.claveNueva };
  await page.goto('/login');
  await fillCredentials(page, { ...maria, clave: secrets.claveNueva });
  await enter(page).click();
  await expect(page.getByRole('main').getByText('Usuario o contraseña incorrectos.')).toBeVisible();
  await canary.expectNone(page, typed, 'equivocada');
  await fillCredentials(page, { ...maria, clave: secrets.clave });
  for (const endpoint of [validarIdentidad, iniciarSesion])
    await underFaults({ page, bank, canary }, endpoint, typed, async () => {
      const before = bank.calls.length;
      await enter(page).click();
      await expect.poll(() => bank.calls.length).toBeGreaterThan(before);
      await expect(enter(page)).not.toHaveAttribute('aria-busy');
    });
  await enter(page).click();
  await expectProductos(page);
  await canary.expectNone(page, typed, 'dentro');
  await page.reload();
  await expectProductos(page);
  await canary.expectNone(page, typed, 'recargada');
  await signOut(page);
  await canary.expectNone(page, typed, 'fuera');
});

test('the password and its successor, in the settings', async ({ page, bank, canary }) => {
  const { user } = bank.member();
  if (user) user.clave = secrets.clave;
  const typed = { clave: secrets.clave, claveNueva: secrets.claveNueva };
  await openSignedIn(page, { ...maria, clave: secrets.clave });
  await openProfile(page);
  await page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }).click();
  await page.getByLabel('Contraseña Actual').fill(secrets.clave);
  await page.getByLabel('Nueva Contraseña').fill(secrets.claveNueva);
  await page.getByLabel('Confirmar Contraseña').fill(secrets.claveNueva);
  const change = page.getByRole('button', { name: 'Cambiar Contraseña' });
  await canary.expectNone(page, typed, 'escrita');
  await underFaults({ page, bank, canary }, cambiarClave, typed, async () => {
    const before = bank.calls.length;
    await change.click();
    await expect.poll(() => bank.calls.length).toBeGreaterThan(before);
    await expect(change).not.toHaveAttribute('aria-busy');
  });
  await change.click();
  await expect(page.getByText('La clave a sido modificada exitosamente')).toBeVisible();
  await canary.expectNone(page, typed, 'cambiada');
  await signOut(page);
  await signIn(page, { ...maria, clave: secrets.claveNueva });
  await canary.expectNone(page, typed, 'con la nueva');
});

test('the code, wrong and cancelled, of a change and of an order', async ({ page, canary }) => {
  const typed = { codigo: secrets.codigo };
  await openSignedIn(page);
  await openProfile(page);
  await askToSave(page, { celular: '0900000777', correo: 'maria.nueva@example.com' });
  await confirmWithPin(page, secrets.codigo);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await canary.expectNone(page, typed, 'equivocado');
  await page.keyboard.type(secrets.codigo.slice(0, 6));
  await canary.expectNone(page, typed, 'escrito');
  await page.keyboard.press('Escape');
  await expect(pinDialog(page)).toHaveCount(0);
  await canary.expectNone(page, typed, 'cancelado');
  await page.goto('/transferenciaI/0');
  const member = memberOf(page);
  await member.fillTransfer();
  await member.review();
  await page.getByRole('button', { name: 'Confirmar transferencia' }).click();
  await expect(pinBox(page, 1)).toBeFocused();
  await confirmWithPin(page, secrets.codigo);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await member.sendCode();
  await expect(page.getByRole('main').getByText('Transferencia exitosa')).toBeVisible();
  await canary.expectNone(page, typed, 'comprobante');
});

test('all that a registration asks: who one is, the password, the answers, the code', async ({ page, canary }) => {
  const typed: Secrets = { ...secrets, identificacion: carlos.identificacion, cuenta: carlos.cuenta };
  const { respuesta1, respuesta2, respuesta3, clave } = secrets;
  await identify(page);
  await canary.expectNone(page, typed, 'identificación');
  await chooseUser(page, { usuario: carlos.usuario, clave });
  await canary.expectNone(page, typed, 'usuario');
  await answerQuestions(page, [respuesta1, respuesta2, respuesta3]);
  await canary.expectNone(page, typed, 'preguntas');
  await createUser(page);
  await confirmWithPin(page, secrets.codigo);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await canary.expectNone(page, typed, 'código');
  await confirmWithPin(page);
  await expect(heading(page, 'Su usuario está listo')).toBeVisible();
  await canary.expectNone(page, typed, 'listo');
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
  await signIn(page, { usuario: carlos.usuario, clave });
  // Whoever is in sees their account's number in its address: that is §2.
  await canary.expectNone(page, { ...typed, cuenta: secrets.codigo }, 'dentro');
});

test('a recovered password, with the identification and the code that lead to it', async ({ page, canary }) => {
  const typed: Secrets = { claveNueva: secrets.claveNueva, codigo: secrets.codigo, identificacion: '0159999051' };
  await askForRecovery(page, 'rosaquinde', '0159999051');
  await canary.expectNone(page, typed, 'identificación');
  await confirmWithPin(page, secrets.codigo);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await confirmWithPin(page);
  await page.getByLabel('Nueva contraseña').fill(secrets.claveNueva);
  await page.getByLabel('Confirmar Contraseña').fill(secrets.claveNueva);
  await canary.expectNone(page, typed, 'escrita');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(heading(page, 'Su contraseña fue actualizada')).toBeVisible();
  await canary.expectNone(page, typed, 'actualizada');
});

test('the identification that a forgotten user is asked by', async ({ page, canary }) => {
  await page.goto('/recuperacion-usuario');
  await page.getByLabel('Número de identificación').fill('0159999010');
  await page.getByLabel('Correo').fill('maria.guaman@example.com');
  await page.getByRole('button', { name: 'Enviar mi usuario' }).click();
  await expect(page.getByText(/^Si los datos coinciden, enviaremos/).first()).toBeVisible();
  await canary.expectNone(page, { identificacion: '0159999010' }, 'enviado');
});

test('the number of a card of another bank, and whose it is', async ({ page, canary }) => {
  const typed = { tarjeta: CARD, titular: HOLDER, codigo: secrets.codigo };
  await openSignedIn(page);
  await page.getByRole('link', { name: 'PAGOS DE TARJETAS' }).click();
  await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
  const adding = page.getByRole('dialog', { name: 'Agregar tarjeta' });
  await adding.getByLabel('Tipo de institución').selectOption({ label: 'Banco' });
  await adding.getByLabel('Institución', { exact: true }).selectOption({ label: 'Banco del Litoral Demo' });
  await adding.getByLabel('Número de tarjeta').fill(CARD);
  await adding.getByLabel('Identificación del titular').fill(HOLDER);
  await adding.getByLabel('Nombre del titular').fill('Rosa Elena Ordonez');
  await adding.getByLabel('Alias').fill('Tarjeta Rosa');
  await adding.getByRole('button', { name: 'Guardar' }).click();
  await confirmWithPin(page, secrets.codigo);
  await expect(pinDialog(page)).toContainText(texts.wrongPin);
  await confirmWithPin(page);
  await expect(page.getByText('Tarjeta guardada')).toBeVisible();
  await canary.expectNone(page, typed, 'guardada');
  await page.goto('/configuracion/tarjetas-credito');
  await expect(page.getByRole('link', { name: 'Tarjeta Rosa' })).toBeVisible();
  await canary.expectNone(page, typed, 'lista');
});
