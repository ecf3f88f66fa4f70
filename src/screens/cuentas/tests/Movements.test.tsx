import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { movimientos } from '#api/contract/cuentas.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { formatMoney, opposite } from '#domain/money.ts';
import { findMovements } from '#mocks/bank/movements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { everyAnswerRead, hold, openBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import { movement } from './movementSample.ts';
import {
  asked,
  drawer,
  openList,
  period,
  rows,
  section,
  shows,
  startEachMovementsTest,
  table,
  VISTA,
} from './movementsWorld.ts';

startEachMovementsTest();

const more = section.getByRole('button', { name: 'Cargar más' });

/** What the books say of the last 90 days. */
const inBooks = () =>
  findMovements(demo.bank, VISTA, { from: '2026-08-23', to: '2026-11-20', tipo: 'T' }, { page: 1, size: 1000 });

describe('screens.md A.2 cuentas: the list', () => {
  test('the first page of the last 90 days, newest first, with the totals of all of them', async () => {
    await openList();
    const { found, credits, debits } = inBooks();
    expect(asked).toEqual([{ desde: '2026-08-23', hasta: '2026-11-20', tipo: 'T', pagina: '1', tamano: '20' }]);
    await shows(`${found} movimientos`);
    await shows(`Mostrando 20 de ${found}`);
    await expect.element(section.getByText(`+${formatMoney(credits)}`).first()).toBeInTheDocument();
    await expect.element(section.getByText(formatMoney(opposite(debits))).first()).toBeInTheDocument();
    expect(rows()).toHaveLength(20);
    expect(rows()[0]?.textContent).toMatch(/^20\/11\/2026.*Recarga celular.*-\$10,00.*\$2\.896,37/);
  });

  test('the date is heard in each row and stands once per day', async () => {
    await openList();
    for (const row of rows()) expect(row.querySelector('time')?.textContent).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await expect.element(table).toHaveAttribute('aria-rowcount', '21');
    expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 2)),
    );
  });

  test('an account that cannot be debited begins with the whole year', async () => {
    await openList('010201009356');
    expect(asked[0]).toMatchObject({ desde: '2025-11-21', hasta: '2026-11-20' });
    await shows('24 movimientos');
  });

  test('the totals are the server’s, not the sum of what is shown', async () => {
    const [registro] = [movement(1)];
    use(
      answers.withData(movimientos, {
        totalRegistros: 500,
        registros: registro ? [registro] : [],
        totalCreditos: 12345.67,
        totalDebitos: 89.01,
      }),
    );
    await openList();
    await shows('500 movimientos');
    await expect.element(section.getByText('+$12.345,67').first()).toBeInTheDocument();
    await expect.element(section.getByText('-$89,01').first()).toBeInTheDocument();
  });

  test('conventions.md 6: a failure is told, and Reintentar brings the list', async () => {
    use(answers.withCode(movimientos, '-9999-00-03'));
    await openBank({ route: `/cuentas/${VISTA}` });
    await expect.element(section.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    const release = hold(movimientos);
    const retry = section.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(table).toBeVisible();
    expect(asked).toHaveLength(2);
  });
});

