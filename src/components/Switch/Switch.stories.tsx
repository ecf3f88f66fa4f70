import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

/** Keeps its state, as a screen does. */
function Living(props: ComponentProps<typeof Switch>) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Switch
      {...props}
      checked={checked}
      onChange={(next) => {
        props.onChange(next);
        setChecked(next);
      }}
    />
  );
}

const meta = preview.meta({
  id: 'componentes-interruptor',
  title: 'Componentes/Formularios/Interruptor',
  component: Switch,
  args: {
    label: 'Tratamiento de datos personales',
    help: 'Autorizo a la cooperativa el tratamiento de mis datos personales.',
    checked: false,
    onChange: fn(),
  },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const Apagado = meta.story({});
export const Encendido = meta.story({ args: { checked: true } });
export const SinAyuda = meta.story({ name: 'Sin ayuda', args: { label: 'Ocultar saldos', help: '' } });
export const ConFoco = meta.story({
  name: 'Con foco',
  args: { checked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
});
export const Guardando = meta.story({ args: { checked: true, saving: true } });
export const GuardandoApagado = meta.story({ name: 'Guardando, apagado', args: { saving: true } });
export const Deshabilitado = meta.story({ args: { checked: true, disabled: true } });
export const ContenidoLargo = meta.story({
  name: 'Contenido largo, móvil 320',
  args: {
    checked: true,
    label: 'Tratamiento de datos personales por la cooperativa y sus encargados',
    help:
      'Autorizo a la cooperativa el tratamiento de mis datos personales para la prestación de sus productos y ' +
      'servicios. Puede cambiarlo cuando quiera: '.repeat(3),
  },
  globals: { viewport: { value: 'm320' } },
});
