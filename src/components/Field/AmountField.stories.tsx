import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './AmountField.guide.ts';
import { AmountField } from './AmountField.tsx';

const meta = preview.meta({
  id: 'componentes-campo-del-valor-de-una-operación',
  title: 'Componentes/Formularios/Campo del valor de una operación',
  component: AmountField,
  args: {
    label: 'Valor',
    help: 'Disponible hoy $1.500,00 de $1.500,00 · este mes $9.780,00 de $10.000,00',
  },
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacio = meta.story({ name: 'Vacío' });
export const Escrito = meta.story({ args: { defaultValue: '1.234,50' } });
export const SinCupos = meta.story({ name: 'Sin cupos conocidos', args: { defaultValue: '25,00', help: undefined } });
export const ConFoco = meta.story({
  name: 'Con foco',
  args: { defaultValue: '1.234,50' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Valor')).toHaveFocus();
  },
});
export const ConError = meta.story({
  name: 'Con error',
  args: { defaultValue: '9.000,00', error: 'Supera su cupo diario disponible: $1.000,00.' },
});
export const Inactivo = meta.story({ args: { defaultValue: '1.234,50', disabled: true } });
export const Movil = meta.story({
  name: 'Móvil',
  args: { defaultValue: '1.234,50' },
  globals: { viewport: { value: 'm390' } },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    label: 'Valor de la transferencia que llegará a la cuenta del beneficiario',
    defaultValue: '9.999.999.999.999,99',
    error: 'Supera su cupo diario disponible: $9.999.999.999.999,98.',
  },
  globals: { viewport: { value: 'm320' } },
});
