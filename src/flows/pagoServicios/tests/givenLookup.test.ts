import { describe, expect, it } from 'vitest';
import { chosenIn, givenLookup, onlyOf } from '../givenLookup.ts';
import { service } from './serviceSample.ts';

const LIGHT = service('LUZ');
const both = [LIGHT, service('AGUA')];
const replay = { servicio: 'LUZ', criterio: 'MEDIDOR', referencia: '8841207' };

describe('screens.md A.2 pagos «favourites»: what a link brings', () => {
  it('a whole lookup is complete', () => {
    expect(givenLookup(both, replay)).toEqual({ values: replay, isComplete: true });
  });

  it('without a criterion it is the service’s first one', () => {
    expect(givenLookup(both, { ...replay, criterio: '' })).toEqual({
      values: { ...replay, criterio: 'CODIGO' },
      isComplete: true,
    });
  });

  it('a criterion that is no longer asked for is not another one’s: nothing is looked up by it', () => {
    expect(givenLookup(both, { ...replay, criterio: 'PLACA' })).toEqual({
      values: { servicio: 'LUZ', criterio: '', referencia: '' },
      isComplete: false,
    });
  });

  it('a service alone: nothing stands in the place of its reference', () => {
    expect(givenLookup(both, { servicio: 'LUZ' })).toEqual({
      values: { servicio: 'LUZ', criterio: 'CODIGO', referencia: '' },
      isComplete: false,
    });
  });

  it.each(['123456', '12345678', 'ABCDEFG', ''])(
    'a reference that cannot be (%j) stands in the form, and waits',
    (referencia) => {
      expect(givenLookup(both, { ...replay, referencia })).toEqual({
        values: { ...replay, referencia },
        isComplete: false,
      });
    },
  );

  it('a service that is no longer there leaves the form empty', () => {
    expect(givenLookup(both, { ...replay, servicio: 'GAS' })).toEqual({
      values: { servicio: '', criterio: '', referencia: '' },
      isComplete: false,
    });
  });

  it('a page that has one service alone has it chosen', () => {
    expect([onlyOf([LIGHT]), onlyOf(both), onlyOf([])]).toEqual(['LUZ', '', '']);
    expect(givenLookup([LIGHT], {}).values.servicio).toBe('LUZ');
  });
});

describe('contract B.3 pagos/consultar: what would be looked up', () => {
  it('the chosen service by the chosen criterion, blanks in a number aside', () => {
    expect(chosenIn(both, { servicio: 'LUZ', criterio: 'MEDIDOR', referencia: ' 884 1207 ' }).present).toEqual({
      service: 'LUZ',
      criterion: 'MEDIDOR',
      reference: '8841207',
    });
  });

  it.each(['', 'PLACA'])('a criterion of «%s» is the service’s first one', (criterio) => {
    expect(chosenIn(both, { ...replay, criterio })).toMatchObject({
      service: LIGHT,
      criterion: { code: 'CODIGO' },
      present: { criterion: 'CODIGO' },
    });
  });

  it('nothing of a service that is not there', () => {
    expect(chosenIn(both, { ...replay, servicio: 'GAS' })).toEqual({
      service: null,
      criterion: null,
      present: { service: 'GAS', criterion: '', reference: '' },
    });
  });
});
