import { describe, expect, it } from 'vitest';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import { EMPTY_EXTERNAL, type ExternalAccountForm } from '#flows/cuentasDestino/externalAccount.ts';
import { registeredIdentity } from '#flows/cuentasDestino/useHeardName.ts';
import { registeredPayee, typedIdentity, typedPayee } from '../externalPayee.ts';
import { rosa } from './payeeSample.ts';

const types = new Map([['AHO', 'Ahorros']]);
const typed: ExternalAccountForm = {
  ...EMPTY_EXTERNAL,
  tipoInstitucion: 'B',
  institucion: '1001',
  tipoCuenta: 'AHO',
  numero: ' 2209 988-771',
  identificacion: '015-9999036',
  beneficiario: '  ROSA  ELENA ORDÓÑEZ ',
};
const registered: Destination = {
  code: 'CD-03',
  kind: 'external',
  number: '2209988771',
  name: 'Rosa Elena Ordóñez',
  alias: 'Arriendo',
  institution: 'Banco Andes Demo',
  accountTypeCode: 'AHO',
  identificationType: '1',
  identification: '0159999036',
  email: '',
  nameMatch: 'EXACTA',
};

describe('screens.md A.2 transferenciaE: who gets the money', () => {
  it('a new account as it is sent, its holder in title case, and nothing said of the name', () => {
    expect(typedPayee(typed, 'Banco Andes Demo', types)).toEqual(rosa);
  });

  it('a registered account with what its list says of the name, its alias aside', () => {
    expect(registeredPayee(registered, types)).toEqual({ ...rosa, nameMatch: 'EXACTA' });
  });

  it('a type that the catalogue does not name is left out', () => {
    expect(typedPayee(typed, '', new Map()).accountType).toBe('');
    expect(registeredPayee(registered, new Map()).accountType).toBe('');
  });
});

describe('screens.md A.0 «Beneficiary check»: of whom an answer speaks', () => {
  it.each([
    ['institucion', '1002'],
    ['tipoCuenta', 'CTE'],
    ['numero', '1'],
    ['tipoIdentificacion', '2'],
    ['identificacion', 'A1'],
    ['beneficiario', 'Rosa Ordóñez'],
  ] as const)('another %s is somebody else', (field, value) => {
    expect(typedIdentity({ ...typed, [field]: value })).not.toBe(typedIdentity(typed));
  });

  it.each([
    ['alias', 'Rosa'],
    ['correo', 'rosa@example.com'],
  ] as const)('%s says nothing of the holder', (field, value) => {
    expect(typedIdentity({ ...typed, [field]: value })).toBe(typedIdentity(typed));
  });

  it('of a registered one the list may come to say another thing', () => {
    expect(registeredIdentity({ ...registered, nameMatch: 'SIMILAR' })).not.toBe(registeredIdentity(registered));
    expect(registeredIdentity({ ...registered, code: 'CD-04' })).not.toBe(registeredIdentity(registered));
    expect(registeredIdentity({ ...registered })).toBe(registeredIdentity(registered));
    expect([registeredIdentity(undefined), registeredIdentity(null)]).toEqual(['', '']);
  });
});
