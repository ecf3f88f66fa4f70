import { describe, expect, test } from 'vitest';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { to } from '#navigation/paths.ts';
import { routeEntries } from '#navigation/routeTable.ts';
import { helpItems, pageItems, settingItems } from '../fixedItems.ts';
import { countText, createSearch } from '../groups.ts';
import { lastPayees, payeeItems } from '../memberItems.ts';
import type { Kind, SearchItem } from '../searchItem.ts';

const item = (kind: Kind, name: string, detail = ''): SearchItem => ({
  id: `${kind} ${name}`,
  kind,
  name,
  detail,
  icon: null,
  main: { verb: '', lead: { to: to.productos } },
});

const payee = (code: string, name: string) => ({
  code,
  kind: 'internal' as const,
  number: `01020100${code}`,
  name,
  alias: '',
  institution: '',
  accountTypeCode: '',
  identificationType: '',
  identification: '',
  email: '',
  nameMatch: null,
});

describe('results by kind', () => {
  const many = Array.from({ length: 30 }, (_, index) => item('services', `Agua ${index}`));

  test('at most five of a kind beside others, twenty alone, and how many there are', () => {
    const beside = createSearch([...many, item('help', '¿Cómo pago el agua?')], [])('agua');
    expect(beside.map(({ kind, found, total }) => [kind, found.length, total])).toEqual([
      ['services', 5, 30],
      ['help', 1, 1],
    ]);
    expect(countText(beside)).toBe('31 resultados');
    expect(createSearch(many, [])('agua')[0]?.found).toHaveLength(20);
  });

  test('kinds whose name begins so come first; otherwise the order of the headings stays', () => {
    const search = createSearch(
      [item('payees', 'Ana', 'Tránsito'), item('accounts', 'Ahorro', 'Tránsito'), item('services', 'Tránsito')],
      [],
    );
    expect(search('transito').map(({ kind }) => kind)).toEqual(['services', 'payees', 'accounts']);
  });

  test.each(['super', 'rosa', 'ahorro', 'movimiento'])(
    '«%s»: equally good finds keep the order in which they were given, as movements the newest first',
    (typed) => {
      const days = [
        'Supermercado · Rosa 20/11/2026',
        'Supermercado del Sur · Rosa 12/11/2026',
        'Supermercado · Rosa 04/11/2026',
        'Supermercado del Sur · Rosa 31/10/2026',
        'Supermercado · Rosa 02/10/2026',
      ];
      const movements = days.map((day): SearchItem => {
        const [name = '', date = ''] = day.split(/ (?=\d)/);
        return { ...item('movements', name, `${date} · Ahorro a la vista`), keywords: 'movimiento' };
      });
      const found = createSearch(movements, [])(typed)[0]?.found ?? [];
      expect(found.map(({ item: { name, detail } }) => `${name} ${detail.slice(0, 10)}`)).toEqual(days);
    },
  );

  test('what begins with what was typed comes before what has it further on', () => {
    const search = createSearch([item('payees', 'Juan Carlos Vega'), item('payees', 'Carlos Loja')], []);
    expect(search('carlos')[0]?.found.map(({ item: { name } }) => name)).toEqual(['Carlos Loja', 'Juan Carlos Vega']);
  });

  test('screens.md A.0 «Accessibility»: what stands for the same text keeps its place, and what has come since is below it', () => {
    const stood = createSearch([item('services', 'Luz eléctrica'), item('pages', 'Luz')], [])('luz');
    const later = createSearch(
      [
        item('payees', 'Luz María'),
        ...Array.from({ length: 6 }, (_, index) => item('services', `Luz ${index}`)),
        item('services', 'Luz eléctrica'),
        item('pages', 'Luz'),
      ],
      [],
    );
    const names = later('luz', stood).map(({ kind, found }) => [kind, found[0]?.item.name, found.length]);
    expect(names).toEqual([
      ['services', 'Luz eléctrica', 5],
      ['pages', 'Luz', 1],
      ['payees', 'Luz María', 1],
    ]);
    expect(later('luz').map(({ kind }) => kind)).toEqual(['payees', 'services', 'pages']);
  });

  test('nothing typed shows what stands there first, all of it', () => {
    const search = createSearch(many, many.slice(0, 8));
    expect(search(' ')[0]?.found).toEqual(
      many.slice(0, 8).map((each) => ({ item: each, name: [], detail: [], isClose: true })),
    );
    expect(countText(search('agua 29'))).toBe('1 resultado');
  });
});

test('the last payees are those of the orders, the last first, each once', () => {
  const payees = [payee('4871', 'Ana Loja'), payee('5566', 'Comercial San Roque'), payee('1111', 'Rosa')];
  const order = (codigoCuentaDestino: string | undefined, destino: string) => ({
    numeroComprobante: destino,
    fecha: '2026-11-20T10:00:00',
    destino,
    codigoCuentaDestino,
  });
  const orders = [
    order(undefined, 'Comercial San Roque · •••• 5566'),
    order('4871', 'Como se llame'),
    order('5566', 'Comercial San Roque'),
    order('9999', 'Quien ya no está'),
  ];
  expect(lastPayees(orders, payees).map(({ code }) => code)).toEqual(['5566', '4871']);
  expect(payeeItems(payees)[0]?.main.lead).toEqual({
    to: to.transferenciaInterna,
    state: flowStart({ fuente: 'registradas', destino: '4871' }),
  });
});

test('DESIGN.md §12 «Repetir»: whom the money did not reach is none of the last payees', () => {
  const payees = [payee('4871', 'Ana Loja'), payee('5566', 'Comercial San Roque')];
  const order = { fecha: '2026-11-20T10:00:00', destino: '' };
  const orders = [
    { ...order, numeroComprobante: '2', codigoCuentaDestino: '5566', estado: 'DEVUELTA' },
    { ...order, numeroComprobante: '1', codigoCuentaDestino: '4871', estado: 'EN_PROCESO' },
  ];
  expect(lastPayees(orders, payees).map(({ code }) => code)).toEqual(['4871']);
});

describe('codes are unique within a kind alone: the order’s kind says whose code it is', () => {
  const ana = payee('7', 'Ana Loja');
  const rosa = { ...payee('7', 'Rosa Ordóñez'), kind: 'external' as const, number: '2209988771' };
  const order = { numeroComprobante: '1', fecha: '2026-11-20T10:00:00', destino: 'Rosa', codigoCuentaDestino: '7' };
  const named = { ...order, destino: 'Rosa Ordóñez · Banco Andes Demo · •••• 8771' };

  test.each([
    ['a transfer inside', { ...order, tipo: 'INTERNA' }, ['Ana Loja']],
    ['a transfer to elsewhere', { ...order, tipo: 'EXTERNA' }, ['Rosa Ordóñez']],
    ['the payment of a card is of none of them', { ...named, tipo: 'TARJETA' }, []],
    ['without a kind, whom the words name', named, ['Rosa Ordóñez']],
    ['without a kind and with no such words, nobody', order, []],
  ])('%s', (_, given, names) => {
    expect(lastPayees([given], [ana, rosa]).map(({ name }) => name)).toEqual(names);
  });
});

test('each item has an id of its own, and what is ours leads to pages of the member', () => {
  const fixed = [...pageItems, ...settingItems, ...helpItems];
  expect(new Set(fixed.map(({ id }) => id)).size).toBe(fixed.length);
  const members = routeEntries.filter(([, { area }]) => area === 'member').map(([name]) => to[name as keyof typeof to]);
  for (const { main } of fixed) if ('to' in main.lead) expect(members).toContain(main.lead.to);
});
