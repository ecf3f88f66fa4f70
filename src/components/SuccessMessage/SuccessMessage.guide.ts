import { type Guide, lines } from '#storybook/pages/guide.ts';

/** Guide of the success message in the catalogue. */
export const guide = {
  use: 'Para el final de un camino que salió bien y ya no tiene formulario: usuario creado, contraseña recuperada. Lo que mueve dinero termina en Comprobante; un guardado que deja al socio donde estaba, en Mensajes emergentes.',
  story: 'ConConsejo',
  anatomy: [
    {
      part: 'Disco',
      selector: '[aria-hidden="true"]',
      note: 'De 72 px con visto, verde suave. Decorativo: el resultado está en el título.',
    },
    {
      part: 'Título',
      selector: 'h1',
      note: 'Qué quedó listo, en una frase. Recibe el foco al llegar, y así se anuncia.',
    },
    { part: 'Texto', selector: 'h1 + p', note: 'Una o dos frases sobre lo que sigue. Un correo largo se parte.' },
    { part: 'Consejo', selector: 'p + div', note: 'Opcional: un Aviso en línea con algo que saber antes de seguir.' },
    { part: 'Acción', selector: 'button', note: 'La única principal: el paso siguiente natural.' },
  ],
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
} satisfies Guide;
