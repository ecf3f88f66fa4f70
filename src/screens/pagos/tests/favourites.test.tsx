import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  categorias,
  consultar,
  eliminarFavorito,
  favoritos,
  ingresarFavorito,
  modificarFavorito,
  pagar,
  servicios,
  validarPago,
} from '#api/contract/pagos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import type { Favourite } from '#mocks/bank/state.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { confirm } from '#testing/behaviourMember.ts';
import { button, main } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { ALL, favourites, latest, openHub, pay, rowsOf, SCREEN, search, tiles } from './paymentsWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(() => {
  const { services } = demo.bank;
  return () => {
    demo.bank.replaceServices(services);
  };
});

const editing = page.getByRole('dialog', { name: 'Editar favorito' });

const question = page.getByRole('alertdialog', { name: '¿Eliminar este favorito?' });

const edit = (alias: string) => favourites.getByRole('button', { name: `Editar ${alias}`, exact: true });

/** One more favourite of hers, after her own. */
function keep(alias: string, codigoServicio: string, codigoCriterio: string, referencia: string): void {
  const [pattern] = demo.bank.state.favourites;
  if (!pattern) throw new Error('La socia no tiene favoritos.');
  const kept: Favourite = { ...pattern, codigoFavorito: `FAV-${alias}`, alias };
  demo.bank.state.favourites.push({ ...kept, codigoServicio, codigoCriterio, referencia });
}

