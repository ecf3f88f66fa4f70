import { fn } from 'storybook/test';
import { HelpLine } from '#components/HelpLine/HelpLine.tsx';
import preview from '#storybook/preview.tsx';
import { ErrorInesperado } from '../ErrorInesperado.tsx';

const meta = preview.meta({
  title: 'Pantallas/Error inesperado',
  component: ErrorInesperado,
  args: { cooperativeName: 'Cooperativa Sierra Azul', code: '3F2A-91C0', onReload: fn() },
});

export const Listo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Algo no salió bien' });
  },
});
export const ConAyuda = meta.story({
  name: 'Con el teléfono y las agencias, mientras la aplicación sigue en pie',
  args: { help: <HelpLine telephone={{ shown: '1800 000 000', address: 'tel:1800000000' }} onAgencies={fn()} onInk /> },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    cooperativeName: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
  },
});
export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
