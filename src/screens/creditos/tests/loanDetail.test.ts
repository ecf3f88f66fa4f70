import { beforeAll, describe, expect, it } from 'vitest';
import { readAnswer } from '#api/contract/answerValidation.ts';
import { credito } from '#api/contract/creditos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { createDemo } from '#mocks/demo.ts';
import { createTestCaller } from '#mocks/testCaller.ts';
import {
  comingInstalment,
  earlierCount,
  filteredTable,
  hasOtherCharges,
  type Instalment,
  type LoanDetail,
  lateInstalments,
  loanDetailOf,
  tableCsv,
  tableLegend,
  totalsOf,
} from '../loanDetail.ts';

type Answer = EndpointAnswer<typeof credito>;

const bare: Answer = {
  numeroCredito: '020110004417',
  descripcion: 'CREDITO DE CONSUMO',
  saldoCapital: 1_00,
  montoOriginal: 2_00,
  tabla: [],
  pagos: [],
};

const row = (numero: number, estado: 'PAGADA' | 'VENCIDA' | 'PENDIENTE'): Answer['tabla'][number] => ({
  numero,
  fecha: '2026-11-14',
  capital: 1_00,
  interes: 2_00,
  seguro: 3_00,
  otros: 4_00,
  cuota: 10_00,
  saldo: 5_00,
  estado,
});

/** The loans of the demo as the page gets them. */
const loans = new Map<string, LoanDetail>();

beforeAll(async () => {
  const demo = createDemo({ onRejected: () => undefined });
  const { call } = createTestCaller(demo);
  for (const numeroCredito of ['020110004417', '020120001932', '020110002075']) {
    const { data } = await call(credito, { token: demo.signIn().token, params: { numeroCredito } });
    loans.set(numeroCredito.slice(-4), loanDetailOf(readAnswer(credito, { ok: true, data })));
  }
});

const loan = (ending: string): LoanDetail => {
  const found = loans.get(ending);
  if (!found) throw new Error(ending);
  return found;
};

describe('DESIGN.md §12: what a phone leaves for later', () => {
  const states = (paid: number, rest: number) => [
    ...Array.from({ length: paid }, () => ({ state: 'paid' as const })),
    ...Array.from({ length: rest }, () => ({ state: 'pending' as const })),
  ];

  it.each([
    [18, 30, 16],
    [2, 10, 0],
    [0, 12, 0],
    [12, 0, 6],
    [4, 0, 0],
    [0, 0, 0],
  ])('%i paid, %i not: %i come when asked for', (paid, rest, earlier) => {
    expect(earlierCount(states(paid, rest))).toBe(earlier);
  });
});

describe('D-65: how many instalments are overdue', () => {
  const vencido = { capital: 1, interes: 1, seguro: 0, mora: 0, gestionCobranza: 0, total: 2 };

  it.each([
    ['none of a loan in order', { estado: 'VIGENTE' }, 0],
    ['none of one that is paid off', { estado: 'CANCELADO', diasVencido: 6 }, 0],
    ['nobody knows of one that is overdue by its days', { estado: 'VIGENTE', diasVencido: 6 }, null],
    ['nobody knows of one that is overdue by its state', { estado: 'VENCIDO' }, null],
    ['nobody knows of a state that does not rule it out', { estado: 'EN MORA' }, null],
    ['nobody knows where no state is said', {}, null],
    ['as many as the server says', { estado: 'VIGENTE', diasVencido: 6, vencido: { ...vencido, cuotas: 2 } }, 2],
    ['nobody knows where it does not say how many', { estado: 'VENCIDO', vencido }, null],
  ])('%s', (_, part, late) => {
    expect(lateInstalments(loanDetailOf({ ...bare, ...part }))).toBe(late);
  });
});

