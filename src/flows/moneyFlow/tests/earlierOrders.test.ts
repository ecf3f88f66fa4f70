import { describe, expect, it } from 'vitest';
import {
  allEarlier,
  type EarlierWords,
  earlierWords,
  marksReturned,
  ofHistory,
  ofThisBrowser,
  warningsOf,
} from '../earlierOrders.ts';
import type { OrderSummary } from '../operation.ts';

const NOW = Date.parse('2026-11-20T10:15:00-05:00');
const summary: OrderSummary = {
  cents: 12_34,
  origin: { name: 'Ahorro a la Vista', number: '010201004871' },
  payee: [{ label: 'Beneficiario', value: 'Comercial San Roque' }],
  identity: { key: 'cuenta 010201015566', destinationCode: 'CD-02', endings: ['5566'] },
  blocks: [],
};
const row = {
  numeroComprobante: '2026-1120-048213',
  fecha: '2026-11-20T10:13:00',
  tipo: 'INTERNA' as const,
  destino: 'San Roque · •••• 5566',
  valor: 12_34,
  estado: 'EXITOSA' as const,
};
const found = {
  mark: '2026-1120-048213',
  name: 'San Roque',
  at: NOW - 2 * 60_000,
  isExecuted: true,
  receipt: '2026-1120-048213',
};
const sentence = ({ before, whom, after }: EarlierWords) => `${before}${whom}${after}`.replaceAll('\u00a0', ' ');

describe('D-67: equal orders in the history', () => {
  it('the same kind, amount and last digits, whatever the payee is called', () => {
    expect(ofHistory([row], 'INTERNA', summary, NOW)).toEqual([found]);
  });

  it.each([
    ['another amount', { valor: 12_35 }],
    ['no amount', { valor: null }],
    ['another kind', { tipo: 'EXTERNA' as const }],
    ['other digits', { destino: 'Comercial San Roque · •••• 7733' }],
    ['no destination', { destino: null }],
    ['another registered destination with the same digits', { codigoCuentaDestino: 'CD-99' }],
    ['one of 24 hours ago', { fecha: '2026-11-19T10:15:00' }],
    ['a date that is none', { fecha: 'ayer' }],
  ])('%s is another order', (_, change) => {
    expect(ofHistory([{ ...row, ...change }], 'INTERNA', summary, NOW)).toEqual([]);
  });

  it.each([
    ['in process', { estado: 'EN_PROCESO' as const }],
    ['of a kind that is not said', { tipo: null }],
    ['the same registered destination, whatever its digits', { codigoCuentaDestino: 'CD-02', destino: 'San Roque' }],
  ])('%s is equal', (_, change) => {
    expect(ofHistory([{ ...row, ...change }], 'INTERNA', summary, NOW)).toEqual([found]);
  });

  it.each([null, ''])(
    'D-74: found by its code; a payee that the history calls «%s» is called as this order does',
    (destino) => {
      expect(ofHistory([{ ...row, destino, codigoCuentaDestino: 'CD-02' }], 'INTERNA', summary, NOW)).toEqual([
        { ...found, name: null },
      ]);
    },
  );

  it('of several references one is enough, and without any nothing is equal', () => {
    const foundBy = (...endings: string[]) =>
      ofHistory([row], 'INTERNA', { ...summary, identity: { key: 'x', endings } }, NOW);
    expect(foundBy('CA-20417', '5566')).toEqual([found]);
    expect(foundBy('CA-20417', '7733')).toEqual([]);
    expect(foundBy()).toEqual([]);
  });

  it('a reference and a mobile tell as digits do; an ending of three characters tells nothing', () => {
    const of = (destino: string, ending: string) =>
      ofHistory(
        [{ ...row, destino, tipo: 'RECARGA' }],
        'RECARGA',
        { ...summary, identity: { key: 'x', endings: [ending] } },
        NOW,
      ).length;
    expect(of('Claro · 0900000321', '0900000321')).toBe(1);
    expect(of('Unidad Educativa · CA-20417', 'CA-20417')).toBe(1);
    expect(of('Claro · 0900000321', '321')).toBe(0);
    expect(of('Claro · 0900000321', '')).toBe(0);
  });
});

