/** What the field of a password says by itself. */
export const passwordFieldWords = {
  capsLock: 'Bloq Mayús está activado.',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
};