it.each([
  [0, false],
  [4_00, true],
])(
  'DESIGN.md §6 «Amortisation table»: a column whose every charge is 0 but for one of %i cents is there: %s',
  (otros, has) => {
    const tabla = [
      { ...row(1, 'PAGADA'), otros: 0 },
      { ...row(2, 'PENDIENTE'), otros },
    ];
    expect(hasOtherCharges(loanDetailOf({ ...bare, tabla }))).toBe(has);
  },
);

describe('demo-bank.md C.3: totals to the cent', () => {
  it.each([
    ['4417', 48, 1_200_000, 420_623, 21_031],
    ['1932', 24, 450_000, 102_319, 3_893],
  ])('%s: %i instalments', (ending, count, capital, interest, insurance) => {
    const { table } = loan(ending);
    expect(table).toHaveLength(count);
    expect(totalsOf(table)).toEqual({
      capital,
      interest,
      insurance,
      other: 0,
      total: capital + interest + insurance,
    });
    expect(table.at(-1)?.balance).toBe(0);
    for (const { capital: part, interest: paid, insurance: cover, other, total } of table)
      expect(part + paid + cover + other).toBe(total);
  });

  it('4417: the rows that the design shows', () => {
    const shown = (number: number) => {
      const { date, capital, interest, insurance, total, balance, state } =
        loan('4417').table[number - 1] ?? ({} as Instalment);
      return [date, capital, interest, insurance, total, balance, state];
    };
    expect(shown(18)).toEqual(['2026-11-05', 22_623, 11_140, 557, 34_320, 834_307, 'paid']);
    expect(shown(19)).toEqual(['2026-12-05', 22_917, 10_846, 542, 34_305, 811_390, 'next']);
    expect(shown(48)).toEqual(['2029-05-05', 33_329, 433, 22, 33_784, 0, 'pending']);
  });

  it('1932: what is overdue and what comes next', () => {
    const { overdue, table, state, daysOverdue, next } = loan('1932');
    expect(overdue).toEqual({
      instalments: 1,
      days: 6,
      since: '2026-11-14',
      capital: 17_550,
      interest: 5463,
      insurance: 208,
      defaultInterest: 63,
      collection: 0,
      total: 23_284,
    });
    expect([state, daysOverdue]).toEqual(['VENCIDO', 6]);
    expect([table[8]?.state, table[9]?.state, table[10]?.state]).toEqual(['overdue', 'next', 'pending']);
    expect(next?.number).toBe(10);
  });

  it('2075: paid off: every instalment paid, nothing overdue, nothing next', () => {
    const { state, table, overdue, next, balance } = loan('2075');
    expect([state, overdue, next, balance]).toEqual(['CANCELADO', null, null, 0]);
    expect(new Set(table.map((instalment) => instalment.state))).toEqual(new Set(['paid']));
  });
});

describe('filters', () => {
  it.each([
    ['4417', { all: 48, paid: 18, overdue: 0, pending: 30 }],
    ['1932', { all: 24, paid: 8, overdue: 1, pending: 15 }],
    ['2075', { all: 12, paid: 12, overdue: 0, pending: 0 }],
  ] as const)('%s: %o; what comes next is pending too', (ending, counts) => {
    const { table } = loan(ending);
    for (const filter of ['all', 'paid', 'overdue', 'pending'] as const)
      expect([filter, filteredTable(table, filter).length]).toEqual([filter, counts[filter]]);
  });

  it('the parts of a table add up to its totals', () => {
    const { table } = loan('1932');
    const parts = (['paid', 'overdue', 'pending'] as const).map((filter) => totalsOf(filteredTable(table, filter)));
    for (const key of ['capital', 'interest', 'insurance', 'other', 'total'] as const)
      expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(totalsOf(table)[key]);
    expect(totalsOf([])).toEqual({ capital: 0, interest: 0, insurance: 0, other: 0, total: 0 });
  });
});

