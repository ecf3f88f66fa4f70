import type { InferType } from 'yup';
import {
  accountNumber,
  code,
  identificationType,
  limitedText,
  optionalCode,
  optionalDate,
  optionalEditable,
  optionalFlag,
  optionalOneOf,
  optionalShownCode,
  optionalText,
  record,
  requiredText,
  writtenText,
} from './fields.ts';

/*
 * The two types of contract B.2 that describe a destination: what we send (exact) and what the bank answers (lenient).
 */

/** Longest name that a member gives to a destination, in characters. */
export const DESTINATION_ALIAS_LENGTH = 40;

/** Longest name of an account's holder, in characters. */
export const HOLDER_NAME_LENGTH = 100;

/** Fields of `DatosDestino` for an account of the cooperative, which needs no institution. */
export const datosDestinoFields = {
  codigoTipoCuenta: requiredText(),
  numeroCuenta: requiredText(),
  tipoIdentificacion: identificationType(),
  identificacion: writtenText(),
  beneficiario: limitedText(HOLDER_NAME_LENGTH),
  alias: limitedText(DESTINATION_ALIAS_LENGTH),
  correo: writtenText().optional(),
};

/** Fields of `DatosDestino` for another institution; a card is one of these with a card account type. */
export const datosDestinoExternoFields = {
  ...datosDestinoFields,
  numeroCuenta: requiredText().matches(/^\d{1,20}$/, 'no son hasta 20 dígitos'),
  codigoInstitucion: requiredText(),
};

/** `DatosDestino` of a one-off transfer to another institution. */
export const datosDestinoExterno = record(datosDestinoExternoFields).meta({ name: 'DatosDestino' });

/** What is sent of a destination at another institution. */
export type DatosDestinoExterno = InferType<typeof datosDestinoExterno>;

/**
 * `CuentaDestino`: a registered destination. Only its code and number are counted on. `coincidenciaNombre` is what the other
 * institution says of the holder's name; `fechaUltimoUso` is an instant of America/Guayaquil without suffix.
 */
export const cuentaDestino = record({
  codigoCuentaDestino: code(),
  numeroCuenta: accountNumber(),
  tipo: optionalShownCode(['INTERNA', 'EXTERNA', 'TARJETA']),
  codigoInstitucion: optionalCode(),
  institucion: optionalText(),
  codigoTipoCuenta: optionalCode(),
  tipoIdentificacion: optionalCode(),
  identificacion: optionalCode(),
  beneficiario: optionalText(),
  alias: optionalEditable(),
  correo: optionalEditable(),
  coincidenciaNombre: optionalOneOf(['EXACTA', 'SIMILAR', 'NO_COINCIDE', 'NO_DISPONIBLE'], 'NO_DISPONIBLE'),
  favorita: optionalFlag(),
  fechaUltimoUso: optionalDate(),
}).meta({ name: 'CuentaDestino' });

/** A registered destination. */
export type CuentaDestino = InferType<typeof cuentaDestino>;
