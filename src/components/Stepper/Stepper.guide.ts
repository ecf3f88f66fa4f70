import { type Guide, lines } from '#storybook/pages/guide.ts';

/** Guide of the vertical stepper in the catalogue. */
export const guide = {
  use: 'Para el registro y la recuperación, en el panel de tinta de Página de acceso. Para operaciones con dinero dentro de la banca use Pasos de una operación.',
  story: 'EnMedio',
  anatomy: [
    {
      part: 'Paso completado',
      selector: 'li:first-child',
      note: 'Disco naranja con visto y línea naranja hasta el siguiente. El lector de pantalla agrega «(completado)».',
    },
    {
      part: 'Paso actual',
      selector: 'li[aria-current="step"]',
      note: 'Disco blanco con su número y texto en negrita. Se anuncia como paso actual.',
    },
    { part: 'Paso pendiente', selector: 'li:last-child', note: 'Solo el borde del disco y texto normal.' },
    {
      part: 'Bajo 1024 px',
      note: 'Desaparece, también para el lector de pantalla: lo que sigue diciendo dónde se está es «Paso 2 de 4», sobre el título del formulario.',
    },
  ],
  do: lines`
    Use tres o cuatro pasos, con una o dos palabras cada uno.
    Escriba siempre «Paso n de m» en el formulario: es lo único que queda en ventanas angostas.
    Marque todos como completados en el mensaje de éxito.
  `,
  dont: lines`
    No lo ponga sobre fondo claro: sus colores son los de la tinta.
    No lo haga pulsable: se regresa con Volver.
    No cambie la cantidad de pasos a mitad del camino.
  `,
} satisfies Guide;
