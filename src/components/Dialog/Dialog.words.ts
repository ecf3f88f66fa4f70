/** What dialogs say by themselves. */
export const dialogWords = {
  cancel: 'Cancelar',
  failed: 'No pudimos abrir esta ventana. Revise su conexión e intente nuevamente.',
};
