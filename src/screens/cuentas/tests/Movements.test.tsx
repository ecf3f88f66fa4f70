import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failureTexts } from '#api/apiError.ts';
import { cuenta, movimientos } from '#api/contract/cuentas.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { formatMoney, opposite } from '#domain/money.ts';
import { findMovements } from '#mocks/bank/movements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { everyAnswerRead, hold, openBank, use, useNoOverrides } from '#testing/testWorld.tsx';
import { movement } from './movementSample.ts';
import * as list from './movementsWorld.ts';

list.startEachMovementsTest();

const more = list.section.getByRole('button', { name: 'Cargar más' });

/** What the books say of the last 90 days. */
const inBooks = () =>
  findMovements(demo.bank, list.VISTA, { from: '2026-08-23', to: '2026-11-20', tipo: 'T' }, { page: 1, size: 1000 });

describe('screens.md A.2 cuentas: the list', () => {
  test('the first page of the last 90 days, newest first, with the totals of all of them', async () => {
    await list.openList();
    const { found, credits, debits } = inBooks();
    expect(list.asked).toEqual([{ desde: '2026-08-23', hasta: '2026-11-20', tipo: 'T', pagina: '1', tamano: '20' }]);
    await list.shows(`${found} movimientos`);
    await list.shows(`Mostrando 20 de ${found}`);
    await expect.element(list.section.getByText(`+${formatMoney(credits)}`).first()).toBeInTheDocument();
    await expect.element(list.section.getByText(formatMoney(opposite(debits))).first()).toBeInTheDocument();
    expect(list.rows()).toHaveLength(20);
    expect(list.rows()[0]?.textContent).toMatch(/^20\/11\/2026.*Recarga celular.*-\$10,00.*\$2\.896,37/);
  });

  test('the date is heard in each row and stands once per day', async () => {
    await list.openList();
    for (const row of list.rows()) expect(row.querySelector('time')?.textContent).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await expect.element(list.table).toHaveAttribute('aria-rowcount', '21');
    expect(list.rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 2)),
    );
  });

  test('an account that cannot be debited begins with the whole year', async () => {
    await list.openList('010201009356');
    expect(list.asked[0]).toMatchObject({ desde: '2025-11-21', hasta: '2026-11-20' });
    await list.shows('24 movimientos');
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
    await list.openList();
    await list.shows('500 movimientos');
    await expect.element(list.section.getByText('+$12.345,67').first()).toBeInTheDocument();
    await expect.element(list.section.getByText('-$89,01').first()).toBeInTheDocument();
  });

  test('conventions.md 6: a failure is told, and Reintentar brings the list', async () => {
    use(answers.withCode(movimientos, '-9999-00-03'));
    await openBank({ route: `/cuentas/${list.VISTA}` });
    await expect.element(list.section.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    useNoOverrides();
    const release = hold(movimientos);
    const retry = list.section.getByRole('button', { name: 'Reintentar' });
    await retry.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.element(list.table).toBeVisible();
    expect(list.asked).toHaveLength(2);
  });
});

