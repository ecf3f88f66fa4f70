import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  categorias,
  consultar,
  eliminarFavorito,
  favoritos,
  modificarFavorito,
  operadoras,
  servicios,
} from '#api/contract/pagos.ts';
import { comprobante, historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { seedManyServices } from '#mocks/bank/seed/manyServices.ts';
import type { Favourite } from '#mocks/bank/state.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { main, title } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(() => {
  const { services } = demo.bank;
  return () => {
    demo.bank.replaceServices(services);
  };
});

/** For a screen whose code has to be fetched first. */
const SCREEN = { timeout: 10_000 };

const favourites = main.getByRole('region', { name: 'Favoritos' });
const categories = main.getByRole('region', { name: 'Categorías' });
const latest = main.getByRole('region', { name: 'Últimos pagos' });
const search = main.getByRole('searchbox', { name: 'Buscar servicio' });
const found = main.getByRole('region', { name: 'Servicios encontrados' });
const editing = page.getByRole('dialog', { name: 'Editar favorito' });
const question = page.getByRole('alertdialog', { name: '¿Eliminar este favorito?' });
const pay = (alias: string) => favourites.getByRole('link', { name: `Pagar ${alias}`, exact: true });
const edit = (alias: string) => favourites.getByRole('button', { name: `Editar ${alias}`, exact: true });

/** Each row of a list as its pieces of text, as they are read out. */
const rowsOf = (region: typeof favourites) =>
  region
    .getByRole('listitem')
    .elements()
    .map((row) => {
      const read = row.cloneNode(true) as HTMLElement;
      for (const drawn of read.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
      return [...read.children]
        .flatMap((cell) => (cell.querySelector('b') ? [...cell.children] : [cell]))
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
        .filter(Boolean);
    });
const namesFound = () =>
  found
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);
const tiles = () =>
  categories
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);

/** One more favourite of hers, after her own. */
function keep(alias: string, codigoServicio: string, codigoCriterio: string, referencia: string): void {
  const [pattern] = demo.bank.state.favourites;
  if (!pattern) throw new Error('La socia no tiene favoritos.');
  const kept: Favourite = { ...pattern, codigoFavorito: `FAV-${alias}`, alias };
  demo.bank.state.favourites.push({ ...kept, codigoServicio, codigoCriterio, referencia });
}

async function openHub() {
  const bank = await openBank({ route: to.pagos });
  await expect.element(favourites.getByText('$43,90').first()).toBeInTheDocument();
  await expect.element(favourites.getByText('$165,00').first()).toBeInTheDocument();
  await expect.element(latest.getByRole('button', { name: /^Comprobante de/ }).first()).toBeVisible();
  return bank;
}

const FIXED = ['CentroSur', 'Recargas', 'SUPA', 'Colegios'];
const ALL = [
  ...FIXED,
  'Agua y teléfono',
  'Internet y TV',
  'Luz otras ciudades',
  'Tránsito',
  'Impuestos',
  'Municipio',
  'Catálogo',
];

