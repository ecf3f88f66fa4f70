import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actualizarDatos, leer, solicitudActualizarDatos } from '#api/contract/perfilSocio.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { faultList } from '#mocks/faults.ts';
import { answers } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { dialog } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh();

const phone = page.getByLabelText('Celular', { exact: true });
const email = page.getByLabelText('Correo', { exact: true });
const save = page.getByRole('button', { name: 'Guardar' });
const firstBox = page.getByLabelText('Dígito 1 de 6');
const goOn = page.getByRole('button', { name: 'Continuar' });
const toast = (text: string) => page.getByText(text, { exact: true });

const UNCONFIRMED = 'No se actualizaron sus datos. Puede confirmar con un código nuevo.';
const MAY_BE_MADE =
  'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.';
const SAVED = 'Actualización realizada exitosamente';
const NEW_PHONE = '0900000999';
const RENEWED = { nombres: 'NOMBRE', apellidoPaterno: 'RENOVADO', apellidoMaterno: null };

const openProfile = () =>
  openBank({
    route: '/perfilsocio',
    until: () => expect.element(email).toHaveValue('maria.guaman@example.com'),
  });

async function askToSave(): Promise<void> {
  await save.click();
  await expect.element(firstBox).toBeVisible();
}

test('§4, D-11, D-10: exactly idTransaccion, correo and Telefono go out, after generar and autorizar', async () => {
  const bank = await openProfile();
  await phone.fill(NEW_PHONE);
  await askToSave();
  expect(bank.countOf(actualizarDatos)).toBe(0);
  await sendCode();
  await expect.element(toast(SAVED)).toBeVisible();
  const [authorised] = bank.bodiesOf(autorizar);
  expect(bank.bodiesOf(generar)).toEqual([{}]);
  expect(authorised).toEqual({ guid: expect.any(String) as string, codigoToken: '123456' });
  expect(bank.bodiesOf(actualizarDatos)).toEqual([
    { idTransaccion: authorised?.guid, correo: 'maria.guaman@example.com', Telefono: NEW_PHONE },
  ]);
  expect(
    bank.sent.filter(({ id }) => [generar.id, autorizar.id, actualizarDatos.id].includes(id)).map(({ id }) => id),
  ).toEqual([generar.id, autorizar.id, actualizarDatos.id]);
});

test('D-59: what was saved is what is shown, though the reading after it failed', async () => {
  await openProfile();
  await phone.fill(NEW_PHONE);
  await askToSave();
  use(answers.offline(leer));
  await sendCode();
  await expect.element(toast(SAVED)).toBeVisible();
  await everyAnswerRead();
  await page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }).click();
  await expect.element(phone).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'MIS DATOS' }).click();
  await expect.element(phone).toHaveValue(NEW_PHONE);
});

test('D-64: what is read before signing comes over «¿Desea salir?» of another tab: no code is asked for, and nothing is lost', async () => {
  const bank = await openProfile();
  await phone.fill(NEW_PHONE);
  const asked = bank.countOf(leer);
  const release = hold(leer);
  await save.click();
  await expect.poll(() => bank.countOf(leer)).toBe(asked + 1);
  await page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }).click();
  const stay = page.getByRole('button', { name: 'Seguir aquí' });
  await expect.element(stay).toBeVisible();
  release();
  await everyAnswerRead();
  expect(bank.countOf(generar)).toBe(0);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  await stay.click();
  await expect.element(phone).toHaveValue(NEW_PHONE);
  await expect.element(page.getByText('No se actualizaron sus datos.', { exact: false })).toBeVisible();
  await askToSave();
});

test('D-14: SolicitudActualizarDatos is not called', async () => {
  const bank = await openProfile();
  await askToSave();
  await sendCode();
  await expect.element(toast(SAVED)).toBeVisible();
  expect(bank.countOf(solicitudActualizarDatos)).toBe(0);
});

