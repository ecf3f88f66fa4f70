import preview from '#storybook/preview.tsx';
import { onInk } from '../storyRoom.tsx';
import { guide } from './Stepper.guide.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const usual: StepperProps = { steps: ['Identificación', 'Código', 'Seguridad', 'Usuario'], current: 2 };

/** Shown from 1024 px on; below, «Paso n de m» over the heading takes its place. */
const meta = preview.meta({
  id: 'componentes-pasos',
  title: 'Componentes/Navegación/Pasos',
  component: Stepper,
  args: usual,
  decorators: [onInk],
  parameters: { guide },
});

export const Primero = meta.story({ name: 'Primer paso', args: { current: 1 } });
export const EnMedio = meta.story({ name: 'En medio' });
export const Ultimo = meta.story({ name: 'Último paso', args: { current: 4 } });
export const Completados = meta.story({ name: 'Todos completados', args: { current: 5 } });
export const Tres = meta.story({
  name: 'Tres pasos',
  args: { steps: ['Sus datos', 'Código', 'Contraseña nueva'], current: 3 },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    steps: [
      'Identificación y número de una de sus cuentas en la cooperativa',
      'Código de confirmación de su dispositivo móvil',
      'Preguntas de seguridad y autorizaciones',
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 368 }}>
        <Story />
      </div>
    ),
  ],
});
