import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the text field in the catalogue. */
export const guide = {
  use: 'Para un dato de una línea que solo el socio conoce: usuario, correo, celular, referencia, fecha. Si la respuesta está en una lista corta use Control segmentado o Campo de selección; si es dinero, Campo de valor; si es una contraseña, su propio campo.',
  story: 'ConError',
  anatomy: parts`
    Etiqueta | label | Siempre visible sobre la caja y enlazada a ella. Puede ocupar dos líneas; el marcador no la reemplaza.
    Icono | svg | Opcional, de 24 px y decorativo: el lector de pantalla no lo anuncia.
    Caja | input | De 52 px de alto. Con foco, borde de 2 px y halo de 4; con error, borde rojo; inactiva o de solo lectura, hundida. Con lo escrito en 16 px el teléfono no acerca la página.
    Ayuda o error | [id$="-nota"] | El error lleva icono y ocupa el lugar de la ayuda. Se lee como descripción al entrar en el campo, que queda marcado como no válido.
    Control interior | | Opcional, a la derecha dentro de la caja: un botón de icono o la marca verde de lo ya comprobado.
  `,
  do: lines`
    Escriba en la ayuda lo que se puede saber antes de fallar: «Máximo permitido $5.000,00».
    Diga en el error qué falta y cómo corregirlo, en una o dos frases.
    Marque sin mensaje propio cuando un aviso sobre el formulario ya lo dice, como en el ingreso.
    Mientras se envía, déjelo en solo lectura: conserva el foco y se puede leer.
  `,
  dont: lines`
    No use el marcador como etiqueta ni para una instrucción que haga falta después de escribir.
    No muestre el error mientras se escribe por primera vez: espere a que salga del campo o envíe.
    No desactive el botón del formulario hasta que todo esté bien: al enviar, el foco va al primer campo con error.
  `,
  keyboard: {
    Tab: 'Entra en la caja y, si lo hay, pasa al control interior.',
    Intro: 'Envía el formulario en que está.',
  },
  props: {
    ...fieldProps,
    icon: 'Dibujo a la izquierda, de 24 px; decorativo.',
    trailing: 'Un control a la derecha, dentro del cuadro, como mostrar u ocultar.',
    toTheLetter: 'Conserva lo escrito tal cual, también los caracteres que no se ven: en una contraseña cuentan.',
  },
} satisfies Guide;
