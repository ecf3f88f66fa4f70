/** A toast's own words. */
export const toastWords = { close: 'Cerrar mensaje' };
