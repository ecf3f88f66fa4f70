import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the printed sheet in the catalogue. */
export const guide = {
  use: 'Para lo que se imprime desde un botón: movimientos, tabla de amortización, comprobante. En pantalla no se ve nunca; para un archivo use Descargar PDF.',
  story: 'Movimientos',
  anatomy: parts`
    Encabezado | header | Cooperativa a la izquierda en 15 pt, su razón social debajo en 9 pt, título del documento a la derecha y una línea debajo. Sin logotipo en color ni paisaje.
    Resumen | dl | Cuatro columnas de nombre y valor: cuenta enmascarada, período, cantidad, saldos.
    Tabla | table | De 9 pt con cifras tabulares a la derecha. Su cabecera se repite en cada hoja y ninguna fila se parte.
    Pie | footer | Socia o socio con su número, «Documento informativo generado en la banca virtual.» y momento de impresión. El número de página lo pone la hoja, en su margen.
  `,
  do: lines`
    Ábralo con el botón Imprimir: Ctrl + P puede estar bloqueado en la banca.
    Ponga egresos e ingresos en columnas separadas, sin signo ni símbolo.
    Imprima el documento completo, no solo las filas cargadas en pantalla.
  `,
  dont: lines`
    No use rellenos ni colores: es negro sobre blanco también desde el tema oscuro.
    No incluya botones, avisos ni el menú: en el papel solo está la hoja.
    No imprima el número completo de una cuenta: también en papel va enmascarado.
  `,
  props: {
    cooperativeName: 'El nombre configurado de la cooperativa.',
    title: 'Qué documento es.',
    member: 'Socio y número.',
    printedAt: 'El momento de la impresión, en palabras.',
    summary: 'Los datos del comienzo: nombre y valor. Un comprobante no los tiene.',
    narrow: 'Para un comprobante: 118 mm de ancho, como la mitad superior de A4, y nunca partido en dos hojas.',
    children: 'Lo que sigue a los datos, como tablas.',
    legalName: 'Debajo del nombre; no aparece si está vacío o dice lo mismo.',
  },
} satisfies Guide;
