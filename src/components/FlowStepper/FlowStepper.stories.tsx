import preview from '#storybook/preview.tsx';
import { inMain } from '#testing/storyStage.tsx';
import { guide } from './FlowStepper.guide.ts';
import { FlowStepper, type FlowStepperProps } from './FlowStepper.tsx';

const usual: FlowStepperProps = { steps: ['Datos', 'Revisión', 'Comprobante'], current: 2 };

/** Discs in a column from 560 px on; thin segments and «2 de 3 · Revisión» below. */
const meta = preview.meta({
  id: 'componentes-pasos-de-una-operación',
  title: 'Componentes/Navegación/Pasos de una operación',
  component: FlowStepper,
  args: usual,
  decorators: [inMain],
  parameters: { guide },
});

const long = {
  steps: [
    'Datos de la transferencia y de quien la recibe',
    'Revisión de valores, comisión e impuestos',
    'Comprobante de la transferencia',
  ],
};

export const Primero = meta.story({ name: 'Primer paso', args: { current: 1 } });
export const EnMedio = meta.story({ name: 'En medio' });
export const Ultimo = meta.story({ name: 'Último paso', args: { current: 3 } });
export const Completados = meta.story({ name: 'Todos completados', args: { current: 4 } });
export const Movil = EnMedio.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
export const ContenidoLargo = meta.story({ name: 'Contenido largo', args: long });
export const ContenidoLargoMovil = meta.story({
  name: 'Contenido largo, móvil 320',
  args: long,
  globals: { viewport: { value: 'm320' } },
});
