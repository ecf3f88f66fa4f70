import { type Guide, lines, parts } from '#storybook/pages/guide.ts';
import { fieldProps } from './fields.guide.ts';

/** Guide of the password field in the catalogue. */
export const guide = {
  use: 'Para toda contraseña: la del ingreso, la actual y la nueva. Para elegir una nueva con su confirmación en el registro o la recuperación use Contraseña nueva, que trae dos de estos; para los seis dígitos del celular, Código de confirmación (PIN).',
  story: 'Oculta',
  anatomy: parts`
    Etiqueta | label | Dice cuál contraseña es: «Contraseña Actual», «Nueva Contraseña».
    Icono | svg | Un candado; en los campos de contraseña nueva, una llave. Decorativo.
    Caja | input | Sin mayúscula automática, corrector ni revisión ortográfica. Acepta pegar y gestores de contraseñas.
    Mostrar u ocultar | button | De 44 px. Su nombre cambia con lo que hará: «Mostrar contraseña» u «Ocultar contraseña».
    Aviso de mayúsculas | | «Bloq Mayús está activado.» aparece bajo la caja al pulsar una tecla con él puesto, encima de la ayuda o el error.
  `,
  do: lines`
    Indique si es la actual o una nueva en el autocompletado: de eso depende lo que ofrece el gestor.
    Deje ver lo escrito: cada campo se muestra por separado y empieza oculto.
    Al enviar use solo lectura, así la contraseña queda escrita si la respuesta es un error.
  `,
  dont: lines`
    No bloquee el pegado ni pida escribirla carácter por carácter.
    No ponga la lista de requisitos en la ayuda: a su lado va Requisitos de la contraseña.
    No diga en el ingreso cuál de los dos datos falló: marque ambos y explíquelo en el aviso.
  `,
  keyboard: {
    Tab: 'Va de la caja al botón del ojo.',
    'Intro o Espacio, en el botón': 'Muestra u oculta la contraseña sin enviar el formulario.',
    'Intro, en la caja': 'Envía el formulario.',
  },
  props: {
    label: fieldProps.label,
    error: fieldProps.error,
    help: fieldProps.help,
    count: fieldProps.count,
    invalid: fieldProps.invalid,
    describedBy: fieldProps.describedBy,
    icon: 'Dibujo a la izquierda, de 24 px; decorativo.',
  },
} satisfies Guide;
