import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cambiarClave } from '#api/contract/credenciales.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh();

const current = page.getByLabelText('Contraseña Actual', { exact: true });
const next = page.getByLabelText('Nueva Contraseña', { exact: true });
const confirmation = page.getByLabelText('Confirmar Contraseña', { exact: true });
const send = page.getByRole('button', { name: 'Cambiar Contraseña' });
const text = (words: string) => page.getByText(words, { exact: true });

const CHANGED = 'La clave a sido modificada exitosamente';
const REQUIRED = 'El campo es requerido.';
const INVALID = 'Todos los campos son obligatorios';

async function openTab(): Promise<TestBank> {
  const bank = await openBank({ route: '/perfilsocio' });
  await page.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }).click();
  await expect.element(next).toBeVisible();
  return bank;
}

async function fill(now = 'Ribera2026', password = 'Quebrada2027', again = password): Promise<void> {
  await current.fill(now);
  await next.fill(password);
  await confirmation.fill(again);
}

/** What the checklist says of each rule, in its order. */
const checklist = () =>
  page
    .getByRole('list', { name: 'Requisitos' })
    .getByRole('listitem')
    .elements()
    .map((item) => /: ([a-z ]+)$/.exec(item.textContent)?.[1]);

describe('§5 «New password»: each rule with its message, to the letter; the first broken one is shown', () => {
  test.each([
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['a b', 'La contraseña debe tener un minimo de 8 digitos'],
    ['Queb123', 'La contraseña debe tener un minimo de 8 digitos'],
    ['Queb123 ', 'La contraseña debe tener un minimo de 8 digitos'],
    ['quebra da', 'La contraseña debe tener un numero'],
    ['quebra 27', 'La contraseña debe tener una mayuscula'],
    ['QUEBRA 27', 'La contraseña debe tener una minuscula'],
    ['Quebrada 27', 'El usuario no debe tener espacios en blanco'],
    ['Quebrada\t27', 'El usuario no debe tener espacios en blanco'],
  ])('«%s»: %s', async (password, message) => {
    await openTab();
    await next.fill(password);
    await userEvent.keyboard('{Tab}');
    await expect.element(next).toHaveAccessibleDescription(message);
    await expect.element(next).toHaveAttribute('aria-invalid', 'true');
  });

  test.each(['Quebra27', 'ÑANDÚñandú1', 'Queb+@-*2027', 'Sin-Simbolos1', ' Quebra27 '])(
    '«%s» is accepted: symbols are not asked for (D-24), outer blanks do not count (D-26)',
    async (password) => {
      await openTab();
      await next.fill(password);
      await userEvent.keyboard('{Tab}');
      await expect.element(next).not.toHaveAttribute('aria-invalid');
    },
  );
});

test('§5, D-13: an empty form is told by toast and at each field, the first has the focus, nothing is sent', async () => {
  const bank = await openTab();
  await send.click();
  await expect.element(text(INVALID)).toBeVisible();
  for (const field of [current, next, confirmation]) await expect.element(field).toHaveAccessibleDescription(REQUIRED);
  await expect.element(current).toHaveFocus();
  expect(bank.countOf(cambiarClave)).toBe(0);
});

test('§5: the confirmation must equal the new password, and follows it when that changes', async () => {
  const bank = await openTab();
  await fill('Ribera2026', 'Quebrada2027', 'Quebrada2028');
  await send.click();
  await expect.element(confirmation).toHaveAccessibleDescription('La contraseña no coincide');
  await expect.element(text(INVALID)).toBeVisible();
  expect(bank.countOf(cambiarClave)).toBe(0);
  await next.fill('Quebrada2028');
  await expect.element(confirmation).not.toHaveAttribute('aria-invalid');
  await next.fill('Quebrada2029');
  await expect.element(confirmation).toHaveAccessibleDescription('La contraseña no coincide');
});

test('§3, §7, D-26, D-28: exactly claveAnterior and claveNueva go out, each encrypted on its own, without outer blanks', async () => {
  const bank = await openTab();
  await fill('  Ribera2026 ', ' Quebrada2027  ', 'Quebrada2027');
  await send.click();
  await expect.element(text(CHANGED)).toBeVisible();
  const [body] = bank.bodiesOf(cambiarClave);
  expect(Object.keys(body ?? {}).toSorted()).toEqual(['claveAnterior', 'claveNueva']);
  expect(JSON.stringify(body)).not.toMatch(/Ribera2026|Quebrada2027/);
  expect(await demo.cipher.decrypt(String(body?.claveAnterior))).toBe('Ribera2026');
  expect(await demo.cipher.decrypt(String(body?.claveNueva))).toBe('Quebrada2027');
});

