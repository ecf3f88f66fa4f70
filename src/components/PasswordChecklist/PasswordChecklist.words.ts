/** Words of the checklist; its items come from the caller. */
export const passwordChecklistWords = {
  title: 'Su nueva contraseña',
  list: 'Requisitos',
  met: 'cumple',
  failed: 'no cumple',
  pending: 'pendiente',
};
