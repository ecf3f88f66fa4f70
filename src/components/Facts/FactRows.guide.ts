import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the rows of facts in the catalogue. */
export const guide = {
  use: 'Para repetir, antes de guardar o pagar, los datos con que se hará: servicio, referencia, dirección. Para las condiciones de un producto, que se miran de un vistazo, use Datos; para lo que ya se ejecutó, Comprobante.',
  story: 'Hundidas',
  anatomy: parts`
    Nombre | dt | A la izquierda, en color secundario. No termina en dos puntos.
    Valor | dd | Siempre texto, alineado a la derecha y con cifras tabulares. Si no cabe junto al nombre baja a su propia línea, aún a la derecha.
    Bloque | dl | Sin fondo dentro de una tarjeta o hundido cuando necesita separarse de los campos que lo rodean.
  `,
  do: lines`
    Use el bloque hundido dentro de un formulario o un diálogo; sin fondo, dentro de una tarjeta.
    Mantenga el orden en que el socio ingresó los datos.
  `,
  dont: lines`
    No ponga un campo en una fila: son datos que ya no se editan aquí.
    No resalte una fila: todas pesan lo mismo. El total con su negrita va en el Comprobante o en la revisión.
    No recorte valores largos: una dirección o un número de 40 cifras se parte en varias líneas, también a 320 px.
  `,
  props: {
    facts: 'Las filas: nombre y valor.',
    sunken: 'Sobre un bloque hundido propio.',
  },
} satisfies Guide;
