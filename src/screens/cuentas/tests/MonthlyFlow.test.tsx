import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { movimientos, saldos } from '#api/contract/cuentas.ts';
import { formatMoney } from '#domain/money.ts';
import { DEMO_NOW } from '#mocks/bank/clock.ts';
import { findMovements } from '#mocks/bank/movements.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { main, region } from '#testing/locators.ts';
import { goToLateEvening, passMidnight } from '#testing/midnight.ts';
import { everyAnswerRead, hold, openBank, startEachTestFresh, use } from '#testing/testWorld.tsx';
import { VISTA } from './movementsWorld.ts';

startEachTestFresh({ now: DEMO_NOW });

const card = region('En qué se movió su dinero');
const list = region('Movimientos');
const months = card.getByRole('list', { name: 'Meses' });

async function openAccount() {
  const bank = await openBank({ route: `/cuentas/${VISTA}` });
  await expect.element(months).toBeVisible();
  await everyAnswerRead();
  return bank;
}

const movement = (idMovimiento: string, fecha: string, more: object = {}) => ({
  idMovimiento,
  fecha,
  descripcion: 'RETIRO CAJERO',
  tipo: 'D' as const,
  valor: 10,
  saldo: 100,
  ...more,
});

const answer = (registros: object[], totalRegistros = registros.length) =>
  answers.withData(movimientos, { totalRegistros, registros, totalCreditos: 0, totalDebitos: 0 } as never);

