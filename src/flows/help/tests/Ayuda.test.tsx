import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { agencias, insertarSugerencia, preguntas } from '#api/contract/informacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { dialog } from '#testing/locators.ts';
import { hold, openBank, startEachTestFresh, type TestBank, use, useNoOverrides } from '#testing/testWorld.tsx';

startEachTestFresh();

const items = dialog.getByRole('listitem');
const count = dialog.getByRole('status');
let bank: TestBank;

beforeEach(async () => {
  bank = await openBank({ route: '/login', socio: null });
  await expect.element(page.getByLabelText('Usuario', { exact: true })).toBeVisible();
});

/** Opens a dialog from the foot of the sign-in page. */
async function open(name: 'Agencias' | 'Preguntas frecuentes' | 'Sugerencias'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
}

const close = () => dialog.getByRole('button', { name: 'Cerrar' }).first().click();

describe('the three dialogs over any page', () => {
  test.each(['Agencias', 'Preguntas frecuentes', 'Sugerencias'] as const)(
    '%s opens once, closes with Escape and gives the focus back',
    async (name) => {
      const opener = page.getByRole('button', { name, exact: true });
      const element = opener.element() as HTMLButtonElement;
      element.focus();
      element.click();
      element.click();
      await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
      expect(document.querySelectorAll('dialog')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
    },
  );
});

describe('Agencias (copy.md «Sugerencias / ayuda»)', () => {
  const search = page.getByLabelText('Buscar por ciudad o nombre');

  test('all with address, hours, a call and a map', async () => {
    await open('Agencias');
    await expect.element(count).toHaveTextContent('5 agencias');
    const first = items.first();
    await expect.element(first).toMatchTextContent('Matriz Centro');
    await expect.element(first).toMatchTextContent('Lunes a viernes 08:30 a 17:00');
    await expect.element(first.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:1800000000');
    const map = first.getByRole('link', { name: 'Ver mapa' });
    await expect
      .element(map)
      .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-2.8974%2C-79.0045');
    await expect.element(map).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('the search knows no accents and no capitals, and says how many it found', async () => {
    await open('Agencias');
    await search.fill('BOLIVAR');
    await expect.element(count).toHaveTextContent('1 agencia');
    await expect.element(items).toMatchTextContent('Azogues');
    await search.fill('cuenca');
    await expect.element(count).toHaveTextContent('2 agencias');
    await search.fill('quito');
    await expect.element(dialog.getByText('No hay resultados.')).toBeVisible();
    await expect.element(count).toHaveTextContent('0 agencias');
  });

  test('Escape empties the search before it closes the dialog', async () => {
    await open('Agencias');
    await search.fill('quito');
    await userEvent.keyboard('{Escape}');
    await expect.element(search).toHaveValue('');
    await expect.element(count).toHaveTextContent('5 agencias');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('without a number to dial there is no call, without a place on the globe no map', async () => {
    const bare = { codigo: '1', nombre: 'Matriz', ciudad: null, direccion: null, horario: null };
    use(
      answers.withData(agencias, [
        { ...bare, telefono: 'No disponible', latitud: 91, longitud: 0 },
        { ...bare, codigo: '2', telefono: null, latitud: null, longitud: null },
        { ...bare, codigo: '3', telefono: '911', latitud: 0, longitud: 0 },
      ]),
    );
    await open('Agencias');
    await expect.element(count).toHaveTextContent('3 agencias');
    expect(dialog.getByRole('link', { name: 'Llamar' }).elements()).toHaveLength(1);
    expect(dialog.getByRole('link', { name: 'Ver mapa' }).elements()).toHaveLength(1);
    await expect.element(dialog.getByText('No disponible')).toBeVisible();
  });

  test('a failed list says so; Reintentar brings it', async () => {
    use(answers.withMessages(agencias, [{ code: '', text: 'Sin agencias por ahora.' }]));
    await open('Agencias');
    await expect.element(dialog.getByText('Sin agencias por ahora.')).toBeVisible();
    useNoOverrides();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(count).toHaveTextContent('5 agencias');
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  test('conventions.md 6: while Reintentar is under way it stays, keeps the focus and asks once', async () => {
    use(answers.withMessages(agencias, [{ code: '', text: 'Sin agencias por ahora.' }]));
    await open('Agencias');
    const retry = dialog.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    useNoOverrides();
    const release = hold(agencias);
    const before = bank.countOf(agencias);
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    // The spinner comes after 300 ms, a skeleton would after 200.
    await expect.poll(() => retry.element().querySelector('[aria-hidden=true]')).not.toBeNull();
    await expect.element(retry).toHaveFocus();
    await expect.element(dialog.getByText('Sin agencias por ahora.')).toBeVisible();
    release();
    await expect.element(count).toHaveTextContent('5 agencias');
    expect(bank.countOf(agencias) - before).toBe(1);
  });
});

describe('Preguntas frecuentes', () => {
  const search = page.getByLabelText('Buscar', { exact: true });
  const category = (name: string): Locator => dialog.getByRole('radio', { name, exact: true });

  test('the search looks into questions and answers, without accents', async () => {
    await open('Preguntas frecuentes');
    await expect.element(count).toHaveTextContent('10 preguntas');
    await search.fill('OLVIDE mi contrasena');
    await expect.element(count).toHaveTextContent('1 pregunta');
    await search.fill('empresa');
    await expect.element(items).toMatchTextContent('¿Qué pasa si pago un servicio con un valor equivocado?');
    await search.fill('criptomonedas');
    await expect.element(dialog.getByText('No hay resultados.')).toBeVisible();
  });

  test('the server’s categories, each once, filter together with the search', async () => {
    await open('Preguntas frecuentes');
    await expect.element(category('Todas')).toBeChecked();
    expect(
      dialog
        .getByRole('radio')
        .elements()
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Todas', 'Ingreso', 'Transferencias', 'Pagos', 'Seguridad']);
    await category('Pagos').click({ force: true });
    await expect.element(count).toHaveTextContent('2 preguntas');
    await search.fill('recarga');
    await expect.element(count).toHaveTextContent('1 pregunta');
    await category('Todas').click({ force: true });
    await search.fill('');
    await expect.element(count).toHaveTextContent('10 preguntas');
  });

  test('an answer opens and closes', async () => {
    await open('Preguntas frecuentes');
    const answer = dialog.getByText(/^En la pantalla de ingreso elija Recuperar contraseña/);
    await expect.element(answer).not.toBeVisible();
    await dialog.getByText('¿Qué hago si olvidé mi contraseña?').click();
    await expect.element(answer).toBeVisible();
    await dialog.getByText('¿Qué hago si olvidé mi contraseña?').click();
    await expect.element(answer).not.toBeVisible();
  });

  test('what was opened stays with its question while others come and go', async () => {
    await open('Preguntas frecuentes');
    const question = dialog.getByText('¿Puedo anular una recarga?');
    const answer = dialog.getByText(/no se pueden anular/);
    await question.click();
    await expect.element(answer).toBeVisible();
    await category('Pagos').click({ force: true });
    await expect.element(count).toHaveTextContent('2 preguntas');
    await expect.element(answer).toBeVisible();
    expect(dialog.element().querySelectorAll('details[open]')).toHaveLength(1);
  });

  test('without categories there is nothing to filter by', async () => {
    use(answers.withData(preguntas, [{ pregunta: '¿Una?', respuesta: 'Sí.' }]));
    await open('Preguntas frecuentes');
    await expect.element(count).toHaveTextContent('1 pregunta');
    expect(dialog.getByRole('radio').elements()).toHaveLength(0);
  });
});

describe('Sugerencias', () => {
  const name = page.getByLabelText('Nombre', { exact: true });
  const email = page.getByLabelText('Correo', { exact: true });
  const message = page.getByLabelText('Mensaje', { exact: true });
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  const kind = (text: string) => dialog.getByRole('radio', { name: text, exact: true });
  const fill = async (text = 'Ñandú, «acentos» y 😀') => {
    await name.fill(' María ');
    await email.fill(' maria@example.com ');
    await message.fill(text);
  };

  test('contract B.2: the body to the letter, sent once, and the thanks with its number', async () => {
    await open('Sugerencias');
    await kind('Queja').click({ force: true });
    await fill();
    const button = send.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(dialog.getByText('Gracias. Su número de trámite es 10482.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Cerrar' }).first()).toHaveFocus();
    expect(bank.bodiesOf(insertarSugerencia)).toEqual([
      { nombre: 'María', correo: 'maria@example.com', tipo: 'QUEJA', mensaje: 'Ñandú, «acentos» y 😀' },
    ]);
    expect(demo.bank.save().suggestions).toHaveLength(1);
  });

  test('closed while it is sent: what the bank has given it as its number is told all the same', async () => {
    const release = hold(insertarSugerencia);
    await open('Sugerencias');
    await fill();
    await send.click();
    await expect.poll(() => bank.countOf(insertarSugerencia)).toBe(1);
    await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    release();
    await expect.element(page.getByText('Gracias. Su número de trámite es 10482.')).toBeVisible();
    await open('Sugerencias');
    await expect.element(message).toHaveValue('');
  });

  test('docs/decisions.md «Unknown outcome»: an answer that was lost is not told to be a failure, and what was typed stays', async () => {
    use(answers.lost(insertarSugerencia));
    await open('Sugerencias');
    await fill();
    await send.click();
    await expect.element(dialog.getByText(/^No sabemos si su mensaje llegó\./)).toBeVisible();
    await expect.element(message).toHaveValue('Ñandú, «acentos» y 😀');
    expect(demo.bank.save().suggestions).toHaveLength(1);
  });

  test.each([null, undefined, {}, { numeroTramite: null }])(
    'B.0: an answer %j is thanked for all the same',
    async (data) => {
      use(answers.withData(insertarSugerencia, data));
      await open('Sugerencias');
      await fill();
      await send.click();
      await expect.element(dialog.getByText('Gracias. Recibimos su mensaje.')).toBeVisible();
    },
  );

  test('a draft that was closed is there again, with its kind and its count; once sent it is not', async () => {
    await open('Sugerencias');
    await kind('Felicitación').click({ force: true });
    await fill('Buen servicio');
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await open('Sugerencias');
    await expect.element(kind('Felicitación')).toBeChecked();
    await expect.element(name).toHaveValue(' María ');
    await expect.element(message).toHaveValue('Buen servicio');
    await expect.element(dialog.getByText('13 de 500', { exact: true })).toBeVisible();
    await message.fill('Muy buen servicio');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await open('Sugerencias');
    await expect.element(message).toHaveValue('Muy buen servicio');
    await send.click();
    await expect.element(dialog.getByText(/Su número de trámite/)).toBeVisible();
    await close();
    await open('Sugerencias');
    await expect.element(message).toHaveValue('');
    await expect.element(name).toHaveValue('');
    await expect.element(kind('Sugerencia')).toBeChecked();
    expect(bank.bodiesOf(insertarSugerencia)).toMatchObject([{ tipo: 'FELICITACION', mensaje: 'Muy buen servicio' }]);
  });

  test('500 characters as people count them are sent whole; 501 are told, not cut', async () => {
    await open('Sugerencias');
    await fill('😀'.repeat(501));
    await send.click();
    await expect.element(message).toHaveAccessibleDescription('El mensaje no puede superar 500 caracteres.');
    await expect.element(message).toHaveFocus();
    expect(bank.countOf(insertarSugerencia)).toBe(0);
    await message.fill('😀'.repeat(500));
    await expect.element(dialog.getByText('500 de 500', { exact: true })).toBeVisible();
    await send.click();
    await expect.element(dialog.getByText(/Su número de trámite/)).toBeVisible();
    expect(bank.bodiesOf(insertarSugerencia)[0]?.mensaje).toBe('😀'.repeat(500));
  });

  test('a name that is longer than the bank takes is told beside it; nothing is sent', async () => {
    await open('Sugerencias');
    await fill('Hola');
    await name.fill('ñ'.repeat(201));
    await send.click();
    await expect.element(name).toHaveAccessibleDescription('El nombre no puede superar 200 caracteres.');
    await expect.element(name).toHaveFocus();
    expect(bank.countOf(insertarSugerencia)).toBe(0);
  });

  test('§5, D-13: empty fields are told; nothing is sent', async () => {
    await open('Sugerencias');
    await send.click();
    await expect.element(page.getByText('Todos los campos son obligatorios')).toBeVisible();
    await expect.element(name).toHaveFocus();
    expect(dialog.getByText('El campo es requerido.').elements()).toHaveLength(3);
    expect(bank.countOf(insertarSugerencia)).toBe(0);
  });

  test('a failure loses nothing, and a retry is thanked for', async () => {
    use(answers.withCode(insertarSugerencia, '-9999-00-01'));
    await open('Sugerencias');
    await fill('Hola');
    await send.click();
    await expect.element(dialog.getByText(errorCodes['-9999-00-01'].text)).toBeVisible();
    await expect.element(message).toHaveValue('Hola');
    useNoOverrides();
    await send.click();
    await expect.element(dialog.getByText(/Su número de trámite/)).toBeVisible();
  });
});
