import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Encima del título de una página que cuelga de otra: el detalle de una cuenta vuelve a «Mis productos». En los pasos de una operación se vuelve con el botón «Volver», no con este enlace.',
  anatomy: parts`
    Enlace | a | 44 px de alto para el dedo aunque el texto mida 20; sube 10 px para que el título no se aleje.
    Flecha | svg | 20 px, a la izquierda y decorativa.
    Destino | a::text | El nombre de la página a la que lleva, en Figtree 15 de peso 600.
  `,
  do: lines`
    Nombre el destino: «Mis productos», «Pagos de servicios».
    Úselo como lo primero de la página, antes del título.
  `,
  dont: lines`
    No escriba «Volver» ni «Atrás»: el socio pudo llegar desde otra parte.
    No lo imprima; la hoja impresa no lo lleva.
    No lo ponga en las cinco páginas del menú: de ellas no se vuelve.
  `,
  keyboard: {
    Intro: 'Va a la página nombrada.',
  },
  props: {
    children: 'A dónde lleva, en palabras.',
  },
} satisfies Guide;
