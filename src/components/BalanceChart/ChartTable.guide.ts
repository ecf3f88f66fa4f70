import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Debajo de todo gráfico de saldos: una línea sobre él y la tabla que dice lo mismo en cifras, para quien no lo ve o lo quiere exacto. Para una lista de movimientos use la lista.',
  story: 'Abierta',
  anatomy: parts`
    Pie | p | Lo que el gráfico supone, o su saldo más bajo y más alto con sus fechas.
    «Ver como tabla» | button | Botón de texto a la derecha; abierta la tabla dice «Ocultar tabla».
    Tabla | [role="region"] | Fecha y saldo, con la cabecera fija y desplazamiento propio desde 20 rem de alto.
  `,
  do: lines`
    Ponga los mismos días que el gráfico, ni más ni menos.
    Diga bajo la fecha qué pasa ese día cuando el gráfico lo marca.
  `,
  dont: lines`
    No la abra sola: el gráfico va primero.
    No ponga más columnas que fecha y saldo.
  `,
  keyboard: {
    'Enter / Espacio': 'Muestra u oculta la tabla.',
    Tab: 'Llega a la tabla, que se desplaza con las flechas.',
  },
} satisfies Guide;
