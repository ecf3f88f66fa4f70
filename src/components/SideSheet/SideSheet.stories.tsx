import { fn } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color, space } from '#theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './SideSheet.guide.ts';
import { SideSheet, type SideSheetProps } from './SideSheet.tsx';

const Content = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  height: 100%;
  padding: ${space[6]};
  overflow: auto;
  background: ${color.surfacePanel};
`;

const usual: SideSheetProps = {
  label: 'Hoja de ejemplo',
  side: 'end',
  width: 'min(20rem, 100vw - 56px)',
  onClose: fn(),
  children: (
    <Content>
      <h2>Hoja de ejemplo</h2>
      <p>Se cierra con Escape, con un toque fuera de ella o como decida su contenido.</p>
      <Button variant="secondary">Una acción</Button>
    </Content>
  ),
};

const meta = preview.meta({
  id: 'componentes-hoja-lateral',
  title: 'Componentes/Diálogos/Hoja lateral',
  component: SideSheet,
  args: usual,
  parameters: { guide, docs: { story: { inline: false, height: '420px' } } },
});

export const Derecha = meta.story({});

export const Izquierda = meta.story({ args: { side: 'start' } });

export const Movil = meta.story({ name: 'Móvil, 320', globals: { viewport: { value: 'm320' } } });

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: {
    children: (
      <Content>
        <h2>Hoja de ejemplo</h2>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Línea {index + 1} de un contenido que no cabe en la altura de la ventana.</p>
        ))}
        <Button variant="secondary">Una acción</Button>
      </Content>
    ),
  },
});
