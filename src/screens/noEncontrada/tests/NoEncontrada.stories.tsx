import preview from '#storybook/preview.tsx';
import { NoEncontrada } from '../NoEncontrada.tsx';

const meta = preview.meta({
  title: 'Pantallas/Página no encontrada',
  component: NoEncontrada,
  parameters: { mundo: { ruta: '/no-existe' } },
});

export const ConSesion = meta.story({
  name: 'Con sesión',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir a mis productos' });
  },
});

export const SinSesion = meta.story({
  name: 'Sin sesión',
  parameters: { mundo: { socio: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir al inicio de sesión' });
  },
});

export const NombreLargo = meta.story({
  name: 'Contenido largo',
  parameters: {
    mundo: { cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro' },
  },
});

export const Movil = meta.story({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
