import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eliminarMiUsuario } from '#api/contract/credenciales.ts';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { type ErrorCode, errorCodes } from '#domain/errorCodes.ts';
import { faultList } from '#mocks/faults.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import {
  everyAnswerRead,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

startEachTestFresh();

const DELETED = 'Usuario eliminado correctamente';

const start = page.getByRole('button', { name: 'Eliminar usuario', exact: true });
const first = page.getByRole('alertdialog', { name: 'Eliminar Usuario Virtual', exact: true });
const second = page.getByRole('alertdialog', { name: 'Confirmar eliminacion', exact: true });
const firstBox = page.getByLabelText('Dígito 1 de 6');
const goOn = page.getByRole('button', { name: 'Continuar' });
const text = (words: string) => page.getByText(words, { exact: true });
const openDialogs = () => document.querySelectorAll('dialog[open]').length;
const stored = () => Object.keys(localStorage).filter((key) => /^[0-9a-f]{64}$/.test(key));

const openProfile = () =>
  openBank({
    route: '/perfilsocio',
    until: () => expect.element(page.getByLabelText('Correo', { exact: true })).toHaveValue('maria.guaman@example.com'),
  });

async function toSecond(): Promise<void> {
  await start.click();
  await first.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(second).toBeVisible();
}

async function toPin(): Promise<void> {
  await toSecond();
  await second.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect.element(firstBox).toBeVisible();
}

/** The member is where they were, with their session, and can begin again. */
async function expectStillHere(bank: TestBank): Promise<void> {
  await expect.poll(openDialogs).toBe(0);
  await expect.element(start).not.toHaveAttribute('aria-busy');
  expect(bank.path()).toBe('/perfilsocio');
  expect(bank.services.store.state().status).toBe('signedIn');
  expect(demo.bank.memberOf('mfguaman')).toBeDefined();
  await start.click();
  await expect.element(first).toBeVisible();
}

