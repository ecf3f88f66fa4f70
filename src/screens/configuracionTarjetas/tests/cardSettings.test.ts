import { describe, expect, it } from 'vitest';
import {
  limitFault,
  NO_PURCHASES_HINT,
  purchaseLimit,
  type SettingsForm,
  sentLimit,
  settingsBody,
  settingsChanges,
  settingsForm,
  unsavedSettings,
  unsavedText,
  wantedLimit,
} from '../cardSettings.ts';
import { type CardSettings, settingsOf } from '../ownCard.ts';

const saved: CardSettings = {
  bloqueoTemporal: false,
  comprasInternet: true,
  comprasExterior: false,
  avances: false,
  notificaciones: true,
  cupoPorCompra: 500_00,
};
const LIMIT = 2_500_00;
const changesOf = (typed: Partial<SettingsForm>, of = saved) =>
  settingsChanges(of, { ...settingsForm(of), ...typed }, LIMIT);

describe('screens.md A.2 «…/{codigoTarjeta}»: what is not saved', () => {
  it('nothing, as long as it is as it was', () => {
    expect(changesOf({})).toEqual([]);
    expect(changesOf({ cupoPorCompra: ' 500 ' })).toEqual([]);
    expect(changesOf({}, { ...saved, cupoPorCompra: null })).toEqual([]);
  });

  it('each setting by its name and what it becomes, in the order of the page', () => {
    expect(changesOf({ cupoPorCompra: '0', notificaciones: false, bloqueoTemporal: true })).toEqual([
      { label: 'Bloqueo temporal', value: 'sí' },
      { label: 'Avisos', value: 'no' },
      { label: 'Cupo por compra', value: '$0,00' },
    ]);
  });

  it('an amount that is none is a change too, whose value cannot be said', () => {
    expect(changesOf({ cupoPorCompra: '2500,01' })).toEqual([{ label: 'Cupo por compra', value: '' }]);
    expect(changesOf({ cupoPorCompra: '' })).toEqual([{ label: 'Cupo por compra', value: '' }]);
  });

  it('what was touched and is as the bank has it is the bank’s again; as typed, so that a text does not change under the hand', () => {
    expect(unsavedSettings(saved, { bloqueoTemporal: false, avances: true, cupoPorCompra: '500,00' })).toStrictEqual({
      avances: true,
    });
    expect(unsavedSettings(saved, { cupoPorCompra: '500' })).toStrictEqual({ cupoPorCompra: '500' });
    expect(unsavedSettings({ ...saved, cupoPorCompra: null }, { cupoPorCompra: '' })).toStrictEqual({});
  });

  it('says how many', () => {
    expect([1, 2].map(unsavedText)).toEqual(['1 cambio sin guardar', '2 cambios sin guardar']);
  });
});

describe('screens.md A.2 «cupo por compra (≤ cupo)»', () => {
  it.each([
    ['0', 0],
    ['2.500,00', LIMIT],
  ])('%s is accepted', (typed, cents) => {
    expect(purchaseLimit(typed, LIMIT)).toEqual({ ok: true, cents });
  });

  it.each([
    ['', 'El campo es requerido.'],
    ['-1', 'El valor no puede ser negativo.'],
    ['0,005', 'Ingrese hasta dos decimales, así: 10,50.'],
    ['2500,01', 'El valor maximo es $2.500,00'],
    ['abc', 'Escriba el valor así: 10 o 10,50.'],
  ])('«%s» is not: %s', (typed, message) => {
    expect(purchaseLimit(typed, LIMIT)).toEqual({ ok: false, message });
  });

  it.each([
    ['2500,01', LIMIT, 'El valor supera el cupo de su tarjeta.'],
    ['abc', LIMIT, 'Escriba el valor así: 10 o 10,50.'],
    ['99999999999999', null, 'El valor maximo es $9.999.999.999.999,99'],
  ])(
    'screens.md A.0 «Hide balances»: while they are hidden, of «%s» with a card’s own limit of %s: %s',
    (typed, own, said) => {
      const refused = purchaseLimit(typed, own);
      const message = refused.ok ? '' : refused.message;
      expect(limitFault(message, own, true)).toBe(said);
      expect(limitFault(message, own, false)).toBe(message);
    },
  );

  it('D-51: zero says what it does', () => {
    expect(NO_PURCHASES_HINT).toBe('Con un cupo de $0,00 no podrá hacer compras.');
  });

  it('of a card whose own limit nobody says, the bank is the judge', () => {
    expect(purchaseLimit('99999', null)).toEqual({ ok: true, cents: 99_999_00 });
  });
});

