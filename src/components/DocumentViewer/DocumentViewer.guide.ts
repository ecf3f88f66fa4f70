import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Leer un PDF de la cooperativa sin salir de la banca: contrato, política, certificado. Para los comprobantes hay una hoja propia, que además se comparte.',
  story: 'Listo',
  anatomy: parts`
    Cabecera | dialog h2 | El título del documento, fija mientras se lee.
    Páginas | dialog [role="region"] | Dibujadas dentro de la banca, porque muchos teléfonos no muestran un PDF en un marco. Se desplazan y se leen en voz alta; solo las que están a la vista ocupan memoria.
    Pie | dialog [role="region"] + * | Imprimir y Descargar, inactivos hasta que llega el documento.
    X | dialog button[title="Cerrar"] | Cierra y devuelve el foco a quien lo abrió.
  `,
  do: lines`
    Dé al archivo un nombre que se entienda al encontrarlo en Descargas.
    Ofrezca Reintentar cuando el servidor falla; si el archivo está dañado, diga que no se pudo abrir.
    Donde el servidor no tiene ese documento, diga dónde se obtiene: Reintentar no serviría.
    Donde el visor no puede con el documento (navegador antiguo, contraseña), ofrezca Abrir y Descargar.
  `,
  dont: lines`
    No abra el PDF en otra pestaña sin avisar.
    No pida aceptar dentro del visor: la casilla está en el formulario.
    No muestre una página en blanco mientras carga.
  `,
  keyboard: {
    Tab: 'Pasa por el documento, Imprimir, Descargar y la X; antes, por Reintentar o Abrir donde están.',
    '↑ / ↓': 'Desplaza el documento cuando tiene el foco.',
    Escape: 'Cierra el visor.',
  },
  props: {
    title: 'Nombre del documento, arriba del visor.',
    fileName: 'Nombre con que se descarga.',
    state: 'Si el documento está cargando, listo o falló.',
    onRetry: 'Se llama al pulsar Reintentar.',
    onClose: 'Se llama al cerrar el visor.',
  },
} satisfies Guide;
