import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Para aceptar o declarar algo dentro de un formulario que luego se envía. Si el cambio se guarda al instante use el interruptor; para elegir entre deudas, las tarjetas de selección.',
  story: 'SinMarcar',
  anatomy: parts`
    Casilla | input | 24 px dentro de una zona de 44; la zona sale 10 px a la izquierda para que la casilla quede alineada con los campos.
    Frase | label | Toda la frase es el nombre de la casilla y al tocarla se marca.
    Continuación | button | Un botón de texto que abre el documento; tocarlo no marca la casilla.
    Error | | Debajo, con icono: qué falta aceptar. El borde de la casilla pasa a 2 px rojos.
  `,
  do: lines`
    Escriba en primera persona lo que el socio acepta: «Acepto los términos y condiciones».
    Deje que el documento se lea antes de marcar.
    Empiece sin marcar: el consentimiento lo da el socio.
  `,
  dont: lines`
    No redacte en negativo: «No deseo recibir…» se marca por error.
    No junte dos consentimientos en una sola casilla.
  `,
  keyboard: {
    Tab: 'Llega a la casilla y después al botón del documento.',
    Espacio: 'Marca o desmarca.',
  },
  props: {
    label: 'La frase que se acepta o declara; es el nombre de la casilla.',
    after: 'Continúa la frase, como un botón que abre el documento; pulsarlo no marca la casilla.',
    error: 'Qué falta, debajo de la casilla.',
  },
} satisfies Guide;
