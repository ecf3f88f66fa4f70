import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Chips.guide.ts';
import { Chips } from './Chips.tsx';

type Props = ComponentProps<typeof Chips<string>>;

/** The screen keeps the value; here the story does. */
function Living(props: Props) {
  const [value, setValue] = useState(props.value);
  return <Chips {...props} value={value} onChange={setValue} />;
}

const optionsOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const usual: Props = {
  label: 'Categoría',
  options: optionsOf('Todas', 'Ingreso', 'Transferencias', 'Pagos', 'Seguridad'),
  value: 'Todas',
  onChange: () => undefined,
};

const meta = preview.meta({
  id: 'componentes-filtros',
  title: 'Componentes/Formularios/Filtros',
  component: Chips<string>,
  args: usual,
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const ConFoco = meta.story({
  name: 'Con foco: las flechas eligen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Ingreso' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Ingreso' })).toHaveFocus();
  },
});
export const Dos = meta.story({ name: 'Dos opciones', args: { options: optionsOf('Todas', 'Ingreso') } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    options: optionsOf(
      'Todas',
      'Transferencias a otras instituciones financieras del país',
      'Pagos',
      'Electroencefalografistasymetalmecanicosdelaustro',
    ),
    value: 'Transferencias a otras instituciones financieras del país',
  },
  globals: { viewport: { value: 'm320' } },
});
export const EnUnaFila = meta.story({
  name: 'En una fila, móvil',
  args: { oneRow: true, value: 'Seguridad' },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size', containerName: 'main' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'm390' } },
});
