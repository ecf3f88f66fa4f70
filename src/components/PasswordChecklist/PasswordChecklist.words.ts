/** What the checklist says by itself; its items are the caller's. */
export const passwordChecklistWords = {
  title: 'Su nueva contraseña',
  list: 'Requisitos',
  met: 'cumple',
  failed: 'no cumple',
  pending: 'pendiente',
};
