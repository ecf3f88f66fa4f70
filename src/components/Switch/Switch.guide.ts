import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the switch in the catalogue. */
export const guide = {
  use: 'Para encender o apagar algo: un permiso, un uso de la tarjeta, guardar como favorito. Para aceptar o declarar algo use Casilla; para elegir entre dos nombres, Control segmentado.',
  story: 'Encendido',
  anatomy: parts`
    Etiqueta | label > span:first-child > span:first-child | Nombra lo que se enciende, sin «Activar». Pulsarla también mueve el interruptor.
    Ayuda | label > span:first-child > span:last-child | Opcional, hasta 52 caracteres por línea. Se lee como descripción.
    Pista | label > span:last-child | De 52 × 32 px con zona de toque de 44. Encendida va en petróleo. A la derecha del texto, o antes de él en una fila con otras cosas.
    Perilla | input + span | Lleva un visto al encender, de modo que no depende del color.
    Guardando | | La pista se atenúa y no se puede mover otra vez; conserva el foco y dice que está ocupada.
  `,
  do: lines`
    Muévalo en el acto y, si el guardado falla, regréselo y dígalo con un mensaje emergente.
    Redacte la etiqueta para que se entienda encendida y apagada.
    Si sus cambios se guardan juntos con un código, como en los ajustes de una tarjeta, dígalo en la página.
  `,
  dont: lines`
    No lo use para aceptar términos.
    No cambie la etiqueta a «Sí» o «No» según su estado.
    No lo reemplace por un indicador mientras guarda.
  `,
  keyboard: {
    Tab: 'Llega al interruptor.',
    Espacio: 'Lo enciende o lo apaga; mientras guarda no hace nada.',
  },
  props: {
    label: 'Su etiqueta; en partes, donde una no es texto propio.',
    checked: 'Si está encendido.',
    onChange: 'Se llama con lo que debe quedar.',
    help: 'Qué pasa al encenderlo; se lee como descripción.',
    saving: 'Mientras se guarda el cambio: no se puede mover otra vez.',
    trackFirst: 'La pista antes de la etiqueta, junto a otras cosas en una fila.',
  },
} satisfies Guide;
