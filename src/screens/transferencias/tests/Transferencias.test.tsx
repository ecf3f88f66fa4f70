import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eliminarInterna, externas, internas, modificarInterna } from '#api/contract/cuentasDestino.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, openBank, startEachTestFresh, use, useNoOverrides } from '#testing/testWorld.tsx';
import { amount, destinations, history, names, openHub, picked } from './hubWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const search = destinations.getByRole('searchbox', { name: 'Buscar por nombre, alias o institución' });
const origin = main.getByRole('combobox', { name: 'Cuenta de origen' });
const chooseAction = async (name: string, action: string) => {
  await destinations.getByRole('button', { name: `Más acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const typePin = async (code: string) => {
  for (const [index, digit] of [...code].entries()) await page.getByLabelText(`Dígito ${index + 1} de 6`).fill(digit);
  await page.getByRole('button', { name: 'Continuar' }).click();
};

describe('screens.md A.2 transferencias: the three choices', () => {
  test.each([
    ['A la cooperativa', '/transferenciaI/0', 'Cuentas registradas'],
    ['A otra institución', '/transferenciaE/1', 'Cuentas registradas'],
    ['Entre mis cuentas', '/transferenciaI/0', 'Mis cuentas'],
  ])('«%s» leads to %s with «%s» chosen', async (name, path, source) => {
    const bank = await openHub();
    await main.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.poll(bank.path).toBe(path);
    await expect.element(origin).toBeVisible();
    await expect.element(main.getByRole('radio', { name: source })).toBeChecked();
  });
});

describe('«Mis cuentas destino»', () => {
  test('demo-bank.md C.4: both lists, internal first, numbers masked', async () => {
    await openHub();
    expect(names()).toEqual([
      'Carlos Andres Loja Peralta',
      'Comercial San Roque',
      'Rosa Elena Ordonez',
      'Talleres Del Sur',
      'Pedro Quizhpe',
    ]);
    const line = 'número terminado en 8771•••• 8771 · Rosa · Banco Andes Demo';
    await expect.element(destinations.getByText(line)).toBeVisible();
    for (const number of ['010201007733', '2209988771', '4401002215', '880120034'])
      expect(document.body.innerHTML).not.toContain(number);
  });

  test.each([
    ['rosa elena', ['Rosa Elena Ordonez']],
    ['ORDÓÑEZ', ['Rosa Elena Ordonez']],
    ['arriendo', ['Comercial San Roque']],
    ['mutualista', ['Pedro Quizhpe']],
    ['7733', ['Carlos Andres Loja Peralta']],
    ['nadie', []],
  ])('searching «%s» by name, alias, institution or last digits finds %j', async (text, found) => {
    await openHub();
    await search.fill(text);
    await expect.poll(names).toEqual(found);
    await expect
      .element(destinations.getByRole('status'))
      .toHaveTextContent(found.length === 1 ? '1 cuenta destino' : `${found.length} cuentas destino`);
    if (found.length === 0) await expect.element(destinations.getByText('No hay resultados.')).toBeVisible();
  });

  test.each([
    ['Carlos Andres Loja Peralta', '/transferenciaI/0'],
    ['Pedro Quizhpe', '/transferenciaE/1'],
  ])('«Transferir» to %s opens %s with the account chosen', async (name, path) => {
    const bank = await openHub();
    await destinations.getByRole('link', { name: `Transferir a ${name}` }).click();
    await expect.poll(bank.path).toBe(path);
    await expect.element(picked.getByText(name)).toBeVisible();
    await expect.element(amount).toHaveValue('');
  });

  test('the menu’s «Transferir» does the same', async () => {
    const bank = await openHub();
    await chooseAction('Talleres Del Sur', 'Transferir');
    await expect.poll(bank.path).toBe('/transferenciaE/1');
    await expect.element(picked.getByText('Talleres Del Sur')).toBeVisible();
  });

  test('what was sought is there again by Back, and not by a link', async () => {
    const bank = await openHub();
    await search.fill('rosa');
    const found = names();
    await bank.go('/pagos');
    await expect.element(search).not.toBeInTheDocument();
    await bank.go(-1);
    await expect.element(search).toHaveValue('rosa');
    await expect.poll(names).toEqual(found);
    await bank.go('/pagos');
    await expect.element(search).not.toBeInTheDocument();
    await bank.go('/transferencias');
    await expect.element(search).toHaveValue('');
  });

  test('«Modificar»: with a code; the list shows the new alias to the search', async () => {
    const bank = await openHub();
    await chooseAction('Carlos Andres Loja Peralta', 'Modificar');
    const dialog = page.getByRole('dialog', { name: 'Modificar cuenta destino' });
    await expect.element(dialog.getByLabelText('Alias')).toHaveValue('Carlos');
    await dialog.getByLabelText('Alias').fill('Primo Carlos');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await typePin('123456');
    await expect.element(page.getByText('Cuenta destino guardada')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(bank.bodiesOf(modificarInterna)).toEqual([
      expect.objectContaining({ codigoCuentaDestino: 'CD-01', alias: 'Primo Carlos' }),
    ]);
    await search.fill('primo');
    await expect.poll(names).toEqual(['Carlos Andres Loja Peralta']);
  });

  test('«Eliminar» asks first; Cancelar changes nothing', async () => {
    const bank = await openHub();
    const question = page.getByRole('alertdialog', { name: '¿Eliminar esta cuenta destino?' });
    await chooseAction('Comercial San Roque', 'Eliminar');
    await expect.element(question.getByText('Comercial San Roque número terminado en 5566•••• 5566')).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(bank.countOf(eliminarInterna)).toBe(0);
    await chooseAction('Comercial San Roque', 'Eliminar');
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText('Cuenta destino eliminada')).toBeVisible();
    await expect.poll(names).not.toContain('Comercial San Roque');
    // The button that was pressed is gone with its row.
    await expect.element(page.getByRole('heading', { name: 'Mis cuentas destino' })).toHaveFocus();
    expect(bank.bodiesOf(eliminarInterna)).toEqual([{ codigoCuentaDestino: 'CD-02' }]);
  });

  test('-0006-03-01: one that is gone already is told in the server’s words, and the list is read again', async () => {
    const bank = await openHub();
    demo.bank.state.destinations = demo.bank.state.destinations.filter(
      ({ codigoCuentaDestino }) => codigoCuentaDestino !== 'CD-02',
    );
    await chooseAction('Comercial San Roque', 'Eliminar');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByRole('alert').getByText(errorCodes['-0006-03-01'].text)).toBeVisible();
    await expect.poll(names).not.toContain('Comercial San Roque');
    await expect.element(page.getByRole('heading', { name: 'Mis cuentas destino' })).toHaveFocus();
    expect(bank.countOf(internas)).toBe(2);
  });

  test('one list fails: the other stays, and Reintentar brings it', async () => {
    use(answers.withCode(externas, '-9999-00-03'));
    await openHub();
    await expect.element(destinations.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(names()).toEqual(['Carlos Andres Loja Peralta', 'Comercial San Roque']);
    useNoOverrides();
    await destinations.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => names().length).toBe(5);
    expect(destinations.getByRole('alert').elements()).toHaveLength(0);
  });

  test('one list fails: the rows of the history that come later do not ask for it again', async () => {
    use(answers.withCode(externas, '-9999-00-03'));
    const bank = await openHub();
    await history.getByRole('button', { name: 'Cargar más' }).click();
    await expect.poll(() => history.getByRole('listitem').elements().length).toBeGreaterThan(5);
    await everyAnswerRead();
    expect(bank.countOf(externas)).toBe(1);
  });

  test('without any: the first one can be added from there', async () => {
    use(answers.withData(internas, []), answers.withData(externas, []));
    await openBank({ route: '/transferencias' });
    await expect.element(destinations.getByText('Aún no tiene cuentas destino.')).toBeVisible();
    await destinations.getByRole('button', { name: 'Agregar cuenta' }).last().click();
    await expect.element(page.getByRole('dialog', { name: 'Nueva cuenta destino' })).toBeVisible();
  });
});
