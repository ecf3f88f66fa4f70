import { describe, expect, it } from 'vitest';
import {
  type Destination,
  destinationNamed,
  destinationOf,
  destinationOfOrder,
  maskedDocument,
  ownPlaceText,
  placeText,
  typesByCode,
} from '../destination.ts';

/** The blank that keeps a mask and its digits on one line. */
const NBSP = '\u00a0';

describe('contract B.2 CuentaDestino: only code and number are counted on', () => {
  it('everything that the server says', () => {
    expect(
      destinationOf(
        {
          codigoCuentaDestino: 'CD-03',
          numeroCuenta: '2209988771',
          tipo: 'EXTERNA',
          codigoInstitucion: '1001',
          institucion: ' Banco Andes Demo ',
          codigoTipoCuenta: 'AHO',
          tipoIdentificacion: '1',
          identificacion: '0159999036',
          beneficiario: 'ROSA ELENA ORDOÑEZ',
          alias: ' Rosa ',
          correo: ' rosa@example.com ',
          coincidenciaNombre: 'SIMILAR',
        },
        'internal',
      ),
    ).toEqual({
      code: 'CD-03',
      kind: 'external',
      number: '2209988771',
      name: 'Rosa Elena Ordoñez',
      alias: 'Rosa',
      institution: 'Banco Andes Demo',
      institutionCode: '1001',
      accountTypeCode: 'AHO',
      identificationType: '1',
      identification: '0159999036',
      email: 'rosa@example.com',
      nameMatch: 'SIMILAR',
    });
  });

  it('the least: the list says of which kind it is, and the masked number stands for the name', () => {
    expect(destinationOf({ codigoCuentaDestino: 'X', numeroCuenta: '2209988771' }, 'external')).toEqual({
      code: 'X',
      kind: 'external',
      number: '2209988771',
      name: `••••${NBSP}8771`,
      alias: '',
      institution: '',
      accountTypeCode: '',
      identificationType: '',
      identification: '',
      email: '',
      nameMatch: null,
    });
  });

  it.each([
    ['INTERNA', 'internal'],
    ['EXTERNA', 'external'],
    ['TARJETA', 'card'],
  ] as const)('%s is %s, whatever list it is in', (tipo, kind) => {
    expect(destinationOf({ codigoCuentaDestino: 'X', numeroCuenta: '1', tipo }, 'internal').kind).toBe(kind);
  });

  it('an alias stands for a holder whom nobody names; nulls are as nothing', () => {
    const blank = { beneficiario: null, institucion: null, correo: null, coincidenciaNombre: null };
    expect(
      destinationOf({ codigoCuentaDestino: 'X', numeroCuenta: '2209988771', ...blank, alias: 'Casa' }, 'internal'),
    ).toMatchObject({ name: 'Casa', institution: '', email: '', nameMatch: null });
  });
});

describe('where the money goes', () => {
  const types = typesByCode([{ codigo: 'AHO', descripcion: 'AHORROS' }]);

  it('DESIGN.md §12 «Phones»: the masked number first, never the whole of it, then kind of account and institution', () => {
    const rosa = { institution: 'Banco Andes Demo', number: '2209988771', accountTypeCode: 'AHO' };
    expect(placeText(rosa, 'Sierra Azul', types)).toBe(`••••${NBSP}8771 · Ahorros · Banco Andes Demo`);
    expect(placeText(rosa, 'Sierra Azul')).toBe(`••••${NBSP}8771 · Banco Andes Demo`);
  });

  it('the cooperative names itself; a kind of account that nobody knows is left out', () => {
    const carlos = { institution: '', number: '010201007733', accountTypeCode: 'ZZZ' };
    expect(placeText(carlos, 'Sierra Azul', types)).toBe(`••••${NBSP}7733 · Sierra Azul`);
  });
});

