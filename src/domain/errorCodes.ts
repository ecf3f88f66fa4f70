/**
 * Error codes (contract B.1) in the form -MMMM-OO-CC: module, operation, cause. Only -0004-02-03 is the specification's
 * (§4, §8), and its text is ours too; the rest are proposals. Shipped code compares codes and shows the text that the
 * server sends; the table is for the simulator, stories, tests and the documentation, and stays out of the bundle.
 */

/** One row of the table. */
export interface ErrorCodeEntry {
  /** The message in Spanish, as the simulator sends it. */
  readonly text: string;
  readonly origin: 'specification' | 'proposal';
  /** Section of the specification, or of our contract. */
  readonly section: string;
  /** No call answers it yet. */
  readonly reserved?: true;
}

export const errorCodes = {
  // 9999: general
  '-9999-00-01': { text: 'Ocurrió un error. Intente nuevamente en unos minutos.', origin: 'proposal', section: 'B.1' },
  '-9999-00-02': { text: 'Los datos enviados no son válidos.', origin: 'proposal', section: 'B.1' },
  '-9999-00-03': { text: 'El servicio no está disponible en este momento.', origin: 'proposal', section: 'B.1' },
  // 0001: autenticación
  '-0001-01-01': { text: 'Usuario o contraseña incorrectos.', origin: 'proposal', section: 'B.1' },
  '-0001-01-02': { text: 'Usuario o contraseña incorrectos. Le queda un intento.', origin: 'proposal', section: 'B.1' },
  '-0001-01-03': { text: 'Su usuario está bloqueado. Recupere su contraseña.', origin: 'proposal', section: 'B.1' },
  '-0001-02-01': { text: 'Los datos no coinciden con nuestros registros.', origin: 'proposal', section: 'B.1' },
  '-0001-02-02': { text: 'El usuario ya está en uso.', origin: 'proposal', section: 'B.1' },
  '-0001-03-01': {
    text: 'La respuesta de seguridad es incorrecta.',
    origin: 'proposal',
    section: 'B.1',
    reserved: true,
  },
  '-0001-05-01': { text: 'La contraseña actual es incorrecta.', origin: 'proposal', section: 'B.1' },
  '-0001-05-02': { text: 'La contraseña nueva ya fue utilizada.', origin: 'proposal', section: 'B.1' },
  '-0001-05-03': {
    text: 'La contraseña no debe contener su usuario ni su identificación.',
    origin: 'proposal',
    section: 'B.1',
  },
  '-0001-05-04': { text: 'Debe cambiar su contraseña para continuar.', origin: 'proposal', section: 'B.1' },
  // 0002: perfil
  '-0002-02-01': { text: 'El correo ingresado no es válido.', origin: 'proposal', section: 'B.1' },
  '-0002-02-02': { text: 'El celular ingresado no es válido.', origin: 'proposal', section: 'B.1' },
  // 0003: cupos
  '-0003-01-01': { text: 'El valor supera el máximo permitido.', origin: 'proposal', section: 'B.1' },
  '-0003-01-02': { text: 'La cuenta no admite cupos.', origin: 'proposal', section: 'B.1' },
  // 0004: tokens
  '-0004-01-01': { text: 'No tiene un dispositivo activo para generar códigos.', origin: 'proposal', section: 'B.1' },
  '-0004-02-01': { text: 'La transacción no existe.', origin: 'proposal', section: 'B.1' },
  '-0004-02-02': { text: 'El código expiró. Genere uno nuevo.', origin: 'proposal', section: 'B.1' },
  '-0004-02-03': { text: 'El código ingresado es incorrecto.', origin: 'specification', section: '§4, §8' },
  '-0004-02-04': { text: 'Superó el número de intentos permitidos.', origin: 'proposal', section: 'B.1' },
  // 0005: transacciones
  '-0005-01-01': { text: 'Saldo insuficiente.', origin: 'proposal', section: 'B.1' },
  '-0005-01-02': { text: 'Supera su cupo diario disponible.', origin: 'proposal', section: 'B.1' },
  '-0005-01-03': { text: 'Supera su cupo mensual disponible.', origin: 'proposal', section: 'B.1' },
  '-0005-01-04': { text: 'La cuenta origen está bloqueada.', origin: 'proposal', section: 'B.1' },
  '-0005-01-05': { text: 'La cuenta origen no permite débitos.', origin: 'proposal', section: 'B.1' },
  '-0005-01-06': {
    text: 'La cuenta origen y la cuenta destino deben ser diferentes.',
    origin: 'proposal',
    section: 'B.1',
  },
  '-0005-01-07': { text: 'El valor mínimo permitido es $1,00.', origin: 'proposal', section: 'B.1' },
  '-0005-01-08': { text: 'La transacción no está autorizada o expiró.', origin: 'proposal', section: 'B.1' },
  '-0005-01-09': { text: 'Esta transacción ya fue procesada.', origin: 'proposal', section: 'B.1' },
  '-0005-02-01': { text: 'La institución destino no está disponible.', origin: 'proposal', section: 'B.1' },
  // 0006: cuentas destino
  '-0006-01-01': { text: 'La cuenta no existe o no está activa.', origin: 'proposal', section: 'B.1' },
  '-0006-01-02': { text: 'La cuenta ya está registrada.', origin: 'proposal', section: 'B.1' },
  '-0006-01-03': { text: 'La identificación no corresponde al titular.', origin: 'proposal', section: 'B.1' },
  '-0006-03-01': { text: 'La cuenta destino no existe.', origin: 'proposal', section: 'B.1' },
  // 0007: productos
  '-0007-01-01': { text: 'No encontramos el producto solicitado.', origin: 'proposal', section: 'B.1' },
  '-0007-02-01': { text: 'El rango de fechas no puede superar 12 meses.', origin: 'proposal', section: 'B.1' },
  // 0008: pagos
  '-0008-01-01': { text: 'No encontramos valores con esa referencia.', origin: 'proposal', section: 'B.1' },
  '-0008-01-02': { text: 'No tiene valores pendientes.', origin: 'proposal', section: 'B.1' },
  '-0008-02-01': { text: 'El valor a pagar cambió. Consulte nuevamente.', origin: 'proposal', section: 'B.1' },
  '-0008-02-02': { text: 'El proveedor rechazó el pago. No se debitó su cuenta.', origin: 'proposal', section: 'B.1' },
  '-0008-03-01': { text: 'El número no pertenece a la operadora seleccionada.', origin: 'proposal', section: 'B.1' },
  // 0009: tarjetas
  '-0009-01-01': { text: 'La tarjeta no permite pagos.', origin: 'proposal', section: 'B.1' },
  '-0009-02-01': { text: 'No fue posible actualizar la tarjeta.', origin: 'proposal', section: 'B.1' },
  // 0010: dispositivos
  '-0010-01-01': { text: 'No puede eliminar el dispositivo que está usando.', origin: 'proposal', section: 'B.1' },
  '-0010-01-02': {
    text: 'No puede eliminar el dispositivo que genera sus códigos.',
    origin: 'proposal',
    section: 'B.1',
  },
} as const satisfies Record<`-${number}-${number}-${number}`, ErrorCodeEntry>;

