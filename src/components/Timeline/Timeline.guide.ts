import { type Guide, lines } from '#storybook/pages/guide.ts';

/** Guide of the timeline in the catalogue. */
export const guide = {
  use: 'Para lo que le pasa a una orden después de enviada: debitado, enviado, acreditado o devuelto. Para los pasos que da el socio use Pasos de una operación.',
  story: 'EnEspera',
  anatomy: [
    {
      part: 'Paso cumplido',
      selector: 'li:first-child',
      note: 'Disco suave con visto, nombre en 14/600 y debajo la fecha y la hora.',
    },
    {
      part: 'Paso en espera',
      selector: 'li:nth-child(2)',
      note: 'Disco azul con reloj de arena y lo que se sabe de cuándo. El lector de pantalla agrega «(en espera)».',
    },
    { part: 'Paso pendiente', selector: 'li:last-child', note: 'Disco con solo el borde y texto secundario.' },
    { part: 'Compacta', note: 'En una fila de una lista: solo los nombres, uno junto al otro.' },
  ],
  do: lines`
    Escriba la fecha y la hora solo de lo que el servidor confirmó.
    Si el dinero regresó, termine con «Devuelto» en lugar de «Acreditado».
  `,
  dont: lines`
    No invente horas ni marque como acreditado lo que nadie confirmó.
    No la haga pulsable.
  `,
} satisfies Guide;
