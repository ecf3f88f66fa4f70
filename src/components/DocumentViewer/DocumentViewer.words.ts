/** The viewer's own words. */
export const documentViewerWords = {
  close: 'Cerrar',
  loading: 'Cargando…',
  unreadable: 'No pudimos abrir el documento.',
  notHere: 'No pudimos mostrar el documento aquí. Puede abrirlo en otra pestaña o descargarlo.',
  open: 'Abrir',
  print: 'Imprimir',
  download: 'Descargar',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  zoomed: (percent: number): string => `${percent} %`,
  retry: 'Reintentar',
  retryPage: (page: number): string => `Reintentar la página ${page}`,
  page: (page: number, pages: number): string => `Página ${page} de ${pages}.`,
  pageFailed: (page: number): string => `No pudimos dibujar la página ${page}.`,
  noText: 'No pudimos leer su texto.',
};
