import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './FactRows.guide.ts';
import { FactRows } from './FactRows.tsx';

const meta = preview.meta({
  id: 'componentes-filas-de-datos',
  title: 'Componentes/Datos/Filas de datos',
  component: FactRows,
  args: {
    facts: [
      { label: 'Servicio', value: 'Luz eléctrica CentroSur' },
      { label: 'Buscar por', value: 'Código de cliente' },
      { label: 'Referencia', value: '1203456' },
    ],
  },
  decorators: [inRoom],
  parameters: { guide },
});
export default meta;

export const Normal = meta.story({});
export const Hundidas = meta.story({ args: { sunken: true } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, 320',
  args: {
    sunken: true,
    facts: [
      {
        label: 'Dirección del suministro registrada en la empresa',
        value: 'Avenida Loja y 10 de Agosto, conjunto residencial Los Nogales, bloque 12, departamento 403, Cuenca',
      },
      { label: 'Cuenta contrato', value: '2000120342000120342000120342000120342000' },
    ],
  },
  globals: { viewport: { value: 'm320' } },
});
