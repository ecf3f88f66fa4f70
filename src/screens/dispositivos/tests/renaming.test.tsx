import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leer, modificar } from '#api/contract/dispositivos.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { current, nameField, naming, openDevices, others, rows } from './devicesWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

beforeEach(() => {
  return async () => {
    await page.viewport(1280, 900);
  };
});

describe('screens.md A.2 configuracion/dispositivos: «Cambiar nombre»', () => {
  const openNaming = async (name = 'Firefox en Linux') => {
    await main.getByRole('button', { name: `Cambiar nombre de ${name}` }).click();
    await expect.element(nameField).toHaveValue(name);
  };

  test('Escape asks before what was typed is lost', async () => {
    await openDevices();
    await openNaming();
    await nameField.fill('Computadora de la oficina');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Seguir aquí' }).click();
    await expect.element(nameField).toHaveValue('Computadora de la oficina');
  });

  test('D-75: a name keeps the blanks typed around it and is sent without them, and without a code; the list has it beside the model', async () => {
    const bank = await openDevices();
    await openNaming();
    await userEvent.clear(nameField);
    await userEvent.type(nameField, '  Computador ');
    await expect.element(nameField).toHaveValue('  Computador ');
    await userEvent.type(nameField, 'de la oficina {Tab}');
    await expect.element(nameField).toHaveValue('  Computador de la oficina ');
    await naming.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Nombre guardado')).toBeVisible();
    await expect.element(naming).not.toBeInTheDocument();
    await expect.poll(() => rows(others)[1]).toMatch(/^Computador de la oficinaFirefox en Linux · Guayaquil · /);
    expect(bank.bodiesOf(modificar)).toEqual([{ idDispositivo: 'DEV-3', alias: 'Computador de la oficina' }]);
    expect(bank.countOf(generar)).toBe(0);
  });

  test('the one in use can be named too', async () => {
    const bank = await openDevices();
    await openNaming('Chrome en Windows');
    await nameField.fill('Casa');
    await userEvent.keyboard('{Enter}');
    await expect.element(current.getByText('Casa')).toBeVisible();
    expect(bank.bodiesOf(modificar)).toEqual([{ idDispositivo: 'DEV-1', alias: 'Casa' }]);
  });

  test.each([
    ['   ', 'El campo es requerido.'],
    ['x'.repeat(41), 'El nombre no puede superar 40 caracteres.'],
  ])('«%s» is not sent', async (typed, message) => {
    const bank = await openDevices();
    await openNaming();
    await nameField.fill(typed);
    await naming.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(nameField).toHaveAttribute('aria-invalid', 'true');
    if (typed.trim() !== '') await expect.element(naming.getByText(message)).toBeVisible();
    await everyAnswerRead();
    expect(bank.countOf(modificar)).toBe(0);
  });

  test('a refusal is told twice, as a toast and in place, and what was typed stays', async () => {
    use(answers.withCode(modificar, '-9999-00-02'));
    await openDevices();
    await openNaming();
    await nameField.fill('Casa');
    await naming.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => page.getByText(errorCodes['-9999-00-02'].text).elements()).toHaveLength(2);
    expect(
      page
        .getByText(errorCodes['-9999-00-02'].text)
        .elements()
        .filter((one) => one.closest('form')),
    ).toHaveLength(1);
    await expect.element(nameField).toHaveValue('Casa');
  });

  test('screens.md A.0 «Accessibility»: of a device that is gone by then the focus goes to the heading of the page', async () => {
    await openDevices();
    await openNaming();
    await nameField.fill('Casa');
    use(
      answers.withCode(modificar, '-9999-00-02'),
      answers.rewritten(leer, (data) => (Array.isArray(data) ? data.filter((_, index) => index < 2) : data)),
    );
    await naming.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(naming).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  });

  test('docs/decisions.md «Unknown outcome»: of a name whose answer was lost the list says what it is, and what was typed stays', async () => {
    use(answers.lost(modificar));
    await openDevices();
    await openNaming();
    await nameField.fill('Casa');
    await naming.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(() => rows(others)[1]).toMatch(/^CasaFirefox en Linux · /);
    await expect.element(nameField).toHaveValue('Casa');
    await expect.element(naming.getByRole('alert').first()).toBeVisible();
  });

  test('security.md 2.1: while it is sent nothing can be typed that would be lost', async () => {
    await openDevices();
    await openNaming();
    await nameField.fill('Casa');
    const release = hold(modificar);
    await naming.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(nameField).toHaveAttribute('readonly');
    release();
    await expect.element(others.getByText('Casa')).toBeVisible();
  });

  test('conventions.md 3: a double click sends once', async () => {
    const bank = await openDevices();
    await openNaming();
    await nameField.fill('Casa');
    const release = hold(modificar);
    // In one task: before a disabled button could say so.
    const save = naming.getByRole('button', { name: 'Guardar' }).element() as HTMLElement;
    save.click();
    save.click();
    release();
    await expect.element(others.getByText('Casa')).toBeVisible();
    expect(bank.countOf(modificar)).toBe(1);
  });
});
