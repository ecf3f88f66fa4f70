import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the help line in the catalogue. */
export const guide = {
  use: 'Donde el socio ya no puede hacer nada por sí mismo: usuario bloqueado, código vencido, sin dispositivo, producto que no aparece, resultado desconocido. Si puede corregir o intentar de nuevo, basta decirle cómo.',
  story: 'ConTelefono',
  anatomy: parts`
    Teléfono | a | El de la primera agencia que tiene uno. Se muestra como lo escribe la cooperativa y marca solo sus dígitos. Si no se pudo consultar, no está.
    Agencias | button | Abre la lista de agencias. Está siempre.
  `,
  do: lines`
    Póngala dentro del aviso o debajo del mensaje que dice qué pasó.
    Muestre el mensaje sin esperar al teléfono.
  `,
  dont: lines`
    No la use junto a un error que se corrige en el formulario.
    No escriba un teléfono fijo en la pantalla.
  `,
  keyboard: {
    Tab: 'Pasa del teléfono a Agencias.',
    Intro: 'Llama, o abre las agencias.',
  },
  props: {
    telephone: 'El número como se muestra, y como dirección `tel:` solo con cifras; `null` mientras no se conoce.',
    onAgencies: 'Abre las agencias.',
    onInk: 'Sobre un paisaje u otra superficie de tinta.',
  },
} satisfies Guide;
