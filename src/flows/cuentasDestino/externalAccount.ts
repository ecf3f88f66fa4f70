import { object, string } from 'yup';
import { type DatosDestinoExterno, HOLDER_NAME_LENGTH } from '#api/contract/datosDestino.ts';
import { cleanAccountNumber, externalNumberMessage } from '#domain/accountNumber.ts';
import { cardNumberMessage } from '#domain/cardNumber.ts';
import { optionalEmailMessage } from '#domain/email.ts';
import { cleanIdentification, identificationMessage, identificationTypeOf } from '#domain/identification.ts';
import { collapseBlanks } from '#domain/names.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { rulesOf } from '#forms/ruled.ts';
import { aliasMessage, aliasOf } from './alias.ts';

/** An account or a card of another institution, as typed (screens.md A.2 transferenciaE, tarjeta-credito). */
export interface ExternalAccountForm {
  tipoInstitucion: string;
  institucion: string;
  tipoCuenta: string;
  numero: string;
  tipoIdentificacion: string;
  identificacion: string;
  beneficiario: string;
  correo: string;
  alias: string;
}

export const EMPTY_EXTERNAL: ExternalAccountForm = {
  tipoInstitucion: '',
  institucion: '',
  tipoCuenta: '',
  numero: '',
  tipoIdentificacion: '1',
  identificacion: '',
  beneficiario: '',
  correo: '',
  alias: '',
};

const ruled = rulesOf<ExternalAccountForm>();

/** The fields' rules, each by its name. */
export const externalAccountShape = {
  tipoInstitucion: ruled(required),
  institucion: ruled(required),
  tipoCuenta: ruled(required),
  numero: ruled(externalNumberMessage),
  tipoIdentificacion: string().defined(),
  identificacion: ruled((value, form) => identificationMessage(identificationTypeOf(form.tipoIdentificacion), value)),
  beneficiario: ruled(beneficiaryMessage),
  correo: ruled(optionalEmailMessage),
  alias: ruled(aliasMessage),
};

export const externalAccountSchema = object(externalAccountShape);

/** An account that is not to be kept: its alias is not shown, and must not stand in the way. */
export const oneOffAccountSchema = object({ ...externalAccountShape, alias: string().defined() });

/** A card has the same fields; its number has rules of its own. */
export const externalCardSchema = object({ ...externalAccountShape, numero: ruled(cardNumberMessage) });

/** `DatosDestino` of a form that is right; a destination without an alias of its own is called by its holder. */
export function externalAccountBody(form: ExternalAccountForm): DatosDestinoExterno {
  const type = identificationTypeOf(form.tipoIdentificacion);
  const beneficiario = collapseBlanks(form.beneficiario);
  const correo = form.correo.trim();
  return {
    codigoInstitucion: form.institucion,
    codigoTipoCuenta: form.tipoCuenta,
    numeroCuenta: cleanAccountNumber(form.numero),
    tipoIdentificacion: type,
    identificacion: cleanIdentification(type, form.identificacion),
    beneficiario,
    alias: aliasOf(form.alias, beneficiario),
    ...(correo ? { correo } : {}),
  };
}

/** The message under «Nombre del beneficiario», or null. */
export function beneficiaryMessage(typed: string): string | null {
  const text = collapseBlanks(typed);
  if (text === '') return validationTexts.required;
  return Array.from(text).length > HOLDER_NAME_LENGTH
    ? `El nombre no puede superar ${HOLDER_NAME_LENGTH} caracteres.`
    : null;
}

function required(value: string): string | null {
  return value === '' ? validationTexts.required : null;
}
