import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { CardArt } from './CardArt.tsx';

const meta = preview.meta({
  title: 'Componentes/Tarjeta dibujada',
  component: CardArt,
  args: { last4: '4502' },
  decorators: [inRoom],
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
export const Oscuro = Varias.extend({ name: 'Tema oscuro', globals: { tema: 'oscuro' } });
export const Movil = Varias.extend({ name: 'Móvil 320', globals: { viewport: { value: 'm320' } } });
