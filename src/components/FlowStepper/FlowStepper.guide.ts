import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the horizontal stepper in the catalogue. */
export const guide = {
  use: 'Para las operaciones con dinero dentro de la banca: Datos, Revisión, Comprobante. En el registro y la recuperación, que tienen panel de tinta, use Pasos, el vertical.',
  story: 'EnMedio',
  anatomy: parts`
    Paso completado | li:first-child | Disco suave con visto y línea llena hasta el siguiente. El lector de pantalla agrega «(completado)».
    Paso actual | li[aria-current="step"] | Disco oscuro con su número. Se anuncia como paso actual.
    Paso pendiente | li:last-child | Disco con solo el borde y texto secundario.
    Cuenta en columna angosta | | Con menos de 560 px de columna los discos pasan a segmentos de 4 px y a su derecha queda «2 de 3 · Revisión». Los nombres siguen en la lista para el lector de pantalla.
  `,
  do: lines`
    Nombre cada paso con una palabra: es lo que se ve junto al disco.
    Mantenga los mismos pasos durante toda la operación, aunque alguno no tenga campos.
    Al terminar, marque todos como completados.
  `,
  dont: lines`
    No lo haga pulsable: se regresa con Volver o con «Modificar» en la revisión.
    No cuente el código de confirmación como un paso: es un diálogo sobre la revisión.
    No repita «Paso 2 de 3» en el título de la página.
  `,
  props: {
    steps: 'Los nombres de los pasos, en orden.',
    current: 'Número del paso actual, desde 1; uno más que los pasos cuando todos están hechos.',
  },
} satisfies Guide;
