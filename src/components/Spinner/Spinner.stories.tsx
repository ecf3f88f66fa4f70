import preview from '#storybook/preview.tsx';
import { inRoom, Line } from '../storyRoom.tsx';
import { guide } from './Spinner.guide.ts';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'componentes-indicador-de-espera',
  title: 'Componentes/Avisos y espera/Indicador de espera',
  component: Spinner,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Tamanos = meta.story({
  name: 'Tamaños',
  render: () => (
    <Line>
      <Spinner size={16} />
      <Spinner />
      <Spinner size={28} />
    </Line>
  ),
});
