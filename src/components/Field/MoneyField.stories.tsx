import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './MoneyField.guide.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = preview.meta({
  id: 'componentes-campo-de-valor',
  title: 'Componentes/Formularios/Campo de valor',
  component: MoneyField,
  args: { label: 'Interno Diario', help: 'Máximo permitido $5.000,00' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacio = meta.story({ name: 'Vacío' });
export const Escrito = meta.story({ args: { defaultValue: '1.500,00' } });
export const ConFoco = meta.story({
  name: 'Con foco',
  args: { defaultValue: '1.500,00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Interno Diario')).toHaveFocus();
  },
});
export const ConAviso = meta.story({
  name: 'Con aviso',
  args: { defaultValue: '0,00', notice: 'Con un cupo de $0,00 no podrá usar este canal.' },
});
export const ConError = meta.story({
  name: 'Con error',
  args: { defaultValue: '9.000,00', error: 'El valor maximo es $5.000,00' },
});
export const Inactivo = meta.story({ args: { defaultValue: '1.500,00', disabled: true } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    label: 'Pago Servicios Mensual de la cuenta de ahorro a la vista para artesanos del Austro',
    defaultValue: '9.999.999.999.999,99',
    error: 'El valor maximo es $9.999.999.999.999,98',
  },
  globals: { viewport: { value: 'm320' } },
});