describe('contract B.3 productos/creditos: with as little as the contract allows', () => {
  it('what is not said is null or empty', () => {
    expect(loanDetailOf(bare)).toMatchObject({
      state: null,
      months: null,
      nominalRate: null,
      effectiveRate: null,
      grantedOn: null,
      endsOn: null,
      debitAccount: '',
      overdue: null,
      table: [],
      payments: [],
      next: null,
    });
  });

  const vencido = { capital: 1_00, interes: 1_00, seguro: 1_00, mora: 1_00, gestionCobranza: 1_00, total: 5_00 };

  it('D-65: an overdue part without counts: nobody knows how many; the days are those of the list, or unknown', () => {
    expect(loanDetailOf({ ...bare, vencido }).overdue).toMatchObject({ instalments: null, days: null });
    expect(loanDetailOf({ ...bare, vencido, diasVencido: 4 }).overdue).toMatchObject({
      instalments: null,
      days: 4,
      since: '',
      collection: 100,
      total: 500,
    });
  });

  it.each([
    [0, 6, 6],
    [0, 0, null],
    [0, null, null],
    [-1, undefined, null],
    [3, 6, 3],
  ])('D-65: overdue for %s days, by the list for %s: %s; none are not said', (dias, diasVencido, days) => {
    expect(loanDetailOf({ ...bare, vencido: { ...vencido, dias }, diasVencido }).overdue?.days).toBe(days);
  });

  it('only the first pending instalment is the next one', () => {
    const tabla = [row(1, 'PAGADA'), row(2, 'VENCIDA'), row(3, 'PENDIENTE'), row(4, 'PENDIENTE')];
    expect(loanDetailOf({ ...bare, tabla }).table.map(({ state }) => state)).toEqual([
      'paid',
      'overdue',
      'next',
      'pending',
    ]);
  });

  it('D-65: a state that only the server knows is none of ours, and said as the server writes it', () => {
    const tabla = [row(1, 'PAGADA'), { ...row(2, 'VENCIDA'), estado: 'CONDONADA' }];
    expect(loanDetailOf({ ...bare, tabla }).table.map(({ state, stateText }) => [state, stateText])).toEqual([
      ['paid', 'Pagada'],
      ['other', 'CONDONADA'],
    ]);
  });

  it('the newest payment first, whatever the server’s order; what it lists of one day stays in it', () => {
    const on = (fecha: string, numeroComprobante: string) => ({ fecha, valor: 1_00, numeroComprobante });
    const pagos = partialList(
      [on('2026-10-05', 'a'), on('2026-11-05', 'b'), on('2026-11-05', 'c'), on('2026-09-05', 'd')],
      1,
    );
    const { payments } = loanDetailOf({ ...bare, pagos });
    expect(payments.map(({ receipt }) => receipt).join('')).toBe('bcad');
    expect(unreadableIn(payments)).toBe(1);
  });

  it('D-68: a receipt’s number hides nothing', () => {
    const pagos = [{ fecha: '2026-11-05', valor: 1_00, numeroComprobante: '12\u202e34' }];
    expect(loanDetailOf({ ...bare, pagos }).payments[0]?.receipt).toBe('12�34');
  });

  it('payments without channel or receipt', () => {
    expect(loanDetailOf({ ...bare, pagos: [{ fecha: '2026-11-05', valor: 343_20 }] }).payments).toEqual([
      { date: '2026-11-05', cents: 34_320, channel: '', receipt: '' },
    ]);
  });
});

describe('contract B.3: what stands under the table is true of its `sistema`', () => {
  const FRENCH = 'Valores en dólares. Sistema francés: cuota financiera fija más seguro de desgravamen.';
  const GERMAN =
    'Valores en dólares. Sistema alemán: capital fijo e interés sobre el saldo, más seguro de desgravamen.';

  it.each([
    ['FRANCES', FRENCH],
    [' Francés ', FRENCH],
    ['ALEMAN', GERMAN],
    ['ALEMÁN', GERMAN],
    ['AMERICANO', 'Valores en dólares.'],
    ['', 'Valores en dólares.'],
    [null, 'Valores en dólares.'],
    [undefined, 'Valores en dólares.'],
  ])('«%s»', (sistema, text) => {
    expect(tableLegend(loanDetailOf({ ...bare, sistema }))).toBe(text);
  });
});

