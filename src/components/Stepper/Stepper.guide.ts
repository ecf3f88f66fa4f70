import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the vertical stepper in the catalogue. */
export const guide = {
  use: 'Para el registro y la recuperación, en el panel de tinta de Página de acceso. Para operaciones con dinero dentro de la banca use Pasos de una operación.',
  story: 'EnMedio',
  anatomy: parts`
    Paso completado | li:first-child | Disco naranja con visto y línea naranja hasta el siguiente. El lector de pantalla agrega «(completado)».
    Paso actual | li[aria-current="step"] | Disco blanco con su número y texto en negrita. Se anuncia como paso actual.
    Paso pendiente | li:last-child | Solo el borde del disco y texto normal.
    Bajo 1024 px | | Desaparece, también para el lector de pantalla: lo que sigue diciendo dónde se está es «Paso 2 de 4», sobre el título del formulario.
  `,
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
  props: {
    steps: 'Los nombres de los pasos, en orden.',
    current: 'Número del paso actual, desde 1; uno más que los pasos cuando todos están hechos.',
  },
} satisfies Guide;
