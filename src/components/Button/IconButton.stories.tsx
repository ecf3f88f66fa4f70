import { Eye, LogOut, Pencil, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

const meta = preview.meta({
  title: 'Componentes/Botón de icono',
  component: IconButton,
  args: { label: 'Cerrar', icon: <X {...icon} />, onClick: fn() },
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Varios = meta.story({
  render: (args) => (
    <Line>
      <IconButton {...args} label="Cerrar sesión" icon={<LogOut {...icon} />} />
      <IconButton {...args} label="Editar perfil" icon={<Pencil {...icon} />} />
      <IconButton {...args} label="Mostrar saldos" icon={<Eye {...icon} />} />
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
