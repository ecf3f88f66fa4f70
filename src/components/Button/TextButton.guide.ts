import type { Guide } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Dentro de una frase, para abrir algo aquí mismo: las agencias, los términos. Si lleva a otra página es un enlace; si la acción está sola en su renglón es un botón.',
  story: 'EnUnaFrase',
  anatomy: [
    { part: 'Frase', note: 'Dice por qué ofrecerla; el botón sigue a la frase o la termina.', selector: 'p' },
    {
      part: 'Texto del botón',
      note: 'Color de enlace y peso 600, en el tamaño de la frase; se subraya con el puntero encima.',
      selector: 'button',
    },
  ],
  do: [
    'Úselo para diálogos: «Ver agencias», «términos y condiciones».',
    'Escriba un texto que se entienda leído solo, sin la frase.',
  ],
  dont: [
    'No lo use para guardar, pagar o eliminar: no tiene el peso de una acción que cambia algo.',
    'No escriba «aquí» ni «más información».',
    'No ponga dos en la misma frase.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Llega al botón dentro de la frase.' },
    { keys: 'Intro / Espacio', does: 'Abre lo que nombra.' },
  ],
} satisfies Guide;
