import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the timeline in the catalogue. */
export const guide = {
  use: 'Para lo que le pasa a una orden después de enviada: debitado, enviado, acreditado o devuelto. Para los pasos que da el socio use Pasos de una operación.',
  story: 'EnEspera',
  anatomy: parts`
    Paso cumplido | li:first-child | Disco suave con visto, nombre en 14/600 y debajo la fecha y la hora.
    Paso en espera | li:nth-child(2) | Disco azul con reloj de arena y lo que se sabe de cuándo. El lector de pantalla agrega «(en espera)».
    Paso pendiente | li:last-child | Disco con solo el borde y texto secundario.
    Compacta | | En una fila de una lista: solo los nombres, uno junto al otro.
  `,
  do: lines`
    Escriba la fecha y la hora solo de lo que el servidor confirmó.
    Si el dinero regresó, termine con «Devuelto» en lugar de «Acreditado».
  `,
  dont: lines`
    No invente horas ni marque como acreditado lo que nadie confirmó.
    No la haga pulsable.
  `,
  props: {
    label: 'Nombre de la lista de pasos: «Estado de la transferencia».',
    steps: 'Los pasos, en orden, cada uno con su estado.',
    compact: 'Para una fila de una lista: solo los nombres, uno junto a otro.',
  },
} satisfies Guide;
