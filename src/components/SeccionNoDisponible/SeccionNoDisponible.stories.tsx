import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { inRoom } from '../storyRoom.tsx';
import { SeccionNoDisponible } from './SeccionNoDisponible.tsx';

const meta = preview.meta({
  title: 'Componentes/Sección no disponible',
  component: SeccionNoDisponible,
  decorators: [inRoom],
});

export const SinAccion = meta.story({ name: 'Sin acción' });
export const ConAccion = meta.story({
  name: 'Con acción',
  args: {
    action: (
      <Button variant="secondary" onClick={fn()}>
        Ir a mis productos
      </Button>
    ),
  },
});
export const Movil = meta.story({ name: 'Móvil 320', globals: { viewport: { value: 'm320' } } });
