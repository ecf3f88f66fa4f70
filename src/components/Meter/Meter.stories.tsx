import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Meter.guide.ts';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  id: 'componentes-medidor',
  title: 'Componentes/Datos/Medidor',
  component: Meter,
  args: { used: 0.35, taken: 0.25 },
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({ name: 'Usado y por usar' });
export const Vacio = meta.story({ name: 'Vacío', args: { used: 0, taken: 0 } });
export const Lleno = meta.story({ args: { used: 0.6, taken: 0.4 } });
export const UnaParte = meta.story({ name: 'Una parte', args: { used: 0, taken: 0.18 } });
