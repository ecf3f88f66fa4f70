import { IdCard } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './SelectField.guide.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const usual: SelectFieldProps = {
  label: 'Pregunta 1',
  placeholder: 'Elija una pregunta',
  defaultValue: '',
  options: [
    { value: '01', label: '¿Nombre de su primera mascota?' },
    { value: '02', label: '¿En qué ciudad nació su mamá?' },
    { value: '03', label: '¿Cómo se llamaba su escuela?', disabled: true },
  ],
};

const meta = preview.meta({
  id: 'componentes-campo-de-selección',
  title: 'Componentes/Formularios/Campo de selección',
  component: SelectField,
  args: usual,
  decorators: [inRoom],
  parameters: { guide },
});

export const SinElegir = meta.story({ name: 'Sin elegir' });
export const Elegido = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Pregunta 1'), '02');
    await expect(canvas.getByLabelText('Pregunta 1')).toHaveDisplayValue('¿En qué ciudad nació su mamá?');
  },
});
export const ConIcono = meta.story({
  name: 'Con icono',
  args: {
    label: 'Tipo de identificación',
    icon: <Icon icon={IdCard} size="large" />,
    defaultValue: 'C',
    options: [
      { value: 'C', label: 'Cédula' },
      { value: 'R', label: 'RUC' },
      { value: 'P', label: 'Pasaporte' },
    ],
  },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Pregunta 1')).toHaveFocus();
  },
});
export const ConAyuda = meta.story({ name: 'Con ayuda', args: { help: 'Se la haremos si olvida su contraseña.' } });
export const ConError = meta.story({ name: 'Con error', args: { error: 'El campo es requerido.' } });
export const Marcado = meta.story({ name: 'Marcado sin mensaje propio', args: { invalid: true } });
export const Inactivo = meta.story({ args: { disabled: true, placeholder: 'Cargando preguntas…', options: [] } });
export const Elegida = meta.story({ args: { defaultValue: '01' } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    label: 'Pregunta de seguridad que la cooperativa le hará si olvida su contraseña',
    defaultValue: '09',
    options: [{ value: '09', label: '¿Cómo se llamaba la calle en la que creció junto a sus hermanas y hermanos?' }],
    error: 'Elija una pregunta que no haya elegido antes en esta misma página.',
  },
  globals: { viewport: { value: 'm320' } },
});
