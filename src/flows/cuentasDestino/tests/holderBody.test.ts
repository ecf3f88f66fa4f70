import { describe, expect, it } from 'vitest';
import { holderBody } from '../holderBody.ts';

const ana = {
  kind: 'found',
  name: 'Ana L*** Morocho',
  identificationType: '1',
  identification: '******9051',
  isOwn: false,
} as const;
const typed = { number: ' 010201-099999 ', accountType: 'AHV', alias: '', email: '' };

describe('contract B.2 DatosDestino of an account of the cooperative: who holds it is what the bank has said', () => {
  it('without alias it is called by its holder; an empty e-mail is left out', () => {
    expect(holderBody(ana, typed)).toStrictEqual({
      codigoTipoCuenta: 'AHV',
      numeroCuenta: '010201099999',
      tipoIdentificacion: 1,
      identificacion: '******9051',
      beneficiario: 'Ana L*** Morocho',
      alias: 'Ana L*** Morocho',
    });
  });

  it('alias and e-mail as typed, without outer blanks', () => {
    expect(holderBody(ana, { ...typed, alias: ' Ana ', email: ' ana@example.com ' })).toMatchObject({
      alias: 'Ana',
      correo: 'ana@example.com',
    });
  });

  it('a server that names no holder: the masked number stands for one, never the whole', () => {
    const body = holderBody({ ...ana, name: '', identification: '', identificationType: '9' }, typed);
    expect(body).toMatchObject({ tipoIdentificacion: 1, identificacion: '-' });
    expect(body.beneficiario).toMatch(/^••••\s9999$/);
    expect(body.alias).toBe(body.beneficiario);
  });
});