test('§4: success is told to the letter and empties the form without marking it; the member stays', async () => {
  const bank = await openTab();
  await fill();
  await send.click();
  await expect.element(text(CHANGED)).toBeVisible();
  for (const field of [current, next, confirmation]) {
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  }
  expect(bank.path()).toBe('/perfilsocio');
});

describe('§2, D-24, D-25: the checklist lives', () => {
  test('pending at first, met while typing, red only after leaving the field', async () => {
    await openTab();
    await expect.poll(checklist).toEqual(['pendiente', 'pendiente', 'pendiente', 'pendiente', 'pendiente']);
    await next.fill('Queb');
    await expect.poll(checklist).toEqual(['pendiente', 'pendiente', 'cumple', 'cumple', 'cumple']);
    await userEvent.keyboard('{Tab}');
    await expect.poll(checklist).toEqual(['no cumple', 'no cumple', 'cumple', 'cumple', 'cumple']);
    await next.fill('Quebrada2027');
    await expect.poll(checklist).toEqual(['cumple', 'cumple', 'cumple', 'cumple', 'cumple']);
  });

  test('user and identification are advice: never red, and the form is sent all the same', async () => {
    const bank = await openTab();
    await fill('Ribera2026', 'Mfguaman2027');
    await userEvent.keyboard('{Tab}');
    await expect.poll(checklist).toEqual(['cumple', 'cumple', 'cumple', 'pendiente', 'cumple']);
    await send.click();
    await expect.element(next).toHaveAccessibleDescription(errorCodes['-0001-05-03'].text);
    expect(bank.countOf(cambiarClave)).toBe(1);
  });

  test('what the profile does not bring is verified on saving', async () => {
    use(answers.withData(leer, { nombres: 'MARIA', apellidoPaterno: null, apellidoMaterno: null }));
    await openTab();
    await next.fill('Quebrada2027');
    await expect.poll(checklist).toEqual(['cumple', 'cumple', 'cumple', 'pendiente', 'cumple']);
    await expect.element(page.getByText('Se verificará al guardar.')).toBeVisible();
  });
});

describe('§8: refusals', () => {
  test.each([
    ['-0001-05-01', current, 'Otra2026', 'Quebrada2027'],
    ['-0001-05-02', next, 'Ribera2026', 'Ribera2026'],
    ['-0001-05-03', next, 'Ribera2026', 'X0159999010x'],
  ] as const)('%s is told by toast and at its field, which takes the focus; what was typed stays', async (...row) => {
    const [code, field, now, password] = row;
    await openTab();
    await fill(now, password);
    await send.click();
    await expect.element(field).toHaveAccessibleDescription(errorCodes[code].text);
    await expect.element(field).toHaveFocus();
    await expect.poll(() => page.getByText(errorCodes[code].text).elements().length).toBe(2);
    await expect.element(current).toHaveValue(now);
    await expect.element(confirmation).toHaveValue(password);
  });

  test('a refusal does not stand in the way of the next try', async () => {
    const bank = await openTab();
    await fill('Otra2026');
    await send.click();
    await expect.element(current).toHaveAttribute('aria-invalid', 'true');
    await current.fill('Ribera2026');
    await send.click();
    await expect.element(text(CHANGED)).toBeVisible();
    expect(bank.countOf(cambiarClave)).toBe(2);
  });

  test('only the first message is told, in place and as a toast; an empty list has the words of D-57', async () => {
    use(
      answers.withMessages(cambiarClave, [
        { code: '', text: 'Primer mensaje.' },
        { code: '', text: 'Otro mensaje.' },
      ]),
    );
    await openTab();
    await fill();
    await send.click();
    await expect.poll(() => text('Primer mensaje.').elements().length).toBe(2);
    expect(text('Otro mensaje.').elements()).toHaveLength(0);
    use(answers.withMessages(cambiarClave, []));
    await send.click();
    await expect.poll(() => text('Ocurrió un error. Intente nuevamente.').elements().length).toBe(2);
    await expect.element(next).toHaveValue('Quebrada2027');
  });
});

