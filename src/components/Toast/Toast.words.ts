/** What a toast says by itself. */
export const toastWords = { close: 'Cerrar mensaje' };
