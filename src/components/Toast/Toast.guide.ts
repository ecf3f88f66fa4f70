import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the toasts in the catalogue. */
export const guide = {
  use: 'Para confirmar o lamentar algo que acaba de pasar, sin interrumpir: guardado, copiado, no se pudo enviar. Lo que hay que leer para seguir va además en Aviso en línea o en el error del campo; el resultado de una operación con dinero, en Comprobante.',
  story: 'Correcto',
  anatomy: parts`
    Disco | div:has(> p + button) > span:first-child | Icono del tono: correcto, error, advertencia o información. Decorativo.
    Texto | div:has(> p + button) > p | Una frase, dos como mucho, de 15 px; baja de línea y no se recorta. Un error interrumpe al lector de pantalla; los demás esperan su turno.
    Cerrar | p + button | Botón de icono «Cerrar mensaje», de 44 px.
    Barra de tiempo | p + button + span | Tres segundos. Se detiene, para todos, con el puntero o el foco encima; con menos movimiento avanza a saltos de un segundo.
    Pila | | Arriba, en el centro de la columna principal, el nuevo abajo y también sobre un diálogo. Hasta siete: el octavo quita el más antiguo. A 320 px deja 16 px a cada lado.
  `,
  do: lines`
    Muestre el primer mensaje de la respuesta cuando falla un formulario, y los datos intactos debajo.
    Use el participio de lo hecho: «Número copiado», «Dispositivo eliminado».
    Repita en la página el error que importa: a los tres segundos este ya no está.
  `,
  dont: lines`
    No ponga enlaces ni botones: no hay tiempo para usarlos.
    No lo use para un resultado que no se pudo confirmar.
    No muestre varios por una misma causa: el mismo texto repetido ya se une en uno con tiempo nuevo.
  `,
  keyboard: {
    Tab: 'Llega a «Cerrar mensaje»; mientras el foco está ahí, el tiempo no corre.',
    'Intro o Espacio': 'Cierra ese mensaje.',
  },
  props: {
    queue: 'Lo que hizo `createToastQueue`, una vez para toda la página.',
    children: 'La página: desde ella se muestran mensajes.',
  },
} satisfies Guide;
