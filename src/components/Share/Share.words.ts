/** Shown when nothing could be copied or shared. */
export const shareWords = {
  copyRefused: 'No pudimos copiarlo. Su navegador no lo permite.',
  shareRefused: 'No pudimos compartirlo.',
};
