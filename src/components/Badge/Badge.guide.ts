import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Un estado en una o dos palabras junto a lo que describe: «Vigente», «Vencido hace 6 días», «Este dispositivo». Para una frase completa use el aviso en línea.',
  story: 'ConIcono',
  anatomy: parts`
    Píldora | span | 26 px con el fondo suave del tono y el texto en su color pleno: nunca menos de 4,5 de contraste.
    Icono | svg | 16 px, cuando el estado pide atención o se parece a otro.
    Palabra | span::text | Lleva el significado: el color solo lo acompaña.
  `,
  do: lines`
    Use el tono por lo que significa: éxito para vigente o pagado, error para vencido, aviso para lo que vence pronto, información para lo que está en proceso.
    Diga la cantidad cuando ayuda: «Vencido hace 6 días».
    Repita la misma palabra para el mismo estado en toda la banca.
  `,
  dont: lines`
    No la haga clicable; un filtro tiene su propio componente.
    No ponga más de dos en la misma fila.
    No la use de adorno en lo que está bien y no necesita decirlo.
  `,
  props: {
    tone: 'Qué tan bueno es lo que dice; decide los colores.',
    children: 'Una o dos palabras.',
    icon: 'Delante de las palabras; decorativo.',
  },
} satisfies Guide;