describe('a limit for one purchase that nobody has changed', () => {
  const form = (cupoPorCompra: string): SettingsForm => ({ ...settingsForm(saved), cupoPorCompra });

  it('is not asked for where the bank does not say it, and not sent', () => {
    const unsaid = { ...saved, cupoPorCompra: null };
    expect(wantedLimit(unsaid, form(''), LIMIT)).toEqual({ ok: true, cents: null });
    expect('cupoPorCompra' in settingsBody(form(''), null)).toBe(false);
    expect(wantedLimit(unsaid, form('10'), LIMIT)).toEqual({ ok: true, cents: 10_00 });
  });

  it('goes back as the bank said it, also above the card’s own', () => {
    const above = { ...saved, cupoPorCompra: LIMIT + 1 };
    expect(wantedLimit(above, settingsForm(above), LIMIT)).toEqual({ ok: true, cents: LIMIT + 1 });
    expect(wantedLimit(above, form('2.500,02'), LIMIT)).toMatchObject({ ok: false });
  });

  it('is required again once it was taken away', () => {
    expect(wantedLimit(saved, form(''), LIMIT)).toEqual({ ok: false, message: 'El campo es requerido.' });
  });
});

describe('what of a limit for one purchase is sent', () => {
  it.each([
    ['the bank’s own, below the card’s', 500_00, 500_00, LIMIT, 500_00],
    ['the bank’s own, as high as the card’s', LIMIT, LIMIT, LIMIT, LIMIT],
    ['nothing of the bank’s own above the card’s, which would be refused', LIMIT + 1, LIMIT + 1, LIMIT, null],
    ['the bank’s own where nobody says the card’s', LIMIT + 1, LIMIT + 1, null, LIMIT + 1],
    ['a changed one in the place of one above the card’s', LIMIT + 1, 600_00, LIMIT, 600_00],
    ['a changed one above the card’s, of which the bank is the judge', 500_00, LIMIT + 1, LIMIT, LIMIT + 1],
    ['nothing where there is none', null, null, LIMIT, null],
  ])('%s', (_, cupoPorCompra, cents, limit, sent) => {
    expect(sentLimit({ ...saved, cupoPorCompra }, cents, limit)).toBe(sent);
  });
});

describe('contract B.3 tarjetas-credito', () => {
  it('the body carries the six settings, money in cents', () => {
    expect(settingsBody({ ...settingsForm(saved), avances: true }, 1_234_56)).toStrictEqual({
      bloqueoTemporal: false,
      comprasInternet: true,
      comprasExterior: false,
      avances: true,
      notificaciones: true,
      cupoPorCompra: 1_234_56,
    });
  });

  it('a card with the fewest fields has no settings', () => {
    const bare = { codigoTarjeta: 'TC-09', numeroEnmascarado: '************4502' };
    expect(settingsOf(bare)).toBeNull();
  });

  it('settings in cents; a limit for one purchase that is not said stays unknown', () => {
    const configuracion = { ...saved, cupoPorCompra: 500_00 };
    const card = { codigoTarjeta: 'TC-09', numeroEnmascarado: '4502', configuracion };
    expect(settingsOf(card)).toEqual(saved);
    expect(settingsOf({ ...card, configuracion: { ...configuracion, cupoPorCompra: null } })?.cupoPorCompra).toBeNull();
  });
});