describe('pages', () => {
  test('«Cargar más» appends; no page is asked twice', async () => {
    await openList();
    const { found } = inBooks();
    const first = rows()[0]?.textContent;
    await more.click();
    await shows(`Mostrando 40 de ${found}`);
    await more.click();
    await shows(`Mostrando ${Math.min(60, found)} de ${found}`);
    expect(asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '3']);
    table.element().scrollIntoView();
    await expect.poll(() => rows()[0]?.textContent).toBe(first);
  });

  test('the last page ends it', async () => {
    await openList('010201009356');
    await more.click();
    await shows('Mostrando 24 de 24');
    expect(more.elements()).toHaveLength(0);
    expect(asked.map(({ pagina }) => pagina)).toEqual(['1', '2']);
  });

  test('a double click asks for one page', async () => {
    await openList();
    const button = more.element() as HTMLButtonElement;
    button.click();
    button.click();
    await shows(`Mostrando 40 de ${inBooks().found}`);
    await everyAnswerRead();
    expect(asked.map(({ pagina }) => pagina)).toEqual(['1', '2']);
  });

  test('a page that fails keeps those that are there; «Cargar más» asks for it again', async () => {
    await openList();
    use(answers.withCode(movimientos, '-9999-00-03'));
    await more.click();
    await expect.element(section.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(rows()).toHaveLength(20);
    useNoOverrides();
    await more.click();
    await shows(`Mostrando 40 de ${inBooks().found}`);
    expect(asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '2']);
  });

  test('conventions.md 1: far from the window the rows are not in the page, and their room is', async () => {
    await openList();
    await period.selectOptions('12m');
    await shows('Mostrando 20 de 254');
    for (const shown of [40, 60, 80, 100, 120, 140, 160]) {
      await more.click();
      await shows(`Mostrando ${shown} de 254`);
    }
    const height = table.element().getBoundingClientRect().height;
    expect(height).toBeGreaterThan(160 * 50);
    await expect.poll(() => rows().length).toBeLessThan(160);
    more.element().scrollIntoView();
    await expect.poll(() => rows().at(-1)?.getAttribute('aria-rowindex')).toBe('161');
    expect(Math.abs(table.element().getBoundingClientRect().height - height)).toBeLessThan(2);
    await expect.element(table).toHaveAttribute('aria-rowcount', '161');
  });

  /** The list of a year with ten pages, from its top. */
  async function openLongList(): Promise<void> {
    await openList();
    await period.selectOptions('12m');
    for (let shown = 20; shown < 200; shown += 20) {
      await shows(`Mostrando ${shown} de 254`);
      await more.click();
    }
    await shows('Mostrando 200 de 254');
    table.element().scrollIntoView();
    await expect.poll(() => rows()[0]?.getAttribute('aria-rowindex')).toBe('2');
  }

  const rowOf = (index: number) => table.element().querySelector<HTMLElement>(`[aria-rowindex="${index}"] button`);
  const focusedRow = () => document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex');

  /** Puts the focus on a row and goes to the end of the list, far from it. */
  async function focusAndScrollAway(index: number): Promise<void> {
    rowOf(index)?.focus();
    more.element().scrollIntoView();
    await expect.poll(() => rowOf(201)).not.toBeNull();
    await expect.poll(() => rowOf(101)).toBeNull();
    await everyAnswerRead();
  }

  test('screens.md A.0 «Keyboard»: a row scrolled far away keeps the focus, and the next key goes on from it', async () => {
    await openLongList();
    // The last of its block: the next one is of another.
    await focusAndScrollAway(21);
    expect(focusedRow()).toBe('21');
    await userEvent.keyboard('{Tab}');
    expect(focusedRow()).toBe('22');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedRow()).toBe('21');
    more.element().scrollIntoView();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer).toBeVisible();
    await expect.poll(() => rowOf(101)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.poll(focusedRow).toBe('21');
  });

  test('a row that the focus has left goes as the others do', async () => {
    await openLongList();
    await focusAndScrollAway(21);
    expect(rowOf(21)).not.toBeNull();
    (more.element() as HTMLElement).focus();
    await expect.poll(() => rowOf(21)).toBeNull();
  });

  test('a single page stays whole wherever the window is: searching the page finds its rows', async () => {
    await openList();
    const end = document.body.appendChild(document.createElement('div'));
    end.style.height = '9000px';
    end.scrollIntoView({ block: 'end' });
    await everyAnswerRead();
    expect(table.element().getBoundingClientRect().bottom).toBeLessThan(-1200);
    expect(rows()).toHaveLength(20);
    end.remove();
  });

  test('a list that nobody touches does no work', async () => {
    await openList();
    const seen: MutationRecord[] = [];
    const watch = new MutationObserver((records) => seen.push(...records));
    watch.observe(table.element(), { attributes: true, childList: true, subtree: true });
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    watch.disconnect();
    expect(seen).toHaveLength(0);
  });
});
