import { ChevronDown, Copy, Eye, MoreVertical, Send } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Stage } from '#testing/storyStage.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { besideFocusGuards, inRoom } from '../storyRoom.tsx';
import { guide } from './ActionMenu.guide.ts';
import { ActionMenu } from './ActionMenu.tsx';
import type { ActionMenuProps } from './menuAction.ts';

const args: ActionMenuProps = {
  trigger: <IconButton label="Más acciones" icon={<Icon icon={MoreVertical} size="large" />} />,
  actions: [
    { label: 'Ver detalle', icon: Eye, onSelect: fn() },
    { label: 'Transferir', icon: Send, onSelect: fn() },
    { label: 'Copiar número', icon: Copy, onSelect: fn() },
  ],
};

const meta = preview.meta({
  id: 'componentes-menú-de-acciones',
  title: 'Componentes/Acciones/Menú de acciones',
  component: ActionMenu,
  args,
  decorators: [inRoom],
  parameters: { guide, docs: { story: { inline: false, height: '260px' } }, a11y: besideFocusGuards },
});

const open = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};

export const Cerrado = meta.story({});
export const Abierto = meta.story({ play: open });
export const PorTeclado = meta.story({
  name: 'Por teclado: la segunda acción resaltada',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [first, second] = await screen.findAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveFocus());
  },
});
export const EnBoton = meta.story({
  name: 'En un botón con texto',
  args: {
    trigger: (
      <Button variant="ghost" size="compact">
        Exportar <Icon icon={ChevronDown} size="small" />
      </Button>
    ),
  },
  play: open,
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    actions: [
      { label: 'Transferir desde esta cuenta a otra institución financiera del país', icon: Send, onSelect: fn() },
      { label: 'Copiar número', icon: Copy, onSelect: fn() },
    ],
  },
  play: open,
  globals: { viewport: { value: 'm320' } },
});
