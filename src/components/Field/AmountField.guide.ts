import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the amount field in the catalogue. */
export const guide = {
  use: 'Para el valor de la operación: cuánto se transfiere, se paga o se recarga. Hay uno por pantalla; los demás valores de un formulario van en Campo de valor.',
  story: 'Vacio',
  anatomy: parts`
    Etiqueta | label | Casi siempre «Valor»: el título de la página ya dice la operación.
    Símbolo | span[aria-hidden="true"] | Grande y gris, junto al valor. Decorativo: no se escribe ni se anuncia.
    Caja | input | De 72 px, con el valor en 32 px tras el símbolo y 0,00 de marcador. Abre el teclado decimal; un valor muy largo se desplaza dentro de la caja.
    Cupos o error | [id$="-nota"] | Lo disponible hoy y este mes. El error lo reemplaza; si es por el cupo, la pantalla pone debajo los cupos y «Modificar cupos».
  `,
  do: lines`
    Muestre los cupos desde el inicio, antes de escribir; si no se conocen, deje la caja sin ayuda.
    Al salir escriba el valor como se entendió: 1234,5 pasa a 1.234,50.
    Nombre el límite en el error: «Supera su cupo diario disponible: $1.000,00.».
  `,
  dont: lines`
    No lo llene con un valor supuesto: si el servicio da el valor, muéstrelo como Dinero.
    No ponga dos en una pantalla.
    No adivine un formato dudoso como 1.23.4: se rechaza y se pide corregirlo.
  `,
  keyboard: {
    Tab: 'Entra en la caja; al salir se corrige el formato y se revisa el cupo.',
    Intro: 'Envía el formulario, es decir, pasa a la revisión.',
  },
  props: {
    ...fieldProps,
  },
} satisfies Guide;