describe('screens.md A.2 pagos: favourites', () => {
  test('demo-bank.md C.5: each with what it owes, when, and the way to pay it', async () => {
    await openHub();
    await expect.element(favourites.getByText('0900000321 · Recarga Claro')).toBeVisible();
    expect(rowsOf(favourites)).toEqual([
      ['Luz casa', '1203456 · CentroSur', 'Vence 28 nov', '$43,90', 'Pagar'],
      ['Luz papás', '8841207 · CentroSur', 'Vencido', '$59,16', 'Pagar'],
      ['Celular Sofía', '0900000321 · Recarga Claro', 'Recargar'],
      ['Pensión Sofía', 'CA-20417 · Unidad Educativa Cordillera Azul', 'Vence 07 dic', '$165,00', 'Pagar'],
    ]);
  });

  test('screens.md A.0 «Hide balances»: neither what they owe nor what was paid is told, and «Pagar» shows what is to be signed', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    await openBank({ route: to.pagos });
    await expect.poll(() => rowsOf(latest)).toHaveLength(5);
    const HIDDEN = 'Saldo oculto';
    await expect
      .poll(() => rowsOf(favourites))
      .toEqual([
        ['Luz casa', '1203456 · CentroSur', 'Vence 28 nov', HIDDEN, 'Pagar'],
        ['Luz papás', '8841207 · CentroSur', 'Vencido', HIDDEN, 'Pagar'],
        ['Celular Sofía', '0900000321 · Recarga Claro', 'Recargar'],
        ['Pensión Sofía', 'CA-20417 · Unidad Educativa Cordillera Azul', 'Vence 07 dic', HIDDEN, 'Pagar'],
      ]);
    expect(rowsOf(latest).map((row) => row.at(-2))).toEqual(Array(5).fill(HIDDEN));
    expect(main.element().innerHTML).not.toMatch(/\d,\d\d/);
    await pay('Luz casa').click();
    await expect.element(main.getByText('$43,90').first()).toBeInTheDocument();
  });

  test('several that are not overdue are counted; one that owes nothing is up to date, and can be looked at', async () => {
    keep('Patente', 'TRA-MULTAS', 'PLACA', 'ABD5678');
    keep('Escuela', 'COL-RIOCLARO', 'ESTUDIANTE', 'RC-10088');
    vi.setSystemTime('2026-11-10T10:15:00-05:00');
    const bank = await openHub();
    await expect
      .poll(() => rowsOf(favourites).slice(4))
      .toEqual([
        ['Patente', 'ABD5678 · Multas de tránsito', '2 valores', '$67,50', 'Pagar'],
        ['Escuela', 'RC-10088 · Escuela Rio Claro', 'Al día', 'Ver'],
      ]);
    await favourites.getByRole('link', { name: 'Ver Escuela' }).click();
    await expect.poll(bank.path, SCREEN).toBe(to.colegios);
    await expect.element(main.getByText('No tiene valores pendientes.')).toBeVisible();
  });

  test('conventions.md «Components and screens» 1: asked anew when the page is looked at, one that owes nothing stays up to date', async () => {
    use(answers.withCode(consultar, '-0008-01-02'));
    const upToDate = favourites.getByText('Al día');
    const bank = await openBank({ route: to.pagos, until: upToDate.first() });
    await everyAnswerRead();
    const [shown, before] = [rowsOf(favourites), bank.countOf(consultar)];
    expect(upToDate.elements()).toHaveLength(3);
    const release = hold(consultar);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(consultar)).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(rowsOf(favourites)).toEqual(shown);
    release();
    await everyAnswerRead();
    expect(rowsOf(favourites)).toEqual(shown);
  });

  test('one that is paid elsewhere while the page is open is up to date, once the page is looked at again', async () => {
    await openHub();
    use(answers.withCode(consultar, '-0008-01-02'));
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => rowsOf(favourites)[0]).toEqual(['Luz casa', '1203456 · CentroSur', 'Al día', 'Ver']);
  });

  test('one that could not be asked once more goes on saying what it owed', async () => {
    const bank = await openHub();
    const [shown, before] = [rowsOf(favourites), bank.countOf(consultar)];
    use(answers.withCode(consultar, '-9999-00-03'));
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(consultar)).toBeGreaterThan(before);
    await everyAnswerRead();
    expect(rowsOf(favourites)).toEqual(shown);
  });

  test('one that was just paid does not stand there as owed, nor while its provider is asked', async () => {
    const bank = await openHub();
    await pay('Luz casa').click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Revise su pago, / })).toBeVisible();
    await confirm();
    await expect.element(button('Hacer otro pago')).toBeVisible();
    const release = hold(consultar);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect.poll(bank.path, SCREEN).toBe(to.pagos);
    await expect.element(favourites.getByText('Luz casa')).toBeVisible();
    expect(rowsOf(favourites)[0]).not.toContain('$43,90');
    release();
    await expect.poll(() => rowsOf(favourites)[0]).toEqual(['Luz casa', '1203456 · CentroSur', 'Al día', 'Ver']);
  });

  test('nor where its payment is answered when the member is here already', async () => {
    const bank = await openHub();
    await pay('Luz casa').click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Revise su pago, / })).toBeVisible();
    const release = hold(pagar);
    await confirm();
    await expect.poll(() => bank.countOf(pagar)).toBe(1);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'PAGOS DE SERVICIOS' }).click();
    await expect.poll(() => rowsOf(favourites)[0]).toContain('$43,90');
    release();
    await expect.poll(() => rowsOf(favourites)[0]).toEqual(['Luz casa', '1203456 · CentroSur', 'Al día', 'Ver']);
  });

  test.each([
    ['Luz casa', to.centrosur, '$43,90'],
    ['Luz papás', to.centrosur, '$59,16'],
    ['Pensión Sofía', to.colegios, '$165,00'],
  ])('«Pagar» of %s lands on Revisar in one press', async (alias, path, amount) => {
    const bank = await openHub();
    await pay(alias).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Revise su pago, / })).toBeVisible();
    expect(bank.path()).toBe(path);
    await expect.element(main.getByText(amount).first()).toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Confirmar pago' })).toBeEnabled();
  });

  test('docs/decisions.md «Debts»: one that is paid a debt at a time: the sum is the one that «Pagar» proposes, and the member says which', async () => {
    demo.bank.replaceServices(demo.bank.services.map((one) => ({ ...one, permiteVarios: false })));
    const bank = await openHub();
    await expect
      .poll(() => rowsOf(favourites)[1])
      .toEqual(['Luz papás', '8841207 · CentroSur', 'Vencido', '$28,14', 'Pagar']);
    await pay('Luz papás').click();
    await expect
      .element(main.getByRole('button', { name: 'Revisar' }))
      .toHaveAccessibleDescription('Total a pagar $28,14');
    await everyAnswerRead();
    await everyAnswerRead();
    expect(bank.countOf(validarPago)).toBe(0);
  });

  test('docs/decisions.md «Debts»: one reference finds two supplies: the row speaks of the one that «Pagar» proposes, that of the oldest debt', async () => {
    keep('Todo', 'CENTROSUR-LUZ', 'IDENTIFICACION', '0159999010');
    await openHub();
    await expect
      .poll(() => rowsOf(favourites)[4])
      .toEqual(['Todo', '0159999010 · CentroSur', 'Vencido', '$59,16', 'Pagar']);
    await pay('Todo').click();
    await expect
      .element(main.getByRole('button', { name: 'Revisar' }))
      .toHaveAccessibleDescription('Total a pagar $59,16');
  });

  test('«Pagar» before the categories have come: the page that pays it gets the lookup all the same', async () => {
    const release = hold(categorias);
    const bank = await openBank({ route: to.pagos, until: pay('Luz casa') });
    await pay('Luz casa').click();
    await expect.poll(bank.path).toBe(to.pagosVarios('CENTROSUR'));
    release();
    await expect.element(page.getByRole('heading', { level: 1, name: /^Revise su pago, / })).toBeVisible();
    expect(bank.path()).toBe(to.centrosur);
  });

  test('«Recargar» fills the operator and the number, twice', async () => {
    const bank = await openHub();
    await favourites.getByRole('link', { name: 'Recargar Celular Sofía' }).click();
    await expect.poll(bank.path, SCREEN).toBe(to.recargas);
    await expect.element(main.getByRole('radio', { name: 'Claro' })).toBeChecked();
    await expect.element(main.getByLabelText('Número celular')).toHaveValue('0900000321');
    await expect.element(main.getByLabelText('Confirme el número')).toHaveValue('0900000321');
  });

  test('one that cannot be looked up says nothing, and disturbs no other', async () => {
    keep('Caído', 'CENTROSUR-LUZ', 'CODIGO', '5030503');
    keep('Perdido', 'CENTROSUR-LUZ', 'CODIGO', '9999999');
    await openHub();
    await everyAnswerRead();
    expect(rowsOf(favourites).map(([alias, , ...rest]) => [alias, ...rest])).toEqual([
      ['Luz casa', 'Vence 28 nov', '$43,90', 'Pagar'],
      ['Luz papás', 'Vencido', '$59,16', 'Pagar'],
      ['Celular Sofía', 'Recargar'],
      ['Pensión Sofía', 'Vence 07 dic', '$165,00', 'Pagar'],
      ['Caído', 'Pagar'],
      ['Perdido', 'Pagar'],
    ]);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    await pay('Caído').click();
    await expect.element(main.getByText('El proveedor no está disponible. Intente más tarde.')).toBeVisible();
  });

  test('one of a service that nobody lists has no link that leads nowhere, and can still be deleted', async () => {
    use(
      answers.withData(favoritos, [
        { codigoFavorito: 'FAV-1', alias: 'Gas', codigoServicio: 'GAS', codigoCriterio: 'CODIGO', referencia: '77' },
      ]),
    );
    await openBank({ route: to.pagos });
    await expect.element(favourites.getByText('Gas', { exact: true })).toBeVisible();
    await everyAnswerRead();
    expect(rowsOf(favourites)).toEqual([['Gas', '77']]);
    expect(favourites.getByRole('link').elements()).toHaveLength(0);
    await favourites.getByRole('button', { name: 'Editar favoritos' }).click();
    await edit('Gas').click();
    await expect.element(editing.getByRole('button', { name: 'Eliminar favorito' })).toBeVisible();
  });

  test('contract B.3: each lookup is asked once, by service, criterion and reference', async () => {
    const bank = await openHub();
    await everyAnswerRead();
    expect(bank.bodiesOf(consultar)).toEqual([
      { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' },
      { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'MEDIDOR', referencia: '8841207' },
      { codigoServicio: 'COL-CORDILLERA', codigoCriterio: 'ESTUDIANTE', referencia: 'CA-20417' },
    ]);
  });

  test('contract B.0: one that the server names without its criterion is looked up as its page does, by the first', async () => {
    const light = { codigoFavorito: 'FAV-1', alias: 'Luz', codigoServicio: 'CENTROSUR-LUZ', referencia: '120 3456' };
    use(
      answers.withData(favoritos, [
        light,
        // What the first criterion does not ask for, and a service that nobody lists: nobody knows by what.
        { ...light, codigoFavorito: 'FAV-2', alias: 'Otra luz', referencia: 'A-1' },
        { ...light, codigoFavorito: 'FAV-3', alias: 'Gas', codigoServicio: 'GAS' },
      ]),
    );
    const bank = await openBank({ route: to.pagos });
    await expect.element(favourites.getByText('$43,90').first()).toBeInTheDocument();
    await everyAnswerRead();
    expect(bank.bodiesOf(consultar)).toEqual([
      { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' },
    ]);
  });

  test('none yet: how to have one', async () => {
    await openBank({ route: to.pagos, socio: 'rosaquinde' });
    await expect.element(favourites.getByText('Aún no tiene favoritos')).toBeVisible();
    await expect.element(favourites.getByText('Guarde un pago como favorito para verlo aquí.')).toBeVisible();
    expect(favourites.getByRole('button', { name: 'Editar favoritos' }).elements()).toHaveLength(0);
    await expect.element(latest.getByText('Aún no tiene pagos.')).toBeVisible();
  });

  test('screens.md A.0 «Lists»: the services do not come: the favourites say why they cannot be paid, and Reintentar brings «Pagar»', async () => {
    use(answers.withCode(servicios, '-9999-00-03'));
    await openBank({ route: to.pagos });
    const alert = favourites.getByRole('alert');
    await expect.element(alert.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    await expect.element(favourites.getByRole('link', { name: 'Recargar Celular Sofía' })).toBeVisible();
    expect(pay('Luz casa').elements()).toHaveLength(0);
    useNoOverrides();
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(pay('Luz casa')).toBeVisible();
    expect(alert.elements()).toHaveLength(0);
  });

  test('the services do not come: favourites that need none say nothing', async () => {
    demo.bank.state.favourites = demo.bank.state.favourites.filter(({ codigoOperadora }) => codigoOperadora);
    use(answers.withCode(servicios, '-9999-00-03'));
    await openBank({ route: to.pagos });
    await expect.element(favourites.getByRole('link', { name: 'Recargar Celular Sofía' })).toBeVisible();
    await everyAnswerRead();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
  });

  test('contract B.0: a server that lists no services at all: nothing to try again', async () => {
    use(answers.withFault(servicios, 'notFound'));
    await openBank({ route: to.pagos });
    await expect.element(favourites.getByText('Luz casa')).toBeVisible();
    await everyAnswerRead();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(pay('Luz casa').elements()).toHaveLength(0);
  });

  test('they do not come: their reason, Reintentar, and the rest of the page stands', async () => {
    use(answers.withCode(favoritos, '-9999-00-01'));
    await openBank({ route: to.pagos });
    await expect.element(favourites.getByText(errorCodes['-9999-00-01'].text)).toBeVisible();
    await expect.poll(tiles).toEqual(ALL);
    useNoOverrides();
    await favourites.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(pay('Luz casa')).toBeVisible();
  });
});

describe('screens.md A.2 pagos: «Editar»', () => {
  const manage = () => favourites.getByRole('button', { name: 'Editar favoritos' }).click();

  test('another name, with everything that it replays sent along; «Listo» is the way back', async () => {
    const bank = await openHub();
    await manage();
    expect(favourites.getByRole('link').elements()).toHaveLength(0);
    await edit('Luz papás').click();
    await expect.element(editing.getByText('Luz eléctrica CentroSur')).toBeVisible();
    await expect.element(editing.getByText('N.º de medidor')).toBeVisible();
    await expect.element(editing.getByText('8841207')).toBeVisible();
    const alias = editing.getByLabelText('Alias');
    await expect.element(alias).toHaveValue('Luz papás');
    await alias.fill('  Luz abuelos ');
    await editing.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(edit('Luz abuelos')).toBeVisible();
    await expect.element(editing).not.toBeInTheDocument();
    await expect.element(edit('Luz abuelos')).toHaveFocus();
    expect(bank.bodiesOf(modificarFavorito)).toStrictEqual([
      {
        codigoFavorito: 'FAV-2',
        alias: 'Luz abuelos',
        codigoServicio: 'CENTROSUR-LUZ',
        codigoCriterio: 'MEDIDOR',
        referencia: '8841207',
      },
    ]);
    await favourites.getByRole('button', { name: 'Listo' }).click();
    await expect.element(pay('Luz abuelos')).toBeVisible();
  });

  test('deleting one asks; it is gone, the others stay, and the focus is not lost', async () => {
    const bank = await openHub();
    await manage();
    await edit('Luz papás').click();
    await editing.getByRole('button', { name: 'Eliminar favorito' }).click();
    await expect.element(question.getByText('Luz papás')).toBeVisible();
    expect(bank.countOf(eliminarFavorito)).toBe(0);
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(edit('Luz papás')).not.toBeInTheDocument();
    await expect.element(editing).not.toBeInTheDocument();
    await expect.element(page.getByText('Favorito eliminado')).toBeVisible();
    expect(bank.bodiesOf(eliminarFavorito)).toStrictEqual([{ codigoFavorito: 'FAV-2' }]);
    expect(rowsOf(favourites).map(([name]) => name)).toEqual(['Luz casa', 'Celular Sofía', 'Pensión Sofía']);
    await expect.poll(() => favourites.element().contains(document.activeElement)).toBe(true);
  });

  test('one that another tab has deleted is refused, and the focus is not lost with its row', async () => {
    await openHub();
    await manage();
    await edit('Luz papás').click();
    demo.bank.state.favourites = demo.bank.state.favourites.filter(({ alias }) => alias !== 'Luz papás');
    await editing.getByRole('button', { name: 'Eliminar favorito' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(edit('Luz papás')).not.toBeInTheDocument();
    await expect.element(editing).not.toBeInTheDocument();
    await expect.poll(() => favourites.element().contains(document.activeElement)).toBe(true);
  });

  test('one that is deleted elsewhere while its new name is typed: the dialog stays with it, and says so', async () => {
    const bank = await openHub();
    await manage();
    await edit('Luz papás').click();
    await editing.getByLabelText('Alias').fill('Luz de mis papás');
    demo.bank.state.favourites = demo.bank.state.favourites.filter(({ alias }) => alias !== 'Luz papás');
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await expect.element(edit('Luz papás')).not.toBeInTheDocument();
    await expect.element(editing.getByRole('alert')).toHaveTextContent('Este favorito ya no está en su lista.');
    await expect.element(editing.getByLabelText('Alias')).toHaveValue('Luz de mis papás');
    await userEvent.keyboard('{Enter}');
    await everyAnswerRead();
    expect(bank.countOf(modificarFavorito) + bank.countOf(ingresarFavorito)).toBe(0);
    await editing.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect.element(editing).not.toBeInTheDocument();
    await expect.poll(() => favourites.element().contains(document.activeElement)).toBe(true);
  });

  test('the last one deleted: the page says that there are none, and nothing is left to administer', async () => {
    demo.bank.state.favourites = demo.bank.state.favourites.slice(0, 1);
    await openBank({ route: to.pagos });
    await manage();
    await edit('Luz casa').click();
    await editing.getByRole('button', { name: 'Eliminar favorito' }).click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(favourites.getByText('Aún no tiene favoritos')).toBeVisible();
    expect(favourites.getByRole('button').elements()).toHaveLength(0);
    await expect.poll(() => favourites.element().contains(document.activeElement)).toBe(true);
  });

  test('Configuración leads to it with everything to be changed', async () => {
    const bank = await openBank({ route: to.configuracion });
    await main.getByRole('link', { name: /^Favoritos/ }).click();
    await expect.poll(bank.path, SCREEN).toBe(to.pagos);
    await expect.element(edit('Luz casa')).toBeVisible();
    await expect.element(favourites.getByRole('button', { name: 'Listo' })).toBeVisible();
  });

  test('keyboard alone', async () => {
    await openHub();
    search.element().focus();
    await userEvent.tab();
    await expect.element(favourites.getByRole('button', { name: 'Editar favoritos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(favourites.getByRole('button', { name: 'Listo' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(edit('Luz casa')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(editing.getByLabelText('Alias')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(editing).not.toBeInTheDocument();
    await expect.element(edit('Luz casa')).toHaveFocus();
  });
});
