import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the text area field in the catalogue. */
export const guide = {
  use: 'Para un mensaje de varias frases con un tope de caracteres, como el de Sugerencias. Para un concepto o un alias, que caben en una línea, use Campo de texto.',
  story: 'ConTexto',
  anatomy: parts`
    Etiqueta | label | Una palabra o una pregunta corta; siempre visible.
    Caja | textarea | Cinco líneas al empezar, 132 px como mínimo; se estira hacia abajo desde su esquina, nunca a lo ancho.
    Cuenta | [id$="-nota"] | «58 de 500», sin contar espacios al inicio y al final; un emoji cuenta por los símbolos que lo forman. Es parte de la descripción del campo. El error ocupa su lugar; si se escribió de más, la cuenta queda debajo de él y dice por cuánto.
  `,
  do: lines`
    Ponga el mismo límite que valida el formulario.
    Deje escribir de más: la cuenta lo dice y el error aparece al enviar, sin cortar lo escrito.
    Mientras se envía use solo lectura, para que el texto siga a la vista y se conserve si falla.
  `,
  dont: lines`
    No agregue otra ayuda: ese lugar es de la cuenta.
    No lo use para el concepto de una transferencia: son pocas palabras en una línea.
    No deje el límite a la cuenta: el mensaje de error debe repetirlo.
  `,
  keyboard: {
    Tab: 'Entra y sale; no escribe una tabulación.',
    Intro: 'Empieza otra línea; no envía el formulario.',
  },
  props: {
    label: fieldProps.label,
    error: fieldProps.error,
    invalid: fieldProps.invalid,
    notice: fieldProps.notice,
    describedBy: fieldProps.describedBy,
    limit:
      'Cuántos caracteres se pueden escribir, contados como los cuentan las personas; se ve debajo. Un texto más largo se avisa, no se corta.',
  },
} satisfies Guide;
