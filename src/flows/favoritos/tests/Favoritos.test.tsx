import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eliminarFavorito, favoritos, ingresarFavorito, modificarFavorito } from '#api/contract/pagos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { button, main, said, textbox } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

const OTHER = '0987654320';
const SOFIA = '0900000321';
const KEPT = 'Guardado como «Celular Sofía»';
const KEEP = 'Guardar como favorito';

const question = page.getByRole('alertdialog', { name: '¿Eliminar este favorito?' });
const adding = page.getByRole('dialog', { name: 'Guardar favorito' });
const editing = page.getByRole('dialog', { name: 'Editar favorito' });
const alias = page.getByRole('textbox', { name: 'Alias' });
const save = page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true });
const keeper = (name: string) => main.getByRole('switch', { name, exact: true });
const aliases = () => demo.bank.state.favourites.map((favourite) => favourite.alias);

/** Closes a dialog in which something was typed, by a way that asks first. */
async function dismissed(dismiss: () => Promise<void>): Promise<void> {
  await dismiss();
  await page
    .getByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' })
    .getByRole('button', { name: 'Salir' })
    .click();
}

/** The form of a top-up with its operator and its number: one that is not kept, or Sofia's. */
async function openForm(operator: string, mobile: string) {
  const bank = await openBank({ route: to.recargas });
  // In the form: the operators are named at the head of the page too.
  await main.getByRole('form').getByText(operator, { exact: true }).first().click();
  await main.getByLabelText('Número celular').fill(mobile);
  return bank;
}

async function openNew() {
  const bank = await openForm('CNT', OTHER);
  await keeper(KEEP).click();
  await expect.element(adding).toBeVisible();
  return bank;
}

async function openEdit() {
  const bank = await openBank({ route: to.pagos });
  await main.getByRole('button', { name: 'Editar favoritos' }).click();
  await main.getByRole('button', { name: 'Editar Luz casa' }).click();
  await expect.element(editing).toBeVisible();
  return bank;
}

/** CentroSur with what a customer owes: by the first of its criteria. */
async function openBill(reference: string) {
  await openBank({ route: to.centrosur });
  await textbox('Código de cliente').fill(reference);
  await button('Consultar').click();
  await expect.element(button('Revisar')).toBeVisible();
}

/** From there to its receipt. */
async function payBill() {
  await button('Revisar').click();
  await button('Confirmar pago').click();
  await sendCode();
  await expect.element(said('Pago exitoso')).toBeVisible();
  await expect.element(button('Descargar PDF')).toBeVisible();
}