test('D-11, D-26: phone and e-mail are sent trimmed', async () => {
  const bank = await openProfile();
  await phone.fill(`  ${NEW_PHONE} `);
  await email.fill('nuevo@example.com');
  await askToSave();
  await sendCode();
  await expect.element(toast(SAVED)).toBeVisible();
  expect(bank.bodiesOf(actualizarDatos)[0]).toMatchObject({ correo: 'nuevo@example.com', Telefono: NEW_PHONE });
});

test('D-5: the cancel button reads ‘Cancelar Transferencia’ from the start', async () => {
  await openProfile();
  await askToSave();
  await expect.element(page.getByRole('button', { name: 'Cancelar Transferencia', exact: true })).toBeVisible();
});

const refusals: [string, () => Promise<void>][] = [
  ['the X', () => page.getByRole('button', { name: 'Cerrar', exact: true }).click()],
  ['Cancelar Transferencia', () => page.getByRole('button', { name: 'Cancelar Transferencia' }).click()],
  ['Escape (D-44)', () => userEvent.keyboard('{Escape}')],
];

test.each(refusals)('§4: after %s nothing is sent, and the typed values stay', async (_, refuse) => {
  const bank = await openProfile();
  await phone.fill(NEW_PHONE);
  await askToSave();
  await refuse();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(phone).toHaveValue(NEW_PHONE);
  await expect.element(save).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByRole('main').getByText(UNCONFIRMED)).toBeVisible();
  expect(bank.countOf(actualizarDatos)).toBe(0);
  // The next try takes it back.
  await askToSave();
  await expect.element(page.getByRole('main').getByText(UNCONFIRMED)).not.toBeInTheDocument();
});

test('D-64: who leaves the page while its code is open is told nothing of it', async () => {
  const bank = await openProfile();
  await askToSave();
  await bank.go('/productos');
  await expect.element(dialog).not.toBeInTheDocument();
  await everyAnswerRead();
  expect(page.getByText(UNCONFIRMED).elements()).toHaveLength(0);
  expect(bank.services.toasts.toasts()).toEqual([]);
});

test('§4: a failed code sends no update; the digits are cleared and the dialog stays', async () => {
  const bank = await openProfile();
  await askToSave();
  await sendCode('111111');
  await expect.element(page.getByText(errorCodes['-0004-02-03'].text)).toBeVisible();
  await expect.element(firstBox).toHaveValue('');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bank.countOf(autorizar)).toBe(1);
  expect(bank.countOf(actualizarDatos)).toBe(0);
});

test('§8, D-59: success is told to the letter, and one query refreshes panel and tab', async () => {
  await page.viewport(1440, 900);
  const bank = await openProfile();
  expect(bank.countOf(leer)).toBe(1);
  await askToSave();
  use(answers.withData(leer, { ...RENEWED, celular: NEW_PHONE, correo: 'nuevo@example.com' }));
  await sendCode();
  await expect.element(toast(SAVED)).toBeVisible();
  await expect.poll(() => page.getByText('Nombre Renovado').elements().length).toBe(2);
  await expect.element(phone).toHaveValue(NEW_PHONE);
  // Before it was signed, and afterwards.
  expect(bank.countOf(leer)).toBe(3);
  await page.viewport(1280, 900);
});

