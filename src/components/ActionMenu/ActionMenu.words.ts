/** What the menu says by itself. */
export const actionMenuWords = { failed: 'No pudimos abrir el menú. Revise su conexión e intente nuevamente.' };
