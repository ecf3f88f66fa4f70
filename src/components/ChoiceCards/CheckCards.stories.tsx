import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './CheckCards.guide.ts';
import { CheckCards } from './CheckCards.tsx';

const toggled = (values: ReadonlySet<string>, value: string) =>
  new Set(values.has(value) ? [...values].filter((one) => one !== value) : [...values, value]);

/** The screen keeps what is ticked; here the story does. */
function Living(props: ComponentProps<typeof CheckCards>) {
  const [values, setValues] = useState(props.values);
  return <CheckCards {...props} values={values} onToggle={(value) => setValues((before) => toggled(before, value))} />;
}

const meta = preview.meta({
  id: 'componentes-tarjetas-de-selección',
  title: 'Componentes/Formularios/Tarjetas de selección',
  component: CheckCards,
  args: {
    label: 'Seleccione los valores a pagar',
    options: [
      {
        value: '1',
        label: 'Octubre 2026',
        detail: 'Interés $4,85',
        aside: (
          <>
            <Badge tone="error">Vencido</Badge>
            $184,85
          </>
        ),
      },
      { value: '2', label: 'Noviembre 2026', detail: 'Vence el 30/11/2026', aside: '$180,00' },
      { value: '3', label: 'Diciembre 2026', blocked: 'Primero pague noviembre 2026.', aside: '$180,00' },
    ],
    values: new Set(['1']),
    onToggle: () => undefined,
  },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const Ninguna = meta.story({ name: 'Ninguna elegida', args: { values: new Set<string>() } });
export const ConError = meta.story({
  name: 'Con error',
  args: { values: new Set<string>(), error: 'Seleccione al menos un valor.' },
});
export const RotuloOculto = meta.story({ name: 'Rótulo solo para lectores', args: { labelHidden: true } });
export const Largo = meta.story({
  name: 'Contenido largo',
  args: {
    options: [
      {
        value: '1',
        label: 'Pensión de noviembre con materiales, transporte y seguro de accidentes del período lectivo',
        detail: 'Administracióndebodegasylocalescomerciales2026',
        aside: '$999.999.999,99',
      },
      {
        value: '2',
        label: 'Diciembre',
        blocked: 'Podrá pagarla cuando pague la pensión de noviembre.',
        aside: '$1,00',
      },
    ],
  },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Octubre/ })).toHaveFocus();
  },
});
