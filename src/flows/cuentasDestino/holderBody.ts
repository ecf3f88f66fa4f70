import { cleanAccountNumber, maskAccount } from '#domain/accountNumber.ts';
import { identificationTypeOf } from '#domain/identification.ts';
import { aliasOf } from './alias.ts';
import type { DestinationBody } from './useDestinationRegistration.ts';
import type { Holder } from './useHolder.ts';

/** What the member adds to what the bank says of the holder, as typed. */
export interface HolderFields {
  number: string;
  accountType: string;
  alias: string;
  email: string;
}

/** `DatosDestino` of an account of the cooperative: who holds it is what the bank has said. */
export function holderBody(
  holder: Extract<Holder, { kind: 'found' }>,
  { number, accountType, alias, email }: HolderFields,
): DestinationBody {
  const numeroCuenta = cleanAccountNumber(number);
  const beneficiario = holder.name || maskAccount(numeroCuenta);
  const correo = email.trim();
  return {
    codigoTipoCuenta: accountType,
    numeroCuenta,
    tipoIdentificacion: identificationTypeOf(holder.identificationType),
    identificacion: holder.identification || '-',
    beneficiario,
    alias: aliasOf(alias, beneficiario),
    ...(correo ? { correo } : {}),
  };
}
