import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { categorias, favoritos, operadoras, servicios } from '#api/contract/pagos.ts';
import { comprobante, historial } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { seedManyServices } from '#mocks/bank/seed/manyServices.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { main, title } from '#testing/locators.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import {
  ALL,
  categories,
  FIXED,
  favourites,
  latest,
  openHub,
  pay,
  rowsOf,
  SCREEN,
  search,
  tiles,
} from './paymentsWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(() => {
  const { services } = demo.bank;
  return () => {
    demo.bank.replaceServices(services);
  };
});

const found = main.getByRole('region', { name: 'Servicios encontrados' });

const namesFound = () =>
  found
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('b')?.textContent);

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

  test('contract B.0: a service that names no kind is found by its name, and has no link that leads nowhere', async () => {
    const criterios = [{ codigo: 'CODIGO', etiqueta: 'Código' }];
    use(
      answers.withData(servicios, [{ codigoServicio: 'GAS', descripcion: 'Gas del Austro', criterios }]),
      answers.withData(categorias, []),
    );
    await openBank({ route: to.pagos });
    await search.fill('gas');
    await expect.poll(namesFound).toEqual(['Gas del Austro']);
    expect(rowsOf(found)).toEqual([['Gas del Austro']]);
    expect(found.getByRole('link').elements()).toHaveLength(0);
    // Ours lack a code here as well: it is of none of them.
    await search.fill('colegios');
    await expect.element(found.getByText('No encontramos servicios con ese nombre.')).toBeVisible();
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

  test('contract B.0: a server without a list of services is asked for it anew when the page is looked at, and no search comes', async () => {
    use(answers.withFault(servicios, 'notFound'));
    const bank = await openHub();
    await everyAnswerRead();
    expect(search.elements()).toHaveLength(0);
    const before = bank.countOf(servicios);
    const release = hold(servicios);
    dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => bank.countOf(servicios)).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(search.elements()).toHaveLength(0);
    release();
    await everyAnswerRead();
    expect(search.elements()).toHaveLength(0);
  });

  test('contract B.0: what has come stays, also where the server is asked anew and has no such call any more', async () => {
    const bank = await openHub();
    const calls = [categorias, servicios, historial] as const;
    await Promise.all(calls.map((one) => expect.poll(() => bank.countOf(one)).toBeGreaterThan(0)));
    const before = calls.map(bank.countOf);
    use(...calls.map((one) => answers.withFault(one, 'notFound')));
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await Promise.all(calls.map((one, n) => expect.poll(() => bank.countOf(one)).toBeGreaterThan(before[n] ?? 0)));
    await everyAnswerRead();
    expect(tiles()).toEqual(ALL);
    expect(rowsOf(latest)).toHaveLength(5);
    await search.fill('paramo');
    await expect.poll(namesFound).toEqual(['Eléctrica del Páramo']);
  });
});

describe('screens.md A.2 pagos: the last five payments', () => {
  test('the newest first, of every kind, with day and amount', async () => {
    const bank = await openHub();
    expect(rowsOf(latest)).toEqual([
      ['Celular Sofía', '0900000321 · Recarga Claro', '20/11/2026', '-$10,00', 'Ver'],
      ['Internet y TV', '77120', '18/11/2026', '-$28,00', 'Ver'],
      ['Agua y teléfono', '48213', '12/11/2026', '-$24,60', 'Ver'],
      ['Luz casa', '1203456 · CentroSur', '12/11/2026', '-$43,27', 'Ver'],
      ['Pensión Sofía', 'CA-20417 · Unidad Educativa Cordillera Azul', '07/11/2026', '-$165,00', 'Ver'],
    ]);
    expect(bank.countOf(historial)).toBe(1);
  });

  test('each opens its own receipt; Escape gives the focus back', async () => {
    const bank = await openHub();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    for (const [index, amount] of ['$10,00', '$28,00', '$24,60', '$43,27', '$165,00'].entries()) {
      const see = latest.getByRole('button', { name: /^Ver comprobante de/ }).nth(index);
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
    await expect.element(latest.getByRole('button', { name: 'Ver comprobante de Pago, 01/11/2026' })).toBeVisible();
    expect(rowsOf(latest)).toEqual([['Pago', '01/11/2026', 'Ver']]);
  });

  test('two with the same number, or with none, are both there', async () => {
    const complaints = vi.spyOn(console, 'error');
    const paid = { fecha: '2026-11-12T08:00:00', destino: 'CentroSur · 55', valor: 43.27 };
    const registros = ['N-1', 'N-1', '', ''].map((numeroComprobante) => ({ ...paid, numeroComprobante }));
    use(answers.withData(historial, { totalRegistros: 4, registros }));
    await openBank({ route: to.pagos });
    await expect.poll(() => rowsOf(latest)).toHaveLength(4);
    // Without a number there is no receipt to be asked for.
    expect(latest.getByRole('button', { name: /^Ver comprobante/ }).elements()).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('D-65: one that was returned says so, and one in a state that we do not know is never shown as paid', async () => {
    const paid = { fecha: '2026-11-12T08:00:00', tipo: 'CENTROSUR', destino: 'CentroSur · 55', valor: 43.27 } as const;
    const registros = (['EXITOSA', 'DEVUELTA', 'EN REVISIÓN'] as const).map((estado) => ({
      ...paid,
      numeroComprobante: `N-${estado}`,
      estado: estado as 'EXITOSA',
    }));
    use(answers.withData(historial, { totalRegistros: 3, registros }));
    await openBank({ route: to.pagos });
    await expect.poll(() => rowsOf(latest)).toHaveLength(3);
    const row = (...said: string[]) => ['CentroSur', '55', ...said, '12/11/2026', '-$43,27', 'Ver'];
    expect(rowsOf(latest)).toEqual([row(), row('Pago devuelto. El valor volvió a su cuenta.'), row('EN REVISIÓN')]);
  });

  test('-0007-02-01: the server’s words, and Reintentar', async () => {
    use(answers.withCode(historial, '-0007-02-01'));
    await openBank({ route: to.pagos });
    await expect.element(latest.getByText(errorCodes['-0007-02-01'].text)).toBeVisible();
    useNoOverrides();
    await latest.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => rowsOf(latest)).toHaveLength(5);
  });

  test('screens.md A.0 «Accessibility»: «Reintentar», which goes with the failure, hands the focus on to their heading', async () => {
    use(answers.withCode(historial, '-9999-00-03'));
    await openBank({ route: to.pagos, until: latest.getByText(errorCodes['-9999-00-03'].text) });
    useNoOverrides();
    latest.getByRole('button', { name: 'Reintentar' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => rowsOf(latest)).toHaveLength(5);
    await expect.element(latest.getByRole('heading', { name: 'Últimos pagos' })).toHaveFocus();
  });

  test('a failure that the member can do nothing about names who helps (domain/stuck.ts)', async () => {
    use(answers.withCode(historial, '-9999-00-03'));
    await openBank({ route: to.pagos, until: latest.getByText(errorCodes['-9999-00-03'].text) });
    await expect.element(latest.getByRole('button', { name: /agencias/i })).toBeVisible();
  });
});
