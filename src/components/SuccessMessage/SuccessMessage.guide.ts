import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the success message in the catalogue. */
export const guide = {
  use: 'Para el final de un camino que salió bien y ya no tiene formulario: usuario creado, contraseña recuperada. Lo que mueve dinero termina en Comprobante; un guardado que deja al socio donde estaba, en Mensajes emergentes.',
  story: 'ConConsejo',
  anatomy: parts`
    Disco | [aria-hidden="true"] | De 72 px con visto, verde suave. Decorativo: el resultado está en el título.
    Título | h1 | Qué quedó listo, en una frase. Recibe el foco al llegar, y así se anuncia.
    Texto | h1 + p | Una o dos frases sobre lo que sigue. Un correo largo se parte.
    Consejo | p + div | Opcional: un Aviso en línea con algo que saber antes de seguir.
    Acción | button | La única principal: el paso siguiente natural. En una columna angosta ocupa todo su ancho.
  `,
  do: lines`
    Diga el resultado, no el proceso: «Su usuario está listo».
    Lleve con la acción a donde se usa lo conseguido: «Ir a iniciar sesión».
    Si no se puede afirmar el éxito, hable en condicional: «Si los datos coinciden…».
  `,
  dont: lines`
    No lo quite solo después de unos segundos.
    No ponga una segunda acción ni un enlace de vuelta al formulario.
    No lo celebre con exclamaciones ni animación.
  `,
  keyboard: {
    'Tab, desde el título': 'Llega a la acción.',
  },
  props: {
    title: 'Qué quedó listo, en una frase.',
    text: 'Qué sigue.',
    action: 'La única principal.',
    advice: 'Algo que saber antes de seguir.',
  },
} satisfies Guide;
