import { CreditCard, LogOut, PiggyBank, Smartphone, TriangleAlert, Wallet } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './IconTile.guide.ts';
import { IconTile } from './IconTile.tsx';

const meta = preview.meta({
  id: 'componentes-icono-en-cuadro',
  title: 'Componentes/Imágenes/Icono en cuadro',
  component: IconTile,
  args: { icon: Wallet },
  decorators: [inRoom],
  parameters: { guide },
});

export const Marca = meta.story({});
export const Acento = meta.story({ args: { icon: Smartphone, tone: 'accent', size: 52 } });
export const Neutro = meta.story({ args: { icon: PiggyBank, tone: 'neutral' } });
export const Peligro = meta.story({ args: { icon: LogOut, tone: 'error', size: 56 } });
export const Advertencia = meta.story({ args: { icon: TriangleAlert, tone: 'warn' } });
export const Tamanos = meta.story({
  name: 'Tamaños: 36, 44, 52 y 56',
  render: () => (
    <Line>
      {[36, 44, 52, 56].map((size) => (
        <IconTile key={size} icon={CreditCard} size={size} />
      ))}
    </Line>
  ),
});
