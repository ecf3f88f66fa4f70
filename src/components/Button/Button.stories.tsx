import { Download, Send } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './Button.guide.ts';
import { Button, type ButtonVariant } from './Button.tsx';

const meta = preview.meta({
  id: 'componentes-botón',
  title: 'Componentes/Acciones/Botón',
  component: Button,
  args: { children: 'Guardar', onClick: fn() },
  decorators: [inRoom],
  parameters: { guide },
});

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'dangerSoft'];
const sendIcon = <Icon icon={Send} />;

export const Primario = meta.story({});
export const Secundario = meta.story({ args: { variant: 'secondary' } });
export const Texto = meta.story({ args: { variant: 'ghost' } });
export const Peligro = meta.story({ args: { variant: 'danger' } });
export const PeligroSuave = meta.story({ name: 'Peligro suave', args: { variant: 'dangerSoft' } });
export const Cargando = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button').children).toHaveLength(1));
  },
});
export const CargandoTodos = meta.story({
  name: 'Cargando, todas las variantes',
  render: (args) => (
    <Line>
      {VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} loading />
      ))}
      <Button {...args} icon={sendIcon} loading>
        Transferir
      </Button>
    </Line>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button')[0]?.children).toHaveLength(1));
  },
});
export const Inactivo = meta.story({ args: { disabled: true } });
export const InactivoTodos = meta.story({
  name: 'Inactivo, todas las variantes',
  render: (args) => (
    <Line>
      {VARIANTS.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled />
      ))}
    </Line>
  ),
});
export const ConIcono = meta.story({ name: 'Con icono', args: { children: 'Transferir', icon: sendIcon } });
export const Tamanos = meta.story({
  name: 'Tamaños: 44, 48 y 52',
  render: (args) => (
    <Line>
      <Button {...args} size="compact" variant="secondary" icon={<Icon icon={Download} />}>
        Descargar PDF
      </Button>
      <Button {...args} variant="secondary" />
      <Button {...args} size="large" />
    </Line>
  ),
});
export const AnchoCompleto = meta.story({ name: 'Ancho completo', args: { fullWidth: true, size: 'large' } });
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: { children: 'Autorizar la transferencia a Cooperativa de Ahorro y Crédito Sierra Azul', fullWidth: true },
  globals: { viewport: { value: 'm320' } },
});
