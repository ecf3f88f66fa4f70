import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Tabs.guide.ts';
import { Tabs } from './Tabs.tsx';

const capitals = ['MIS DATOS', 'CAMBIAR CONTRASEÑA', 'CONFIGURAR MIS CUPOS'].map((label, index) => ({
  value: String(index),
  label,
  content: <p>Contenido de {label}</p>,
}));
const own = ['Garantías propias', 'Garantías otorgadas'].map((label, index) => ({
  value: String(index),
  label,
  content: <p>Contenido de {label}</p>,
}));

/** The room at the sides of the main column, which the list scrolls through. */
const Column = styled.div`
  --main-padding: 16px;
`;

/** The screen keeps the value; here the story does. */
function Living(props: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(props.value);
  return (
    <Column>
      <Tabs {...props} value={value} onChange={setValue} />
    </Column>
  );
}

const meta = preview.meta({
  id: 'componentes-pestañas',
  title: 'Componentes/Navegación/Pestañas',
  component: Tabs,
  args: { label: 'Configuración', tabs: capitals, value: '0', onChange: () => undefined },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const EnMayusculas = meta.story({ name: 'En mayúsculas, las de la especificación' });
export const TextoPropio = meta.story({ name: 'Texto propio', args: { label: 'Garantías', tabs: own } });
export const Segunda = meta.story({
  name: 'Segunda pestaña abierta',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }));
    await canvas.findByText('Contenido de CAMBIAR CONTRASEÑA');
  },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'MIS DATOS' })).toHaveFocus();
  },
});
export const Movil = meta.story({ name: 'Móvil 390', globals: { viewport: { value: 'm390' } } });
export const Muchas = meta.story({
  name: 'Muchas, móvil 320',
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      value: String(index),
      label: `Préstamo ${index + 1}`,
      content: <p>Préstamo número {index + 1}</p>,
    })),
    value: '8',
  },
  globals: { viewport: { value: 'm320' } },
});
