import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the receipt in the catalogue. */
export const guide = {
  use: 'Para el resultado de una operación que el servidor ya registró, al terminarla o después desde los movimientos. Si no se sabe si se realizó, no hay comprobante: va la tarjeta de resultado sin confirmar.',
  story: 'Exitosa',
  anatomy: parts`
    Encabezado | svg | Marca sobre tinta con la montaña a la derecha; el nombre largo baja de línea antes de tocarla.
    Estado | div > span[aria-hidden="true"] | Exitosa: verde con visto. En proceso: azul con reloj de arena. Devuelta: rojo con flecha. Desconocido: azul con signo de pregunta. El disco no se anuncia; las palabras a su lado, sí.
    Valor | div + span | Dinero en tamaño lg; pasa a su propia línea cuando no cabe. Falta si el servidor no lo dio.
    Filas | dl | En el orden del servidor, con el total en negrita. Un valor largo baja a su línea y se parte. Entre el valor y ellas cabe un aviso.
    Leyenda | dl + p | De 13 px, centrada, sobre el borde festoneado.
  `,
  do: lines`
    Dele 520 px de ancho como máximo y todo el ancho en el teléfono.
    Explique con un aviso qué significa «En proceso» o «Devuelta» para su dinero.
    Ponga debajo las acciones: Descargar PDF, Guardar imagen, Imprimir, Compartir.
  `,
  dont: lines`
    No reordene ni traduzca las filas: son la constancia del servidor.
    No muestre la cuenta completa: también aquí va enmascarada.
    No dibuje en verde un estado que no se conoce.
  `,
  props: {
    brand: 'La marca de la cooperativa, arriba.',
    state: 'Cómo terminó; decide el disco y los colores.',
    title: 'La frase grande, como «Transferencia exitosa».',
    cents: 'El valor en centavos enteros; `null` donde el servidor no lo dio.',
    when: 'Día y hora, como se escriben; `null` donde el servidor no los dio.',
    rows: 'En el orden del servidor.',
    legend: 'La línea del final: qué clase de documento es.',
    notice: 'Lo que el estado significa para el socio, entre el valor y las filas.',
    timeline: 'Lo que pasó con el dinero desde entonces, debajo del aviso.',
    spoken:
      'Para el final de un camino: el título es el resultado, recibe el foco y se oye con este texto, con valor y beneficiario.',
  },
} satisfies Guide;