describe('pages', () => {
  test('WCAG 2.4.3, screens.md A.0 «Lists»: the count is announced, and has the focus when the last page has taken the button away', async () => {
    await list.openList();
    const { found } = inBooks();
    const count = list.section.getByRole('status').filter({ hasText: /^Mostrando/ });
    // Until then the totals alone say how many there are, once.
    expect(list.section.getByRole('status').elements()).toHaveLength(1);
    expect(count.elements()).toHaveLength(0);
    for (let shown = 20; shown < found; shown += 20) {
      (more.element() as HTMLElement).focus();
      await more.click();
      await expect.element(count).toHaveTextContent(`Mostrando ${Math.min(shown + 20, found)} de ${found}`);
    }
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(count).toHaveFocus();
  });

  test('«Cargar más» appends; no page is asked twice', async () => {
    await list.openList();
    const { found } = inBooks();
    const first = list.rows()[0]?.textContent;
    await more.click();
    await list.shows(`Mostrando 40 de ${found}`);
    await more.click();
    await list.shows(`Mostrando ${Math.min(60, found)} de ${found}`);
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '3']);
    list.table.element().scrollIntoView();
    await expect.poll(() => list.rows()[0]?.textContent).toBe(first);
  });

  test('the last page ends it', async () => {
    await list.openList('010201009356');
    await more.click();
    await list.shows('Mostrando 24 de 24');
    expect(more.elements()).toHaveLength(0);
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2']);
  });

  test('a double click asks for one page', async () => {
    await list.openList();
    const button = more.element() as HTMLButtonElement;
    button.click();
    button.click();
    await list.shows(`Mostrando 40 de ${inBooks().found}`);
    await everyAnswerRead();
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2']);
  });

  test('a page that fails keeps those that are there; «Cargar más» asks for it again', async () => {
    await list.openList();
    use(answers.withCode(movimientos, '-9999-00-03'));
    await more.click();
    await expect.element(list.section.getByRole('alert')).toHaveTextContent(errorCodes['-9999-00-03'].text);
    expect(list.rows()).toHaveLength(20);
    useNoOverrides();
    await more.click();
    await list.shows(`Mostrando 40 de ${inBooks().found}`);
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '2']);
  });

  /** Another debit of the account, newer than all. */
  const book = () =>
    demo.bank.ledger.post([{ debit: list.VISTA, credit: 'SPI', cents: 1_00 }], { canal: 'CAJERO', agencia: 'MATRIZ' });

  test('screens.md A.2 cuentas: one that comes between two pages has the list read anew, each once, with its totals', async () => {
    await list.openList();
    book();
    await more.click();
    const { found, page, debits } = inBooks();
    await list.shows(`Mostrando 40 de ${found}`);
    await list.shows(`${found} movimientos`);
    await expect.element(list.section.getByText(formatMoney(opposite(debits))).first()).toBeInTheDocument();
    expect(list.rows()).toHaveLength(40);
    for (const [index, row] of list.rows().entries())
      expect(row.lastElementChild?.textContent).toContain(formatMoney(page[index]?.balance ?? 0));
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '1', '2']);
    while (more.elements().length > 0) {
      await more.click();
      await everyAnswerRead();
    }
    await list.shows(`Mostrando ${found} de ${found}`);
  });

  test('one that comes each time it is read: what is there stays, it is told, and «Cargar más» reads it', async () => {
    await list.openList();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (
        new URL(input instanceof Request ? input.url : String(input), location.href).searchParams.get('pagina') === '2'
      )
        book();
      return fetch(input, init);
    });
    await more.click();
    await expect.element(list.section.getByText(failureTexts.rejected)).toBeVisible();
    expect(list.rows()).toHaveLength(20);
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '1', '2', '1', '2']);
    vi.stubGlobal('fetch', fetch);
    await more.click();
    await list.shows(`Mostrando 40 de ${inBooks().found}`);
    await expect.element(list.section.getByText(failureTexts.rejected)).not.toBeInTheDocument();
  });

  /** The page is looked at again, so long after its last answers that they are old. */
  async function comeBack(): Promise<void> {
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    // One page is asked after the other.
    await everyAnswerRead();
    await everyAnswerRead();
  }

  /** The rows are those of the books, each with the balance after it, and so are the totals. */
  async function saysWhatTheBooksSay(shown: number): Promise<void> {
    const { found, page, debits } = inBooks();
    await list.shows(`Mostrando ${shown} de ${found}`);
    await list.shows(`${found} movimientos`);
    await expect.element(list.section.getByText(formatMoney(opposite(debits))).first()).toBeInTheDocument();
    expect(list.rows()).toHaveLength(shown);
    for (const [index, row] of list.rows().entries())
      expect(row.lastElementChild?.textContent).toContain(formatMoney(page[index]?.balance ?? 0));
  }

  test('screens.md A.2 cuentas: looked at again, the list says what the balance above it says', async () => {
    const bank = await list.openList();
    book();
    const before = bank.countOf(cuenta);
    await comeBack();
    expect(bank.countOf(cuenta)).toBe(before + 1);
    await saysWhatTheBooksSay(20);
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '1']);
  });

  test('conventions.md «Components and screens» 5: one that comes above them takes the focus from no row', async () => {
    await list.openList();
    const [row] = list.rows();
    const see = row?.querySelector('button');
    see?.focus();
    book();
    await comeBack();
    await saysWhatTheBooksSay(20);
    expect(document.activeElement).toBe(see);
    expect(list.rows()[0]).not.toBe(row);
  });

  test('screens.md A.2 cuentas: and so do all of its pages; where nothing has come nothing moves', async () => {
    await list.openList();
    await more.click();
    await list.shows(`Mostrando 40 de ${inBooks().found}`);
    const rows = list.rows();
    const { scrollY } = globalThis;
    await comeBack();
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '1', '2']);
    expect(list.rows()).toEqual(rows);
    expect(globalThis.scrollY).toBe(scrollY);
    book();
    await comeBack();
    await saysWhatTheBooksSay(40);
  });

  test('screens.md A.2 cuentas: one that comes just while all pages are read again has them read anew, untold', async () => {
    await list.openList();
    await more.click();
    await list.shows(`Mostrando 40 de ${inBooks().found}`);
    const { fetch } = globalThis;
    let isFirst = true;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      if (isFirst && String(input instanceof Request ? input.url : input).includes('pagina=2')) {
        isFirst = false;
        book();
      }
      return fetch(input, init);
    });
    const alerts: string[] = [];
    const watch = new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role="alert"]')) alerts.push(alert.textContent ?? '');
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await comeBack();
    await saysWhatTheBooksSay(40);
    watch.disconnect();
    expect(alerts).toEqual([]);
    expect(list.asked.map(({ pagina }) => pagina)).toEqual(['1', '2', '1', '2', '1', '2']);
  });

  test('what was asked just now is not asked again', async () => {
    await list.openList();
    dispatchEvent(new Event('visibilitychange'));
    await everyAnswerRead();
    expect(list.asked).toHaveLength(1);
  });

  test('conventions.md 1: far from the window the rows are not in the page, and their room is', async () => {
    await list.openList();
    await list.period.selectOptions('12m');
    await list.shows('Mostrando 20 de 254');
    for (const shown of [40, 60, 80, 100, 120, 140, 160]) {
      await more.click();
      await list.shows(`Mostrando ${shown} de 254`);
    }
    const height = list.table.element().getBoundingClientRect().height;
    expect(height).toBeGreaterThan(160 * 50);
    await expect.poll(() => list.rows().length).toBeLessThan(160);
    more.element().scrollIntoView();
    await expect.poll(() => list.rows().at(-1)?.getAttribute('aria-rowindex')).toBe('161');
    expect(Math.abs(list.table.element().getBoundingClientRect().height - height)).toBeLessThan(2);
    await expect.element(list.table).toHaveAttribute('aria-rowcount', '161');
  });

  /** The list of a year with ten pages, from its top. */
  async function openLongList(): Promise<void> {
    await list.openList();
    await list.period.selectOptions('12m');
    for (let shown = 20; shown < 200; shown += 20) {
      await list.shows(`Mostrando ${shown} de 254`);
      await more.click();
    }
    await list.shows('Mostrando 200 de 254');
    list.table.element().scrollIntoView();
    await expect.poll(() => list.rows()[0]?.getAttribute('aria-rowindex')).toBe('2');
  }

  const rowOf = (index: number) => list.table.element().querySelector<HTMLElement>(`[aria-rowindex="${index}"] button`);
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
    await expect.element(list.drawer).toBeVisible();
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
    await list.openList();
    const end = document.body.appendChild(document.createElement('div'));
    end.style.height = '9000px';
    end.scrollIntoView({ block: 'end' });
    await everyAnswerRead();
    expect(list.table.element().getBoundingClientRect().bottom).toBeLessThan(-1200);
    expect(list.rows()).toHaveLength(20);
    end.remove();
  });

  test('a list that nobody touches does no work', async () => {
    await list.openList();
    const seen: MutationRecord[] = [];
    const watch = new MutationObserver((records) => seen.push(...records));
    watch.observe(list.table.element(), { attributes: true, childList: true, subtree: true });
    for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    watch.disconnect();
    expect(seen).toHaveLength(0);
  });
});
