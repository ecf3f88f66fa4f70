import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { internas, modificarExterna } from '#api/contract/cuentasDestino.ts';
import { leer, modificar } from '#api/contract/dispositivos.ts';
import { autorizar, generar } from '#api/contract/tokens.ts';
import { to } from '#navigation/paths.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, type TestBank } from '#testing/testWorld.tsx';

/* D-64: a dialog in which something was typed is left by no way without a question, and the question stands over it. */

startEachTestFresh();
beforeEach(async () => {
  await page.viewport(1280, 900);
});

const question = page.getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
const stay = question.getByRole('button', { name: 'Seguir aquí' });
const leave = question.getByRole('button', { name: 'Salir' });
const dialogs = () => document.querySelectorAll('dialog').length;
const asksOnClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

interface HalfTyped {
  route: string;
  /** What is pressed to open it. */
  presses: readonly (() => Promise<void>)[];
  title: string;
  field: string;
}

const press = (name: string | RegExp) => () =>
  main
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

const forms = {
  'Nueva cuenta destino': {
    route: to.transferencias,
    presses: [press('Agregar cuenta')],
    title: 'Nueva cuenta destino',
    field: 'Número de cuenta',
  },
  'Nueva cuenta destino, elsewhere': {
    route: to.transferencias,
    presses: [press('Agregar cuenta'), () => page.getByRole('dialog').getByText('En otra institución').click()],
    title: 'Nueva cuenta destino',
    field: 'Nombre del beneficiario',
  },
  'Modificar cuenta destino': {
    route: to.transferencias,
    presses: [
      press('Más acciones de Rosa Elena Ordonez'),
      () => page.getByRole('menuitem', { name: 'Modificar' }).click(),
    ],
    title: 'Modificar cuenta destino',
    field: 'Alias',
  },
  'Agregar tarjeta': {
    route: to.configuracionTarjetas,
    presses: [press('Agregar tarjeta')],
    title: 'Agregar tarjeta',
    field: 'Nombre del titular',
  },
  'Editar favorito': {
    route: to.pagos,
    presses: [press('Editar favoritos'), press('Editar Luz casa')],
    title: 'Editar favorito',
    field: 'Alias',
  },
  'Cambiar nombre': {
    route: to.dispositivos,
    presses: [press(/^Cambiar nombre de /)],
    title: 'Cambiar nombre',
    field: 'Nombre del dispositivo',
  },
} satisfies Record<string, HalfTyped>;

interface Opened {
  bank: TestBank;
  dialog: Locator;
  field: Locator;
}

async function openForm({ route, presses, title, field }: HalfTyped, typed = ''): Promise<Opened> {
  const bank = await openBank({ route, before: [to.productos, to.garantias] });
  for (const next of presses) await next();
  const dialog = page.getByRole('dialog', { name: title });
  const place = dialog.getByLabelText(field, { exact: true });
  await expect.element(place).toBeVisible();
  if (typed !== '') await place.fill(typed);
  return { bank, dialog, field: place };
}

/** Each way out, and where it leads. */
const ways: Readonly<Record<string, { go: (bank: TestBank) => unknown; arrives: string }>> = {
  Back: { go: (bank) => bank.go(-1), arrives: to.garantias },
  // The page under a dialog is out of reach for a pointer; not for every tool of whoever needs one.
  'a link of the menu': {
    go: () =>
      page
        .getByRole('navigation', { name: 'Principal', includeHidden: true })
        .getByRole('link', { name: 'TRANSFERENCIA INTERNA', includeHidden: true })
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    arrives: to.transferenciaInterna,
  },
};

describe.each(Object.entries(forms))('D-64: %s', (_, form) => {
  test.each(Object.entries(ways))(
    '%s asks over what was typed; «Seguir aquí» leaves all as it was, «Salir» goes on',
    async (__, { go, arrives }) => {
      const { bank, dialog, field } = await openForm(form, '010201');
      await go(bank);
      await expect.element(question).toBeVisible();
      expect(dialogs()).toBe(2);
      await stay.click();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(field).toHaveValue('010201');
      await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
      expect(bank.path()).toBe(form.route);
      await go(bank);
      await leave.click();
      await expect.poll(bank.path).toBe(arrives);
      await expect.poll(dialogs).toBe(0);
    },
  );

  test('with nothing typed Back asks nothing', async () => {
    const { bank } = await openForm(form);
    await bank.go(-1);
    await expect.poll(bank.path).toBe(to.garantias);
    await expect.poll(dialogs).toBe(0);
  });

  test('closing the page is asked about by the browser, only with something typed', async () => {
    const { field } = await openForm(form);
    expect(asksOnClose()).toBe(false);
    await field.fill('010201');
    await expect.poll(asksOnClose).toBe(true);
  });
});

const [NEW, EDIT, NAME] = [forms['Nueva cuenta destino'], forms['Modificar cuenta destino'], forms['Cambiar nombre']];

