import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Movimiento, movimientos } from '#api/contract/productos.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { formatMoney } from '#domain/money.ts';
import { findMovements, type MovementFilter } from '#mocks/bank/movements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import {
  everyAnswerRead,
  hold,
  openBank,
  startEachTestFresh,
  type TestBank,
  use,
  useNoOverrides,
} from '../testWorld.tsx';

startEachTestFresh();

const VISTA = '010201004871';
const NINETY = { from: '2026-08-23', to: '2026-11-20', tipo: 'T' } as const;

/** What was asked of the movements, oldest first. */
let asked: Record<string, string>[] = [];

beforeEach(() => {
  vi.setSystemTime('2026-11-20T10:15:00-05:00');
  asked = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (url.pathname.endsWith('/movimientos')) asked.push(Object.fromEntries(url.searchParams));
    return fetch(input, init);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const main = page.getByRole('main');
const section = main.getByRole('region', { name: 'Movimientos' });
const table = section.getByRole('table', { name: 'Movimientos' });
const search = section.getByRole('searchbox', { name: 'Buscar por descripción' });
const period = section.getByLabelText('Período');
const more = section.getByRole('button', { name: 'Cargar más' });
const drawer = page.getByRole('dialog', { name: 'Detalle del movimiento' });

/** The rows that are in the page, without the head, which narrow columns do not show. */
const rows = () =>
  table
    .getByRole('row')
    .elements()
    .filter((row) => row.hasAttribute('aria-rowindex'));
const opener = (text: RegExp) => table.getByRole('button', { name: text }).first();

/** What the books say of a filter. */
function inBooks(filter: Partial<MovementFilter> = {}, number = VISTA) {
  return findMovements(demo.bank, number, { ...NINETY, ...filter }, { page: 1, size: 1000 });
}

async function openList(number = VISTA): Promise<TestBank> {
  const bank = await openBank({ route: `/cuentas/${number}` });
  await expect.element(table).toBeVisible();
  await everyAnswerRead();
  return bank;
}

/** All of a text in one task: no key can come later than the rest of typing. */
function typeAtOnce(field: Element, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  for (let length = 1; length <= text.length; length += 1) {
    value?.set?.call(field, text.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const shows = (text: string) => expect.element(section.getByText(text, { exact: true })).toBeVisible();

describe('screens.md A.2 cuentas: the list', () => {
  test('the first page of the last 90 days, newest first, with the totals of all of them', async () => {
    await openList();
    const { found, credits, debits } = inBooks();
    expect(asked).toEqual([{ desde: '2026-08-23', hasta: '2026-11-20', tipo: 'T', pagina: '1', tamano: '20' }]);
    await shows(`${found} movimientos`);
    await shows(`Mostrando 20 de ${found}`);
    await expect.element(section.getByText(`+${formatMoney(credits)}`).first()).toBeInTheDocument();
    await expect.element(section.getByText(formatMoney(-debits)).first()).toBeInTheDocument();
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
    (main.element() as HTMLElement).ownerDocument.defaultView?.scrollTo(0, 0);
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

  test('screens.md A.0 «Keyboard»: a row scrolled far away keeps the focus, and the next key goes on from it', async () => {
    await openLongList();
    // The last of its block: the next one is of another.
    rowOf(21)?.focus();
    more.element().scrollIntoView();
    await expect.poll(() => rowOf(201)).not.toBeNull();
    await expect.poll(() => rowOf(101)).toBeNull();
    await everyAnswerRead();
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
    rowOf(21)?.focus();
    more.element().scrollIntoView();
    await expect.poll(() => rowOf(201)).not.toBeNull();
    await expect.poll(() => rowOf(101)).toBeNull();
    await everyAnswerRead();
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

describe('filters', () => {
  test('a text is asked once, when typing rests', async () => {
    await openList();
    typeAtOnce(search.element(), 'cent');
    // A breath between two keys is not rest.
    await new Promise((resolve) => setTimeout(resolve, 20));
    typeAtOnce(search.element(), 'centrosur');
    await expect.poll(() => asked.length).toBe(2);
    await everyAnswerRead();
    const { found } = inBooks({ text: 'CENTROSUR' });
    await shows(found === 1 ? '1 movimiento' : `${found} movimientos`);
    expect(asked.map(({ texto }) => texto)).toEqual([undefined, 'centrosur']);
    expect(rows()).toHaveLength(found);
    for (const row of rows()) expect(row.textContent).toContain('CentroSur');
  });

  test('kind and period, together with a text', async () => {
    await openList();
    await section.getByRole('radio', { name: 'Ingresos' }).click({ force: true });
    await period.selectOptions('12m');
    const { found, credits } = inBooks({ from: '2025-11-21', tipo: 'C' });
    expect([found, credits]).toEqual([36, 1_736_094]);
    await shows('36 movimientos');
    await expect.element(section.getByText('+$17.360,94').first()).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ desde: '2025-11-21', hasta: '2026-11-20', tipo: 'C', pagina: '1' });
  });

  test.each([
    ['7', '2026-11-14'],
    ['30', '2026-10-22'],
    ['mes', '2026-11-01'],
  ])('period «%s» begins on %s', async (value, desde) => {
    await openList();
    await period.selectOptions(value);
    await shows(`${inBooks({ from: desde }).found} movimientos`);
    expect(asked.at(-1)).toMatchObject({ desde, hasta: '2026-11-20' });
  });

  test('amounts: from and to, as typed in Ecuador', async () => {
    await openList();
    await section.getByRole('button', { name: 'Más filtros' }).click();
    await section.getByLabelText('Valor mínimo').fill('1.185,40');
    await section.getByLabelText('Valor máximo').fill('1185.4');
    await expect.poll(() => asked.at(-1)).toMatchObject({ valorMinimo: '1185.4', valorMaximo: '1185.4' });
    await shows(`${inBooks({ lowest: 118_540, highest: 118_540 }).found} movimientos`);
  });

  test.each([
    ['Valor mínimo', 'abc', 'Ingrese un valor como 10 o 10,50.'],
    ['Valor máximo', '-5', 'Ingrese un valor como 10 o 10,50.'],
  ])('a fault in «%s» is told at the field; nothing is asked and the list stays', async (label, typed, message) => {
    await openList();
    await section.getByRole('button', { name: 'Más filtros' }).click();
    const field = section.getByLabelText(label);
    await field.fill(typed);
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).toHaveLength(1);
    expect(rows()).toHaveLength(20);
    await expect.element(section.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    await field.fill('10');
    await expect.poll(() => asked.length).toBe(2);
  });

  test('«Elegir fechas» begins with the range on screen and asks nothing; a range that is wrong neither', async () => {
    await openList();
    await period.selectOptions('otro');
    const [from, to] = [section.getByLabelText('Desde'), section.getByLabelText('Hasta')];
    await expect.element(from).toHaveValue('2026-08-23');
    await expect.element(to).toHaveValue('2026-11-20');
    for (const [field, day, message] of [
      [to, '2026-11-21', 'La fecha final no puede ser posterior a hoy.'],
      [to, '2026-08-22', 'La fecha final debe ser igual o posterior a la inicial.'],
      [to, '', 'Ingrese la fecha final.'],
    ] as const) {
      await field.fill(day);
      await expect.element(field).toHaveAccessibleDescription(message);
    }
    await to.fill('2026-11-20');
    await from.fill('2025-11-19');
    await expect.element(from).toHaveAccessibleDescription('El rango no puede superar 12 meses.');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked.every(({ desde, hasta }) => desde === '2026-08-23' && hasta === '2026-11-20')).toBe(true);
    expect(rows()).toHaveLength(20);
    await from.fill('2025-11-20');
    await shows('254 movimientos');
  });

  test('nothing found: says so, and clearing brings the first list back', async () => {
    await openList();
    typeAtOnce(search.element(), 'nada que exista');
    await expect.element(section.getByText('No hay movimientos con estos filtros.')).toBeVisible();
    await shows('0 movimientos');
    await section.getByRole('button', { name: 'Limpiar filtros' }).click();
    await shows(`${inBooks().found} movimientos`);
    await expect.element(search).toHaveValue('');
  });

  test('the old list stays on screen, marked as busy, until the new one is there', async () => {
    await openList();
    const release = hold(movimientos);
    typeAtOnce(search.element(), 'centrosur');
    await expect.poll(() => asked.length).toBe(2);
    expect(rows()).toHaveLength(20);
    await expect.element(table).toHaveAttribute('aria-busy', 'true');
    release();
    await expect.poll(() => rows().length).toBeLessThan(20);
    await expect.element(table).not.toHaveAttribute('aria-busy');
  });

  test('an answer that comes too late is never shown', async () => {
    await openList();
    const release = hold(movimientos);
    typeAtOnce(search.element(), 'centrosur');
    await expect.poll(() => asked.length).toBe(2);
    hold(movimientos)();
    typeAtOnce(search.element(), 'internet');
    const { found } = inBooks({ text: 'INTERNET' });
    await expect.poll(() => rows().length).toBe(found);
    release();
    await everyAnswerRead();
    expect(rows()).toHaveLength(found);
    for (const row of rows()) expect(row.textContent).toContain('internet');
  });

  test('-0007-02-01: what the server refuses is told in its words', async () => {
    await openList();
    use(answers.withCode(movimientos, '-0007-02-01'));
    typeAtOnce(search.element(), 'luz');
    await expect.element(section.getByText(errorCodes['-0007-02-01'].text)).toBeVisible();
    useNoOverrides();
    await section.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(section.getByText(errorCodes['-0007-02-01'].text)).not.toBeInTheDocument();
  });
});

describe('DESIGN.md §6 «Drawer»: the detail of a movement', () => {
  test('by keyboard: Enter opens, Escape closes, the focus is on its row again', async () => {
    await openList();
    const button = opener(/Pago internet/);
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer).toBeVisible();
    for (const text of ['18/11/2026 08:00', '-$28,00', '•••• 4871'])
      await expect.element(drawer.getByText(text).first()).toBeInTheDocument();
    expect(drawer.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(asked).toHaveLength(1);
  });

  test('«Cerrar» gives the focus back too; one without a receipt offers none', async () => {
    await openList();
    const button = opener(/Retiro cajero/);
    await button.click();
    await expect.element(drawer).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Ver comprobante' }).elements()).toHaveLength(0);
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(button).toHaveFocus();
  });

  test('the receipt opens over it; Escape closes only the receipt', async () => {
    const bank = await openList();
    await opener(/Rosa Elena Ordonez/).click();
    await drawer.getByRole('button', { name: 'Ver comprobante' }).click();
    const receipt = page.getByRole('dialog', { name: 'Comprobante' });
    await expect.element(receipt.getByText('Transferencia exitosa')).toBeVisible();
    expect(bank.countOf(comprobante)).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(receipt).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
    expect(document.body.textContent).not.toContain(VISTA);
  });
});

describe('exports', () => {
  /** Texts that were handed over as files. */
  function catchFiles(): { names: string[]; texts: () => Promise<string[]>; letLinksGo: () => void } {
    const blobs: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return '#archivo';
    });
    const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    return {
      names,
      texts: async () => Promise.all(blobs.map((blob) => blob.text())),
      letLinksGo: () => clicking.mockRestore(),
    };
  }

  const choose = async (name: string) => {
    await section.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  test('DESIGN.md §9: CSV has every movement of the filter, each page read once; no number in its name', async () => {
    const files = catchFiles();
    await openList();
    await period.selectOptions('12m');
    await shows('254 movimientos');
    asked = [];
    await choose('Exportar CSV');
    await expect.poll(() => files.names).toEqual(['movimientos-4871-2025-11-21-2026-11-20.csv']);
    expect(asked.map(({ pagina, tamano, desde }) => [pagina, tamano, desde])).toEqual([
      ['1', '100', '2025-11-21'],
      ['2', '100', '2025-11-21'],
      ['3', '100', '2025-11-21'],
    ]);
    const [csv = ''] = await files.texts();
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(255);
    const cents = (column: number) =>
      lines
        .slice(1)
        .reduce((sum, line) => sum + Math.round(Number((line.split(';')[column] || '0').replace(',', '.')) * 100), 0);
    expect([cents(4), cents(5)]).toEqual([1_638_757, 1_736_094]);
  });

  test('leaving the page stops it: no further page, no file, no word', async () => {
    const files = catchFiles();
    const bank = await openList();
    await period.selectOptions('12m');
    await shows('254 movimientos');
    asked = [];
    const release = hold(movimientos);
    await choose('Exportar CSV');
    await expect.poll(() => asked.length).toBe(1);
    files.letLinksGo();
    await main.getByRole('link', { name: 'Mis productos' }).click();
    await expect.poll(bank.path).toBe('/productos');
    // The address changes first; the page is left when the next one is there.
    await expect.element(page.getByRole('heading', { name: 'Mis productos', level: 1 })).toBeVisible();
    release();
    await everyAnswerRead();
    expect(asked).toHaveLength(1);
    expect(files.names).toEqual([]);
    expect(bank.services.toasts.toasts()).toEqual([]);
  });

  test('a failed export is told as a toast, and can be tried again', async () => {
    const files = catchFiles();
    await openList();
    use(answers.withCode(movimientos, '-9999-00-03'));
    await choose('Exportar CSV');
    await expect.element(page.getByRole('alert').getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(files.names).toEqual([]);
    useNoOverrides();
    await choose('Exportar CSV');
    await expect.poll(() => files.names.length).toBe(1);
  });

  test('screens.md A.0 «Printing»: the paper has all of the filter, the cooperative, the member, no full number', async () => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openList();
    await choose('Imprimir o guardar en PDF');
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    const paper = document.querySelector('[data-print-sheet]');
    const { found } = inBooks();
    expect(paper?.querySelectorAll('tbody tr')).toHaveLength(found);
    for (const text of [
      demo.config.cooperativeName,
      'Maria Fernanda Guaman Vintimilla',
      'N.º 48213',
      '23/08/2026 a 20/11/2026',
    ])
      expect(paper?.textContent).toContain(text);
    expect(paper?.textContent).toContain('•••• 4871');
    expect(paper?.textContent).not.toContain(VISTA);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
  });
});

function movement(index: number): Movimiento {
  return {
    idMovimiento: String(index),
    fecha: '2026-11-20T08:00:00',
    descripcion: 'PAGO',
    tipo: 'D',
    valor: 1,
    saldo: 1,
  };
}
