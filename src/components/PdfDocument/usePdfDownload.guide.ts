import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the download of a PDF in the catalogue. */
export const guide = {
  use: 'Para guardar como archivo un documento que el socio conserva: comprobante o tabla de amortización. Para llevarlo al papel use Hoja impresa, y para leer un PDF ya hecho, Visor de documentos.',
  story: 'Listo',
  anatomy: parts`
    Botón | button | «Descargar PDF», fantasma o secundario; también puede ser una opción de Menú de acciones. Mientras se prepara, el botón conserva su texto, su ancho y el foco, dice que está ocupado y no atiende otra pulsación.
    Icono | button svg | Flecha de descarga de 20 px; tras 300 ms de espera la reemplaza el indicador.
    Archivo | | A4 vertical con letras que se pueden buscar y copiar; un comprobante ocupa 118 mm de ancho. Cuentas enmascaradas, página y total al pie.
    Mensaje de fallo | | Emergente y de error: «No pudimos preparar el PDF. Revise su conexión e intente nuevamente, o use Imprimir.».
  `,
  do: lines`
    Ponga Imprimir al lado: es la salida cuando la descarga falla.
    Dé al archivo un nombre que se reconozca fuera de la banca: comprobante y su número.
  `,
  dont: lines`
    No lo ponga como acción principal: acompaña al documento en pantalla.
    No anuncie que se descargó: el navegador ya lo muestra.
    No incluya datos que la pantalla oculta, como el número completo de una cuenta.
  `,
  keyboard: {
    'Intro o Espacio': 'Prepara y guarda el archivo; el foco se queda en el botón.',
  },
  props: {
    fetch: 'Trae lo que hace el archivo; solo las pruebas dan otro.',
  },
} satisfies Guide;
