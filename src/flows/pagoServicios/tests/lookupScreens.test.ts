import { Droplets } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { centrosur, colegios, type LookupScreen, supa, variousOf } from '../lookupScreens.ts';

it('screens.md A.2 pagos/varios: a category of the server is a page with its words, and the usual ones for the rest', () => {
  expect(
    variousOf({ code: 'AGUA', name: 'Agua y teléfono', detail: 'Agua potable y CNT', icon: Droplets, route: '' }),
  ).toEqual({
    title: 'Agua y teléfono',
    text: 'Agua potable y CNT',
    icon: Droplets,
    address: '/pagos/varios/AGUA',
    kind: 'SERVICIO',
    serviceLabel: 'Servicio',
    contractsLabel: 'Seleccione qué pagar',
    debtsTitle: 'Seleccione los valores a pagar',
    holderLabel: 'Titular',
    isPerson: false,
    splitsInterest: false,
    unit: ['valor', 'valores'],
    oldestFirstText: 'Debe pagar primero los valores más antiguos.',
    unknownText: 'No encontramos valores con esa referencia.',
    nothingDueText: 'No tiene valores pendientes.',
    whereText: 'Está en su planilla o en un comprobante anterior.',
    paper: 'bill',
  });
});

describe('screens.md A.2 pagos: each page in its own words', () => {
  it.each<[string, LookupScreen, Partial<LookupScreen>]>([
    [
      'CentroSur: supplies and their bills',
      centrosur,
      {
        title: 'Luz eléctrica CentroSur',
        text: 'Consulte y pague sus planillas',
        contractsLabel: 'Seleccione el suministro',
        debtsTitle: null,
        unit: ['planilla', 'planillas'],
        oldestFirstText: 'Debe pagar primero las planillas más antiguas.',
        unknownText: 'No encontramos un suministro con esos datos.',
        nothingDueText: 'Su planilla está al día.',
        whereText: 'Está en la parte superior de su planilla.',
        paper: 'bill',
      },
    ],
    [
      'SUPA: months of a person, with their interest apart',
      supa,
      {
        title: 'Pensiones alimenticias (SUPA)',
        text: 'Consulte y pague los meses pendientes',
        contractsLabel: 'Seleccione la tarjeta',
        debtsTitle: 'Meses pendientes',
        isPerson: true,
        splitsInterest: true,
        unit: ['mes', 'meses'],
        oldestFirstText: 'Debe pagar primero los meses más antiguos.',
        unknownText: 'No encontramos pensiones con ese código.',
        nothingDueText: 'La pensión está al día.',
        whereText: 'Está en la tarjeta SUPA o en un comprobante anterior.',
        paper: 'card',
      },
    ],
    [
      'Colegios: the institution, then the student',
      colegios,
      {
        title: 'Pago de colegios',
        text: 'Pensiones y matrículas',
        serviceLabel: 'Institución',
        contractsLabel: 'Seleccione al estudiante',
        debtsTitle: 'Pensiones pendientes',
        isPerson: true,
        splitsInterest: false,
        unit: ['pensión', 'pensiones'],
        oldestFirstText: 'Debe pagar primero las pensiones más antiguas.',
        unknownText: 'No encontramos al estudiante.',
        nothingDueText: 'No tiene valores pendientes.',
        whereText: 'Está en el carné del estudiante o en un comprobante anterior.',
        paper: 'card',
      },
    ],
  ])('%s', (_, screen, words) => {
    expect(screen).toMatchObject(words);
  });
});
