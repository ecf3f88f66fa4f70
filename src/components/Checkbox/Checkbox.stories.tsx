import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextButton } from '../Button/TextButton.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const usual: CheckboxProps = { label: 'Acepto los', after: <TextButton>términos y condiciones</TextButton> };

const meta = preview.meta({
  id: 'componentes-casilla',
  title: 'Componentes/Formularios/Casilla',
  component: Checkbox,
  args: usual,
  decorators: [inRoom],
  parameters: { guide },
});

export const SinMarcar = meta.story({ name: 'Sin marcar' });
export const Marcada = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
export const SinEnlace = meta.story({
  name: 'Sin documento que abrir',
  args: { label: 'Autorizo a la cooperativa el tratamiento de mis datos personales', after: undefined },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
});
export const ConError = meta.story({ name: 'Con error', args: { error: 'Debe aceptar los términos y condiciones.' } });
export const MarcadaConError = meta.story({
  name: 'Marcada, con error',
  args: { error: 'Debe aceptar los términos y condiciones.', defaultChecked: true },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    label:
      'Autorizo a la Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro, mientras ' +
      'dure la relación y por los plazos que exige la normativa, el',
    after: <TextButton>tratamiento de mis datos personales y la consulta en burós de información</TextButton>,
    error: 'Para continuar debe leer y aceptar el documento completo, incluidos sus anexos.',
  },
  globals: { viewport: { value: 'm320' } },
});
