import preview from '#storybook/preview.tsx';
import { Column, inRoom, Line, onInk } from '../storyRoom.tsx';
import { guide } from './Money.guide.ts';
import { Money, type MoneyProps, type MoneySize } from './Money.tsx';

const defaults: MoneyProps = { cents: 284_637, size: 'md' };

const meta = preview.meta({
  id: 'componentes-dinero',
  title: 'Componentes/Datos/Dinero',
  component: Money,
  args: defaults,
  decorators: [inRoom],
  parameters: { guide },
});

/** A thousand million dollars less a cent: more than any member has, and one line even at 320 px. */
const MOST_OF_A_MEMBER = 99_999_999_999;

const SIZES: readonly MoneySize[] = ['xl', 'lg', 'md', 'sm', 'table'];

export const Normal = meta.story({});
export const Tamanos = meta.story({
  name: 'Tamaños',
  args: { cents: 408_527 },
  render: (args) => (
    <Column>
      {SIZES.map((size) => (
        <Money key={size} {...args} size={size} />
      ))}
    </Column>
  ),
});
export const Negativo = meta.story({
  render: (args) => (
    <Column>
      {SIZES.map((size) => (
        <Money key={size} {...args} cents={-4_327} flow="outgoing" size={size} />
      ))}
    </Column>
  ),
});
export const Ingreso = meta.story({
  render: (args) => (
    <Line>
      <Money {...args} cents={26_000} flow="income" size="table" />
      <Money {...args} cents={26_000} flow="income" />
    </Line>
  ),
});
export const Oculto = meta.story({
  render: (args) => (
    <Column>
      {SIZES.map((size) => (
        <Money key={size} {...args} hidden size={size} />
      ))}
    </Column>
  ),
});
export const Cero = meta.story({ args: { cents: 0 } });
export const SinValor = meta.story({
  name: 'Sin valor: aún no se conoce',
  render: (args) => (
    <Column>
      {SIZES.map((size) => (
        <Money key={size} {...args} cents={null} size={size} />
      ))}
    </Column>
  ),
});
export const Enorme = meta.story({
  name: 'Enorme: un paso menor, sin cortarse',
  render: (args) => (
    <Column>
      {SIZES.map((size) => (
        <Money key={size} {...args} cents={MOST_OF_A_MEMBER} size={size} />
      ))}
    </Column>
  ),
});
export const Movil = meta.story({
  name: 'Móvil 320',
  render: (args) => (
    <Column>
      <Money {...args} cents={123_456_789} size="xl" />
      <Money {...args} cents={-1_234_567_890} size="xl" />
    </Column>
  ),
  globals: { viewport: { value: 'm320' } },
});
export const SobreTinta = meta.story({
  name: 'Sobre tinta',
  args: { cents: 408_527, size: 'xl', onInk: true },
  decorators: [onInk],
});
