import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the title of a page in the catalogue. */
export const guide = {
  use: 'El título de cada pantalla con menú, uno por pantalla y antes de todo lo demás, salvo el Enlace de regreso. Las páginas de acceso, los mensajes de éxito y los de página completa traen el suyo.',
  story: 'Normal',
  anatomy: parts`
    Título | h1 | De 32 px, menor bajo 685. Encabezado de nivel 1: recibe el foco al cambiar de pantalla, sin anillo, y así el lector de pantalla dice dónde está.
    Lugar del avatar | | Entre 685 y 1279 px de ventana deja 64 px a la derecha, donde está el botón del perfil. Bajo 685 el avatar pasa a la barra superior.
  `,
  do: lines`
    Nombre la pantalla, en minúsculas de frase: «Mis productos», «Transferencia interna».
    Procure que quepa en una línea; si no, baja a dos y una palabra larga se parte.
  `,
  dont: lines`
    No ponga dos títulos de nivel 1 en una pantalla.
    No meta en él botones, etiquetas ni valores: van debajo.
    No lo termine en punto.
    No deje que el lector diga menos de lo que se ve: en la revisión, el título también dice valor y destinatario.
  `,
  props: {
    children: 'El título.',
    spoken:
      'Se oye en lugar del título, con lo que la vista encuentra más abajo: «Revise su transferencia, $12,34 a …».',
  },
} satisfies Guide;