describe('D-67: what is said of them', () => {
  const here = ofThisBrowser({
    idTransaccion: 'a',
    owner: '',
    payee: '',
    cents: 12_34,
    at: NOW - 2 * 60_000,
    outcome: 'executed',
    receipt: '2026-1120-048213',
  });

  it('each once, newest first: the history tells of those of this browser too', () => {
    const other = { ...found, mark: 'x', receipt: 'x', at: NOW - 60_000 };
    expect(allEarlier([here], [found, other])).toEqual([other, here]);
  });

  it('one that nobody has confirmed and its own row are one order, told as the bank knows it', () => {
    const unconfirmed = { ...here, mark: 'unconfirmed a', isExecuted: false, receipt: '' };
    expect(allEarlier([unconfirmed], [found])).toEqual([{ ...found, ownMark: 'unconfirmed a' }]);
    // Each row is of one order, and only of one that was sent at that time.
    const second = { ...unconfirmed, mark: 'unconfirmed b', at: unconfirmed.at + 1000 };
    expect(allEarlier([unconfirmed, second], [found])).toHaveLength(2);
    expect(allEarlier([{ ...unconfirmed, at: found.at - 60 * 60_000 }], [found])).toHaveLength(2);
    const writtenAfter = (ms: number) => allEarlier([unconfirmed], [{ ...found, at: unconfirmed.at + ms }]).length;
    expect([3 * 60_000 - 1, 3 * 60_000].map(writtenAfter)).toEqual([1, 2]);
    // A row with a receipt of its own is taken by whoever has that receipt.
    expect(allEarlier([unconfirmed, here], [found])).toEqual([unconfirmed, here]);
  });

  it('what came back is told by nobody, neither by the history nor by the browser that sent it', () => {
    const [returned] = ofHistory([{ ...row, estado: 'DEVUELTA' }], 'INTERNA', summary, NOW);
    if (!returned) throw new Error('Falta la fila.');
    expect(allEarlier([], [returned])).toEqual([]);
    expect(allEarlier([here], [returned])).toEqual([]);
    expect([...marksReturned([here], [returned])]).toEqual([here.mark]);
    const other = { ...here, mark: 'x', receipt: '2026-1120-048200' };
    expect(allEarlier([here, other], [returned])).toEqual([other]);
    const unconfirmed = { ...here, isExecuted: false, receipt: '' };
    expect(allEarlier([unconfirmed], [returned])).toEqual([unconfirmed]);
    expect([...marksReturned([other, unconfirmed], [returned, found])]).toEqual([]);
  });

  it('what the server says of the same amount stands with it, and everything else on its own; nothing is lost', () => {
    const same = 'Hoy ya transfirió $\u00a012,34 a esta cuenta.';
    expect(warningsOf([same, 'Mantenimiento hoy.'], 12_34, true)).toEqual({
      same: [same],
      others: ['Mantenimiento hoy.'],
    });
    expect(warningsOf([same], 12_34, false)).toEqual({ same: [], others: [same] });
    expect(warningsOf(['Hoy ya transfirió $112,34.'], 12_34, true).others).toHaveLength(1);
    expect(warningsOf(null, 12_34, true)).toEqual({ same: [], others: [] });
  });

  it('a page has one spelling of a name: the order’s own', () => {
    const words = earlierWords({ ...found, name: 'COMERCIAL SAN  ROQUE' }, 'INTERNA', summary, NOW);
    expect(words.whom).toBe('Comercial San Roque');
  });

  it('when, how much, to whom; one that is not confirmed may have been executed', () => {
    expect(sentence(earlierWords(here, 'INTERNA', summary, NOW))).toBe(
      'Hace 2 minutos envió $12,34 a Comercial San Roque.',
    );
    expect(sentence(earlierWords(found, 'EXTERNA', summary, NOW))).toBe('Hace 2 minutos envió $12,34 a San Roque.');
    expect(sentence(earlierWords({ ...here, isExecuted: false }, 'INTERNA', summary, NOW))).toBe(
      'Hace 2 minutos envió $12,34 a Comercial San Roque y quedó sin confirmar: puede haberse realizado.',
    );
    expect(sentence(earlierWords({ ...here, name: '0900000321' }, 'RECARGA', summary, NOW))).toBe(
      'Hace 2 minutos recargó $12,34 a 0900000321.',
    );
    expect(sentence(earlierWords(here, 'CENTROSUR', { ...summary, payee: [] }, NOW))).toBe(
      'Hace 2 minutos pagó $12,34.',
    );
  });

  it('an outcome that is known by now is news', () => {
    const order = { idTransaccion: 'a', owner: '', payee: '', cents: 1, at: NOW, receipt: '' };
    expect(ofThisBrowser({ ...order, outcome: 'executed' }).isExecuted).toBe(true);
    expect(ofThisBrowser({ ...order, outcome: 'unconfirmed' }).isExecuted).toBe(false);
    expect(ofThisBrowser({ ...order, outcome: 'executed' }).mark).not.toBe(
      ofThisBrowser({ ...order, outcome: 'unconfirmed' }).mark,
    );
  });
});
