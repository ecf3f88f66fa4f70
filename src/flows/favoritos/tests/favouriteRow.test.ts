import { GraduationCap, ReceiptText, Scale, Smartphone, Zap } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { flowStart } from '#flows/moneyFlow/flowStart.ts';
import { type Category, type Criterion, categoriesOf, type Service } from '#flows/pagoServicios/services.ts';
import { to } from '#navigation/paths.ts';
import type { Favourite } from '../favourite.ts';
import { favouriteRow, type Known } from '../favouriteRow.ts';

const criterion = (code: string, label: string): Criterion => ({
  code,
  label,
  help: '',
  minLength: null,
  maxLength: null,
  digitsOnly: false,
});

const service = (code: string, category: string, name: string, ...criteria: Criterion[]): Service => ({
  code,
  category,
  name,
  criteria,
  allowsPartial: false,
  several: false,
  oldestFirst: false,
});

const categories: readonly Category[] = [
  { code: 'CENTROSUR', name: 'CentroSur', detail: 'Luz eléctrica', icon: Zap, route: 'centrosur' },
  { code: 'COLEGIOS', name: 'Colegios', detail: '', icon: GraduationCap, route: 'colegios' },
  { code: 'SUPA', name: 'SUPA', detail: 'Pensiones alimenticias', icon: Scale, route: 'supa' },
  { code: 'AGUA', name: 'Agua y teléfono', detail: '', icon: ReceiptText, route: '' },
];

const known: Known = {
  categories,
  services: [
    service(
      'CENTROSUR-LUZ',
      'CENTROSUR',
      'Luz eléctrica CentroSur',
      criterion('CODIGO', 'Código de cliente'),
      criterion('MEDIDOR', 'N.º de medidor'),
    ),
    service('COL-RIOCLARO', 'COLEGIOS', 'Escuela Rio Claro', criterion('ESTUDIANTE', 'Código del estudiante')),
    service('SUPA-1', 'SUPA', 'Pensiones del SUPA', criterion('TARJETA', 'Código de tarjeta')),
    service('AGUA-VALLE', 'AGUA', 'Agua Potable Valle Azul', criterion('CODIGO', 'Código de cliente')),
    service('GAS-1', 'GAS', 'Gas del Austro', criterion('CODIGO', 'Código')),
  ],
  operators: [
    { code: 'CNT', name: 'CNT', amounts: [], least: null, most: null },
    { code: 'CLARO', name: 'Claro', amounts: [], least: null, most: null },
  ],
};
const nothing: Known = { categories: [], services: [], operators: [] };

const lookup = (code: string, criterionCode: string, reference: string): Favourite => ({
  code: 'FAV-1',
  alias: 'Uno',
  subject: { kind: 'service', service: code, criterion: criterionCode, reference },
});
const mobile: Favourite = {
  code: 'FAV-3',
  alias: 'Celular Sofía',
  subject: { kind: 'topUp', operator: 'CLARO', mobile: '0900000321' },
};

describe('screens.md A.2 pagos: a favourite in words, and where it is paid', () => {
  it.each([
    ['CENTROSUR-LUZ', 'CODIGO', '1203456', '1203456 · CentroSur', to.centrosur, Zap],
    ['CENTROSUR-LUZ', 'MEDIDOR', '8841207', '8841207 · CentroSur', to.centrosur, Zap],
    ['COL-RIOCLARO', 'ESTUDIANTE', 'RC-1', 'RC-1 · Escuela Rio Claro', to.colegios, GraduationCap],
    ['SUPA-1', 'TARJETA', '0990', '0990 · SUPA', to.supa, Scale],
    ['AGUA-VALLE', 'CODIGO', '48213', '48213 · Agua Potable Valle Azul', to.pagosVarios('AGUA'), ReceiptText],
    // Of a category that the server does not list.
    ['GAS-1', 'CODIGO', '77', '77 · Gas del Austro', to.pagosVarios('GAS'), ReceiptText],
    // By a criterion that the service no longer has.
    ['CENTROSUR-LUZ', 'SECTOR', '12', '12 · CentroSur', to.centrosur, Zap],
  ])('%s by %s %s is «%s»', (code, by, reference, text, address, icon) => {
    const row = favouriteRow(lookup(code, by, reference), known);
    expect(row).toMatchObject({ address, icon });
    expect(row.text.join('')).toBe(text);
  });

  it('the link carries the whole lookup, and goes on to Revisar', () => {
    expect(favouriteRow(lookup('CENTROSUR-LUZ', 'MEDIDOR', '8841207'), known).state).toEqual(
      flowStart({ servicio: 'CENTROSUR-LUZ', criterio: 'MEDIDOR', referencia: '8841207', revisar: true }),
    );
  });

  it('one debt at a time is what its service says; of one that nobody lists nobody knows it', () => {
    const one = service('GAS-1', 'GAS', 'Gas del Austro');
    const severalOf = (...services: Service[]) =>
      favouriteRow(lookup('GAS-1', 'CODIGO', '77'), { ...known, services }).several;
    expect([severalOf(one), severalOf({ ...one, several: true }), severalOf()]).toEqual([false, true, true]);
  });

  it('a mobile: operator and number, and the link fills both', () => {
    expect(favouriteRow(mobile, known)).toEqual({
      icon: Smartphone,
      text: ['0900000321', ' · ', 'Recarga', ' ', 'Claro'],
      address: to.recargas,
      state: flowStart({ operadora: 'CLARO', referencia: '0900000321' }),
      several: true,
      facts: [
        { label: 'Operadora', value: 'Claro' },
        { label: 'Número celular', value: '0900000321' },
      ],
    });
  });

  it('a mobile whose operator nobody lists is the number alone', () => {
    const row = favouriteRow(mobile, nothing);
    expect(row.text.join('')).toBe('0900000321 · Recarga');
    expect(row.facts[0]).toEqual({ label: 'Operadora', value: 'CLARO' });
    expect(row.address).toBe(to.recargas);
  });

  it('a service that nobody lists is its reference alone, and no page could pay it', () => {
    const row = favouriteRow(lookup('GAS-2', 'CODIGO', '77'), known);
    expect(row).toMatchObject({ text: ['77'], address: null, icon: ReceiptText });
    expect(row.facts).toEqual([
      { label: 'Servicio', value: 'GAS-2' },
      { label: 'Referencia', value: '77' },
    ]);
  });

  it('contract B.0: a service that names no kind is called by its name, and no page could pay it', () => {
    const unplaced = { ...known, services: [service('GAS-1', '', 'Gas del Austro')], categories: categoriesOf([]) };
    const row = favouriteRow(lookup('GAS-1', 'CODIGO', '77'), unplaced);
    expect(row).toMatchObject({ address: null, icon: ReceiptText });
    expect(row.text.join('')).toBe('77 · Gas del Austro');
  });

  it('the facts of the dialog name service, criterion and reference', () => {
    const light = { label: 'Servicio', value: 'Luz eléctrica CentroSur' };
    const reference = { label: 'Referencia', value: '1203456' };
    const factsBy = (code: string) => favouriteRow(lookup('CENTROSUR-LUZ', code, '1203456'), known).facts;
    expect(factsBy('CODIGO')).toEqual([light, { label: 'Buscar por', value: 'Código de cliente' }, reference]);
    expect(factsBy('MEDIDOR')).toEqual([light, { label: 'Buscar por', value: 'N.º de medidor' }, reference]);
    expect(factsBy('SECTOR')).toEqual([light, reference]);
  });
});
