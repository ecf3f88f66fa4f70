import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './TextAreaField.guide.ts';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';

const usual: TextAreaFieldProps = { label: 'Mensaje', limit: 500 };

const meta = preview.meta({
  id: 'componentes-campo-de-texto-largo',
  title: 'Componentes/Formularios/Campo de texto largo',
  component: TextAreaField,
  args: usual,
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacio = meta.story({ name: 'Vacío' });
export const Escrito = meta.story({
  name: 'Mientras se escribe: la cuenta',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Mensaje'), 'La atención fue muy amable. 👏🏽');
    await expect(canvas.getByText(/^\d+ de 500$/)).toBeVisible();
  },
});
export const ConTexto = meta.story({
  name: 'Con un texto de antes',
  args: { defaultValue: 'Me gustaría que la agencia de Azogues abriera los sábados.' },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Mensaje')).toHaveFocus();
  },
});
export const Excedido = meta.story({
  name: 'Más largo que el límite: la cuenta lo dice, nada se corta',
  args: { limit: 40, defaultValue: 'Me gustaría que la agencia de Azogues abriera los sábados.' },
});
export const ConError = meta.story({ name: 'Con error', args: { error: 'El campo es requerido.' } });
export const Marcado = meta.story({ name: 'Marcado sin mensaje propio', args: { invalid: true } });
export const SoloLectura = meta.story({
  name: 'Solo lectura, como al enviar',
  args: { readOnly: true, defaultValue: 'La atención fue muy amable.' },
});
export const Inactivo = meta.story({ args: { disabled: true, defaultValue: 'La atención fue muy amable.' } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    label: 'Cuéntenos qué podemos mejorar en la banca virtual o en la agencia que visitó',
    defaultValue: `${'Señoras y señores: la agencia de Azogues debería abrir los sábados. '.repeat(8)}${'aaaaa'.repeat(20)}`,
    error: 'El mensaje no puede superar 500 caracteres.',
  },
  globals: { viewport: { value: 'm320' } },
});
