import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  id: 'componentes-campo-de-contraseña',
  title: 'Componentes/Formularios/Campo de contraseña',
  component: PasswordField,
  args: { label: 'Contraseña', autoComplete: 'current-password' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacio = meta.story({ name: 'Vacío' });
export const Oculta = meta.story({ args: { defaultValue: 'Ejemplo123' } });
export const Visible = meta.story({
  args: { defaultValue: 'Ejemplo123' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
  },
});
export const BloqMayus = meta.story({
  name: 'Bloq Mayús activado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Contraseña'));
    await userEvent.keyboard('{CapsLock}A');
    await canvas.findByText('Bloq Mayús está activado.');
  },
});
export const ConError = meta.story({ name: 'Con error', args: { error: 'La contraseña actual es incorrecta.' } });
export const Marcado = meta.story({ name: 'Marcado sin mensaje propio', args: { invalid: true } });
export const SoloLectura = meta.story({
  name: 'Solo lectura, como al enviar',
  args: { readOnly: true, defaultValue: 'Ejemplo123' },
});
export const Inactivo = meta.story({ args: { disabled: true } });
export const Movil = meta.story({
  name: 'Móvil 320',
  args: { defaultValue: 'Ejemplo123', help: 'Al menos un número; puede usar símbolos (+@-*)' },
  globals: { viewport: { value: 'm320' } },
});