describe('DESIGN.md §12: where the money went', () => {
  test('six months, the present one chosen; another one is shown by a press', async () => {
    await openAccount();
    const buttons = months.getByRole('button').elements();
    expect(buttons).toHaveLength(6);
    expect(buttons.map((one) => one.getAttribute('aria-pressed')).at(-1)).toBe('true');
    const toggle = card.getByRole('button', { name: 'Ver noviembre por tipo' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect.element(card.getByRole('heading', { name: 'Egresos de noviembre' })).toBeVisible();
    await months.getByRole('button', { name: /^octubre de 2026/ }).click();
    await expect.element(card.getByRole('heading', { name: 'Egresos de octubre' })).toBeVisible();
  });

  test('a movement that comes between two pages is counted once, and none is left out', async () => {
    let isFirst = true;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (isFirst && searchParams.get('tamano') === '100' && searchParams.get('pagina') === '2') {
        isFirst = false;
        demo.bank.ledger.post([{ debit: VISTA, credit: 'SPI', cents: 1_00 }], { canal: 'A', agencia: 'B' });
      }
      return fetch(input, init);
    });
    await openAccount();
    const { debits } = findMovements(
      demo.bank,
      VISTA,
      { from: '2026-11-01', to: '2026-11-20', tipo: 'D' },
      { page: 1, size: 1 },
    );
    expect(isFirst).toBe(false);
    await expect
      .element(months.getByRole('button', { name: new RegExp(`egresos \\${formatMoney(debits)}$`) }))
      .toBeVisible();
    const june = findMovements(
      demo.bank,
      VISTA,
      { from: '2026-06-01', to: '2026-06-30', tipo: 'D' },
      { page: 1, size: 1 },
    );
    await expect
      .element(months.getByRole('button', { name: new RegExp(`^junio .*egresos \\${formatMoney(june.debits)}$`) }))
      .toBeVisible();
  });

  /** What left the account in November, as the books say. */
  const novemberInBooks = () =>
    findMovements(demo.bank, VISTA, { from: '2026-11-01', to: '2026-11-21', tipo: 'D' }, { page: 1, size: 1 }).debits;
  const saysNovember = () =>
    expect
      .element(
        months.getByRole('button', { name: new RegExp(`^noviembre .*egresos \\${formatMoney(novemberInBooks())}$`) }),
      )
      .toBeVisible();

  test('looked at again, it has what has moved since', async () => {
    await openAccount();
    demo.bank.ledger.post([{ debit: VISTA, credit: 'SPI', cents: 1_00 }], { canal: 'A', agencia: 'B' });
    vi.setSystemTime(DEMO_NOW + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await saysNovember();
  });

  test('it ends today, also when the page stays open over midnight, and stays in its place while that is asked', async () => {
    goToLateEvening();
    const bank = await openAccount();
    const place = months.element();
    const heldAnswers = hold(movimientos);
    const before = bank.countOf(movimientos);
    passMidnight();
    await expect.poll(() => bank.countOf(movimientos)).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(months.element()).toBe(place);
    demo.bank.ledger.post([{ debit: VISTA, credit: 'SPI', cents: 1_00 }], { canal: 'A', agencia: 'B' });
    heldAnswers();
    await saysNovember();
    expect(months.element()).toBe(place);
    await card.getByRole('button', { name: 'Ver sus movimientos' }).click();
    await expect.element(list.getByLabelText('Hasta')).toHaveValue('21/11/2026');
  });

  test('a kind shows its movements, and no others', async () => {
    use(
      answer([
        movement('1', '2026-11-18T10:00:00', { descripcion: 'RETIRO CAJERO – MATRIZ', valor: 40 }),
        movement('2', '2026-11-17T10:00:00', { descripcion: 'PAGO CENTROSUR – 0012', valor: 25.4 }),
        movement('3', '2026-10-17T10:00:00'),
      ]),
    );
    const bank = await openBank({ route: `/cuentas/${VISTA}` });
    await expect.element(months).toBeVisible();
    await card.getByRole('button', { name: 'Ver noviembre por tipo' }).click();
    await card.getByRole('button', { name: /^Luz/ }).click();
    await expect.element(list.getByRole('searchbox')).toHaveValue('centrosur');
    await expect.element(list.getByRole('radio', { name: 'Egresos' })).toBeChecked();
    await expect.element(list.getByLabelText('Desde')).toHaveValue('01/11/2026');
    await expect.element(list.getByLabelText('Hasta')).toHaveValue('20/11/2026');
    await expect.poll(() => bank.countOf(movimientos)).toBe(3);
  });

  test('a kind that no word of the search tells from the others is no button; small kinds share a row', async () => {
    const kinds = [
      'CUOTA CREDITO',
      'SUPERMERCADO',
      'COLEGIO AZUL',
      'AGUA POTABLE',
      'PAGO INTERNET',
      'RECARGA CLARO',
      'OTRO GASTO',
    ];
    use(
      answer([
        movement('1', '2026-11-18T10:00:00', { descripcion: 'RETIRO CAJERO', valor: 400 }),
        movement('2', '2026-11-17T10:00:00', { descripcion: 'RETIRO VENTANILLA – AGUA', valor: 30 }),
        movement('3', '2026-11-16T10:00:00', { descripcion: 'CAJERO AZUL', valor: 10 }),
        ...kinds.map((descripcion, index) =>
          movement(String(index + 4), '2026-11-15T10:00:00', { descripcion, valor: 90 - 10 * index }),
        ),
        movement('20', '2026-10-17T10:00:00'),
      ]),
    );
    await openBank({ route: `/cuentas/${VISTA}` });
    await card.getByRole('button', { name: 'Ver noviembre por tipo' }).click();
    const outgoing = card.getByRole('list').nth(1).getByRole('listitem');
    await expect.poll(() => outgoing.elements().at(-1)?.textContent).toMatch(/^Los demás2 movimientos\$70,00/);
    const rows = outgoing.elements();
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Retiros en efectivo',
      'Créditos',
      'Compras',
      'Educación',
      'Agua',
      'Internet',
      'Los demás',
    ]);
    const isButton = rows.map((row) => row.querySelector('button') !== null);
    expect(isButton).toEqual([false, true, true, true, true, true, false]);
  });

  test('D-65: what a movement without a description is called is nothing that the server could find', async () => {
    use(
      answer([
        movement('1', '2026-11-18T10:00:00', { descripcion: null, valor: 40 }),
        movement('2', '2026-11-17T10:00:00', { descripcion: 'PAGO CENTROSUR', valor: 25.4 }),
        movement('3', '2026-10-17T10:00:00'),
      ]),
    );
    await openBank({ route: `/cuentas/${VISTA}` });
    await expect.element(list.getByText('Movimiento', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Ver noviembre por tipo' }).click();
    await expect.element(card.getByText('Otros movimientos')).toBeVisible();
    expect(card.getByRole('button', { name: /^Otros movimientos/ }).elements()).toHaveLength(0);
  });

  test('«Ver sus movimientos»: all of that month', async () => {
    await openAccount();
    await months.getByRole('button', { name: /^octubre de 2026/ }).click();
    await card.getByRole('button', { name: 'Ver sus movimientos' }).click();
    await expect.element(list.getByLabelText('Hasta')).toHaveValue('31/10/2026');
    await expect.element(list.getByRole('radio', { name: 'Todos' })).toBeChecked();
    await expect.element(list.getByRole('searchbox')).toHaveValue('');
  });

  test('of one month and then of another: the fields say the days that the list shows, also when they are left', async () => {
    await openAccount();
    const [from, to] = [list.getByLabelText('Desde'), list.getByLabelText('Hasta')];
    const showMonth = async (name: RegExp) => {
      await months.getByRole('button', { name }).click();
      await card.getByRole('button', { name: 'Ver sus movimientos' }).click();
    };
    await showMonth(/^noviembre de 2026/);
    await expect.element(from).toHaveValue('01/11/2026');
    await showMonth(/^octubre de 2026/);
    await expect.element(from).toHaveValue('01/10/2026');
    await expect.element(to).toHaveValue('31/10/2026');
    (from.element() as HTMLElement).focus();
    await userEvent.tab();
    await everyAnswerRead();
    await expect.element(from).toHaveValue('01/10/2026');
    const days = () =>
      list
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => /\/\d\d\/2026/.exec(row.textContent ?? '')?.[0]);
    await expect.poll(() => new Set(days())).toEqual(new Set(['/10/2026']));

    // What was left half typed gives way too.
    await from.fill('1/9');
    await userEvent.tab();
    await expect.element(from).toHaveValue('1/9');
    await showMonth(/^octubre de 2026/);
    await expect.element(from).toHaveValue('01/10/2026');
  });

  test.each([
    ['a single month', [movement('1', '2026-11-18T10:00:00')], 600],
    ['more than is read', [movement('1', '2026-11-18T10:00:00'), movement('2', '2026-11-17T10:00:00')], 20_000],
    // A server may give smaller pages than it was asked for.
    ['fewer than the server counts', [movement('1', '2026-11-18T10:00:00'), movement('2', '2026-10-17T10:00:00')], 3],
    ['a movement that cannot be read', [movement('1', '2026-11-18T10:00:00'), { idMovimiento: '2' }], 2],
  ])('%s: a sum of which a part is missing is not shown', async (_, rows, total) => {
    use(answer(rows, total));
    await openBank({ route: `/cuentas/${VISTA}` });
    await expect.element(list.getByRole('table')).toBeVisible();
    await everyAnswerRead();
    expect(card.elements()).toHaveLength(0);
  });

  test('contract B.0: a server without movements has none by month', async () => {
    use(answers.withFault(movimientos, 'notFound'));
    await openBank({ route: `/cuentas/${VISTA}` });
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
    await everyAnswerRead();
    expect(card.elements()).toHaveLength(0);
  });

  test('screens.md A.0: nothing is asked or shown of them, nor of the balance in time, where balances are hidden', async () => {
    localStorage.setItem('bv.saldosOcultos', 'si');
    const bank = await openBank({ route: `/cuentas/${VISTA}` });
    await expect.element(list.getByRole('table')).toBeVisible();
    await everyAnswerRead();
    expect(card.elements()).toHaveLength(0);
    expect(bank.countOf(movimientos)).toBe(1);
    expect(bank.countOf(saldos)).toBe(0);
  });
});
