import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './PageTitle.guide.ts';
import { PageTitle } from './PageTitle.tsx';

const meta = preview.meta({
  id: 'componentes-título-de-página',
  title: 'Componentes/Navegación/Título de página',
  component: PageTitle,
  args: { children: 'Configuración' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Movil = meta.story({ name: 'Móvil 390', globals: { viewport: { value: 'm390' } } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: { children: 'Certificados de aportación y reconocimientos extraordinarios' },
  globals: { viewport: { value: 'm320' } },
});