describe('docs/decisions.md «Unknown outcome»: the change may have been made', () => {
  const UNKNOWN =
    'No sabemos si su contraseña cambió. Inténtelo de nuevo: si la actual ya no sirve, ingrese con la nueva.';
  const PROBABLE = 'Es probable que ya haya cambiado: cierre sesión e ingrese con la nueva.';
  const wrong = errorCodes['-0001-05-01'].text;

  test('the bank has changed it, and its answer is lost; the code of the next try is followed by what that means', async () => {
    use(answers.lost(cambiarClave));
    const bank = await openTab();
    await fill();
    await send.click();
    await expect.element(page.getByRole('main').getByText(UNKNOWN)).toBeVisible();
    for (const [field, value] of [
      [current, 'Ribera2026'],
      [next, 'Quebrada2027'],
      [confirmation, 'Quebrada2027'],
    ] as const)
      await expect.element(field).toHaveValue(value);
    await send.click();
    await expect.element(current).toHaveAccessibleDescription(`${wrong} ${PROBABLE}`);
    await expect.element(current).toHaveFocus();
    // And again, until one is known to be made.
    await current.fill('Otra2026');
    await send.click();
    await expect.poll(() => bank.countOf(cambiarClave)).toBe(3);
    await expect.element(current).toHaveAccessibleDescription(`${wrong} ${PROBABLE}`);
  });

  test.each(['serverError', 'offline', 'html', 'brokenRefusal'] as const)('%s', async (fault) => {
    use(answers.withFault(cambiarClave, fault));
    await openTab();
    await fill();
    await send.click();
    await expect.element(page.getByRole('main').getByText(UNKNOWN)).toBeVisible();
  });

  test('a next try that is refused otherwise says so again; one that is not known either says it once', async () => {
    use(answers.offline(cambiarClave));
    const bank = await openTab();
    await fill();
    for (const times of [1, 2]) {
      await send.click();
      await expect.poll(() => bank.countOf(cambiarClave)).toBe(times);
      await expect.element(page.getByRole('main').getByText(UNKNOWN, { exact: true })).toBeVisible();
    }
    useNoOverrides();
    use(answers.withCode(cambiarClave, '-9999-00-01'));
    await send.click();
    const both = `${errorCodes['-9999-00-01'].text} ${UNKNOWN}`;
    await expect.element(page.getByRole('main').getByText(both, { exact: true })).toBeVisible();
  });

  test('a refusal is known: no doubt is said of it, nor of the one after a change that was made', async () => {
    use(answers.offline(cambiarClave));
    const bank = await openTab();
    await fill();
    await send.click();
    await expect.element(page.getByRole('main').getByText(UNKNOWN)).toBeVisible();
    useNoOverrides();
    await send.click();
    await expect.element(text(CHANGED)).toBeVisible();
    await expect.element(page.getByRole('main').getByText(UNKNOWN)).not.toBeInTheDocument();
    await fill('Otra2026', 'Quebrada2028');
    await send.click();
    await expect.element(current).toHaveAccessibleDescription(wrong);
    expect(bank.countOf(cambiarClave)).toBe(3);
  });
});

test('conventions.md «Components and screens» 3: nothing is typed into what is being sent', async () => {
  const release = hold(cambiarClave);
  const bank = await openTab();
  await fill();
  await send.click();
  await expect.poll(() => bank.countOf(cambiarClave)).toBe(1);
  for (const field of [current, next, confirmation]) await expect.element(field).toHaveAttribute('readonly');
  release();
  await expect.element(text(CHANGED)).toBeVisible();
  for (const field of [current, next, confirmation]) await expect.element(field).not.toHaveAttribute('readonly');
});

test('conventions.md 3: two clicks in one task and an Enter meanwhile send it once', async () => {
  const release = hold(cambiarClave);
  const bank = await openTab();
  await fill();
  const button = send.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.poll(() => bank.countOf(cambiarClave)).toBe(1);
  await confirmation.click();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(text(CHANGED)).toBeVisible();
  await everyAnswerRead();
  expect(bank.countOf(cambiarClave)).toBe(1);
});

test('conventions.md 8: no password is left in the storage or in an address', async () => {
  await openTab();
  await fill();
  await send.click();
  await expect.element(text(CHANGED)).toBeVisible();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage, address: location.href })).not.toMatch(
    /Ribera2026|Quebrada2027/,
  );
});