describe('screens.md A.2 pagos: search over all services', () => {
  test.each([
    ['páramo', ['Eléctrica del Páramo']],
    ['PARAMO', ['Eléctrica del Páramo']],
    ['electrica PÁRAMO', ['Eléctrica del Páramo']],
    ['telefonia', ['CNT Telefonía fija']],
    // By its kind as well: «Luz otras ciudades».
    ['luz', ['Luz eléctrica CentroSur', 'Eléctrica Costa Clara', 'Eléctrica del Páramo']],
    ['luz costa', ['Eléctrica Costa Clara']],
    ['nadie', []],
  ])('«%s» finds %j, accents and capitals aside, and says how many', async (text, names) => {
    await openHub();
    await search.fill(text);
    await expect.poll(namesFound).toEqual(names);
    await expect
      .element(found.getByRole('status'))
      .toHaveTextContent(names.length === 1 ? '1 servicio' : `${names.length} servicios`);
    if (names.length === 0)
      await expect.element(found.getByText('No encontramos servicios con ese nombre.')).toBeVisible();
    expect(favourites.elements()).toHaveLength(0);
  });

  test.each([
    ['Eléctrica del Páramo', '/pagos/varios/LUZ'],
    ['Escuela Rio Claro', to.colegios],
    ['Luz eléctrica CentroSur', to.centrosur],
  ])('«%s» leads to %s, which has that service chosen', async (name, path) => {
    const bank = await openHub();
    await search.fill(name);
    await found.getByRole('link', { name: new RegExp(name) }).click();
    await expect.poll(bank.path, SCREEN).toBe(path);
    const select = main.getByRole('combobox', { name: /^(Servicio|Institución)$/ });
    if (path === to.centrosur) await expect.element(title('Luz eléctrica CentroSur')).toBeVisible();
    else await expect.element(select).toHaveDisplayValue(name);
  });

  test('of many it shows the first twenty and says so; one more word finds the rest', async () => {
    seedManyServices(demo.bank, 2000);
    await openHub();
    await search.fill('agua');
    await expect.element(found.getByText(/^Mostrando 20 de \d{3,4} servicios\./).first()).toBeVisible();
    expect(namesFound()).toHaveLength(20);
    await search.fill('agua loma alta 0600');
    await expect.element(found.getByText('No encontramos servicios con ese nombre.')).toBeVisible();
    await search.fill('agua mirador 0169');
    await expect.poll(namesFound).toEqual(['Agua potable El Mirador 0169']);
  });

  test('keyboard: from the field to what it finds; Escape empties it and everything is back', async () => {
    const bank = await openHub();
    search.element().focus();
    await userEvent.keyboard('paramo');
    await expect.poll(namesFound).toEqual(['Eléctrica del Páramo']);
    await userEvent.keyboard('{Escape}');
    await expect.element(search).toHaveValue('');
    await expect.element(pay('Luz casa')).toBeVisible();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('paramo');
    await expect.poll(namesFound).toEqual(['Eléctrica del Páramo']);
    await userEvent.tab();
    await expect.element(found.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(bank.path, SCREEN).toBe('/pagos/varios/LUZ');
    await expect.element(title('Luz otras ciudades')).toBeVisible();
  });

  test('services that are still under way, and services that do not come: said, and asked again', async () => {
    const release = hold(servicios);
    await openBank({ route: to.pagos });
    await search.fill('paramo');
    await expect.element(found.getByRole('status')).toHaveTextContent('Cargando los servicios');
    use(answers.withCode(servicios, '-9999-00-03'));
    release();
    await expect.element(main.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    await main.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(namesFound).toEqual(['Eléctrica del Páramo']);
  });
});

describe('screens.md A.2 pagos: favourites', () => {
  test('demo-bank.md C.5: each with what it owes, when, and the way to pay it', async () => {
    await openHub();
    await expect.element(favourites.getByText('0900000321 · Recarga Claro')).toBeVisible();
    expect(rowsOf(favourites)).toEqual([
      ['Luz casa', '1203456 · CentroSur', 'Vence 28 nov', '$43,90', 'Pagar'],
      ['Luz papás', '8841207 · CentroSur', 'Vencido', '$59,16', 'Pagar'],
      ['Celular Sofía', '0900000321 · Recarga Claro', 'Recargar'],
      ['Pensión Sofía', 'CA-20417 · Unidad Educativa Cordillera Azul', 'Vence 7 dic', '$165,00', 'Pagar'],
    ]);
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
      ['Pensión Sofía', 'Vence 7 dic', '$165,00', 'Pagar'],
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

  test('contract B.0: one that the server names without its criterion is not looked up', async () => {
    use(
      answers.withData(favoritos, [
        { codigoFavorito: 'FAV-1', alias: 'Luz', codigoServicio: 'CENTROSUR-LUZ', referencia: '1203456' },
      ]),
    );
    const bank = await openBank({ route: to.pagos });
    await expect.element(pay('Luz')).toBeVisible();
    await everyAnswerRead();
    expect(bank.countOf(consultar)).toBe(0);
  });

  test('none yet: how to have one', async () => {
    await openBank({ route: to.pagos, socio: 'rosaquinde' });
    await expect.element(favourites.getByText('Aún no tiene favoritos')).toBeVisible();
    await expect.element(favourites.getByText('Guarde un pago como favorito para verlo aquí.')).toBeVisible();
    expect(favourites.getByRole('button', { name: 'Editar favoritos' }).elements()).toHaveLength(0);
    await expect.element(latest.getByText('Aún no tiene pagos.')).toBeVisible();
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

describe('screens.md A.2 pagos: categories', () => {
  test('from the server, each with its page', async () => {
    await openHub();
    await expect.poll(tiles).toEqual(ALL);
    const addresses = categories
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(addresses.slice(0, 5)).toEqual([to.centrosur, to.recargas, to.supa, to.colegios, '/pagos/varios/AGUA']);
  });

  test('they do not come: the four of our own stay, with the reason and Reintentar', async () => {
    use(answers.withCode(categorias, '-9999-00-03'));
    await openBank({ route: to.pagos });
    await expect.element(categories.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(tiles()).toEqual(FIXED);
    useNoOverrides();
    await categories.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(tiles).toEqual(ALL);
    expect(categories.getByRole('alert').elements()).toHaveLength(0);
  });

  test('two of the server’s with the same route are both there', async () => {
    const complaints = vi.spyOn(console, 'error');
    const one = { codigoCategoria: 'A', descripcion: 'Agua', ruta: 'otra' };
    use(answers.withData(categorias, [one, { ...one, codigoCategoria: 'B', descripcion: 'Gas' }]));
    await openHub();
    await expect.poll(tiles).toEqual([...FIXED, 'Agua', 'Gas']);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('contract B.0: a server that knows the specification alone: four tiles, and nothing to try again', async () => {
    use(...[categorias, servicios, favoritos, operadoras, historial].map((one) => answers.withFault(one, 'notFound')));
    await openBank({ route: to.pagos });
    await expect.poll(tiles).toEqual(FIXED);
    await everyAnswerRead();
    await expect.poll(() => main.getByRole('region').elements()).toHaveLength(1);
    expect(search.elements()).toHaveLength(0);
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    expect(main.getByRole('button').elements()).toHaveLength(0);
  });
});

describe('screens.md A.2 pagos: the last five payments', () => {
  test('the newest first, of every kind, with day and amount', async () => {
    const bank = await openHub();
    expect(rowsOf(latest)).toEqual([
      ['Claro', '0900000321', '20/11/2026', '-$10,00', 'Comprobante'],
      ['Internet y TV', '77120', '18/11/2026', '-$28,00', 'Comprobante'],
      ['Agua y teléfono', '48213', '12/11/2026', '-$24,60', 'Comprobante'],
      ['CentroSur', '1203456', '12/11/2026', '-$43,27', 'Comprobante'],
      ['Unidad Educativa Cordillera Azul', 'CA-20417', '07/11/2026', '-$165,00', 'Comprobante'],
    ]);
    expect(bank.countOf(historial)).toBe(1);
  });

  test('each opens its own receipt; Escape gives the focus back', async () => {
    const bank = await openHub();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    for (const [index, amount] of ['$10,00', '$28,00', '$24,60', '$43,27', '$165,00'].entries()) {
      const see = latest.getByRole('button', { name: /^Comprobante de/ }).nth(index);
      await see.click();
      await expect.element(receipt.getByText('Pago exitoso')).toBeVisible();
      await expect.element(receipt.getByText(amount).first()).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(receipt).not.toBeInTheDocument();
      await expect.element(see).toHaveFocus();
    }
    expect(bank.countOf(comprobante)).toBe(5);
  });

  test('one of which the server says next to nothing is a row all the same', async () => {
    const registros = [{ numeroComprobante: 'N-1', fecha: '2026-11-01T08:00:00' }];
    use(answers.withData(historial, { totalRegistros: 1, registros }));
    await openBank({ route: to.pagos });
    await expect.element(latest.getByRole('button', { name: 'Comprobante de Pago, 01/11/2026' })).toBeVisible();
    expect(rowsOf(latest)).toEqual([['Pago', '01/11/2026', 'Comprobante']]);
  });

  test('-0007-02-01: the server’s words, and Reintentar', async () => {
    use(answers.withCode(historial, '-0007-02-01'));
    await openBank({ route: to.pagos });
    await expect.element(latest.getByText(errorCodes['-0007-02-01'].text)).toBeVisible();
    useNoOverrides();
    await latest.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => rowsOf(latest)).toHaveLength(5);
  });
});
