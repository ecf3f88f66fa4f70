import { useState } from 'react';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './ThemeCards.guide.ts';
import { ThemeCards } from './ThemeCards.tsx';

const options = [
  { value: 'claro', label: 'Claro', miniature: 'light' },
  { value: 'oscuro', label: 'Oscuro', miniature: 'dark' },
  { value: 'sistema', label: 'Sistema', miniature: 'both' },
] as const;

const meta = preview.meta({
  id: 'componentes-tarjetas-de-tema',
  title: 'Componentes/Formularios/Tarjetas de tema',
  component: ThemeCards,
  args: { label: 'Tema', options, value: 'claro', onChange: () => undefined },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <ThemeCards {...args} value={value} onChange={setValue} />;
  },
  decorators: [inRoom],
  parameters: { guide },
});

export const Claro = meta.story({});
export const Oscuro = meta.story({ args: { value: 'oscuro' } });
export const Sistema = meta.story({ args: { value: 'sistema' } });
export const ConFoco = meta.story({
  name: 'Con foco y elegida con el teclado',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
  },
});
