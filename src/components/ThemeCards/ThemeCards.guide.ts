import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the theme cards in the catalogue. */
export const guide = {
  use: 'Para elegir el tema en Configuración, donde hay lugar para verlo. En el panel de perfil la misma elección es un Control segmentado.',
  story: 'Claro',
  anatomy: parts`
    Tarjeta elegida | label[data-checked] | Fondo suave y borde petróleo de 2 px. Toda la tarjeta se puede pulsar.
    Miniatura | label svg | Una página en pequeño con los colores de ese tema, sea cual sea el actual. Sistema muestra los dos en diagonal. Decorativa.
    Opción | input | Botón de opción de 24 px con su nombre: Claro, Oscuro, Sistema.
    Disposición | | Tres columnas; con menos de 420 px van una bajo otra, con la miniatura a la izquierda. El nombre del grupo, «Tema», es solo para el lector de pantalla.
  `,
  do: lines`
    Ponga encima el título y la nota: «Se guarda solo en este dispositivo.».
    Aplique el tema en el acto, sin botón de guardar.
  `,
  dont: lines`
    No las use para otras elecciones: para eso están las Tarjetas de opción.
    No dibuje la miniatura con colores fijos: salen de los temas.
  `,
  keyboard: {
    Tab: 'Entra en la opción elegida.',
    Flechas: 'Pasan a otro tema y lo aplican.',
  },
  props: {
    label: 'Nombra el grupo, solo para el lector de pantalla, donde lo que está alrededor ya lo dice a la vista.',
    options: 'Los temas con sus nombres.',
    value: 'El tema elegido.',
    onChange: 'Se llama con el que se eligió.',
    disabled:
      'Mientras se guarda la elección o aún no se puede hacer: el grupo conserva el foco y no se puede cambiar.',
  },
} satisfies Guide;
