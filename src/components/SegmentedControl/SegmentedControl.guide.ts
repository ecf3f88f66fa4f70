import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the segmented control in the catalogue. */
export const guide = {
  use: 'Para elegir una de dos a cuatro opciones cortas que se excluyen y conviene ver juntas: tipo de identificación, origen de la cuenta destino, período de un gráfico. Con más opciones use Filtros o Campo de selección; si cada una necesita explicación, Tarjetas de opción; si cambia la sección entera de una pantalla, Pestañas.',
  story: 'Tema',
  anatomy: parts`
    Nombre | legend | Discreto sobre el control, con el peso de una etiqueta si es un campo de formulario, u oculto cuando lo de alrededor ya lo dice. El lector de pantalla lo anuncia siempre.
    Pista | legend + div | Hundida, de 44 px como mínimo; ocupa el ancho disponible.
    Opción elegida | label[data-checked] | Sobre tarjeta y con borde petróleo de 1,5 px, de modo que no depende solo del color. Siempre hay una elegida.
    Icono | label svg | Opcional, de 16 px. Desaparece cuando el control mide menos de 230 px: importan más las palabras.
  `,
  do: lines`
    Use una o dos palabras por opción y dé una forma corta para la columna angosta: «Cuentas registradas» pasa a «Registradas» bajo 480 px.
    Elija de entrada la opción más común.
    Cambie en el acto lo que depende de la elección, como los campos que siguen o el gráfico.
  `,
  dont: lines`
    No lo use si puede quedar sin respuesta o necesita mensaje de error: no tiene lugar para ellos.
    No mezcle opciones con icono y sin icono.
    No lo use para encender y apagar: eso es Interruptor.
  `,
  keyboard: {
    Tab: 'Entra en la opción elegida; otro Tab sale del grupo.',
    Flechas: 'Pasan a otra opción y la eligen en el acto; de la última se vuelve a la primera.',
  },
  props: {
    label: 'Se muestra sobre el control.',
    options: 'Las opciones; `short` reemplaza al rótulo en una columna angosta.',
    value: 'La opción elegida.',
    onChange: 'Se llama con la opción que se eligió.',
    asField: 'Muestra el rótulo como el de un campo de formulario.',
    labelHidden: 'El rótulo es solo para el lector de pantalla, donde lo que está alrededor ya lo dice a la vista.',
    disabled:
      'Mientras se guarda la elección o aún no se puede hacer: el grupo conserva el foco y no se puede cambiar.',
  },
} satisfies Guide;