describe('D-10: the greeting is never sent', () => {
  const greeting = page.getByLabelText('Saludo', { exact: true });
  const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  const passwordTab = page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' });

  test('leaving asks nothing for it alone', async () => {
    await openProfile();
    await greeting.selectOptions('Buenas noches');
    await passwordTab.click();
    await expect.element(passwordTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });

  test('what is sent is asked for all the same', async () => {
    await openProfile();
    await greeting.selectOptions('Buenas noches');
    await phone.fill(NEW_PHONE);
    await passwordTab.click();
    await expect.element(question).toBeVisible();
  });

  test('it stays as chosen after a save, and nothing is left that leaving could lose', async () => {
    await openProfile();
    await greeting.selectOptions('Buenas noches');
    await phone.fill(NEW_PHONE);
    await askToSave();
    use(answers.withData(leer, { ...RENEWED, celular: '0900000888', correo: 'nuevo@example.com' }));
    await sendCode();
    await expect.element(phone).toHaveValue('0900000888');
    await expect.element(greeting).toHaveValue('Buenas noches');
    await passwordTab.click();
    await expect.element(passwordTab).toHaveAttribute('aria-selected', 'true');
    expect(question.elements()).toHaveLength(0);
  });
});

test.each(['', '   '])(
  '§5, D-13: required fields left as «%s» are told by toast and at each field; the first has the focus',
  async (blank) => {
    const bank = await openProfile();
    await phone.fill(blank);
    await email.fill(blank);
    await save.click();
    await expect.element(toast('Todos los campos son obligatorios')).toBeVisible();
    expect(page.getByText('El campo es requerido.').elements()).toHaveLength(2);
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(phone).toHaveFocus();
    expect(bank.countOf(generar)).toBe(0);
  },
);

test('D-12: a phone and an e-mail of unusual form get a hint and can be saved', async () => {
  const bank = await openProfile();
  await phone.fill('12');
  await email.fill('sin-arroba');
  await expect.element(page.getByText(/^Verifique el número/)).toBeVisible();
  await expect.element(page.getByText(/^Verifique el correo/)).toBeVisible();
  await askToSave();
  expect(bank.countOf(generar)).toBe(1);
});

test.each([
  ['-0002-02-01', 'Correo'],
  ['-0002-02-02', 'Celular'],
] as const)('§8: %s is told at the field %s, which takes the focus', async (code, label) => {
  use(answers.withCode(actualizarDatos, code));
  await openProfile();
  await askToSave();
  await sendCode();
  const field = page.getByLabelText(label, { exact: true });
  await expect.element(field).toHaveAccessibleDescription(errorCodes[code].text);
  await expect.element(field).toHaveFocus();
});

describe('conventions.md «Components and screens» 1: what was typed survives each failure, and a retry saves it', () => {
  const OUTCOMES = ['refused', 'rejected', 'server', 'unreachable', 'unreadable'];
  const failures = faultList.filter(({ id, outcome }) => OUTCOMES.includes(outcome) && id !== 'hugePayload');

  test.each(failures)('ActualizarDatos: $title', async ({ id }) => {
    use(answers.withFault(actualizarDatos, id));
    const bank = await openProfile();
    await phone.fill(NEW_PHONE);
    await askToSave();
    await sendCode();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => bank.countOf(actualizarDatos)).toBe(1);
    await expect.element(save).not.toHaveAttribute('aria-busy');
    await expect.element(phone).toHaveValue(NEW_PHONE);
    await expect.poll(() => page.getByRole('alert').elements().length).toBeGreaterThan(0);
    expect(toast(SAVED).elements()).toHaveLength(0);
    useNoOverrides();
    await askToSave();
    await sendCode();
    await expect.element(toast(SAVED)).toBeVisible();
    expect(bank.bodiesOf(actualizarDatos)[1]).toMatchObject({ Telefono: NEW_PHONE });
  });

  test('tokens/generar: -0004-01-01', async () => {
    use(answers.withCode(generar, '-0004-01-01'));
    const bank = await openProfile();
    await phone.fill(NEW_PHONE);
    await save.click();
    await expect.poll(() => page.getByText(errorCodes['-0004-01-01'].text).elements().length).toBeGreaterThan(0);
    await expect.element(phone).toHaveValue(NEW_PHONE);
    useNoOverrides();
    await askToSave();
    await sendCode();
    await expect.element(toast(SAVED)).toBeVisible();
    expect(bank.countOf(actualizarDatos)).toBe(1);
  });
});

