import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './BackLink.guide.ts';
import { BackLink, BackLinkLabel } from './BackLink.tsx';

const meta = preview.meta({
  id: 'componentes-enlace-de-regreso',
  title: 'Componentes/Navegación/Enlace de regreso',
  component: BackLinkLabel,
  args: { children: 'Mis productos' },
  render: ({ children }) => (
    <BackLink href="#productos">
      <BackLinkLabel>{children}</BackLinkLabel>
    </BackLink>
  ),
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: { children: 'Ahorro a la vista para trabajadores agrícolas y artesanos del Austro' },
  globals: { viewport: { value: 'm320' } },
});
