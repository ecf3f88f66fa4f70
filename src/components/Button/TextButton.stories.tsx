import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './TextButton.guide.ts';
import { TextButton } from './TextButton.tsx';

const usual: ComponentProps<typeof TextButton> = { children: 'Ver agencias', onClick: fn() };

const meta = preview.meta({
  id: 'componentes-botón-de-texto',
  title: 'Componentes/Acciones/Botón de texto',
  component: TextButton,
  args: usual,
  render: (args) => (
    <p>
      ¿Aún no es socia o socio? Acérquese a una agencia. <TextButton {...args} />
    </p>
  ),
  decorators: [inRoom],
  parameters: { guide },
});

export const EnUnaFrase = meta.story({ name: 'En una frase' });
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver agencias' })).toHaveFocus();
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: { children: 'Ver todas las agencias de la cooperativa con su dirección, su teléfono y su horario' },
  globals: { viewport: { value: 'm320' } },
});
