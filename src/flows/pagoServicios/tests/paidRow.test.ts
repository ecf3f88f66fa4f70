import { CreditCard, Droplets, GraduationCap, ReceiptText, Scale, Smartphone, Zap } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import type { Favourite } from '#flows/favoritos/favourite.ts';
import { whereFound } from '../lookupScreens.ts';
import { isPaidOnPage, paidStateText, paidText } from '../paidRow.ts';
import { categoriesOf, type Service } from '../services.ts';

const service = (code: string, category: string, name: string): Service => ({
  code,
  category,
  name,
  criteria: [],
  allowsPartial: false,
  several: false,
  oldestFirst: false,
});
const services = [
  service('LUZ', 'CENTROSUR', 'Luz eléctrica CentroSur'),
  service('AGUA', 'AGUA', 'Agua Potable Valle Azul'),
  service('CUMBRE', 'AGUA', 'Aguas de la Cumbre'),
  service('CLARO-TV', 'TV', 'Claro'),
];
const categories = categoriesOf([
  { codigoCategoria: 'CENTROSUR', descripcion: 'CentroSur', ruta: 'centrosur' },
  { codigoCategoria: 'AGUA', descripcion: 'Agua y teléfono', icono: 'agua' },
]);
const kept = (alias: string, code: string, reference: string): Favourite => ({
  code: alias,
  alias,
  subject: { kind: 'service', service: code, criterion: 'CODIGO', reference },
});
const favourites: Favourite[] = [
  kept('Luz casa', 'LUZ', '1203456'),
  kept('Agua casa', 'AGUA', '1203456'),
  kept('Televisión', 'CLARO-TV', '0900000322'),
  { code: 'S', alias: 'Celular Sofía', subject: { kind: 'topUp', operator: 'CLARO', mobile: '0900000321' } },
];
const known = { favourites, services, categories };
const said = (tipo: string, destino: string | null, of = known) => {
  const { name, text } = paidText({ tipo, destino }, of);
  return [name, text.join('')];
};

describe('screens.md A.2 pagos: «Últimos pagos» in words', () => {
  test.each([
    ['RECARGA', 'Claro · 0900000321', 'Celular Sofía', '0900000321 · Recarga Claro'],
    ['RECARGA', 'Claro · 0900000322', 'Recarga Claro', '0900000322'],
    // A mobile is no number of a service, nor the other way round.
    ['SERVICIO', 'Claro · 0900000322', 'Televisión', '0900000322 · Claro'],
    ['SERVICIO', 'Claro · 0900000321', 'Claro', '0900000321'],
    ['RECARGA', null, 'Recarga', ''],
    ['CENTROSUR', 'CentroSur · 1203456', 'Luz casa', '1203456 · CentroSur'],
    // One number of two companies: each has its own name.
    ['SERVICIO', 'Agua Potable Valle Azul · 1203456', 'Agua casa', '1203456 · Agua Potable Valle Azul'],
    ['SERVICIO', 'Aguas de la Cumbre · 1203456', 'Aguas de la Cumbre', '1203456'],
    // Another number of a company that has a favourite.
    ['SERVICIO', 'Agua Potable Valle Azul · 48213', 'Agua Potable Valle Azul', '48213'],
    ['SERVICIO', null, 'Pago', ''],
  ])('%s «%s»: %s, %s', (tipo, destino, name, text) => {
    expect(said(tipo, destino)).toEqual([name, text]);
  });

  test.each([
    ['RECARGA', 'Claro · 0900000321', Smartphone],
    ['CENTROSUR', 'CentroSur · 1203456', Zap],
    ['COLEGIO', 'Escuela Rio Claro · RC-1', GraduationCap],
    ['SUPA', 'SUPA · 0990', Scale],
    ['TARJETA', 'Visa Clásica · •••• 4502', CreditCard],
    // Of the server's own categories: that of the one it names, else the sheet of every payment.
    ['SERVICIO', 'AGUA Y TELEFONO · 48213', Droplets],
    ['SERVICIO', 'Internet y TV · 48213', ReceiptText],
    [null, null, ReceiptText],
  ])('%s «%s» has its icon', (tipo, destino, icon) => {
    expect(paidText({ tipo, destino }, known).icon).toBe(icon);
  });

  test('before favourites and services are known it is named by whom it was paid to', () => {
    const none = { favourites: [], services: [], categories: [] };
    expect(said('CENTROSUR', 'CentroSur · 1203456', none)).toEqual(['CentroSur', '1203456']);
    expect(said('CENTROSUR', 'CentroSur · 1203456', { ...known, services: [] })).toEqual(['CentroSur', '1203456']);
  });
});

