import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the amount of money in the catalogue. */
export const guide = {
  use: 'Para todo valor que se muestra en pantalla: saldos, movimientos, cuotas, totales. Un valor que se escribe va en Campo de valor; en papel y PDF el valor va como texto de un solo tamaño.',
  story: 'Normal',
  anatomy: parts`
    Símbolo | span[aria-hidden="true"] > span:first-child | Antes del número y sin espacio, más claro en los tamaños grandes.
    Valor completo | span[aria-hidden="true"] | Con punto de miles, siempre en una línea. Desde diez millones, xl, lg y md bajan un tamaño. El lector de pantalla recibe una sola cadena: «$2.846,37».
    Centavos | span[aria-hidden="true"] > span:last-child | Siempre dos, al 60 % y en la misma línea base. En tabla y filas, de 15 px, todo tiene un solo tamaño y cifras tabulares.
    Signo | | Un ingreso lleva más y va en verde; un egreso lleva menos y conserva el color del texto.
    Oculto | | Con los saldos ocultos se dibuja «$ ••••» y se anuncia «Saldo oculto».
    Sin valor | | Un valor que aún no se conoce es una raya, y se anuncia «Sin valor»: nunca $0,00.
  `,
  do: lines`
    Elija el tamaño por su lugar: xl para el valor que se revisa, lg para el saldo de la pantalla, md en tarjetas, sm en selectores, table en filas.
    Ponga la etiqueta encima del valor.
    Obedezca al ojo de ocultar saldos en todo saldo y movimiento.
  `,
  dont: lines`
    No ponga un egreso en rojo: el rojo es de errores y mora.
    No agregue «USD», «dólares» ni un espacio tras el símbolo.
    No lo recorte ni lo parta en dos líneas: use un tamaño menor.
    No anime el número al cargar.
  `,
  props: {
    cents: 'Centavos enteros; `null` mientras el valor no se conoce.',
    size: 'Tamaño de las cifras; `table` es el de una fila de una tabla.',
    flow: 'Lo que entra es verde con un más; lo que sale conserva el color del texto y su menos, nunca rojo.',
    hidden: 'Dibuja `$ ••••`.',
    onInk: 'Sobre superficies de tinta.',
  },
} satisfies Guide;
