import { ReceiptText, Zap } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { Servicio } from '#api/contract/pagos.ts';
import { addressOf, categoriesOf, categoryOf, hasOwnPage, iconOf, serviceOf, servicePage } from '../services.ts';

const listed = (codigoCategoria: string, rest: { orden?: number; ruta?: string; icono?: string } = {}) => ({
  codigoCategoria,
  descripcion: `${codigoCategoria} de la cooperativa`,
  ...rest,
});
const ours = ['centrosur', 'recargas', 'supa', 'colegios'];

describe('screens.md A.2 pagos «fixed tiles»', () => {
  it('a server that lists none has the four of ours', () => {
    const categories = categoriesOf([]);
    expect(categories.map(({ route }) => route)).toEqual(ours);
    expect(categories.map(({ code }) => code)).toEqual(['', '', '', '']);
    expect(categories.map(({ name, detail }) => [name, detail])).toEqual([
      ['CentroSur', 'Luz eléctrica'],
      ['Recargas', 'Todas las operadoras'],
      ['SUPA', 'Pensiones alimenticias'],
      ['Colegios', 'Pensiones y matrículas'],
    ]);
    expect(categories.map(addressOf)).toEqual([
      '/pagos/centrosur',
      '/pagos/recargas',
      '/pagos/supa',
      '/pagos/colegios',
    ]);
  });

  it('those that it lists are its own, with its words; only the others are added', () => {
    const categories = categoriesOf([listed('LUZ-1', { ruta: 'centrosur' }), listed('SUPA-1', { ruta: 'supa' })]);
    expect(categories.map(({ code, route }) => [code, route])).toEqual([
      ['', 'recargas'],
      ['', 'colegios'],
      ['LUZ-1', 'centrosur'],
      ['SUPA-1', 'supa'],
    ]);
    expect(categories[2]).toMatchObject({ name: 'LUZ-1 de la cooperativa', detail: '' });
    const [detailed] = categoriesOf([{ ...listed('AGUA'), detalle: 'Agua potable' }]).slice(4);
    expect(detailed?.detail).toBe('Agua potable');
  });

  it('all four listed: none twice', () => {
    expect(categoriesOf(ours.map((ruta) => listed(ruta, { ruta })))).toHaveLength(4);
  });
});

describe('contract B.3: the categories of the server', () => {
  const codes = (answer: Parameters<typeof categoriesOf>[0]) =>
    categoriesOf(answer)
      .filter(({ route }) => route === '')
      .map(({ code }) => code);

  it('are in its order; those without one come last, as they came', () => {
    expect(
      codes([
        listed('SIN-1'),
        listed('B', { orden: 2 }),
        listed('SIN-2'),
        listed('A', { orden: 1 }),
        listed('C', { orden: 3 }),
      ]),
    ).toEqual(['A', 'B', 'C', 'SIN-1', 'SIN-2']);
  });

  it('an icon that the program does not know is the sheet of every payment', () => {
    const [known, unknown, none] = categoriesOf([
      listed('A', { icono: 'luz', orden: 1 }),
      listed('B', { icono: 'cohete', orden: 2 }),
      listed('C', { orden: 3 }),
    ]).slice(4);
    expect([known?.icon, unknown?.icon, none?.icon]).toEqual([Zap, ReceiptText, ReceiptText]);
    expect([iconOf(known), iconOf(undefined)]).toEqual([Zap, ReceiptText]);
  });

  it('an icon of the name of something every object has is not taken for one', () => {
    expect(categoriesOf([listed('A', { icono: 'constructor' })])[4]?.icon).toBe(ReceiptText);
    expect(addressOf({ code: 'A', route: 'constructor' })).toBe('/pagos/varios/A');
  });

  it('one without a route of ours, or with one that we do not have, is paid at its code', () => {
    expect(addressOf({ code: 'AGUA', route: '' })).toBe('/pagos/varios/AGUA');
    expect(addressOf({ code: 'RIFAS', route: 'rifas' })).toBe('/pagos/varios/RIFAS');
    expect(addressOf({ code: 'A/B ñ', route: '' })).toBe('/pagos/varios/A%2FB%20%C3%B1');
    expect(['', 'rifas', 'constructor', ...ours].filter((route) => hasOwnPage({ route }))).toEqual(ours);
  });
});

describe('contract B.3: where a service is paid', () => {
  const categories = categoriesOf([listed('SUPA-1', { ruta: 'supa' }), listed('AGUA')]);

  it.each([
    ['SUPA-1', 'SUPA-1', '/pagos/supa'],
    ['AGUA', 'AGUA', '/pagos/varios/AGUA'],
    // Of a kind that the server does not list, or not yet.
    ['GAS', undefined, '/pagos/varios/GAS'],
  ])('%s', (category, code, address) => {
    expect(categoryOf({ category }, categories)?.code).toBe(code);
    expect(servicePage({ category }, categories)).toBe(address);
  });

  it('one that names no kind is nowhere, and of none of ours that lacks a code', () => {
    expect(categories.map(({ code }) => code)).toContain('');
    expect(categoryOf({ category: '' }, categories)).toBeUndefined();
    expect(servicePage({ category: '' }, categories)).toBeNull();
    expect(categoryOf(undefined, categories)).toBeUndefined();
  });
});

describe('contract B.3: a service', () => {
  const whole: Servicio = {
    codigoServicio: 'CAT-RETAMA',
    codigoCategoria: 'CATALOGO',
    descripcion: 'Catálogo Flor de Retama',
    criterios: [
      {
        codigo: 'CODIGO',
        etiqueta: 'Código de asesora',
        ayuda: 'Está en su hoja de pedido.',
        longitudMinima: 5,
        longitudMaxima: 8,
        soloNumeros: true,
      },
    ],
    permiteParcial: true,
    permiteVarios: true,
    primeroAntiguos: true,
  };

  it('with everything that the server says', () => {
    expect(serviceOf(whole)).toEqual({
      code: 'CAT-RETAMA',
      category: 'CATALOGO',
      name: 'Catálogo Flor de Retama',
      criteria: [
        {
          code: 'CODIGO',
          label: 'Código de asesora',
          help: 'Está en su hoja de pedido.',
          minLength: 5,
          maxLength: 8,
          digitsOnly: true,
        },
      ],
      allowsPartial: true,
      several: true,
      oldestFirst: true,
    });
  });

  it('B.0: what it does not say is not allowed, and no rule', () => {
    const criterios = [{ codigo: 'C', etiqueta: 'Contrato' }];
    expect(serviceOf({ codigoServicio: 'S', descripcion: 'Servicio', criterios })).toEqual({
      code: 'S',
      category: '',
      name: 'Servicio',
      criteria: [{ code: 'C', label: 'Contrato', help: '', minLength: null, maxLength: null, digitsOnly: false }],
      allowsPartial: false,
      several: false,
      oldestFirst: false,
    });
  });
});
