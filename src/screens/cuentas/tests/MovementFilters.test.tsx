import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { movimientos } from '#api/contract/cuentas.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { findMovements, type MovementFilter } from '#mocks/bank/movements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, hold, use, useNoOverrides } from '#testing/testWorld.tsx';
import * as list from './movementsWorld.ts';

list.startEachMovementsTest();

const NINETY = { from: '2026-08-23', to: '2026-11-20', tipo: 'T' } as const;
const search = list.section.getByRole('searchbox', { name: 'Buscar por descripción' });

/** What the books say of a filter. */
function inBooks(filter: Partial<MovementFilter> = {}) {
  return findMovements(demo.bank, list.VISTA, { ...NINETY, ...filter }, { page: 1, size: 1000 });
}

/** All of a text in one task: no key can come later than the rest of typing. */
function typeAtOnce(field: Element, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let length = 1; length <= text.length; length += 1) {
    value?.set?.call(field, text.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

describe('filters', () => {
  test('a text is asked once, when typing rests', async () => {
    await list.openList();
    typeAtOnce(search.element(), 'cent');
    // A breath between two keys is not rest.
    await new Promise((resolve) => setTimeout(resolve, 20));
    typeAtOnce(search.element(), 'centrosur');
    await expect.poll(() => list.asked.length).toBe(2);
    await everyAnswerRead();
    const { found } = inBooks({ text: 'CENTROSUR' });
    await list.shows(found === 1 ? '1 movimiento' : `${found} movimientos`);
    expect(list.asked.map(({ texto }) => texto)).toEqual([undefined, 'centrosur']);
    expect(list.rows()).toHaveLength(found);
    for (const row of list.rows()) expect(row.textContent).toContain('CentroSur');
  });

  test('screens.md A.2 cuentas: by Back they are as they were left, with the rows that had come; by a link the page begins anew', async () => {
    const bank = await list.openList();
    await search.fill('a');
    await list.period.selectOptions('12m');
    const { found } = inBooks({ from: '2025-11-21', text: 'a' });
    await list.shows(`Mostrando 20 de ${found}`);
    await list.section.getByRole('button', { name: 'Cargar más' }).click();
    await list.shows(`Mostrando 40 de ${found}`);
    await bank.go('/pagos');
    await expect.element(list.table).not.toBeInTheDocument();
    await bank.go(-1);
    await expect.element(search).toHaveValue('a');
    await expect.element(list.period).toHaveValue('12m');
    await list.shows(`Mostrando 40 de ${found}`);
    await bank.go('/pagos');
    await expect.element(list.table).not.toBeInTheDocument();
    await bank.go(`/cuentas/${list.VISTA}`);
    await expect.element(search).toHaveValue('');
    await expect.element(list.period).toHaveValue('90');
  });

  test('kind and period, together with a text', async () => {
    await list.openList();
    await list.section.getByRole('radio', { name: 'Ingresos' }).click({ force: true });
    await list.period.selectOptions('12m');
    const { found, credits } = inBooks({ from: '2025-11-21', tipo: 'C' });
    expect([found, credits]).toEqual([36, 1_736_094]);
    await list.shows('36 movimientos');
    await expect.element(list.section.getByText('+$17.360,94').first()).toBeInTheDocument();
    expect(list.asked.at(-1)).toMatchObject({ desde: '2025-11-21', hasta: '2026-11-20', tipo: 'C', pagina: '1' });
  });

  test.each([
    ['7', '2026-11-14'],
    ['30', '2026-10-22'],
    ['mes', '2026-11-01'],
  ])('period «%s» begins on %s', async (value, desde) => {
    await list.openList();
    await list.period.selectOptions(value);
    await list.shows(`${inBooks({ from: desde }).found} movimientos`);
    expect(list.asked.at(-1)).toMatchObject({ desde, hasta: '2026-11-20' });
  });

  test.each([
    ['90', '2026-08-24'],
    ['mes', '2026-11-01'],
  ])('period «%s» ends today, also when the page stays open over midnight', async (value, desde) => {
    goToLateEvening();
    await list.openList();
    await list.period.selectOptions(value);
    await expect.poll(() => list.asked.at(-1)).toMatchObject({ hasta: '2026-11-20' });
    await everyAnswerRead();
    passMidnight();
    await expect.poll(() => list.asked.at(-1)).toMatchObject({ desde, hasta: '2026-11-21' });
    await expect.element(list.period).toHaveValue(value);
  });

  test('days of one’s own stay what they are over midnight, and the new day can be chosen', async () => {
    goToLateEvening();
    await list.openList();
    await list.period.selectOptions('otro');
    passMidnight();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const to = list.section.getByLabelText('Hasta');
    await expect.element(to).toHaveValue('20/11/2026');
    expect(list.asked.every(({ hasta }) => hasta === '2026-11-20')).toBe(true);
    await to.fill('21/11/2026');
    await expect.poll(() => list.asked.at(-1)).toMatchObject({ desde: '2026-08-23', hasta: '2026-11-21' });
  });

  test('amounts: from and to, as typed in Ecuador', async () => {
    await list.openList();
    await list.section.getByRole('button', { name: 'Más filtros' }).click();
    await list.section.getByLabelText('Valor mínimo').fill('1.185,40');
    await list.section.getByLabelText('Valor máximo').fill('1185.4');
    await expect.poll(() => list.asked.at(-1)).toMatchObject({ valorMinimo: '1185.4', valorMaximo: '1185.4' });
    await list.shows(`${inBooks({ lowest: 118_540, highest: 118_540 }).found} movimientos`);
  });

  test.each([
    ['Valor mínimo', 'abc', 'Escriba el valor así: 10 o 10,50.'],
    ['Valor máximo', '-5', 'El valor no puede ser negativo.'],
  ])('a fault in «%s» is told at the field; nothing is asked and the list stays', async (label, typed, message) => {
    await list.openList();
    await list.section.getByRole('button', { name: 'Más filtros' }).click();
    const field = list.section.getByLabelText(label);
    await field.fill(typed);
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(list.asked).toHaveLength(1);
    expect(list.rows()).toHaveLength(20);
    await expect.element(list.section.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await field.fill('10');
    await expect.poll(() => list.asked.length).toBe(2);
  });

  test('conventions.md 3: an amount with a fault does not fold away: the message stays, and the field gets the focus', async () => {
    await list.openList();
    const toggle = list.section.getByRole('button', { name: /^(Más|Menos) filtros$/ });
    await toggle.click();
    const field = list.section.getByLabelText('Valor máximo');
    await field.fill('abc');
    await expect.element(field).toHaveAccessibleDescription('Escriba el valor así: 10 o 10,50.');
    await toggle.click();
    await expect.element(field).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await list.section.getByRole('radio', { name: 'Ingresos' }).click({ force: true });
    await expect.element(list.section.getByText('Escriba el valor así: 10 o 10,50.')).toBeVisible();
    await field.fill('10');
    await toggle.click();
    await expect.element(field).not.toBeInTheDocument();
  });

  test('folded amounts are named on the button as long as they narrow the list', async () => {
    await list.openList();
    await list.section.getByRole('button', { name: 'Más filtros', exact: true }).click();
    await list.section.getByLabelText('Valor mínimo').fill('40');
    await list.section.getByRole('button', { name: 'Menos filtros' }).click();
    const folded = list.section.getByRole('button', { name: 'Más filtros, 1 activo', exact: true });
    await expect.element(folded).toHaveTextContent('Más filtros · 1');
    await folded.click();
    await list.section.getByLabelText('Valor máximo').fill('220');
    await list.section.getByRole('button', { name: 'Menos filtros' }).click();
    await expect.element(list.section.getByRole('button', { name: 'Más filtros, 2 activos' })).toBeVisible();
    await list.section.getByRole('button', { name: 'Limpiar filtros' }).click();
    await expect.element(list.section.getByRole('button', { name: 'Más filtros', exact: true })).toBeVisible();
  });

  test('copy.md: a narrowed list offers «Limpiar filtros», the first one and an empty one no second time', async () => {
    await list.openList();
    const clear = list.section.getByRole('button', { name: 'Limpiar filtros' });
    expect(clear.elements()).toHaveLength(0);
    await list.section.getByRole('radio', { name: 'Ingresos' }).click({ force: true });
    await clear.click();
    await list.shows(`${inBooks().found} movimientos`);
    expect(clear.elements()).toHaveLength(0);
    // The button has gone: the focus is at the list's heading.
    await expect.element(list.section.getByRole('heading', { name: 'Movimientos' })).toHaveFocus();
    typeAtOnce(search.element(), 'nada que exista');
    await expect.element(list.section.getByText('No hay movimientos con estos filtros.')).toBeVisible();
    expect(clear.elements()).toHaveLength(1);
  });

  test.each([320, 390, 1440])(
    '%i px: «Limpiar filtros» moves nothing of the bar, and has a finger’s room',
    async (width) => {
      await page.viewport(width, 900);
      await list.openList();
      const places = () =>
        [search, list.period].map((one) => {
          const { left, top, width: wide } = one.element().getBoundingClientRect();
          return [left, top - list.section.element().getBoundingClientRect().top, wide];
        });
      const before = places();
      await list.section.getByRole('radio', { name: 'Ingresos' }).click({ force: true });
      const clear = list.section.getByRole('button', { name: 'Limpiar filtros' });
      await expect.element(clear).toBeVisible();
      expect(places()).toEqual(before);
      const [box, next] = [clear, list.section.getByRole('button', { name: 'Exportar' })].map((one) =>
        one.element().getBoundingClientRect(),
      );
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(box?.right).toBeLessThanOrEqual(next?.left ?? 0);
      await page.viewport(1280, 900);
    },
  );

  test('«Elegir fechas» begins with the range on screen and asks nothing; a range that is wrong neither', async () => {
    await list.openList();
    await list.period.selectOptions('otro');
    const [from, to] = [list.section.getByLabelText('Desde'), list.section.getByLabelText('Hasta')];
    await expect.element(from).toHaveValue('23/08/2026');
    await expect.element(to).toHaveValue('20/11/2026');
    for (const [field, day, message] of [
      [to, '21/11/2026', 'La fecha final no puede ser posterior a hoy.'],
      [to, '22/08/2026', 'La fecha final debe ser igual o posterior a la inicial.'],
      [to, '', 'Ingrese la fecha final.'],
      [to, '1/9', 'Escriba la fecha así: 31/12/2026.'],
      [to, '31/09/2026', 'Esa fecha no existe. Revise el día y el mes.'],
    ] as const) {
      await field.fill(day);
      await userEvent.tab();
      await expect.element(field).toHaveAccessibleDescription(message);
    }
    await to.fill('20/11/2026');
    await from.fill('19/11/2025');
    await expect.element(from).toHaveAccessibleDescription('El rango no puede superar 12 meses.');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(list.asked.every(({ desde, hasta }) => desde === '2026-08-23' && hasta === '2026-11-20')).toBe(true);
    expect(list.rows()).toHaveLength(20);
    await from.fill('2025-11-20');
    await list.shows('254 movimientos');
  });

  test('nothing found: says so, and clearing brings the first list back', async () => {
    await list.openList();
    typeAtOnce(search.element(), 'nada que exista');
    await expect.element(list.section.getByText('No hay movimientos con estos filtros.')).toBeVisible();
    await list.shows('0 movimientos');
    await list.section.getByRole('button', { name: 'Limpiar filtros' }).click();
    await list.shows(`${inBooks().found} movimientos`);
    await expect.element(search).toHaveValue('');
  });

  test('the old list stays on screen, marked as busy, until the new one is there', async () => {
    await list.openList();
    const release = hold(movimientos);
    typeAtOnce(search.element(), 'centrosur');
    await expect.poll(() => list.asked.length).toBe(2);
    expect(list.rows()).toHaveLength(20);
    await expect.element(list.table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(() => list.rows().length).toBeLessThan(20);
    await expect.element(list.table).not.toHaveAttribute('aria-busy');
  });

  test('an answer that comes too late is never shown', async () => {
    await list.openList();
    const release = hold(movimientos);
    typeAtOnce(search.element(), 'centrosur');
    await expect.poll(() => list.asked.length).toBe(2);
    hold(movimientos)();
    typeAtOnce(search.element(), 'internet');
    const { found } = inBooks({ text: 'INTERNET' });
    await expect.poll(() => list.rows().length).toBe(found);
    release();
    await everyAnswerRead();
    expect(list.rows()).toHaveLength(found);
    for (const row of list.rows()) expect(row.textContent).toContain('internet');
  });

  test('-0007-02-01: what the server refuses is told in its words', async () => {
    await list.openList();
    use(answers.withCode(movimientos, '-0007-02-01'));
    typeAtOnce(search.element(), 'luz');
    await expect.element(list.section.getByText(errorCodes['-0007-02-01'].text)).toBeVisible();
    useNoOverrides();
    await list.section.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(list.section.getByText(errorCodes['-0007-02-01'].text)).not.toBeInTheDocument();
  });
});
