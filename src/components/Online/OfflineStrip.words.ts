/** Words about the connection (screens.md A.0 «Offline notice»). */
export const offlineStripWords = {
  lost: 'Sin conexión. Los datos pueden estar desactualizados.',
  back: 'Conexión restablecida.',
};
