import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Elegir varias cosas que se pagan juntas: pensiones, planillas, meses. El total que queda debajo y el del botón siguen a lo elegido. Para una sola, las tarjetas de opción.',
  anatomy: parts`
    Rótulo | legend | Pide la elección: «Seleccione los valores a pagar».
    Tarjeta elegida | label[data-checked] | Fondo suave de marca, borde de 2 px y casilla marcada: tres señales además del color.
    Nombre y detalle | label:nth-of-type(2) > span:nth-of-type(2) | Mes o planilla en peso 600; debajo el interés o el vencimiento.
    Valor y estado | label:first-of-type > span:last-child | A la derecha, en cifras tabulares; en un teléfono baja a su propia línea.
    Todavía no | label:last-of-type | Hundida, inactiva y con la razón en lugar del detalle: «Primero pague noviembre 2026».
  `,
  do: lines`
    Bloquee las más nuevas hasta que se elija la más antigua, si el servicio lo exige, y diga por qué.
    Marque de entrada lo vencido cuando el proveedor lo exige.
    Escriba el total junto a las tarjetas; el botón que lleva a la revisión dice «Revisar».
  `,
  dont: lines`
    No oculte las que todavía no se pueden pagar: el socio pensaría que no las debe.
    No las use para una sola opción entre varias.
  `,
  keyboard: {
    Tab: 'Pasa por cada tarjeta activa.',
    Espacio: 'Marca o desmarca la tarjeta.',
  },
  props: {
    label: 'Nombra el grupo.',
    options: 'Las tarjetas, en el orden en que se muestran.',
    values:
      'Las marcadas. El conjunto siguiente lo hace quien la usa: `onToggle` dice qué tarjeta se pulsó, no cuáles quedan marcadas.',
    onToggle: 'Se llama con la tarjeta que se pulsó.',
    labelHidden: 'El rótulo es solo para el lector de pantalla, donde lo que está alrededor ya lo dice a la vista.',
    error: 'Qué falta, debajo de las tarjetas.',
    disabled:
      'Mientras se guarda la elección o aún no se puede hacer: el grupo conserva el foco y no se puede cambiar.',
  },
} satisfies Guide;
