import { describe, expect, test, vi } from 'vitest';
import { categorias, consultar, servicios } from '#api/contract/pagos.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import { button, dialog, main, said, textbox, title } from '#testing/locators.ts';
import {
  browser,
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  use,
  useNoOverrides,
} from '#testing/testWorld.tsx';

import { criterion, institution, look, open, openLight, openSchools, openSupa } from './lookupWorld.ts';
import { CODE, find, pay } from './paymentWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const NO_ANSWER = 'No pudimos cargar la información';

/** The signals of the lookups, as they are handed over to the network. */
function watchLookups(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    if (signal && new URL(address, location.href).pathname.endsWith(consultar.path)) signals.push(signal);
    return fetch(input, init);
  });
  return signals;
}

/** What the first debt of Luz casa comes to from now on: $0,85 more. */
const riseBill = () => demo.bank.state.risenContracts.push('CENTROSUR-LUZ 200012034');

describe('contract B.3 pagos/consultar: what is asked', () => {
  test('service, criterion and reference, to the letter; blanks in a number are nothing', async () => {
    const bank = await openLight();
    await look(CODE, ' 120 3456 ');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    expect(bank.bodiesOf(consultar)).toEqual([
      { codigoServicio: 'CENTROSUR-LUZ', codigoCriterio: 'CODIGO', referencia: '1203456' },
    ]);
  });

  test('another criterion asks for another thing: an empty field with its own name and help', async () => {
    const bank = await openLight();
    await textbox(CODE).fill('1203456');
    await criterion('N.º de medidor').click();
    await expect.element(textbox('N.º de medidor')).toHaveValue('');
    await expect.element(said('Los 7 dígitos que están grabados en el medidor.')).toBeVisible();
    await look('N.º de medidor', '8841207');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    expect(bank.bodiesOf(consultar)).toMatchObject([{ codigoCriterio: 'MEDIDOR', referencia: '8841207' }]);
  });

  test.each([
    ['centrosur', openLight, CODE, '', 'El campo es requerido.'],
    ['centrosur', openLight, CODE, '123456', 'Ingrese 7 dígitos.'],
    ['centrosur', openLight, CODE, '12345678', 'Ingrese 7 dígitos.'],
    ['centrosur', openLight, CODE, '12A4567', 'Ingrese solo números.'],
    ['supa', openSupa, 'Código de tarjeta', '0101-4', 'Ingrese de 7 a 10 caracteres.'],
    ['supa', openSupa, 'Código de tarjeta', '0101-482137', 'Ingrese de 7 a 10 caracteres.'],
  ] as const)(
    '%s: what the server says of the field is asked before it is sent (%#)',
    async (_, start, label, typed, message) => {
      const bank = await start();
      await look(label, typed);
      await expect.element(said(message)).toBeVisible();
      await expect.element(textbox(label)).toHaveFocus();
      await expect.element(textbox(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(textbox(label)).toHaveValue(typed);
      await everyAnswerRead();
      expect(bank.countOf(consultar)).toBe(0);
    },
  );

  test('a page with several services asks for one first', async () => {
    const bank = await openSchools();
    expect(main.getByRole('textbox').elements()).toHaveLength(0);
    await find.click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
    await expect.element(institution).toHaveFocus();
    expect(bank.countOf(consultar)).toBe(0);
  });
});

describe('screens.md A.2 pagos/…: Consultar asks anew each time', () => {
  test('the same reference again: the provider is asked, and its present answer is shown', async () => {
    const bank = await openLight();
    await look(CODE, '1203456');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $43,90');
    riseBill();
    const release = hold(consultar);
    await find.click();
    await expect.element(said('Consultando los valores')).toBeVisible();
    expect(pay.elements()).toHaveLength(0);
    release();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $44,75');
    expect(bank.countOf(consultar)).toBe(2);
  });

  test('a reference typed away and back is not what was found before: it is asked for again', async () => {
    const bank = await openLight();
    await look(CODE, '1203456');
    await expect.element(pay).toBeVisible();
    await textbox(CODE).fill('1187302');
    await expect.element(pay).not.toBeInTheDocument();
    await textbox(CODE).fill('1203456');
    await everyAnswerRead();
    expect(pay.elements()).toHaveLength(0);
    riseBill();
    await find.click();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $44,75');
    expect(bank.countOf(consultar)).toBe(2);
  });

  test.each<[string, () => Promise<void>]>([
    ['double click', () => find.dblClick()],
    [
      'two clicks in the same task',
      () => {
        const held = find.element() as HTMLButtonElement;
        held.click();
        held.click();
        return Promise.resolve();
      },
    ],
  ])(
    'screens.md A.0 «Double-submission protection»: %s is one question, the first time and the next',
    async (_, twice) => {
      const bank = await openLight();
      const signals = watchLookups();
      await textbox(CODE).fill('1203456');
      const release = hold(consultar);
      await twice();
      await expect.poll(() => bank.countOf(consultar)).toBe(1);
      release();
      await expect.element(pay).toBeVisible();
      await everyAnswerRead();
      expect(bank.countOf(consultar)).toBe(1);
      const releaseNext = hold(consultar);
      await twice();
      await expect.poll(() => bank.countOf(consultar)).toBe(2);
      releaseNext();
      await everyAnswerRead();
      await expect.element(pay).toBeVisible();
      expect(bank.countOf(consultar)).toBe(2);
      expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    },
  );
});

describe('screens.md A.2 pagos/…: an answer that comes too late is never shown', () => {
  test.each<[string, typeof openLight, () => Promise<void>, () => Promise<void>]>([
    ['reference', openLight, () => look(CODE, '1203456'), () => textbox(CODE).fill('1187302')],
    ['criterion', openLight, () => look(CODE, '1203456'), () => criterion('Cuenta contrato').click()],
    [
      'service',
      openSchools,
      async () => {
        await institution.selectOptions('Unidad Educativa Cordillera Azul');
        await look('Código del estudiante', 'CA-20417');
      },
      () => institution.selectOptions('Escuela Rio Claro'),
    ],
  ])('another %s cancels the lookup', async (_, start, ask, change) => {
    const bank = await start();
    const signals = watchLookups();
    const release = hold(consultar);
    await ask();
    await expect.element(said('Consultando los valores')).toBeVisible();
    await expect.element(find).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => bank.countOf(consultar)).toBe(1);
    await change();
    await expect.element(said('Consultando los valores')).not.toBeInTheDocument();
    await expect.element(find).not.toHaveAttribute('aria-busy');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    release();
    await everyAnswerRead();
    expect(pay.elements()).toHaveLength(0);
    expect(bank.countOf(consultar)).toBe(1);
  });

  test('the answer to the first question does not take the place of the second one’s', async () => {
    const bank = await openLight();
    const release = hold(consultar);
    await look(CODE, '1203456');
    await expect.poll(() => bank.countOf(consultar)).toBe(1);
    await look(CODE, '1187302');
    release();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
    await everyAnswerRead();
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $59,16');
  });
});

describe('screens.md A.2 pagos/varios/{codigoCategoria}', () => {
  test('another category is another page: nothing typed or found is taken along', async () => {
    await open(to.pagosVarios('CATALOGO'), 'Catálogo');
    const service = main.getByRole('combobox', { name: 'Servicio' });
    await service.selectOptions('Catálogo Flor de Retama');
    await look('Código de asesora', '551200');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $128,50');
    await browser.router?.navigate(to.pagosVarios('AGUA'));
    await expect.element(title('Agua y teléfono')).toBeVisible();
    await expect.element(service).toHaveValue('');
    expect(main.getByRole('textbox').elements()).toHaveLength(0);
    expect(pay.elements()).toHaveLength(0);
    await service.selectOptions('Agua Potable Valle Azul');
    await textbox('Código de cliente').fill('48213');
    await browser.router?.navigate(to.pagosVarios('CATALOGO'));
    await expect.element(title('Catálogo')).toBeVisible();
    await expect.element(service).toHaveValue('');
    expect(main.getByRole('textbox').elements()).toHaveLength(0);
    expect(pay.elements()).toHaveLength(0);
  });

  test.each([
    ['SUPA', to.supa],
    ['CENTROSUR', to.centrosur],
    ['COLEGIOS', to.colegios],
    ['RECARGAS', to.recargas],
  ])('contract B.0: %s has a page of its own', async (code, address) => {
    const bank = await openBank({ route: to.pagosVarios(code) });
    await expect.poll(bank.path).toBe(address);
  });

  test('an unknown category says so and leads back', async () => {
    const bank = await openBank({ route: to.pagosVarios('RIFAS') });
    await expect.element(main.getByText('No encontramos esta categoría.')).toBeVisible();
    await main.getByRole('link', { name: 'Volver a pagos' }).click();
    await expect.poll(bank.path).toBe(to.pagos);
  });

  test('a service that cannot be looked up is not offered', async () => {
    use(
      answers.withData(servicios, [
        { codigoServicio: 'SIN', descripcion: 'Sin criterios', criterios: [] },
        { codigoServicio: 'AGUA-VALLE', descripcion: 'Agua', criterios: [{ codigo: 'CODIGO', etiqueta: 'Código' }] },
      ]),
    );
    await open(to.pagosVarios('AGUA'), 'Agua y teléfono');
    expect(main.getByRole('combobox').elements()).toHaveLength(0);
    await look('Código', '48213');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $24,60');
  });
});

describe('screens.md A.2 pagos/colegios «Institution (search)»', () => {
  test('more than eight are searched, and the chosen one is asked', async () => {
    const criterios = [{ codigo: 'ESTUDIANTE', etiqueta: 'Código del estudiante' }];
    const others = Array.from({ length: 8 }, (_, index) => ({
      codigoServicio: `COL-${index}`,
      descripcion: `Escuela Número ${index}`,
      criterios,
    }));
    const school = { codigoServicio: 'COL-CORDILLERA', descripcion: 'Unidad Educativa Cordillera Azul', criterios };
    use(answers.withData(servicios, [...others, school]));
    const bank = await openSchools();
    await expect.element(institution).toHaveAttribute('aria-haspopup', 'dialog');
    await find.click();
    await expect.element(said('El campo es requerido.')).toBeVisible();
    await expect.element(institution).toHaveFocus();
    await institution.click();
    await expect.element(dialog.getByRole('option', { name: /Escuela Número/ }).nth(7)).toBeInTheDocument();
    await dialog.getByRole('searchbox').fill('cordillera');
    await expect.element(dialog.getByRole('option', { name: /Escuela Número/ })).not.toBeInTheDocument();
    await dialog.getByRole('option', { name: 'Unidad Educativa Cordillera Azul' }).click();
    await look('Código del estudiante', 'ca-20417');
    await expect.element(button('Revisar')).toHaveAccessibleDescription('Total a pagar $165,00');
    expect(bank.bodiesOf(consultar)).toMatchObject([{ codigoServicio: 'COL-CORDILLERA' }]);
  });
});

describe('contract B.0: a server that knows the specification alone', () => {
  const unavailable = errorCodes['-9999-00-03'].text;

  test.each([
    ['categories', to.centrosur, categorias],
    ['services', to.centrosur, servicios],
    ['categories', to.pagosVarios('AGUA'), categorias],
  ] as const)(
    'no %s (HTTP 404): %s says that it is not available, and can be asked again',
    async (_, route, missing) => {
      use(answers.withFault(missing, 'notFound'));
      await openBank({ route });
      const alert = main.getByRole('alert');
      await expect.element(alert.getByText(NO_ANSWER)).toBeVisible();
      await expect.element(alert.getByText(unavailable)).toBeVisible();
      useNoOverrides();
      await button('Reintentar').click();
      await expect.element(find).toBeVisible();
    },
  );

  test('no lookup (HTTP 404): said in its place, and the reference stays', async () => {
    use(answers.withFault(consultar, 'notFound'));
    await openLight();
    await look(CODE, '1203456');
    await expect.element(said('El proveedor no está disponible. Intente más tarde.')).toBeVisible();
    await expect.element(textbox(CODE)).toHaveValue('1203456');
  });

  test('a lookup that is refused under a 404 is no such server: its own words are said', async () => {
    use(answers.withFault(consultar, 'refusedNotFound'));
    await openLight();
    await look(CODE, '1203456');
    await expect.element(said(errorCodes['-0005-01-04'].text)).toBeVisible();
    await expect.element(textbox(CODE)).toHaveValue('1203456');
  });

  test('a category that it does not list has no services, and leads back', async () => {
    use(answers.withData(categorias, []));
    await openBank({ route: to.supa });
    await expect.element(main.getByText('Aún no hay servicios que pagar aquí.')).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Volver a pagos' })).toBeVisible();
  });
});
