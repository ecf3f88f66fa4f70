import { titleCase } from '#domain/names.ts';
import type { Destination, NameMatch } from '#flows/cuentasDestino/destination.ts';
import { type ExternalAccountForm, externalAccountBody } from '#flows/cuentasDestino/externalAccount.ts';

/** Who gets the money, as the form knows it. */
export interface ExternalPayee {
  name: string;
  institution: string;
  /** «Ahorros», where it is known. */
  accountType: string;
  number: string;
  identificationType: string;
  identification: string;
  nameMatch: NameMatch | null;
}

/** The names of account types by their code. */
type TypeNames = ReadonlyMap<string, string>;

/** The payee of an account that was typed; `institution` is the name of its institution. Nobody has asked about the holder yet. */
export function typedPayee(typed: ExternalAccountForm, institution: string, types: TypeNames): ExternalPayee {
  const account = externalAccountBody(typed);
  return {
    name: titleCase(account.beneficiario),
    institution,
    accountType: types.get(account.codigoTipoCuenta) ?? '',
    number: account.numeroCuenta,
    identificationType: String(account.tipoIdentificacion),
    identification: account.identificacion,
    nameMatch: null,
  };
}

/** The payee of a registered account. */
export function registeredPayee(registered: Destination, types: TypeNames): ExternalPayee {
  const { name, institution, accountTypeCode, number, identificationType, identification, nameMatch } = registered;
  return {
    name,
    institution,
    accountType: types.get(accountTypeCode) ?? '',
    number,
    identificationType,
    identification,
    nameMatch,
  };
}

/** What a check of the name was about, of an account that was typed: changed, it must be asked again. */
export function typedIdentity({
  institucion,
  tipoCuenta,
  numero,
  tipoIdentificacion,
  identificacion,
  beneficiario,
}: ExternalAccountForm): string {
  return JSON.stringify([institucion, tipoCuenta, numero, tipoIdentificacion, identificacion, beneficiario]);
}
