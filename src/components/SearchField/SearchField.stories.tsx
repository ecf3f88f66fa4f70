import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './SearchField.guide.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

/** Keeps what is typed, as a screen does. */
function Living(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const usual: SearchFieldProps = { label: 'Buscar por ciudad o nombre', value: '', onChange: fn() };

const meta = preview.meta({
  id: 'componentes-campo-de-búsqueda',
  title: 'Componentes/Formularios/Campo de búsqueda',
  component: SearchField,
  args: usual,
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const Vacio = meta.story({ name: 'Vacío' });
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const Escrito = meta.story({ args: { value: 'Cuenca' } });
export const VaciadoConEscape = meta.story({
  name: 'Vaciado con Escape',
  args: { value: 'Cuenca' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: { value: 'San Francisco de Peleusí de Azogues, junto al mercado central '.repeat(3) },
  globals: { viewport: { value: 'm320' } },
});
