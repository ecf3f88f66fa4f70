import { Droplets } from 'lucide-react';
import { expect, it } from 'vitest';
import { variousOf } from '../lookupScreens.ts';

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
