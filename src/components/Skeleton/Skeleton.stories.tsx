import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { color, radius, space } from '#theme/tokens.ts';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';
import { WordsSkeleton } from './WordsSkeleton.tsx';

const meta = preview.meta({
  id: 'componentes-esqueleto',
  title: 'Componentes/Avisos y espera/Esqueleto',
  component: Skeleton,
  args: { $width: '240px', $height: '20px' },
  decorators: [inRoom],
  parameters: { guide },
});

const Card = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 22.5rem;
  padding: ${space[5]};
  border: 1px solid ${color.borderSubtle};
  border-radius: ${radius.card};
  background: ${color.surfaceCard};
`;

export const Bloque = meta.story({});
export const Circulo = meta.story({ name: 'Círculo', args: { $width: '112px', $height: '112px', $radius: 'full' } });
export const Tarjeta = meta.story({
  parameters: { controls: { exclude: ['$width', '$height', '$radius'] } },
  render: () => (
    <Card aria-busy="true">
      <span>Cargando sus productos</span>
      <Skeleton $width="44px" $height="44px" $radius="field" />
      <Skeleton $width="70%" $height="1rem" />
      <Skeleton $width="45%" $height="1.75rem" />
    </Card>
  ),
});
export const Palabras = meta.story({
  name: 'Palabras en su lugar',
  render: () => (
    <Card>
      <WordsSkeleton width="60%" height="2.75rem" narrowHeight="5.5rem" />
    </Card>
  ),
});
export const MasAnchoQueLaVentana = meta.story({
  name: 'Más ancho que la ventana, móvil 320',
  args: { $width: '900px' },
  globals: { viewport: { value: 'm320' } },
});