describe('DESIGN.md §12 «Phones»: a destination in one line of a list', () => {
  const mask = `••••${NBSP}7733`;
  const types = new Map([['AHO', 'Ahorros']]);
  it.each([
    ['Arriendo', '', `${mask} · Arriendo`],
    ['', '', mask],
    ['CARLOS ANDRÉS', '', mask],
    ['Arriendo', 'Banco Andes Demo', `${mask} · Arriendo · Banco Andes Demo`],
    ['', 'Banco Andes Demo', `${mask} · Banco Andes Demo`],
  ])('alias «%s» at «%s» → %s', (alias, institution, shown) => {
    const carlos = { name: 'Carlos Andres', alias, institution, number: '010201007733', accountTypeCode: 'AHO' };
    expect(ownPlaceText(carlos)).toBe(shown);
    expect(ownPlaceText(carlos, types)).toBe(`${shown} · Ahorros`);
  });
});

const registered = (
  codigoCuentaDestino: string,
  beneficiario: string,
  numeroCuenta: string,
  kind: Destination['kind'] = 'external',
) => destinationOf({ codigoCuentaDestino, beneficiario, numeroCuenta }, kind);

describe('D-74: the registered destination that an order of the history went to', () => {
  const talleres = registered('CD-01', 'Talleres 24 del Sur', '2209988771');
  const rosa = registered('CD-02', 'Rosa Ordoñez', '2209988772');
  const otherRosa = registered('CD-03', 'Rosa Ordoñez', '2209984562');
  const all = [talleres, rosa, otherRosa];

  it.each([
    ['name and last digits', 'Talleres 24 del Sur · Banco Andes Demo · •••• 8771', talleres],
    ['a name in other capitals, blanks after the digits', 'ROSA ORDOÑEZ · •••• 8772 ', rosa],
    ['the other one of that name', 'Rosa Ordoñez · •••• 4562', otherRosa],
    ['another name with these digits', 'Talleres del Norte · •••• 8771', undefined],
    ['that name with other digits', 'Talleres 24 del Sur · •••• 9000', undefined],
    ['no digits at the end', 'Talleres 24 del Sur', undefined],
    ['digits that two of that name have', 'Rosa Ordoñez · •••• 2', undefined],
    ['nothing', '', undefined],
  ])('by %s: «%s»', (_, words, found) => {
    expect(destinationNamed(words, all)).toBe(found);
  });

  it('by its code, of the order’s kind where several have that code; else by name and digits', () => {
    const card = registered('CD-02', 'Visa', '4000000000004502', 'card');
    const order = { tipo: 'EXTERNA', codigoCuentaDestino: 'CD-02', destino: 'Otra persona' };
    expect(destinationOfOrder(order, [card, ...all])).toBe(rosa);
    expect(destinationOfOrder({ ...order, tipo: 'TARJETA' }, [card, ...all])).toBe(card);
    expect(destinationOfOrder({ ...order, tipo: null }, all)).toBe(rosa);
    expect(destinationOfOrder({ ...order, tipo: null }, [card, ...all])).toBeUndefined();
    expect(destinationOfOrder({ destino: 'Rosa Ordoñez · •••• 4562' }, all)).toBe(otherRosa);
    expect(destinationOfOrder({ codigoCuentaDestino: 'CD-99', destino: null }, all)).toBeUndefined();
  });
});

describe('a document keeps its last four characters', () => {
  it.each([
    ['1', '0159999036', 'Cédula ••••••9036'],
    ['3', '0199999036001', 'RUC •••••••••6001'],
    ['2', 'AB12345', 'Pasaporte •••2345'],
    ['1', '******9028', 'Cédula ••••••9028'],
    ['2', 'AB1', 'Pasaporte AB1'],
    // D-65: of a kind that the server does not say, or that we do not know, nothing is said.
    ['', 'AB12345', '•••2345'],
    ['7', '0199999036001', '•••••••••6001'],
  ])('type %s, %s → %s', (type, identification, shown) => {
    expect(maskedDocument(type, identification)).toBe(shown);
  });
});
