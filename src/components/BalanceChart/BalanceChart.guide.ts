import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'El saldo de una cuenta día por día, de dos días a doce meses, o el que se prevé. Siempre con «Ver como tabla» debajo, que dice lo mismo. Para una proporción pagada use la barra de cuotas.',
  anatomy: parts`
    Línea escalonada | svg [data-part="line"] | Dos píxeles en color de enlace con relleno al 10 %: un saldo no sube en diagonal, cambia de un día al otro.
    Guías y escala | [role="slider"] > div:first-child | Cuatro líneas punteadas desde cero; las cifras, en 13 px tabulares, quedan fuera a la derecha.
    Fechas | figure > [role="slider"] + div | Cinco, repartidas; la primera y la última son las del período.
    Puntos | | Ocho píxeles sobre la línea en los días en que algo pasa. Solo donde una lista al lado dice qué.
    Día leído | | Línea vertical, aro y etiqueta inversa con fecha y valor. Aparece con el puntero o el foco.
  `,
  do: lines`
    Empiece la escala en cero, o más abajo si hubo saldo negativo; el relleno parte siempre de cero.
    Escriba bajo el gráfico el saldo más bajo y el más alto con sus fechas.
    Abrevie los millones: «$2,5 M».
  `,
  dont: lines`
    No dibuje dos cuentas en un gráfico: una sola serie.
    No use naranja ni rojo; bajar el saldo no es un error.
    No anime la línea.
  `,
  keyboard: {
    Tab: 'Llega al gráfico y lee el último día.',
    '← / →': 'Un día antes o después.',
    'AvPág / RePág': 'Siete días antes o después.',
    'Inicio / Fin': 'El primer o el último día.',
  },
  props: {
    days: 'Un saldo por día, el más antiguo primero; al menos dos.',
    dateFormat: 'Cómo se escribe un día, con letras como `dd/MM/yyyy`.',
    label: 'De qué son los saldos, para el lector de pantalla.',
    marked: 'Días con un punto sobre la línea: en ellos pasa algo.',
  },
} satisfies Guide;
