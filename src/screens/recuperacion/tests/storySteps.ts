/** What a 403 is before there is a session that could have ended. */
export const GENERAL = 'Ocurrió un error. Intente nuevamente.';
