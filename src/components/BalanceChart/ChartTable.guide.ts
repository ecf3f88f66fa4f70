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
  props: {
    label: 'Nombre de la tabla, para el lector de pantalla.',
    amountLabel: 'Encabezado de la columna de valores.',
    isShown: 'Si se ve la tabla. Lo guarda la página, porque los días pueden estar cargando.',
    onShow: 'Se llama al pulsar el botón, con lo que debe verse.',
    days: 'Los días del gráfico, en el orden en que se leen.',
    dateFormat: 'Cómo se escribe un día, con letras como `dd/MM/yyyy`.',
    children: 'Junto al botón: los extremos del gráfico, o lo que supone.',
    eventsOn: 'Lo que pasa en un día, debajo de su fecha.',
  },
} satisfies Guide;