describe('DESIGN.md §12 «Before a lookup»', () => {
  test('payments of a page: by their kind, of the server’s own categories by a name of theirs', () => {
    const light = { kind: 'CENTROSUR', title: 'Luz' } as const;
    const water = { kind: 'SERVICIO', title: 'Agua y teléfono' } as const;
    const ofWater = (destino: string | null) =>
      isPaidOnPage({ tipo: 'SERVICIO', destino }, water, [{ name: 'Agua Potable Valle Azul' }]);
    expect(isPaidOnPage({ tipo: 'CENTROSUR', destino: null }, light, [])).toBe(true);
    expect(isPaidOnPage({ tipo: 'SUPA', destino: 'CentroSur' }, light, [])).toBe(false);
    expect(isPaidOnPage({ tipo: null, destino: 'CentroSur' }, light, [])).toBe(false);
    expect(ofWater('AGUA Y TELEFONO · 48213')).toBe(true);
    expect(ofWater('Agua Potable Valle Azul · 48213')).toBe(true);
    expect(ofWater('Internet y TV · 48213')).toBe(false);
    expect(ofWater(null)).toBe(false);
  });

  test('where the code is: the server’s words, else the page’s for what is asked for first, and of no code nothing', () => {
    const screen = { whereText: 'En su planilla.' };
    const customer = { code: 'A', label: 'Código de cliente', help: '' };
    const helped = { ...customer, help: 'Arriba a la derecha.' };
    const second = { ...customer, code: 'B' };
    const plate = { ...helped, label: 'Placa' };
    for (const unknown of [null, { criteria: [] }]) expect(whereFound(screen, unknown, customer)).toBeNull();
    const of = (criterion: typeof customer | null) =>
      whereFound(
        screen,
        { criteria: [{ ...customer, minLength: null, maxLength: null, digitsOnly: false }] },
        criterion,
      );
    expect([customer, helped, second, plate, null].map(of)).toEqual([
      'En su planilla.',
      'Arriba a la derecha.',
      null,
      null,
      null,
    ]);
  });
});

describe('D-65: what has become of a payment', () => {
  const stateText = (estado: string | null, rest = {}) =>
    paidStateText({ estado, ...rest }, '2026-11-20', 'dd/MM/yyyy');

  test.each([['EXITOSA'], [null]])('%s: nothing is said of it', (estado) => {
    expect(stateText(estado)).toBe('');
  });

  test('in process: that the other side has not confirmed it, and until when', () => {
    expect(stateText('EN_PROCESO')).toBe('La institución aún no confirma.');
    expect(stateText('EN_PROCESO', { fechaAcreditacion: '2026-11-23' })).toBe(
      'La institución aún no confirma: tiene hasta el 23/11/2026.',
    );
    expect(stateText('EN_PROCESO', { fechaAcreditacion: '2026-11-19' })).toBe(
      'La institución aún no confirma: el plazo terminó el 19/11/2026.',
    );
  });

  test('returned: that, and where the money is', () => {
    expect(stateText('DEVUELTA')).toBe('Pago devuelto. El valor volvió a su cuenta.');
  });

  test('a state that we do not know is never shown as done: as the server writes it', () => {
    expect(stateText('EN REVISIÓN')).toBe('EN REVISIÓN');
  });
});
