import { Eye, LogOut, Pencil, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  id: 'componentes-botón-de-icono',
  title: 'Componentes/Acciones/Botón de icono',
  component: IconButton,
  args: { label: 'Cerrar', icon: <Icon icon={X} size="large" />, onClick: fn() },
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Varios = meta.story({
  render: (args) => (
    <Line>
      <IconButton {...args} label="Cerrar sesión" icon={<Icon icon={LogOut} size="large" />} />
      <IconButton {...args} label="Editar perfil" icon={<Icon icon={Pencil} size="large" />} />
      <IconButton {...args} label="Mostrar saldos" icon={<Icon icon={Eye} size="large" />} />
    </Line>
  ),
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  },
});
