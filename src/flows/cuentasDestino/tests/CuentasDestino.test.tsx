import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  eliminarExterna,
  eliminarInterna,
  externas,
  internas,
  modificarExterna,
  modificarInterna,
} from '#api/contract/cuentasDestino.ts';
import { generar } from '#api/contract/tokens.ts';
import { tiposCuentasExternas } from '#api/contract/transferencias.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { digits, sendCode } from '#testing/behaviourMember.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as destinations from './destinationsWorld.ts';

const editing = page.getByRole('dialog', { name: 'Modificar cuenta destino' });

const question = page.getByRole('alertdialog', { name: '¿Eliminar esta cuenta destino?' });

destinations.startEachDestinationFresh();

async function act(name: string, action: string): Promise<void> {
  await destinations.row(name).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('screens.md A.2 «Cuenta destino: modificar»', () => {
  const rosa = () => destinations.registered().find(({ codigoCuentaDestino }) => codigoCuentaDestino === 'CD-03');

  async function openEdit(name = 'Rosa Elena Ordonez'): Promise<TestBank> {
    const bank = await destinations.openHub();
    await act(name, 'Modificar');
    await expect.element(editing).toBeVisible();
    return bank;
  }

  test('alias, e-mail and kind alone, with a code; an e-mail that was emptied is left out and taken away', async () => {
    const bank = await openEdit();
    await expect.element(destinations.field('Alias', editing)).toHaveValue('Rosa');
    await expect.element(destinations.field('Correo (opcional)', editing)).toHaveValue('rosa.ordonez@example.com');
    await expect.element(destinations.field('Tipo de cuenta', editing)).toHaveValue('AHO');
    expect(editing.getByRole('textbox').elements()).toHaveLength(2);
    expect(editing.getByText('2209988771').elements()).toHaveLength(0);
    await destinations.field('Alias', editing).fill(' Rosa trabajo ');
    await destinations.field('Correo (opcional)', editing).fill('  ');
    await destinations.field('Tipo de cuenta', editing).selectOptions('COR');
    await destinations.save(editing).click();
    await expect.element(digits).toBeVisible();
    expect(destinations.signedRows('Modificar cuenta destino')).toEqual([
      ['Beneficiario', 'Rosa Elena Ordonez'],
      ['Cuenta', 'número terminado en 8771'],
      ['Alias', 'Rosa trabajo'],
      ['Correo', 'Sin correo'],
      ['Tipo de cuenta', 'Corriente'],
    ]);
    await sendCode();
    await expect.element(editing).not.toBeInTheDocument();
    expect(bank.bodiesOf(modificarExterna)).toStrictEqual([
      {
        idTransaccion: expect.any(String) as unknown,
        codigoCuentaDestino: 'CD-03',
        alias: 'Rosa trabajo',
        codigoTipoCuenta: 'COR',
      },
    ]);
    expect(rosa()).toMatchObject({
      alias: 'Rosa trabajo',
      correo: null,
      codigoTipoCuenta: 'COR',
      numeroCuenta: '2209988771',
      codigoInstitucion: '1001',
    });
  });

  test('D-56: what is signed: of what stays as it is, the name of the account alone', async () => {
    await openEdit();
    await destinations.field('Correo (opcional)', editing).fill(' otra@example.com ');
    await destinations.save(editing).click();
    await expect.element(digits).toBeVisible();
    expect(destinations.signedRows('Modificar cuenta destino')).toEqual([
      ['Beneficiario', 'Rosa Elena Ordonez'],
      ['Cuenta', 'número terminado en 8771'],
      ['Alias', 'Rosa'],
      ['Correo', 'otra@example.com'],
    ]);
  });

  test('FM (b): the code closed changes nothing and loses nothing', async () => {
    const bank = await openEdit();
    const was = rosa();
    await destinations.field('Alias', editing).fill('Otra');
    await destinations.save(editing).click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(editing.getByText('No se guardaron los cambios. Puede confirmar con un código nuevo.'))
      .toBeVisible();
    await expect.element(destinations.field('Alias', editing)).toHaveValue('Otra');
    expect(bank.countOf(modificarExterna)).toBe(0);
    expect(rosa()).toEqual(was);
  });

  test('docs/decisions.md «Unknown outcome»: the answer to a change of a destination was lost: the list is read anew, and a code closed next does not say that nothing was saved', async () => {
    use(answers.lost(modificarExterna));
    const bank = await openEdit();
    const asked = bank.countOf(externas);
    await destinations.field('Alias', editing).fill('Otra');
    await destinations.save(editing).click();
    await sendCode();
    // Before it was signed, and afterwards.
    await expect.poll(() => bank.countOf(externas)).toBe(asked + 2);
    await everyAnswerRead();
    expect(rosa()?.alias).toBe('Otra');
    await expect.element(destinations.field('Alias', editing)).toHaveValue('Otra');
    await destinations.save(editing).click();
    await expect.element(digits).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(
        editing.getByText(
          'No sabemos si un intento anterior se completó. Revise sus datos antes de confirmar con un código nuevo.',
        ),
      )
      .toBeVisible();
  });

  test('security.md 2.1: while it is sent nothing can be typed or chosen that the answer would take away', async () => {
    const bank = await openEdit();
    await destinations.save(editing).click();
    const release = hold(modificarExterna);
    await sendCode();
    await expect.poll(() => bank.countOf(modificarExterna)).toBe(1);
    await expect.element(destinations.field('Alias', editing)).toHaveAttribute('readonly');
    await expect.element(destinations.field('Correo (opcional)', editing)).toHaveAttribute('readonly');
    await expect.element(destinations.field('Tipo de cuenta', editing)).toBeDisabled();
    release();
    await expect.element(editing).not.toBeInTheDocument();
    expect(bank.bodiesOf(modificarExterna)).toMatchObject([{ alias: 'Rosa', codigoTipoCuenta: 'AHO' }]);
  });

  test('§5: an empty alias or a wrong e-mail asks for no code', async () => {
    const bank = await openEdit();
    await destinations.field('Alias', editing).fill(' ');
    await destinations.field('Correo (opcional)', editing).fill('rosa@');
    await destinations.save(editing).click();
    await expect.element(editing.getByText('El campo es requerido.')).toBeVisible();
    await expect.element(editing.getByText('Escriba el correo así: nombre@ejemplo.com.')).toBeVisible();
    expect(bank.countOf(generar)).toBe(0);
  });

  test('conventions.md 3: «Guardar» again while the list is still read sends nothing more', async () => {
    const bank = await openEdit();
    await destinations.field('Alias', editing).fill('Rosa trabajo');
    await destinations.save(editing).click();
    await expect.element(digits).toBeVisible();
    const release = hold(externas);
    await sendCode();
    await expect.element(page.getByText('Cuenta destino guardada')).toBeVisible();
    await expect.element(editing).toBeVisible();
    (destinations.save(editing).element() as HTMLElement).click();
    (destinations.field('Alias', editing).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(editing).not.toBeInTheDocument();
    await everyAnswerRead();
    expect([bank.countOf(generar), bank.countOf(modificarExterna)]).toEqual([1, 1]);
  });

  test('account types that did not come are told, and «Reintentar» brings them', async () => {
    use(answers.withCode(tiposCuentasExternas, '-9999-00-03'));
    await openEdit();
    await expect.element(editing.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await editing.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(editing.getByRole('option', { name: 'Corriente' })).toBeInTheDocument();
    await expect.element(destinations.field('Tipo de cuenta', editing)).toHaveValue('AHO');
    await expect.element(editing.getByText(errorCodes['-9999-00-03'].text)).not.toBeInTheDocument();
  });

  test('-0006-03-01: one that is gone is told in its place; inside the cooperative it is the other call', async () => {
    const bank = await openEdit('Carlos Andres Loja Peralta');
    await destinations.save(editing).click();
    await expect.element(digits).toBeVisible();
    demo.bank.state.destinations = demo.bank.state.destinations.filter(
      ({ codigoCuentaDestino }) => codigoCuentaDestino !== 'CD-01',
    );
    await sendCode();
    await expect.element(editing.getByText(errorCodes['-0006-03-01'].text)).toBeVisible();
    expect(bank.countOf(modificarInterna)).toBe(1);
  });
});

describe('screens.md A.2 «Cuenta destino: eliminar»', () => {
  test('asked first, and without a code', async () => {
    const bank = await destinations.openHub();
    await act('Rosa Elena Ordonez', 'Eliminar');
    await expect.element(question).toBeVisible();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText('Cuenta destino eliminada')).toBeVisible();
    await expect.element(destinations.row('Rosa Elena Ordonez')).not.toBeInTheDocument();
    expect(bank.bodiesOf(eliminarExterna)).toStrictEqual([{ codigoCuentaDestino: 'CD-03' }]);
    expect(bank.countOf(generar)).toBe(0);
    expect(destinations.codes()).toEqual(destinations.registeredBefore.filter((code) => code !== 'CD-03'));
  });

  test('conventions.md 3: pressed again while the list is still read, what is gone is not deleted again', async () => {
    const bank = await destinations.openHub();
    await act('Rosa Elena Ordonez', 'Eliminar');
    const release = hold(externas);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText('Cuenta destino eliminada')).toBeVisible();
    // The list is not waited for: it is the focus that has gone on.
    await expect.element(main.getByRole('heading', { name: 'Mis cuentas destino' })).toHaveFocus();
    await act('Rosa Elena Ordonez', 'Eliminar');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(question.elements()).toHaveLength(0);
    release();
    await expect.element(destinations.row('Rosa Elena Ordonez')).not.toBeInTheDocument();
    expect(bank.countOf(eliminarExterna)).toBe(1);
  });

  test('from the yes to the list read anew its row says «Eliminando…», and not while it is asked', async () => {
    const bank = await destinations.openHub();
    const going = main.getByText('Eliminando…');
    await act('Rosa Elena Ordonez', 'Eliminar');
    await expect.element(question).toBeVisible();
    expect(going.elements()).toHaveLength(0);
    const releaseAnswer = hold(eliminarExterna);
    const releaseList = hold(externas);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.poll(() => bank.countOf(eliminarExterna)).toBe(1);
    await expect.element(going).toBeVisible();
    releaseAnswer();
    await expect.element(page.getByText('Cuenta destino eliminada')).toBeVisible();
    await expect.element(going).toBeVisible();
    releaseList();
    await expect.element(destinations.row('Rosa Elena Ordonez')).not.toBeInTheDocument();
  });

  test('one whose deletion was refused can be tried again once the list is there', async () => {
    use(answers.withCode(eliminarExterna, '-9999-00-03'));
    const bank = await destinations.openHub();
    await act('Rosa Elena Ordonez', 'Eliminar');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await everyAnswerRead();
    await expect.element(main.getByText('Eliminando…')).not.toBeInTheDocument();
    useNoOverrides();
    await act('Rosa Elena Ordonez', 'Eliminar');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText('Cuenta destino eliminada')).toBeVisible();
    expect(bank.countOf(eliminarExterna)).toBe(2);
  });

  test.each(['Cancelar', 'Escape'])('%s deletes nothing', async (way) => {
    const bank = await destinations.openHub();
    await act('Carlos Andres Loja Peralta', 'Eliminar');
    await expect.element(question).toBeVisible();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await question.getByRole('button', { name: way }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bank.countOf(eliminarInterna)).toBe(0);
    expect(destinations.codes()).toEqual(destinations.registeredBefore);
  });

  test('-0006-03-01: what is gone already is told, and the list read anew', async () => {
    const bank = await destinations.openHub();
    const asked = bank.countOf(internas);
    demo.bank.state.destinations = demo.bank.state.destinations.filter(
      ({ codigoCuentaDestino }) => codigoCuentaDestino !== 'CD-01',
    );
    await act('Carlos Andres Loja Peralta', 'Eliminar');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText(errorCodes['-0006-03-01'].text)).toBeVisible();
    await expect.element(destinations.row('Carlos Andres Loja Peralta')).not.toBeInTheDocument();
    expect(bank.countOf(internas)).toBe(asked + 1);
  });
});