test('§4: the texts of both confirmations, to the letter, the focus on Cancelar', async () => {
  await openProfile();
  await start.click();
  await expect.element(first).toHaveAccessibleDescription('Desea eliminar su usuario virtual permanentemente?');
  await expect.element(first.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await first.getByRole('button', { name: 'Continuar' }).click();
  await expect
    .element(second)
    .toHaveAccessibleDescription('Esta seguro de eliminar su usuario virtual permanentemente?');
  await expect.element(second.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await expect.element(first).not.toBeInTheDocument();
});

test('§4, D-5: the code comes without a cancel button', async () => {
  await openProfile();
  await toPin();
  expect(page.getByRole('button', { name: /Cancelar/ }).elements()).toHaveLength(0);
});

describe('§4: a no at any step calls nothing that deletes', () => {
  const noes: [string, () => Promise<void>, readonly AnyEndpoint[]][] = [
    [
      'Cancelar in the first',
      async () => {
        await start.click();
        await first.getByRole('button', { name: 'Cancelar' }).click();
      },
      [],
    ],
    [
      'Escape in the first',
      async () => {
        await start.click();
        await expect.element(first).toBeVisible();
        await userEvent.keyboard('{Escape}');
      },
      [],
    ],
    [
      'Cancelar in the second',
      async () => {
        await toSecond();
        await second.getByRole('button', { name: 'Cancelar' }).click();
      },
      [],
    ],
    [
      'the X of the code',
      async () => {
        await toPin();
        await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
      },
      [generar],
    ],
  ];

  test.each(noes)('%s', async (_, refuse, called) => {
    const bank = await openProfile();
    await refuse();
    await expect.poll(openDialogs).toBe(0);
    await everyAnswerRead();
    const counted = [generar, autorizar, eliminarMiUsuario].filter((call) => bank.countOf(call) > 0);
    expect(counted.map(({ id }) => id)).toEqual(called.map(({ id }) => id));
    expect(bank.services.toasts.toasts()).toEqual([]);
    await expectStillHere(bank);
  });
});

test('§4: a code that was closed is told in its place, a question that was answered with no is not', async () => {
  const bank = await openProfile();
  await toSecond();
  await second.getByRole('button', { name: 'Cancelar' }).click();
  await expect.poll(openDialogs).toBe(0);
  await everyAnswerRead();
  expect(page.getByRole('main').getByText('No se eliminó su usuario.').elements()).toHaveLength(0);
  await toPin();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect.element(page.getByRole('main').getByText('No se eliminó su usuario.')).toBeVisible();
  expect(bank.services.toasts.toasts()).toEqual([]);
  expect(bank.countOf(eliminarMiUsuario)).toBe(0);
});

describe('docs/decisions.md «Unknown outcome»', () => {
  const UNKNOWN = 'No sabemos si su usuario se eliminó. Si ya no puede ingresar, se eliminó.';

  test('the bank has deleted, and its answer is lost', async () => {
    use(answers.lost(eliminarMiUsuario));
    const bank = await openProfile();
    await toPin();
    await sendCode();
    await expect.element(page.getByRole('main').getByText(UNKNOWN)).toBeVisible();
    expect(demo.bank.memberOf('mfguaman')).toBeUndefined();
    expect(bank.countOf(eliminarMiUsuario)).toBe(1);
    expect(text(DELETED).elements()).toHaveLength(0);
  });

  test('a code that is closed next does not say that nothing was deleted', async () => {
    use(answers.offline(eliminarMiUsuario));
    await openProfile();
    await toPin();
    await sendCode();
    const said = page.getByRole('main').getByText(UNKNOWN);
    await expect.element(said).toBeVisible();
    await toPin();
    await expect.element(said).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(said).toBeVisible();
    expect(text('No se eliminó su usuario.').elements()).toHaveLength(0);
  });

  test('a later try that is refused says so again; one that is not known either says it once', async () => {
    use(answers.offline(eliminarMiUsuario));
    await openProfile();
    const said = page.getByRole('main').getByText(UNKNOWN);
    for (let times = 0; times < 2; times += 1) {
      await toPin();
      await expect.element(said).not.toBeInTheDocument();
      await sendCode();
      await expect.element(said).toBeVisible();
    }
    useNoOverrides();
    use(answers.withCode(eliminarMiUsuario, '-9999-00-01'));
    await toPin();
    await sendCode();
    await expect.element(page.getByText(`${errorCodes['-9999-00-01'].text} ${UNKNOWN}`)).toBeVisible();
  });

  test('a refusal is known', async () => {
    use(answers.withCode(eliminarMiUsuario, '-9999-00-01'));
    await openProfile();
    await toPin();
    await sendCode();
    await expect.element(text(errorCodes['-9999-00-01'].text)).toBeVisible();
    expect(text(UNKNOWN).elements()).toHaveLength(0);
  });
});

describe('§4 «Errors are shown as a message», and the member stays', () => {
  test('tokens/generar: -0004-01-01', async () => {
    use(answers.withCode(generar, '-0004-01-01'));
    const bank = await openProfile();
    await toSecond();
    await second.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.element(page.getByRole('main').getByText(errorCodes['-0004-01-01'].text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Llamar al 1800 000 000' })).toBeVisible();
    expect(bank.services.toasts.toasts()).toEqual([]);
    expect(bank.countOf(autorizar)).toBe(0);
    await expectStillHere(bank);
  });

  test('tokens/autorizar: a wrong code stays in its dialog and deletes nothing', async () => {
    const bank = await openProfile();
    await toPin();
    await sendCode('111111');
    await expect.element(text(errorCodes['-0004-02-03'].text)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    expect(bank.countOf(eliminarMiUsuario)).toBe(0);
    await expectStillHere(bank);
  });

  test.each(['-0005-01-08', '-9999-00-01'] satisfies ErrorCode[])('eliminarmiusuario: %s', async (code) => {
    use(answers.withCode(eliminarMiUsuario, code));
    const bank = await openProfile();
    await toPin();
    await sendCode();
    await expect.element(text(errorCodes[code].text)).toBeVisible();
    expect(text(DELETED).elements()).toHaveLength(0);
    await expectStillHere(bank);
  });

  const failures = faultList.filter(({ outcome }) =>
    ['server', 'unreachable', 'unreadable', 'rejected'].includes(outcome),
  );
  test.each(failures)('eliminarmiusuario: $title', async ({ id }) => {
    use(answers.withFault(eliminarMiUsuario, id));
    const bank = await openProfile();
    await toPin();
    await sendCode();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(bank.countOf(eliminarMiUsuario)).toBe(1);
    await expectStillHere(bank);
  });
});

test('§4, D-58: after success the dialogs are closed, then the session is cleared, then sign-in with the message over it', async () => {
  const bank = await openProfile();
  const moments: unknown[] = [];
  bank.services.store.subscribe(() => {
    moments.push([bank.services.store.state(), openDialogs(), bank.path(), bank.services.toasts.toasts().length]);
  });
  await toPin();
  await sendCode();
  await expect.element(text(DELETED)).toBeVisible();
  await expect.poll(bank.path).toBe('/login');
  expect(moments).toEqual([[{ status: 'signedOut', reason: 'deleted' }, 0, '/perfilsocio', 0]]);
  expect(bank.services.store.token()).toBe('');
  expect(bank.services.idleClock.phase()).toBe('off');
  await expect.poll(stored).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Ingrese a su banca virtual' })).toBeVisible();
  expect(page.getByText(/sesión ha expirado|por inactividad/).elements()).toHaveLength(0);
  expect(text(DELETED).elements()).toHaveLength(1);
  const [authorised] = bank.bodiesOf(autorizar);
  expect(bank.bodiesOf(eliminarMiUsuario)).toEqual([{ idTransaccion: authorised?.guid }]);
  expect(demo.bank.memberOf('mfguaman')).toBeUndefined();
});

test('D-31: a session that is over while deleting leads to sign-in, which tells it; nothing else is said', async () => {
  use(answers.sessionExpired(eliminarMiUsuario));
  const bank = await openProfile();
  await toPin();
  await sendCode();
  await expect.poll(bank.path).toBe('/login');
  await expect.poll(() => text('Su sesión ha expirado. Ingrese nuevamente.').elements().length).toBe(1);
  expect(bank.services.toasts.toasts()).toEqual([]);
});

test('unsaved changes in MIS DATOS do not stand in the way of a deletion that is done', async () => {
  const bank = await openProfile();
  await page.getByLabelText('Celular', { exact: true }).fill('0900000999');
  await toPin();
  await sendCode();
  await expect.element(text(DELETED)).toBeVisible();
  await expect.poll(bank.path).toBe('/login');
  expect(openDialogs()).toBe(0);
});

test('conventions.md 3: two clicks in one task, at each step, delete once', async () => {
  const twice = (button: Element): void => {
    (button as HTMLButtonElement).click();
    (button as HTMLButtonElement).click();
  };
  const bank = await openProfile();
  twice(start.element());
  await expect.element(first).toBeVisible();
  expect(openDialogs()).toBe(1);
  twice(first.getByRole('button', { name: 'Continuar' }).element());
  await expect.element(second).toBeVisible();
  expect(openDialogs()).toBe(1);
  twice(second.getByRole('button', { name: 'Eliminar', exact: true }).element());
  await expect.element(firstBox).toBeVisible();
  await firstBox.fill('123456');
  twice(goOn.element());
  await expect.element(text(DELETED)).toBeVisible();
  await everyAnswerRead();
  expect([generar, autorizar, eliminarMiUsuario].map((call) => bank.countOf(call))).toEqual([1, 1, 1]);
});
