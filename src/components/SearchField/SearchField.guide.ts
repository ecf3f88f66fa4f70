import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the search field in the catalogue. */
export const guide = {
  use: 'Para acotar una lista mientras se escribe: servicios, cuentas destino, agencias, movimientos. Para consultar una referencia o un código que se envía con un botón use Campo de texto.',
  story: 'Escrito',
  anatomy: parts`
    Lupa | svg | De 20 px y decorativa. Con la forma de píldora distingue la búsqueda de los demás campos.
    Texto | input | De 52 px. Su marcador es también su nombre para el lector de pantalla: no hay etiqueta encima. Un texto largo se desplaza dentro.
    Vaciar | | La X del navegador, donde existe, mientras hay algo escrito.
  `,
  do: lines`
    Diga por qué se puede buscar: «Buscar por ciudad o nombre».
    Filtre con cada letra y anuncie aparte cuántos resultados quedan.
    Sin coincidencias, dígalo en el lugar de la lista: «No hay resultados.».
  `,
  dont: lines`
    No agregue un botón Buscar.
    No lo muestre sobre listas tan cortas que se leen de un vistazo.
    No lo use para un dato que se guarda o se envía: no tiene ayuda ni error.
  `,
  keyboard: {
    Tab: 'Entra en el campo.',
    'Esc, con texto': 'Lo vacía, sin cerrar el diálogo en que esté.',
    'Esc, vacío': 'Hace lo de su entorno: en un diálogo, lo cierra.',
  },
  props: {
    label: 'Su nombre para el lector de pantalla, y su marcador.',
    value: 'Lo escrito.',
    onChange: 'Se llama con lo escrito; con un texto vacío al borrarlo.',
  },
} satisfies Guide;
