/** A toast's own words, and the name of the region that all of them are in. */
export const toastWords = { close: 'Cerrar mensaje', region: 'Mensajes' };
