import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

export const guide = {
  use: 'Siempre que se muestre el número de una cuenta, propia o ajena. El número completo solo llega a la página cuando el socio pide copiarlo o compartirlo.',
  anatomy: parts`
    Número enmascarado | span[aria-hidden] | Cuatro viñetas, un espacio y los 4 últimos caracteres, en texto secundario, cifras tabulares y sin partirse en dos líneas.
    Lo que se oye | | «cuenta terminada en 4871», en lugar de cuatro viñetas leídas una por una.
  `,
  do: lines`
    Ponga delante el nombre del producto: «Ahorro a la vista» y debajo •••• 4871.
    Úselo también en comprobantes, impresos y mensajes: nadie más enmascara por su cuenta.
  `,
  dont: lines`
    No muestre más cifras «para ayudar»: cuatro son la regla en toda la banca.
    No lo use para tarjetas ni identificaciones: tienen su propio formato.
    No escriba el número completo en una dirección, un registro o un texto de error.
  `,
  props: {
    number: 'El número, completo o solo sus cuatro últimos caracteres: se muestran los cuatro últimos.',
    kind: 'Los créditos también tienen número, pero no son cuentas: el lector de pantalla los nombra de otro modo.',
  },
} satisfies Guide;
