import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the date field in the catalogue. */
export const guide = {
  use: 'Para una fecha que el socio conoce o elige: nacimiento, desde y hasta. Si bastan períodos con nombre («Últimos 30 días»), ofrézcalos primero en un Campo de selección.',
  story: 'ConError',
  anatomy: parts`
    Etiqueta | label | Dice de qué fecha se trata, en una o dos palabras.
    Caja | input | Texto con teclado de números. Las barras aparecen solas al escribir; al corregir en medio, el cursor queda donde está.
    Calendario | button | Una ayuda, no el camino: se abre con el botón, empieza en lunes y ofrece el mes y el año en listas. Los días fuera de rango están tachados.
    Error | [id$="-nota"] | Dice cómo se escribe («Escriba la fecha así: 31/12/2026.»), que el día no existe, o hasta cuándo puede ser.
  `,
  do: lines`
    Muestre siempre dd/mm/aaaa, sea cual sea el idioma del navegador.
    Entienda lo que se pegue: 2026-08-01, 1/8/2026 y 01-08-2026 son el 1 de agosto.
    Espere a que la fecha esté completa o el socio salga del campo para decir que algo falta.
  `,
  dont: lines`
    No use el campo de fecha del navegador: en inglés muestra 08/01/2026 para el 1 de agosto.
    No parta la fecha en tres campos.
  `,
  keyboard: {
    '0 a 9': 'Escribe la fecha; las barras no hacen falta.',
    Tab: 'Pasa al botón del calendario.',
    'Flechas, Inicio, Fin': 'En el calendario, cambian de día o van a los extremos de la semana.',
    'Re Pág, Av Pág': 'Cambian de mes; con Mayús, de año.',
    Intro: 'Pone el día en el campo y vuelve al botón.',
    Esc: 'Cierra el calendario sin cambiar nada.',
  },
  props: {
    ...fieldProps,
    min: 'El primer día que ofrece el calendario, `yyyy-MM-dd`; lo escrito lo revisa el formulario.',
    max: 'El último, del mismo modo.',
    icon: 'Dibujo a la izquierda, de 24 px; decorativo.',
    toTheLetter: 'Conserva lo escrito tal cual, también los caracteres que no se ven: en una contraseña cuentan.',
  },
} satisfies Guide;