describe('screens.md A.2 pagos «favourites»: keeping one', () => {
  test('contract B.3: its name and what it replays; no code is asked for', async () => {
    const bank = await openNew();
    await expect.element(adding.getByText('CNT')).toBeVisible();
    await expect.element(adding.getByText(OTHER)).toBeVisible();
    await expect.element(alias).toHaveFocus();
    await alias.fill('  Módem ');
    await expect.element(adding.getByText('5 de 30')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(keeper('Guardado como «Módem»')).toBeChecked();
    await expect.element(keeper('Guardado como «Módem»')).toHaveFocus();
    await expect.element(page.getByText('Favorito guardado')).toBeVisible();
    expect(bank.bodiesOf(ingresarFavorito)).toStrictEqual([
      { alias: 'Módem', codigoOperadora: 'CNT', referencia: OTHER },
    ]);
    expect(aliases()).toContain('Módem');
  });

  test.each([
    ['', 'El campo es requerido.'],
    ['   ', 'El campo es requerido.'],
    ['x'.repeat(31), 'El alias no puede superar 30 caracteres.'],
  ])('a name of %j is not sent', async (text, message) => {
    const bank = await openNew();
    await alias.fill(text);
    await save.click();
    await expect.element(adding.getByText(message)).toBeVisible();
    await expect.element(alias).toHaveFocus();
    await everyAnswerRead();
    expect(bank.countOf(ingresarFavorito)).toBe(0);
    await alias.fill('x'.repeat(30));
    await save.click();
    await expect.element(adding).not.toBeInTheDocument();
    expect(bank.countOf(ingresarFavorito)).toBe(1);
  });

  test.each<[string, () => Promise<void>]>([
    ['a double click', () => save.dblClick()],
    [
      'Enter twice',
      async () => {
        alias.element().focus();
        await userEvent.keyboard('{Enter}{Enter}');
      },
    ],
    [
      'two clicks in the same task',
      () => {
        const held = save.element() as HTMLButtonElement;
        held.click();
        held.click();
        return Promise.resolve();
      },
    ],
  ])('%s saves once', async (_, twice) => {
    const bank = await openNew();
    await alias.fill('Módem');
    await twice();
    await expect.element(keeper('Guardado como «Módem»')).toBeChecked();
    await everyAnswerRead();
    expect(bank.countOf(ingresarFavorito)).toBe(1);
    expect(aliases().filter((one) => one === 'Módem')).toHaveLength(1);
  });

  test('a double press of the switch opens one dialog', async () => {
    await openForm('CNT', OTHER);
    const held = keeper(KEEP).element() as HTMLInputElement;
    held.click();
    held.click();
    await expect.element(adding).toBeVisible();
    await everyAnswerRead();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  });

  test('while it is under way: busy, and neither Cancelar nor a second Guardar', async () => {
    await openNew();
    const release = hold(ingresarFavorito);
    await alias.fill('Módem');
    await save.click();
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await expect.element(adding.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    // Nor what is typed, which the dialog would close over (security.md 2.1).
    await expect.element(alias).toHaveAttribute('readonly');
    release();
    await expect.element(adding).not.toBeInTheDocument();
  });

  test.each(['-9999-00-02', '-9999-00-03'] as const)(
    '%s: said, what was typed stays, and it may be tried again',
    async (code) => {
      const bank = await openNew();
      use(answers.withCode(ingresarFavorito, code));
      await alias.fill('Módem');
      await save.click();
      // As a toast, and fixed over the field.
      await expect.poll(() => adding.getByText(errorCodes[code].text).elements()).toHaveLength(2);
      // Heard once (screens.md A.0 «Accessibility»).
      expect(adding.getByRole('alert').getByText(errorCodes[code].text).elements()).toHaveLength(1);
      await expect.element(alias).toHaveValue('Módem');
      useNoOverrides();
      await save.click();
      await expect.element(keeper('Guardado como «Módem»')).toBeChecked();
      expect(bank.countOf(ingresarFavorito)).toBe(2);
    },
  );

  test.each<[string, () => Promise<void>]>([
    ['Cancelar', () => adding.getByRole('button', { name: 'Cancelar' }).click()],
    ['the X and «Salir»', () => dismissed(() => adding.getByRole('button', { name: 'Cerrar' }).click())],
    ['Escape and «Salir»', () => dismissed(() => userEvent.keyboard('{Escape}'))],
  ])('%s keeps nothing; the switch is off and has the focus', async (_, close) => {
    const bank = await openNew();
    await alias.fill('Módem');
    await close();
    await expect.element(adding).not.toBeInTheDocument();
    await expect.element(keeper(KEEP)).not.toBeChecked();
    await expect.element(keeper(KEEP)).toHaveFocus();
    expect(bank.countOf(ingresarFavorito)).toBe(0);
  });

  test.each([
    ['that keeps none (contract B.0)', () => answers.withFault(favoritos, 'notFound')],
    ['that does not say which there are', () => answers.withCode(favoritos, '-9999-00-01')],
  ])('a server %s offers nothing to keep', async (_, answer) => {
    use(answer());
    await openForm('CNT', OTHER);
    await everyAnswerRead();
    expect(main.getByRole('switch').elements()).toHaveLength(0);
  });
});

describe('docs/decisions.md «Unknown outcome»: the answer was lost', () => {
  const UNKNOWN = 'No sabemos si su favorito se guardó. Inténtelo de nuevo.';
  const isDoubted = (dialog: typeof adding) => expect.poll(() => dialog.getByText(UNKNOWN).elements()).toHaveLength(2);

  test('a new one is read anew: after Cancelar the switch says that it is kept', async () => {
    const bank = await openNew();
    use(answers.lost(ingresarFavorito));
    await alias.fill('Módem');
    await save.click();
    await isDoubted(adding);
    await expect.element(alias).toHaveValue('Módem');
    await adding.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(keeper('Guardado como «Módem»')).toBeChecked();
    expect(bank.countOf(ingresarFavorito)).toBe(1);
  });

  test('a new one: «Guardar» again keeps it once, under the name that stands there by then', async () => {
    const bank = await openNew();
    use(answers.lost(ingresarFavorito));
    await alias.fill('Módem');
    await save.click();
    await isDoubted(adding);
    await expect.element(save).not.toHaveAttribute('aria-busy');
    useNoOverrides();
    await alias.fill('Módem casa');
    await save.click();
    await expect.element(keeper('Guardado como «Módem casa»')).toBeChecked();
    await expect.element(adding).not.toBeInTheDocument();
    expect([bank.countOf(ingresarFavorito), bank.countOf(modificarFavorito)]).toEqual([1, 1]);
    expect(aliases().filter((one) => one.startsWith('Módem'))).toEqual(['Módem casa']);
  });

  test('on a receipt what is kept all the same is said in the place of the button, and has the focus', async () => {
    await openBill('1187302');
    await payBill();
    use(answers.lost(ingresarFavorito));
    await button(KEEP).click();
    await alias.fill('Luz abuelos');
    await save.click();
    await isDoubted(adding);
    await adding.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(said('Guardado como «Luz abuelos»')).toHaveFocus();
  });

  test('another name is read anew', async () => {
    await openEdit();
    use(answers.lost(modificarFavorito));
    await alias.fill('Luz del departamento');
    await save.click();
    await isDoubted(editing);
    await editing.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(main.getByRole('button', { name: 'Editar Luz del departamento' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Editar Luz casa' }).elements()).toHaveLength(0);
  });
});

describe('contract B.0: a server that leaves the criterion of a favourite out', () => {
  const KEPT_LIGHT = 'Guardado como «Luz casa»';

  beforeEach(() => {
    const withoutCriterion = (rows: unknown) =>
      (rows as Record<string, unknown>[]).map((row) => ({ ...row, codigoCriterio: undefined }));
    use(answers.rewritten(favoritos, withoutCriterion));
  });

  test('the bill is known as kept, in the form and on its receipt', async () => {
    await openBill('1203456');
    await expect.element(keeper(KEPT_LIGHT)).toBeChecked();
    await payBill();
    // Long enough for an offer, which looks first whether it is a favourite already.
    await everyAnswerRead();
    await everyAnswerRead();
    expect(button(KEEP).elements()).toHaveLength(0);
  });

  test('one that was kept just now too', async () => {
    await openBill('1187302');
    await keeper(KEEP).click();
    await alias.fill('Luz abuelos');
    await save.click();
    await expect.element(keeper('Guardado como «Luz abuelos»')).toBeChecked();
  });

  test('of another criterion it is another one', async () => {
    await openBill('1203456');
    await main.getByRole('group', { name: 'Buscar por' }).getByText('N.º de medidor').click();
    await textbox('N.º de medidor').fill('8841207');
    await button('Consultar').click();
    await expect.element(keeper(KEEP)).not.toBeChecked();
  });
});

describe('screens.md A.2 pagos «favourites»: changing and deleting', () => {
  test('a refused change keeps the text', async () => {
    const bank = await openEdit();
    use(answers.withCode(modificarFavorito, '-9999-00-02'));
    await alias.fill('Luz del departamento');
    await save.click();
    await expect.poll(() => editing.getByText(errorCodes['-9999-00-02'].text).elements()).toHaveLength(2);
    await expect.element(alias).toHaveValue('Luz del departamento');
    expect(bank.countOf(modificarFavorito)).toBe(1);
    expect(aliases()).toContain('Luz casa');
  });

  test('«Eliminar favorito» asks; no, and Escape, lead back to the dialog as it was', async () => {
    const bank = await openEdit();
    await alias.fill('Luz del departamento');
    const remove = editing.getByRole('button', { name: 'Eliminar favorito' });
    for (const refuse of [
      () => question.getByRole('button', { name: 'Cancelar' }).click(),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await remove.click();
      await expect.element(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      await refuse();
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(alias).toHaveValue('Luz del departamento');
      await expect.element(remove).toHaveFocus();
    }
    expect(bank.countOf(eliminarFavorito)).toBe(0);
  });

  test('two presses of «Eliminar favorito» ask once, and yes deletes once', async () => {
    const bank = await openEdit();
    const held = editing.getByRole('button', { name: 'Eliminar favorito' }).element() as HTMLButtonElement;
    held.click();
    held.click();
    await expect.element(question.first()).toBeVisible();
    expect(question.elements()).toHaveLength(1);
    await question.getByRole('button', { name: 'Eliminar' }).dblClick();
    await expect.element(editing).not.toBeInTheDocument();
    await everyAnswerRead();
    expect(bank.countOf(eliminarFavorito)).toBe(1);
    expect(aliases()).toEqual(['Luz papás', 'Celular Sofía', 'Pensión Sofía']);
  });

  test('while it is being deleted it is neither saved nor deleted again, until the list is there without it', async () => {
    const bank = await openEdit();
    const remove = editing.getByRole('button', { name: /^Elimina/ });
    const release = hold(eliminarFavorito);
    await remove.click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(remove).toHaveAttribute('aria-busy', 'true');
    await expect.element(remove).toHaveFocus();
    await expect.element(save).toBeDisabled();
    await remove.click({ force: true });
    expect(question.elements()).toHaveLength(0);
    release();
    await expect.element(editing).not.toBeInTheDocument();
    expect([bank.countOf(eliminarFavorito), bank.countOf(modificarFavorito)]).toEqual([1, 0]);
  });

  test('so it is with the switch: what is gone is not deleted once more', async () => {
    const bank = await openForm('Claro', SOFIA);
    await keeper(KEPT).click();
    const release = hold(favoritos);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.poll(() => bank.countOf(eliminarFavorito)).toBe(1);
    await expect.element(page.getByText('Favorito eliminado')).toBeVisible();
    await keeper(KEPT).click({ force: true });
    await expect.element(keeper(KEPT)).toHaveAttribute('aria-busy', 'true');
    expect(question.elements()).toHaveLength(0);
    release();
    await expect.element(keeper(KEEP)).not.toBeChecked();
    expect(bank.countOf(eliminarFavorito)).toBe(1);
  });

  test('-9999-00-02: what cannot be deleted is said, and stays', async () => {
    await openEdit();
    use(answers.withCode(eliminarFavorito, '-9999-00-02'));
    await editing.getByRole('button', { name: 'Eliminar favorito' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText(errorCodes['-9999-00-02'].text)).toBeVisible();
    await expect.element(editing).toBeVisible();
    expect(aliases()).toContain('Luz casa');
  });

  test('the switch of a kept one is on; switched off it asks, and only yes deletes', async () => {
    const bank = await openForm('Claro', SOFIA);
    await expect.element(keeper(KEPT)).toBeChecked();
    await keeper(KEPT).click();
    await expect.element(question.getByText('Celular Sofía')).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(keeper(KEPT)).toBeChecked();
    expect(bank.countOf(eliminarFavorito)).toBe(0);
    await keeper(KEPT).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(keeper(KEEP)).not.toBeChecked();
    expect(bank.bodiesOf(eliminarFavorito)).toStrictEqual([{ codigoFavorito: 'FAV-3' }]);
    await expect.element(main.getByLabelText('Número celular')).toHaveValue(SOFIA);
  });
});
