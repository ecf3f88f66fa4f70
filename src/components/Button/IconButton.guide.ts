import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Donde un dibujo conocido basta y no cabe un texto: cerrar, editar, mostrar una contraseña, abrir más acciones. Si la acción es la principal de la vista, use el botón con texto.',
  anatomy: parts`
    Zona | button | 44 × 44 px aunque el dibujo mida 24: es el mínimo para un dedo.
    Icono | button svg | De Lucide, 24 px con trazo 1,75, en texto secundario.
    Nombre | | Texto que no se ve: lo oye el lector de pantalla y aparece como ayuda al pasar el puntero.
  `,
  do: lines`
    Nombre la acción y su objeto: «Editar perfil», «Mostrar contraseña», no «Lápiz» ni «Editar».
    Cambie el nombre con el estado: «Mostrar saldos» pasa a «Ocultar saldos».
    Deje al menos 8 px entre dos botones de icono vecinos.
  `,
  dont: lines`
    No invente un dibujo para una acción rara: escríbala.
    No ponga el mismo icono con dos significados; la hoja de iconos dice cuál tiene cada uno.
  `,
  keyboard: {
    Tab: 'Llega al botón.',
    'Intro / Espacio': 'Lo pulsa.',
  },
  props: {
    label: 'Nombre para el lector de pantalla y para la indicación que sale con el puntero.',
    icon: 'El dibujo, de 24 px.',
  },
} satisfies Guide;
