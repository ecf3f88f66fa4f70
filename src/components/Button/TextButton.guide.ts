import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Dentro de una frase, para abrir algo aquí mismo: las agencias, los términos. Si lleva a otra página es un enlace; si la acción está sola en su renglón es un botón.',
  story: 'EnUnaFrase',
  anatomy: parts`
    Frase | p | Dice por qué ofrecerla; el botón sigue a la frase o la termina.
    Texto del botón | button | Color de enlace y peso 600, en el tamaño de la frase; se subraya con el puntero encima.
  `,
  do: lines`
    Úselo para diálogos: «Ver agencias», «términos y condiciones».
    Escriba un texto que se entienda leído solo, sin la frase.
  `,
  dont: lines`
    No lo use para guardar, pagar o eliminar: no tiene el peso de una acción que cambia algo.
    No escriba «aquí» ni «más información».
    No ponga dos en la misma frase.
  `,
  keyboard: {
    Tab: 'Llega al botón dentro de la frase.',
    'Intro / Espacio': 'Abre lo que nombra.',
  },
} satisfies Guide;
