import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { Productos } from './Productos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Productos',
  component: Productos,
  parameters: { mundo: { ruta: '/productos' } },
});

export const Listo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Ahorro a la vista');
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  beforeEach({ msw }) {
    msw.use(answers.offline(cuentasOrigen));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reintentar' }, { timeout: 4000 });
  },
});
