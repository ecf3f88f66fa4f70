import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color } from '#theme/tokens.ts';
import { Line } from '../storyRoom.tsx';
import { CloudyScene } from './CloudyScene.tsx';
import { CodeScene } from './CodeScene.tsx';
import { EmptyScene } from './EmptyScene.tsx';
import { Mark } from './Mark.tsx';
import { NotFoundScene } from './NotFoundScene.tsx';
import { PaleRidges } from './PaleRidges.tsx';
import { guide } from './Scene.guide.ts';
import { Scene, type SceneProps } from './Scene.tsx';
import { UnexpectedScene } from './UnexpectedScene.tsx';

const defaults: SceneProps = { variant: 'panel' };

const meta = preview.meta({
  id: 'componentes-paisaje',
  title: 'Componentes/Imágenes/Paisaje',
  component: Scene,
  args: defaults,
  parameters: { guide },
});

const Surface = styled.div<{ $width: string; $height: string }>`
  position: relative;
  display: flex;
  align-items: flex-end;
  width: min(${({ $width }) => $width}, 100%);
  height: ${({ $height }) => $height};
  overflow: hidden;
  background: ${color.surfaceInk};
`;

const Page = styled(Surface)`
  background: ${color.surfaceCanvas};
`;

export const Panel = meta.story({
  render: (args) => (
    <Surface $width="640px" $height="900px">
      <Scene {...args} />
    </Surface>
  ),
});
export const Menu = meta.story({
  name: 'Pie del menú',
  args: { variant: 'menu' },
  render: (args) => (
    <Surface $width="384px" $height="480px">
      <Scene {...args} />
    </Surface>
  ),
});
export const Encabezado = meta.story({
  name: 'Encabezado móvil',
  args: { variant: 'header' },
  globals: { viewport: { value: 'm390' } },
  render: (args) => (
    <Surface $width="100%" $height="220px">
      <Scene {...args} />
    </Surface>
  ),
});
export const EncabezadoIngreso = meta.story({
  name: 'Encabezado móvil del ingreso',
  args: { variant: 'loginHeader' },
  globals: { viewport: { value: 'm390' } },
  render: (args) => (
    <Surface $width="100%" $height="148px">
      <Scene {...args} />
    </Surface>
  ),
});
export const EncabezadoLectura = meta.story({
  name: 'Encabezado de las páginas de lectura',
  args: { variant: 'readingHeader' },
  render: (args) => (
    <Surface $width="100%" $height="142px">
      <Scene {...args} />
    </Surface>
  ),
});
export const NoEncontrada = meta.story({
  name: 'Página no encontrada',
  render: () => (
    <Surface $width="100%" $height="900px">
      <NotFoundScene />
    </Surface>
  ),
});
export const Inesperado = meta.story({
  name: 'Error inesperado',
  render: () => (
    <Surface $width="100%" $height="900px">
      <UnexpectedScene />
    </Surface>
  ),
});
export const Palido = meta.story({
  name: 'Crestas pálidas',
  render: () => (
    <Page $width="100%" $height="400px">
      <PaleRidges />
    </Page>
  ),
});
export const Nublado = meta.story({
  name: 'Nublado: lo que aún no se sabe',
  render: () => (
    <Page $width="560px" $height="140px">
      <CloudyScene />
    </Page>
  ),
});
export const Objetos = meta.story({
  name: 'Los cuatro objetos de los estados vacíos',
  render: () => (
    <Line>
      {(['sheet', 'people', 'magnifier', 'cloud'] as const).map((object) => (
        <EmptyScene key={object} object={object} />
      ))}
    </Line>
  ),
});
export const Simbolo = meta.story({
  name: 'Símbolo: 24, 36, 44 y 88',
  render: () => (
    <Line>
      {[24, 36, 44, 88].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </Line>
  ),
});
export const Codigo = meta.story({
  name: 'Dónde está el código: planilla y tarjeta',
  render: () => (
    <Line>
      <CodeScene paper="bill" />
      <CodeScene paper="card" />
    </Line>
  ),
});
