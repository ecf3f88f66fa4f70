import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  id: 'componentes-estado-vacío',
  title: 'Componentes/Avisos y espera/Estado vacío',
  component: EmptyState,
  args: { title: 'Aún no tiene movimientos', text: 'Cuando reciba o envíe dinero lo verá aquí.' },
  decorators: [inRoom],
  parameters: { guide },
});

const action = (label: string) => (
  <Button variant="secondary" onClick={fn()}>
    {label}
  </Button>
);

export const Hoja = meta.story({ name: 'Hoja: una lista vacía', args: { action: action('Transferir') } });
export const Personas = meta.story({
  name: 'Personas: sin cuentas destino',
  args: {
    object: 'people',
    title: 'Aún no tiene cuentas destino',
    text: 'Agregue una cuenta para transferir más rápido.',
    action: action('Agregar cuenta'),
  },
});
export const Lupa = meta.story({
  name: 'Lupa: búsqueda sin resultados',
  args: { object: 'magnifier', title: 'Sin resultados', text: 'Pruebe con otro nombre o con menos letras.' },
});
export const Nube = meta.story({
  name: 'Nube: no se pudo cargar',
  args: {
    object: 'cloud',
    role: 'alert',
    title: 'No pudimos cargar la información.',
    text: 'No hay conexión con el servidor.',
    action: action('Reintentar'),
  },
});
export const SoloTitulo = meta.story({ name: 'Solo título', args: { text: undefined } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    object: 'cloud',
    title: 'El servicio no está disponible en este momento',
    text: 'Intente nuevamente en unos minutos. Si el problema continúa, acérquese a la agencia más cercana o llame al 1800 000 000 con su número de socio.',
    action: action('Reintentar'),
  },
  globals: { viewport: { value: 'm320' } },
});
