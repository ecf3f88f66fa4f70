import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './CardArt.guide.ts';
import { CardArt } from './CardArt.tsx';
import { LargeCardArt } from './LargeCardArt.tsx';

const Narrow = styled.div`
  width: 220px;
`;

const meta = preview.meta({
  id: 'componentes-tarjeta-dibujada',
  title: 'Componentes/Imágenes/Tarjeta dibujada',
  component: CardArt,
  args: { last4: '4502' },
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Varias = meta.story({
  render: () => (
    <Line>
      <CardArt last4="4502" />
      <CardArt last4="3211" />
      <CardArt last4="" />
    </Line>
  ),
});
export const Grande = meta.story({
  render: ({ last4 }) => <LargeCardArt last4={last4} name="Sierra Azul" />,
});
export const GrandeVarias = meta.story({
  name: 'Grande: angosta y con un nombre largo',
  render: () => (
    <Line>
      <Narrow>
        <LargeCardArt last4="4502" name="Sierra Azul" />
      </Narrow>
      <LargeCardArt last4="3211" name="Ahorro y Crédito de los Valles del Sur" />
    </Line>
  ),
});