export type ErrorCode = keyof typeof errorCodes;

/** Wrong user or password; nobody is told which. */
export const WRONG_CREDENTIALS_CODE = '-0001-01-01' satisfies ErrorCode;
/** The same, and one more failure blocks the user. */
export const LAST_ATTEMPT_CODE = '-0001-01-02' satisfies ErrorCode;
/** The user is blocked until the password is recovered. */
export const BLOCKED_USER_CODE = '-0001-01-03' satisfies ErrorCode;
/** The identity given in the registration is nobody's. */
export const UNKNOWN_IDENTITY_CODE = '-0001-02-01' satisfies ErrorCode;
/** The user name of a registration belongs to somebody else. */
export const USER_TAKEN_CODE = '-0001-02-02' satisfies ErrorCode;
/** The current password is not the one that was typed. */
export const WRONG_CURRENT_PASSWORD_CODE = '-0001-05-01' satisfies ErrorCode;
/** The new password was used before. */
export const USED_PASSWORD_CODE = '-0001-05-02' satisfies ErrorCode;
/** The new password holds the user name or the identification. */
export const TELLING_PASSWORD_CODE = '-0001-05-03' satisfies ErrorCode;
/** The e-mail address of a profile is none. */
export const INVALID_EMAIL_CODE = '-0002-02-01' satisfies ErrorCode;
/** The mobile number of a profile is none. */
export const INVALID_MOBILE_CODE = '-0002-02-02' satisfies ErrorCode;
/** One of the limits is above what the account may have. */
export const ABOVE_MAXIMUM_CODE = '-0003-01-01' satisfies ErrorCode;
/** The transaction is not authorised, or no longer. */
export const UNAUTHORISED_CODE = '-0005-01-08' satisfies ErrorCode;
/** The account, loan or card is not the member's, or does not exist. */
export const UNKNOWN_PRODUCT_CODE = '-0007-01-01' satisfies ErrorCode;
/** The order was taken before, as when the network itself sent it twice; only its receipt tells what became of it. */
export const ALREADY_PROCESSED_CODE = '-0005-01-09' satisfies ErrorCode;
/** Nothing is found under a reference. */
export const UNKNOWN_REFERENCE_CODE = '-0008-01-01' satisfies ErrorCode;
/** Nothing is owed. */
export const NOTHING_DUE_CODE = '-0008-01-02' satisfies ErrorCode;
/** What is owed is no longer what was looked up. */
export const VALUE_CHANGED_CODE = '-0008-02-01' satisfies ErrorCode;
/** The service does not answer for now. */
export const UNAVAILABLE_CODE = '-9999-00-03' satisfies ErrorCode;
/** Wrong PIN: the dialog clears the six digits (§4, §8). */
export const WRONG_PIN_CODE = '-0004-02-03' satisfies ErrorCode;
/** Expired PIN: the dialog disables Continuar and leaves the X (D-8). */
export const EXPIRED_PIN_CODE = '-0004-02-02' satisfies ErrorCode;
/** Too many wrong PINs: as the expired one (D-8). */
export const PIN_ATTEMPTS_EXCEEDED_CODE = '-0004-02-04' satisfies ErrorCode;
