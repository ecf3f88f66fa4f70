import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './SegmentedControl.guide.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

/** The screen keeps the value; here the story does. */
function Living(props: ComponentProps<typeof SegmentedControl<string>>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  id: 'componentes-control-segmentado',
  title: 'Componentes/Formularios/Control segmentado',
  component: SegmentedControl<string>,
  args: {
    label: 'Tema',
    options: [
      { value: 'claro', label: 'Claro', icon: Sun },
      { value: 'oscuro', label: 'Oscuro', icon: Moon },
      { value: 'sistema', label: 'Sistema', icon: Monitor },
    ],
    value: 'sistema',
    onChange: () => undefined,
  },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const Tema = meta.story({});
export const SinIconos = meta.story({
  name: 'Sin iconos',
  args: {
    label: 'Tipo de identificación',
    options: ['Cédula', 'RUC', 'Pasaporte'].map((label) => ({ value: label, label })),
    value: 'Cédula',
  },
});
export const ComoCampo = meta.story({
  name: 'Como campo de un formulario',
  args: {
    label: 'Tipo',
    options: ['Sugerencia', 'Queja', 'Felicitación'].map((label) => ({ value: label, label })),
    value: 'Sugerencia',
    asField: true,
  },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sistema' })).toHaveFocus();
  },
});
export const Angosto = meta.story({
  name: 'Angosto: sin iconos',
  decorators: [
    (Story) => (
      <div style={{ width: 224 }}>
        <Story />
      </div>
    ),
  ],
});
export const Movil = meta.story({ name: 'Móvil 320', globals: { viewport: { value: 'm320' } } });
