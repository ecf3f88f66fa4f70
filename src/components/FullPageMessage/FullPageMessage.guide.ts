import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the full-page message in the catalogue. */
export const guide = {
  use: 'Cuando no hay pantalla que mostrar: la dirección no existe o la aplicación falló. Si falla solo una parte de la página use Aviso en línea o Estado vacío; si algo terminó bien, Mensaje de éxito.',
  story: 'ErrorInesperado',
  anatomy: parts`
    Paisaje | svg | Llena la ventana detrás del mensaje y dice de qué se trata: el sol como cero del 404 o tapado por una nube. El lector de pantalla no lo anuncia.
    Marca | header | La de la cooperativa, sin menú ni perfil alrededor.
    Título y texto | h1 | Qué pasó en una frase y, debajo, una o dos más sobre qué hacer. El título puede recibir el foco y lo toma al cambiar de dirección; el texto no pasa de 46 caracteres por línea.
    Acciones | main button | Una o dos, centradas; si no caben, una bajo otra.
    Pie | main > p:last-child | Opcional, de 14 px: el código del error, para decirlo al pedir ayuda.
  `,
  do: lines`
    Ofrezca siempre una salida a un lugar que existe: mis productos con sesión, el ingreso sin ella.
    Si la persona pudo estar pagando, diga qué revisar antes de repetir.
    Muestre el código solo cuando sirve para pedir ayuda.
  `,
  dont: lines`
    No muestre datos del socio, direcciones ni textos técnicos.
    No ponga texto sobre la montaña: el mensaje va en la cresta plana del frente.
    No lo use para un resultado que no se pudo confirmar: esa tarjeta está dentro de la operación.
  `,
  keyboard: {
    Tab: 'Recorre las acciones en el orden en que se leen.',
  },
  props: {
    scene: 'El paisaje detrás del mensaje. Llena la ventana; en una pequeña, la parte sobre el mensaje.',
    brand: 'La marca, arriba.',
    title: 'Qué pasó, en pocas palabras.',
    text: 'Qué significa y qué se puede hacer.',
    actions: 'Los botones, el principal primero.',
    help: 'Otra salida, debajo de los botones.',
    footnote: 'Una línea al final, como un código de error.',
  },
} satisfies Guide;
