import { Mail, Search, Smartphone, User } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  id: 'componentes-campo-de-texto',
  title: 'Componentes/Formularios/Campo de texto',
  component: TextField,
  args: { label: 'Usuario', icon: <Icon icon={User} size="large" />, autoComplete: 'username' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacio = meta.story({ name: 'Vacío' });
export const ConMarcador = meta.story({
  name: 'Con marcador',
  args: {
    label: 'Servicio',
    icon: <Icon icon={Search} size="large" />,
    placeholder: 'Buscar servicio',
    autoComplete: 'off',
  },
});
export const Escrito = meta.story({ args: { defaultValue: 'mfguaman' } });
export const ConFoco = meta.story({
  name: 'Con foco',
  args: {
    label: 'Celular',
    icon: <Icon icon={Smartphone} size="large" />,
    defaultValue: '0900000214',
    autoComplete: 'tel',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Celular')).toHaveFocus();
  },
});
export const ConAyuda = meta.story({
  name: 'Con ayuda',
  args: { label: 'Interno Diario', icon: undefined, help: 'Máximo permitido $5.000,00', defaultValue: '300,00' },
});
export const ConError = meta.story({
  name: 'Con error',
  args: { error: 'El campo es requerido.' },
  parameters: { controls: { exclude: ['invalid', 'toTheLetter'] } },
});
export const ConErrorYFoco = meta.story({
  name: 'Con error y foco',
  args: { error: 'El campo es requerido.', help: 'Como aparece en su contrato' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Usuario')).toHaveFocus();
  },
});
export const Marcado = meta.story({
  name: 'Marcado sin mensaje propio',
  args: { invalid: true, defaultValue: 'mfguaman', help: 'El aviso de encima dice qué pasa' },
});
export const Inactivo = meta.story({ args: { disabled: true, defaultValue: '0159••••••' } });
export const SoloLectura = meta.story({
  name: 'Solo lectura',
  args: {
    label: 'Correo',
    icon: <Icon icon={Mail} size="large" />,
    readOnly: true,
    defaultValue: 'maria.guaman@example.com',
  },
});
export const SoloLecturaMarcado = meta.story({
  name: 'Solo lectura y marcado, con foco',
  args: { readOnly: true, invalid: true, defaultValue: 'mfguaman' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Usuario')).toHaveFocus();
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    label: 'Correo electrónico al que la cooperativa enviará los comprobantes de sus transferencias',
    icon: <Icon icon={Mail} size="large" />,
    error: 'El correo ingresado no es válido. Revise que tenga una arroba y que no termine en un punto.',
    defaultValue: 'maria.fernanda.guaman.vintimilla.de.los.andes@cooperativasierraazul.example.com',
  },
  globals: { viewport: { value: 'm320' } },
});
