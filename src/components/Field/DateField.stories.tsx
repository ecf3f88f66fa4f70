import type { StoryContext } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { besideFocusGuards, inRoom } from '../storyRoom.tsx';
import { guide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  id: 'componentes-campo-de-fecha',
  title: 'Componentes/Formularios/Campo de fecha',
  component: DateField,
  args: { label: 'Desde' },
  decorators: [inRoom],
  parameters: { guide },
});

const openCalendar = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: /elegir en el calendario$/ }));
  await screen.findByRole('grid');
};

const opened = { a11y: besideFocusGuards, docs: { story: { inline: false, height: '560px' } } };

export const Vacio = meta.story({ name: 'Vacío' });
export const ConFecha = meta.story({ name: 'Con fecha', args: { defaultValue: '01/08/2026' } });
export const Escribiendo = meta.story({
  name: 'Escribiendo: las barras aparecen solas',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Desde'), '01082');
    await expect(canvas.getByLabelText('Desde')).toHaveValue('01/08/2');
  },
});
export const ConError = meta.story({
  name: 'Con error: no se puede leer',
  args: { defaultValue: '1 de agosto', error: 'Escriba la fecha así: 31/12/2026.' },
  parameters: { controls: { exclude: ['min', 'max', 'invalid', 'toTheLetter'] } },
});
export const FueraDeRango = meta.story({
  name: 'Fuera de rango',
  args: { label: 'Hasta', defaultValue: '21/11/2026', error: 'La fecha final no puede ser posterior a hoy.' },
});
export const SoloLectura = meta.story({
  name: 'Solo lectura',
  args: { label: 'Fecha de nacimiento', defaultValue: '21/03/1979', readOnly: true },
});
export const Movil = meta.story({
  name: 'Móvil 320, con foco',
  args: { label: 'Fecha de nacimiento de quien firma', help: 'Como está en su cédula' },
  globals: { viewport: { value: 'm320' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Fecha de nacimiento de quien firma')).toHaveFocus();
  },
});
export const CalendarioAbierto = meta.story({
  name: 'Calendario abierto',
  args: { defaultValue: '12/08/2026' },
  parameters: opened,
  play: openCalendar,
});
export const CalendarioConLimites = meta.story({
  name: 'Calendario con límites: hasta hoy',
  args: { label: 'Hasta', max: '2026-11-20' },
  parameters: opened,
  play: openCalendar,
});
export const CalendarioNacimiento = meta.story({
  name: 'Calendario de una fecha de nacimiento',
  args: { label: 'Fecha de nacimiento', defaultValue: '21/03/1979', min: '1900-01-01', max: '2026-11-20' },
  parameters: opened,
  play: openCalendar,
});
export const CalendarioMovil = meta.story({
  name: 'Calendario abierto, móvil 320',
  args: { defaultValue: '12/08/2026' },
  parameters: opened,
  globals: { viewport: { value: 'm320' } },
  play: openCalendar,
});