describe('DESIGN.md §9: the table for spreadsheets', () => {
  it('a head and a row for each instalment, amounts with a comma and without grouping', () => {
    const [head, ...rows] = tableCsv(loan('4417').table).split('\r\n');
    expect(head).toBe('\uFEFFN.º;Fecha;Capital;Interés;Seguro de desgravamen;Otros;Cuota;Saldo;Estado');
    expect(rows[18]).toBe('19;05/12/2026;229,17;108,46;5,42;0,00;343,05;8113,90;Próxima');
    expect(rows).toHaveLength(49);
    expect(rows.at(-1)).toBe('');
  });

  it('states in words; a date that is none stays as it came', () => {
    const { table } = loanDetailOf({ ...bare, tabla: [row(1, 'PAGADA'), { ...row(2, 'VENCIDA'), fecha: 'pronto' }] });
    expect(tableCsv(table).split('\r\n').slice(1, 3)).toEqual([
      '1;14/11/2026;1,00;2,00;3,00;4,00;10,00;5,00;Pagada',
      '2;pronto;1,00;2,00;3,00;4,00;10,00;5,00;Vencida',
    ]);
  });
});

describe('D-65: what a server fills in though nothing of it is there', () => {
  const nothing = { cuotas: 0, dias: 0, capital: 0, interes: 0, seguro: 0, mora: 0, gestionCobranza: 0, total: 0 };

  it('a part of what is overdue without anything in it is none', () => {
    expect(loanDetailOf({ ...bare, vencido: nothing }).overdue).toBeNull();
    expect(loanDetailOf({ ...bare, vencido: { ...nothing, cuotas: null, total: 1 } }).overdue).not.toBeNull();
    expect(loanDetailOf({ ...bare, vencido: { ...nothing, cuotas: 1 } }).overdue).not.toBeNull();
  });

  it('screens.md A.2 «creditos»: of a cancelled loan nothing comes next, whatever its table says of the rest', () => {
    const answer: Answer = {
      ...bare,
      estado: 'CANCELADO',
      tabla: [row(18, 'PAGADA'), row(19, 'PENDIENTE')],
      proximaCuota: { numero: 19, fecha: '2026-12-14', valor: 10_00 },
    };
    const cancelled = loanDetailOf(answer);
    expect(cancelled.table.map(({ state }) => state)).toEqual(['paid', 'pending']);
    expect(comingInstalment(cancelled, '2026-11-20')).toBeNull();
  });
});

describe('screens.md A.2 «creditos»: the instalment that comes next', () => {
  const next = { numero: 9, fecha: '2026-11-14', valor: 7_00 };
  const late: Answer = {
    ...bare,
    estado: 'VENCIDO',
    proximaCuota: next,
    tabla: [row(9, 'VENCIDA'), { ...row(10, 'PENDIENTE'), fecha: '2026-12-14' }],
  };

  it('is the server’s, of a loan in order and where it is still to come', () => {
    expect(comingInstalment(loanDetailOf({ ...late, estado: 'VIGENTE' }), '2026-11-20')).toMatchObject({ cents: 7_00 });
    expect(comingInstalment(loanDetailOf(late), '2026-11-14')).toMatchObject({ date: '2026-11-14' });
  });

  it('of an overdue loan is never the overdue one: the table’s, or none', () => {
    expect(comingInstalment(loanDetailOf(late), '2026-11-20')).toEqual({ date: '2026-12-14', cents: 10_00 });
    expect(comingInstalment(loanDetailOf({ ...late, tabla: [] }), '2026-11-20')).toBeNull();
  });
});