describe('D-64: one question alone', () => {
  test('Back twice asks once', async () => {
    const { bank, field } = await openForm(NEW, '010201');
    await bank.go(-1);
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    expect(dialogs()).toBe(2);
    await stay.click();
    await expect.poll(dialogs).toBe(1);
    await expect.element(field).toHaveValue('010201');
  });

  test('Back over the question of the X: «Salir» goes where Back leads', async () => {
    const { bank, dialog } = await openForm(NEW, '010201');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(question).toBeVisible();
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    expect(dialogs()).toBe(2);
    await leave.click();
    await expect.poll(bank.path).toBe(to.garantias);
    await expect.poll(dialogs).toBe(0);
  });

  test('the X, «Salir», and Back then asks no more', async () => {
    const { bank, dialog } = await openForm(NEW, '010201');
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await leave.click();
    await expect.poll(dialogs).toBe(0);
    await bank.go(-1);
    await expect.poll(bank.path).toBe(to.garantias);
    expect(dialogs()).toBe(0);
  });

  test('an open code goes, the form stays; nothing is sent, and a new code saves it', async () => {
    const { bank, dialog, field } = await openForm(EDIT, 'Mi hermana');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(digits).toBeVisible();
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    await expect.element(digits).not.toBeInTheDocument();
    expect(dialogs()).toBe(2);
    await stay.click();
    await expect.element(dialog.getByText(/^No se guardaron los cambios\./)).toBeVisible();
    await expect.element(field).toHaveValue('Mi hermana');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await sendCode();
    await expect.poll(dialogs).toBe(0);
    expect(bank.countOf(modificarExterna)).toBe(1);
  });

  test.each(['Back', 'the X'])('%s: a code that is being made does not open over the question', async (way) => {
    const { bank, dialog } = await openForm(EDIT, 'Mi hermana');
    const release = hold(generar);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => bank.countOf(generar)).toBe(1);
    if (way === 'Back') await bank.go(-1);
    else await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(question).toBeVisible();
    release();
    await everyAnswerRead();
    expect(dialogs()).toBe(2);
    await leave.click();
    await expect.poll(dialogs).toBe(0);
    await expect.poll(bank.path).toBe(way === 'Back' ? to.garantias : to.transferencias);
  });

  test('a code that is being authorised changes nothing any more', async () => {
    const { bank, dialog } = await openForm(EDIT, 'Mi hermana');
    const release = hold(autorizar);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await sendCode();
    await expect.poll(() => bank.countOf(autorizar)).toBe(1);
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    release();
    await everyAnswerRead();
    expect(dialogs()).toBe(2);
    expect(bank.countOf(modificarExterna)).toBe(0);
  });
});

describe('what is saved is not asked about', () => {
  test('Back after a dialog that was saved', async () => {
    const { bank, dialog } = await openForm(NAME, 'Casa');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(dialogs).toBe(0);
    await bank.go(-1);
    await expect.poll(bank.path).toBe(to.garantias);
    expect(dialogs()).toBe(0);
    expect(bank.countOf(modificar)).toBe(1);
  });

  test('nor while its list is read anew, without a code', async () => {
    const { bank, dialog } = await openForm(NAME, 'Casa');
    hold(leer);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Nombre guardado')).toBeVisible();
    await bank.go(-1);
    await expect.poll(bank.path).toBe(to.garantias);
    expect(dialogs()).toBe(0);
  });

  test('nor with one, from the right code on', async () => {
    const { bank, dialog } = await openForm(NEW, '010201099999');
    await dialog.getByLabelText('Tipo de cuenta').selectOptions('AHV');
    await expect.element(dialog.getByText(/^Titular:/)).toBeVisible();
    await dialog.getByLabelText('Alias', { exact: true }).fill('Ana');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(digits).toBeVisible();
    hold(internas);
    await sendCode();
    await expect.element(page.getByText('Cuenta destino guardada')).toBeVisible();
    expect(dialogs()).toBe(1);
    await bank.go(-1);
    await expect.poll(bank.path).toBe(to.garantias);
    await expect.poll(dialogs).toBe(0);
  });
});

describe('the end of the session asks nothing', () => {
  test('of what was typed in a dialog', async () => {
    const { bank } = await openForm(NEW, '010201');
    bank.services.store.close('expired');
    await expect.poll(bank.path).toBe(to.login);
    expect(dialogs()).toBe(0);
  });

  test('also while the question stands', async () => {
    const { bank } = await openForm(NEW, '010201');
    await bank.go(-1);
    await expect.element(question).toBeVisible();
    bank.services.store.close('idle');
    await expect.poll(bank.path).toBe(to.login);
    await expect.poll(dialogs).toBe(0);
    await expect.element(page.getByText('Cerramos su sesión por inactividad.')).toBeVisible();
  });
});