describe('docs/decisions.md «Unknown outcome»: the data may have been saved', () => {
  const said = (text: string) => page.getByRole('main').getByText(text, { exact: true });

  async function saveWithoutAnswer() {
    use(answers.lost(actualizarDatos));
    const bank = await openProfile();
    await phone.fill(NEW_PHONE);
    await askToSave();
    await sendCode();
    await expect.poll(() => bank.countOf(leer)).toBe(3);
    await everyAnswerRead();
    useNoOverrides();
    return bank;
  }

  test('a code that is closed next does not say that nothing was saved, until an update is known to be made', async () => {
    await saveWithoutAnswer();
    await email.fill('otro@example.com');
    await askToSave();
    await userEvent.keyboard('{Escape}');
    await expect.element(said(MAY_BE_MADE)).toBeVisible();
    expect(said(UNCONFIRMED).elements()).toHaveLength(0);
    await expect.element(phone).toHaveValue(NEW_PHONE);
    await expect.element(email).toHaveValue('otro@example.com');
    await askToSave();
    await sendCode();
    await expect.element(toast(SAVED)).toBeVisible();
    await expect.element(save).not.toHaveAttribute('aria-busy');
    await askToSave();
    await userEvent.keyboard('{Escape}');
    await expect.element(said(UNCONFIRMED)).toBeVisible();
  });

  test('what is read anew shows that it was saved: nothing is left that leaving could lose', async () => {
    const bank = await saveWithoutAnswer();
    const tab = page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' });
    await tab.click();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('alertdialog').elements()).toHaveLength(0);
    expect(bank.countOf(actualizarDatos)).toBe(1);
  });

  test('a refusal is known', async () => {
    use(answers.withCode(actualizarDatos, '-9999-00-01'));
    await openProfile();
    await askToSave();
    await sendCode();
    await expect.element(said(errorCodes['-9999-00-01'].text)).toBeVisible();
    await askToSave();
    await userEvent.keyboard('{Escape}');
    await expect.element(said(UNCONFIRMED)).toBeVisible();
  });
});

test('D-31: an expired session while saving leads to sign-in, which tells it once', async () => {
  use(answers.sessionExpired(actualizarDatos));
  const bank = await openProfile();
  await askToSave();
  await sendCode();
  await expect.poll(bank.path).toBe('/login');
  await expect.poll(() => page.getByText('Su sesión ha expirado. Ingrese nuevamente.').elements().length).toBe(1);
  // Whose session is over is read nothing anew: it was before it was signed.
  expect(bank.countOf(leer)).toBe(2);
});

test('conventions.md 3: two clicks on Guardar, also in one task, ask for one transaction', async () => {
  const bank = await openProfile();
  const button = save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(firstBox).toBeVisible();
  expect(dialog.elements()).toHaveLength(1);
  expect(bank.countOf(generar)).toBe(1);
});

test('conventions.md 3: two clicks on Continuar send the code and the update once', async () => {
  const bank = await openProfile();
  await askToSave();
  await firstBox.fill('123456');
  const button = goOn.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(toast(SAVED)).toBeVisible();
  expect(bank.countOf(autorizar)).toBe(1);
  expect(bank.countOf(actualizarDatos)).toBe(1);
});

test('§3, §4: a sign-out while the code is being checked sends no update afterwards', async () => {
  const release = hold(autorizar);
  const bank = await openProfile();
  await askToSave();
  await sendCode();
  await expect.poll(() => bank.countOf(autorizar)).toBe(1);
  bank.services.store.close('logout');
  await expect.poll(bank.path).toBe('/login');
  release();
  await everyAnswerRead();
  expect(bank.countOf(actualizarDatos)).toBe(0);
});

test('§4: a sign-out while the update is under way reads nothing again and says nothing of it', async () => {
  const release = hold(actualizarDatos);
  const bank = await openProfile();
  await askToSave();
  await sendCode();
  await expect.poll(() => bank.countOf(actualizarDatos)).toBe(1);
  const before = bank.sent.length;
  bank.services.store.close('logout');
  await expect.poll(bank.path).toBe('/login');
  release();
  await everyAnswerRead();
  expect(bank.sent).toHaveLength(before);
  expect(bank.services.toasts.toasts()).toEqual([]);
});
