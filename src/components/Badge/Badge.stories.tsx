import { Calendar, CircleAlert, CircleCheck, Info, Lock } from 'lucide-react';
import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './Badge.guide.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const args: BadgeProps = { tone: 'ok', children: 'Activa' };

const meta = preview.meta({
  id: 'componentes-etiqueta',
  title: 'Componentes/Avisos y espera/Etiqueta',
  component: Badge,
  args,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const ConIcono = meta.story({
  name: 'Con icono',
  args: { tone: 'error', icon: CircleAlert, children: 'Vencido hace 6 días' },
});
const Tones = () => (
  <Line>
    <Badge tone="ok" icon={CircleCheck}>
      Vigente
    </Badge>
    <Badge tone="error" icon={CircleAlert}>
      Vencido hace 6 días
    </Badge>
    <Badge tone="warn" icon={Calendar}>
      Pague hasta el 25/11/2026
    </Badge>
    <Badge tone="info" icon={Info}>
      En proceso
    </Badge>
    <Badge tone="neutral" icon={Lock}>
      Bloqueo temporal
    </Badge>
    <Badge tone="brand">Principal</Badge>
  </Line>
);
export const Tonos = meta.story({ render: Tones });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    tone: 'warn',
    icon: Calendar,
    children: 'Pague hasta el viernes, 25 de noviembre de 2026, antes de las 23:59, en cualquier agencia o aquí mismo',
  },
  globals: { viewport: { value: 'm320' } },
});
