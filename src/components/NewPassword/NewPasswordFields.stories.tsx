import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { passwordChecklist } from '#domain/password.ts';
import preview from '#storybook/preview.tsx';
import { space } from '#theme/tokens.ts';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './NewPasswordFields.guide.ts';
import { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields.tsx';

const owner = { identificacion: '0159999010', usuario: 'mfguaman' };

/** The width of a form column. */
const Column = styled.div`
  container: main / inline-size;
  display: grid;
  gap: ${space[5]};
  max-width: 35rem;
`;

/** The checklist follows what is typed, as on a page. */
function Living(props: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const input: ComponentProps<'input'> = {
    onChange: (event) => setTyped(event.target.value),
    onBlur: () => setLeft(typed !== ''),
  };
  return (
    <NewPasswordFields
      {...props}
      chosen={{ ...props.chosen, input }}
      checklist={passwordChecklist(typed, owner)}
      checked={left}
    />
  );
}

const usual: NewPasswordFieldsProps = {
  chosen: { label: 'Contraseña', input: {} },
  confirmation: { label: 'Confirmación de contraseña', input: {} },
  title: 'Su contraseña',
  checklist: passwordChecklist('', owner),
  checked: false,
};

const written = (chosen: string, confirmation = chosen): Partial<NewPasswordFieldsProps> => ({
  chosen: { label: 'Contraseña', input: { defaultValue: chosen } },
  confirmation: { label: 'Confirmación de contraseña', input: { defaultValue: confirmation } },
  checklist: passwordChecklist(chosen, owner),
  checked: true,
});

const meta = preview.meta({
  id: 'componentes-contraseña-nueva',
  title: 'Componentes/Formularios/Contraseña nueva',
  component: NewPasswordFields,
  args: usual,
  render: (args) => (
    <Column>
      <NewPasswordFields {...args} />
    </Column>
  ),
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacia = meta.story({ name: 'Vacía' });
export const Escribiendo = meta.story({
  name: 'Mientras se escribe: la lista sigue',
  render: (args) => (
    <Column>
      <Living {...args} />
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'Queb2026');
  },
});
export const Cumplida = meta.story({
  args: written('Quebrada2026'),
  parameters: { controls: { exclude: ['checked'] } },
});
export const NoCumplida = meta.story({
  name: 'Al salir del campo: no cumple',
  args: {
    ...written('que b'),
    chosen: {
      label: 'Contraseña',
      input: { defaultValue: 'que b' },
      error: 'La contraseña debe tener al menos 8 caracteres.',
    },
  },
});
export const NoCoincide = meta.story({
  name: 'La confirmación no coincide',
  args: {
    ...written('Quebrada2026'),
    confirmation: {
      label: 'Confirmación de contraseña',
      input: { defaultValue: 'Quebrada2027' },
      error: 'Las contraseñas no coinciden.',
    },
  },
});
export const Enviando = meta.story({ args: { ...written('Quebrada2026'), readOnly: true } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    ...written('Quebrada2026 con muchísimas letras y números '.repeat(4)),
    title: 'Su contraseña nueva para la banca virtual de la cooperativa',
    confirmation: {
      label: 'Confirmación de su contraseña nueva para la banca virtual',
      input: {},
      error: 'Las contraseñas no coinciden. Escriba en ambos campos exactamente lo mismo.',
    },
  },
  globals: { viewport: { value: 'm320' } },
});