describe('screens.md A.2 transferenciaI «Destination switch»: the list to choose from', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({
    codigoCuentaDestino: `CD-9${index}`,
    numeroCuenta: `220998870${index}`,
    institucion: index % 2 === 0 ? 'Banco Andes Demo' : 'Cooperativa Valle Nuevo Demo',
    beneficiario: `PERSONA ${'ABCDEF'.charAt(index)} QUIZHPE`,
    alias: index === 3 ? 'Jardín' : '',
  }));
  const picker = main.getByRole('button', { name: /^Cuenta registrada/ });
  const list = page.getByRole('dialog', { name: 'Cuenta registrada' });
  const search = list.getByRole('searchbox', { name: 'Buscar por nombre, alias o institución' });

  async function openList(registered = many): Promise<void> {
    use(answers.withData(externas, registered));
    await openBank({ route: '/transferenciaE/1' });
    await picker.click();
    await expect.element(list).toBeVisible();
  }

  test('from six on it can be searched, accents aside, by name, alias and institution; no result is said', async () => {
    await openList();
    await search.fill('jardin');
    await expect.poll(() => list.getByRole('option').elements().length).toBe(1);
    await search.fill('andes persona');
    await expect.poll(() => list.getByRole('option').elements().length).toBe(3);
    await search.fill('zzz');
    await expect.element(list.getByText('No hay resultados.')).toBeVisible();
    await search.fill('persona d');
    await list.getByRole('option', { name: /Persona D/ }).click();
    await expect.element(main.getByRole('button', { name: /^Cuenta registrada.*Persona D Quizhpe/ })).toBeVisible();
  });

  test('five need no search; Escape keeps what was chosen', async () => {
    await openList(many.slice(0, 5));
    expect(search.elements()).toHaveLength(0);
    await list.getByRole('option', { name: /Persona B/ }).click();
    await picker.click();
    await expect.element(list.getByRole('option', { name: /Persona B/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: /^Cuenta registrada.*Persona B Quizhpe/ })).toBeVisible();
    await expect.element(picker).toHaveFocus();
  });

  test('D-57: a list that did not come says why, and «Reintentar» brings it', async () => {
    use(answers.withCode(externas, '-9999-00-03'));
    await openBank({ route: '/transferenciaE/1' });
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(picker).toBeVisible();
  });
});
