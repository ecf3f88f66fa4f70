import preview from '#storybook/preview.tsx';
import { inMain } from '#testing/storyStage.tsx';
import { guide } from './Timeline.guide.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const waiting: TimelineProps = {
  label: 'Estado de la transferencia',
  steps: [
    { name: 'Debitado', state: 'done', detail: '20/11/2026 10:12' },
    { name: 'Enviado', state: 'waiting', detail: 'La institución tiene hasta el 23/11/2026.' },
    { name: 'Acreditado', state: 'pending', detail: '' },
  ],
};

const meta = preview.meta({
  id: 'componentes-linea-de-tiempo',
  title: 'Componentes/Datos/Línea de tiempo',
  component: Timeline,
  args: waiting,
  decorators: [inMain],
  parameters: { guide },
});

export const EnEspera = meta.story({ name: 'En espera' });
export const Acreditada = meta.story({
  args: {
    steps: [
      { name: 'Debitado', state: 'done', detail: '20/11/2026 10:12' },
      { name: 'Enviado', state: 'done', detail: '20/11/2026 10:12' },
      { name: 'Acreditado', state: 'done', detail: '23/11/2026' },
    ],
  },
});
export const Devuelta = meta.story({
  args: {
    steps: [
      { name: 'Debitado', state: 'done', detail: '20/11/2026 10:12' },
      { name: 'Enviado', state: 'done', detail: '' },
      { name: 'Devuelto', state: 'undone', detail: 'El valor volvió a su cuenta.' },
    ],
  },
});
export const Compacta = meta.story({ args: { compact: true } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    steps: [
      { name: 'Debitado', state: 'done', detail: '20/11/2026 10:12' },
      {
        name: 'Enviado',
        state: 'waiting',
        detail:
          'La Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro tiene hasta el 23/11/2026.',
      },
      { name: 'Acreditado', state: 'pending', detail: '' },
    ],
  },
  globals: { viewport: { value: 'm320' } },
});
