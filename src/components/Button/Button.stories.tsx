import { Send } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Componentes/Botón',
  component: Button,
  args: { children: 'Guardar', onClick: fn() },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
});

const Room = styled.div`
  padding: 32px;
`;

export const Primario = meta.story({});
export const Secundario = meta.story({ args: { variant: 'secondary' } });
export const Texto = meta.story({ args: { variant: 'ghost' } });
export const Peligro = meta.story({ args: { variant: 'danger' } });
export const PeligroSuave = meta.story({ name: 'Peligro suave', args: { variant: 'dangerSoft' } });
export const Cargando = meta.story({ args: { loading: true } });
export const Inactivo = meta.story({ args: { disabled: true } });
export const ConIcono = meta.story({
  name: 'Con icono',
  args: { children: 'Transferir', icon: <Send size={20} strokeWidth={1.75} aria-hidden="true" /> },
});
export const AnchoCompleto = meta.story({ name: 'Ancho completo', args: { fullWidth: true, size: 'large' } });
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
