import { CreditCard } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { inRoom } from '../storyRoom.tsx';
import { guide } from './RadioCards.guide.ts';
import { RadioCards } from './RadioCards.tsx';

/** The screen keeps the value; here the story does. */
function Living(props: ComponentProps<typeof RadioCards<string>>) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  id: 'componentes-tarjetas-de-opción',
  title: 'Componentes/Formularios/Tarjetas de opción',
  component: RadioCards<string>,
  args: {
    label: '¿Cuánto desea pagar?',
    options: [
      { value: 'TOTAL', label: 'Pago total', detail: 'Corte del 10/11/2026', aside: '$612,35' },
      { value: 'MINIMO', label: 'Pago mínimo', detail: 'Corte del 10/11/2026', aside: '$48,90' },
      { value: 'OTRO', label: 'Otro valor', detail: 'El valor que usted elija · Total utilizado $816,45' },
    ],
    value: 'TOTAL',
    onChange: () => undefined,
  },
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide },
});

export const Normal = meta.story({});
export const SinElegir = meta.story({ name: 'Sin elegir', args: { value: null } });
export const RotuloOculto = meta.story({ name: 'Rótulo solo para lectores', args: { labelHidden: true } });
export const ConError = meta.story({
  name: 'Con error',
  args: { value: null, error: 'El campo es requerido.' },
});
export const ConIcono = meta.story({
  name: 'Con icono y titular',
  args: {
    label: 'Tarjeta',
    value: 'CD-06',
    options: [
      {
        value: 'CD-06',
        label: 'Tarjeta mamá',
        detail: 'Banco del Litoral Demo · •••• 7778',
        tile: <IconTile icon={CreditCard} />,
        aside: 'Carmen V*** O***',
      },
      {
        value: 'CD-07',
        label: 'Tarjeta Pacífico Sur',
        detail: 'Banco Pacífico Sur Demo · •••• 0449',
        tile: <IconTile icon={CreditCard} />,
        aside: 'María Fernanda Guamán Vintimilla',
      },
    ],
  },
});
export const Columnas = meta.story({
  name: 'En columnas',
  args: {
    label: 'Valor',
    columns: true,
    value: '5',
    options: ['3', '5', '10', '15', '20'].map((value) => ({ value, label: `$${value},00` })),
  },
});
export const Largo = meta.story({
  name: 'Contenido largo',
  args: {
    options: [
      {
        value: 'TOTAL',
        label: 'Tarjeta de la cooperativa de los trabajadores agrícolas y artesanos del Austro',
        detail: 'Administracióndebodegasylocalescomerciales@cooperativa-artesanos.example.com',
        aside: '$999.999.999.999,99',
      },
      { value: 'OTRO', label: 'Otro valor' },
    ],
  },
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Pago total/ })).toHaveFocus();
  },
});
