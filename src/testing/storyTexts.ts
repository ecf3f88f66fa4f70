/* What more than one page says of the same thing, and what stories need of the longest. */

export const OFFLINE = 'No hay conexión con el servidor.';
export const EXPIRED = 'Su sesión ha expirado. Ingrese nuevamente.';
/** What a 403 is before there is a session that could have ended, and an error without a message. */
export const GENERAL = 'Ocurrió un error. Intente nuevamente.';
export const UNREADABLE = 'No pudimos leer la respuesta del servidor. Intente nuevamente.';
export const NOT_DEBITED = 'No se realizó ningún débito.';
export const OUTCOME_UNKNOWN = /^No pudimos confirmar el resultado: /;

/** A cooperative's name that fills two lines. */
export const LONG_NAME = 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro';

/** Windows of a story: `globals: m390`. */
export const m320 = { viewport: { value: 'm320' } };
export const m390 = { viewport: { value: 'm390' } };
export const tablet = { viewport: { value: 'tableta' } };
export const wide = { viewport: { value: 'amplio' } };
