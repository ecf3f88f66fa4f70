import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the skeleton in the catalogue. */
export const guide = {
  use: 'Para la primera carga de un bloque cuya forma se conoce. Al recargar se conservan los datos que ya están; dentro de un botón o un selector use Indicador de espera.',
  story: 'Tarjeta',
  anatomy: parts`
    Bloque | span[aria-hidden="true"] | Con el ancho, alto y esquinas de lo que vendrá; nunca pasa del ancho disponible. Late cada 1,2 s, o queda quieto si la persona pidió menos movimiento.
    Línea de espera | span:not([aria-hidden]) | La pone la pantalla, una sola y visible: «Cargando sus productos». Es lo que oye el lector de pantalla; los bloques no se anuncian.
    Contenedor | div[aria-busy="true"] | También de la pantalla: se marca como ocupado.
  `,
  do: lines`
    Copie la geometría real, así la página no salta al llegar los datos.
    Dibújelo tras 200 ms y manténgalo al menos 300 ms, con la espera que trae el componente; su lugar queda desde el principio.
    Dibuje tantos bloques como casi siempre habrá.
  `,
  dont: lines`
    No lo use para una espera dentro de un botón.
    No lo deje si la carga falla: en su lugar van el aviso y Reintentar.
    No imite textos línea por línea: basta el título y el valor.
  `,
  props: {
    $width: 'Ancho, como se escribe en CSS.',
    $height: 'Alto, como se escribe en CSS.',
    $radius: 'Esquinas, por el nombre de un token; sin él, `small`.',
  },
} satisfies Guide;
