import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './InstalmentBar.guide.ts';
import { InstalmentBar, type InstalmentBarProps } from './InstalmentBar.tsx';

const args: InstalmentBarProps = { paid: 8, overdue: 1, total: 24 };

const meta = preview.meta({
  id: 'componentes-barra-de-cuotas',
  title: 'Componentes/Datos/Barra de cuotas',
  component: InstalmentBar,
  args,
  decorators: [inRoom],
  parameters: { guide },
});

export const ConVencida = meta.story({ name: 'Con una cuota vencida' });
export const AlDia = meta.story({ name: 'Al día', args: { paid: 18, overdue: 0, total: 48 } });
export const SinPagar = meta.story({ name: 'Ninguna pagada', args: { paid: 0, overdue: 0, total: 12 } });
export const Pagado = meta.story({ name: 'Todas pagadas', args: { paid: 12, overdue: 0, total: 12 } });
export const Una = meta.story({ name: 'Una sola cuota', args: { paid: 0, overdue: 0, total: 1 } });
export const Sesenta = meta.story({
  name: 'Sesenta cuotas: aún una por una',
  args: { paid: 20, overdue: 3, total: 60 },
});
export const Muchas = meta.story({ name: 'Más de sesenta: por partes', args: { paid: 118, overdue: 4, total: 360 } });
