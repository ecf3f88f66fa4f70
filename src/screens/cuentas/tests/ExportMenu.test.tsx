import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cuenta, movimientos } from '#api/contract/cuentas.ts';
import { memberScreens } from '#app/memberScreens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { findMovements } from '#mocks/bank/movements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main } from '#testing/locators.ts';
import { everyAnswerRead, hold, use, useNoOverrides } from '#testing/testWorld.tsx';
import {
  asked,
  forgetAsked,
  openList,
  period,
  section,
  shows,
  startEachMovementsTest,
  VISTA,
} from './movementsWorld.ts';

startEachMovementsTest();

/** What the books say of the last 90 days. */
const inBooks = () =>
  findMovements(demo.bank, VISTA, { from: '2026-08-23', to: '2026-11-20', tipo: 'T' }, { page: 1, size: 1000 });

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
    forgetAsked();
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

  test('DESIGN.md §9: a narrowed list says so: in the name of the file, and on paper', async () => {
    const files = catchFiles();
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openList();
    await section.getByRole('radio', { name: 'Egresos' }).click({ force: true });
    await section.getByRole('searchbox').fill('centrosur');
    await section.getByRole('button', { name: 'Más filtros' }).click();
    await section.getByLabelText('Valor mínimo').fill('10');
    await everyAnswerRead();
    await choose('Exportar CSV');
    await expect
      .poll(() => files.names)
      .toEqual(['movimientos-4871-2026-08-23-2026-11-20-egresos-centrosur-desde-10,00.csv']);
    await choose('Imprimir');
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    const facts = [...document.querySelectorAll('[data-print-sheet] dl > div')].map((fact) => fact.textContent);
    expect(facts).toContain('FiltroEgresos · «centrosur» · desde $10,00');
    dispatchEvent(new Event('afterprint'));
  });

  test('leaving the page stops it: no further page, no file, no word', async () => {
    const files = catchFiles();
    const bank = await openList();
    await period.selectOptions('12m');
    await shows('254 movimientos');
    forgetAsked();
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

  test('D-64: it ends with the visit, also while the code of the next page has yet to come', async () => {
    vi.spyOn(memberScreens, 'garantias').mockReturnValue(new Promise(() => undefined));
    const files = catchFiles();
    const bank = await openList();
    const release = hold(movimientos);
    forgetAsked();
    await choose('Exportar CSV');
    await expect.poll(() => asked.length).toBe(1);
    void bank.go('/garantias');
    release();
    await everyAnswerRead();
    await expect.element(section).toBeVisible();
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
    await choose('Imprimir');
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
    expect(paper?.textContent).not.toContain('Filtro');
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('[data-print-sheet]')).toBeNull();
  });

  const printedFacts = async (): Promise<(string | null)[]> => {
    const printing = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await choose('Imprimir');
    await expect.poll(() => printing.mock.calls.length).toBe(1);
    const facts = [...document.querySelectorAll('[data-print-sheet] dl > div')].map((fact) => fact.textContent);
    dispatchEvent(new Event('afterprint'));
    return facts;
  };

  test('the balances on paper are of the moment of its movements, and not of the page’s', async () => {
    await openList();
    const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
    if (account) account.blocked += 1_00;
    expect(await printedFacts()).toContain('Disponible$2.845,37');
    await expect.element(main.getByText('$2.845,37').first()).toBeVisible();
  });

  test('balances that do not come keep no movement from the paper', async () => {
    await openList();
    use(answers.withCode(cuenta, '-9999-00-03'));
    const facts = await printedFacts();
    expect(facts).toContain(`Movimientos${inBooks().found}`);
    expect(facts.filter((fact) => /^(?:Saldo contable|Disponible)/.test(fact ?? ''))).toEqual([]);
  });

  test('of a period that is over the paper has no balance, which would be of another day', async () => {
    await openList();
    await period.selectOptions('otro');
    await section.getByLabelText('Desde').fill('01/10/2026');
    await section.getByLabelText('Hasta').fill('31/10/2026');
    await everyAnswerRead();
    const facts = await printedFacts();
    expect(facts).toContain('Período01/10/2026 a 31/10/2026');
    expect(facts.filter((fact) => /^(?:Saldo contable|Disponible)/.test(fact ?? ''))).toEqual([]);
  });
});
