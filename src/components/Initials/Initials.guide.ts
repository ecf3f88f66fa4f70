import { type Guide, lines, parts } from '#storybook/pages/guide.ts';

/** Guide of the initials in the catalogue. */
export const guide = {
  use: 'Para una persona o un comercio de quien no hay foto: beneficiarios, cuentas destino, créditos que el socio garantiza. Para el propio socio use Avatar; para un producto, Icono en cuadro.',
  story: 'Persona',
  anatomy: parts`
    Círculo | span[aria-hidden="true"] | De 44 px, siempre del mismo color. Decorativo: el nombre va a su lado y es lo que se anuncia.
    Letras | | La del primer nombre y la del primer apellido: «Carlos Andrés Loja Peralta» da CL. Sin partículas como «de» o «del»; una sola palabra da una letra y un número enmascarado, ninguna.
  `,
  do: lines`
    Escriba el nombre completo junto al círculo.
    Pase el nombre tal como se muestra; las letras salen de él.
  `,
  dont: lines`
    No dé un color distinto a cada persona: el color no significa nada aquí.
    No lo use solo para distinguir a dos personas: las letras se repiten.
    No lo haga pulsable por su cuenta.
  `,
  props: {
    name: 'El nombre del que se toman las iniciales.',
  },
} satisfies Guide;
