import { type Guide, lines } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Elegir varias cosas que se pagan juntas: pensiones, planillas, meses. El total que queda debajo y el del botón siguen a lo elegido. Para una sola, las tarjetas de opción.',
  anatomy: [
    { part: 'Rótulo', note: 'Pide la elección: «Seleccione los valores a pagar».', selector: 'legend' },
    {
      part: 'Tarjeta elegida',
      note: 'Fondo suave de marca, borde de 2 px y casilla marcada: tres señales además del color.',
      selector: 'label[data-checked]',
    },
    {
      part: 'Nombre y detalle',
      note: 'Mes o planilla en peso 600; debajo el interés o el vencimiento.',
      selector: 'label:nth-of-type(2) > span:nth-of-type(2)',
    },
    {
      part: 'Valor y estado',
      note: 'A la derecha, en cifras tabulares; en un teléfono baja a su propia línea.',
      selector: 'label:first-of-type > span:last-child',
    },
    {
      part: 'Todavía no',
      note: 'Hundida, inactiva y con la razón en lugar del detalle: «Primero pague noviembre 2026».',
      selector: 'label:last-of-type',
    },
  ],
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
} satisfies Guide;
