import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { busy, inTurn, presses } from '#testing/storySteps.ts';
import { SinConexion } from '../SinConexion.tsx';

const meta = preview.meta({
  title: 'Pantallas/Sin conexión',
  component: SinConexion,
  args: { cooperativeName: 'Cooperativa Sierra Azul', onRetry: fn(() => Promise.resolve()) },
});

export const Listo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sin conexión' });
  },
});
export const Reintentando = meta.story({
  name: '«Reintentar» en curso',
  args: { onRetry: fn(() => new Promise<void>(() => undefined)) },
  play: inTurn(presses('Reintentar'), busy('Reintentar')),
});
export const FueraDeServicio = meta.story({
  name: 'Fuera de servicio: el servidor responde 503 o 429',
  args: { isHostBusy: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'La banca virtual no está disponible' });
  },
});
export const Oscuro = Listo.extend({ name: 'Oscuro', globals: { tema: 'oscuro' } });
export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
export const ContenidoLargo = Listo.extend({
  name: 'Contenido largo',
  args: {
    cooperativeName: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
  },
});
