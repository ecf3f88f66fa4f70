import type { StoryContext } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import preview from '#storybook/preview.tsx';
import { besideFocusGuards, inRoom } from '../storyRoom.tsx';
import { guide } from './AccountSelector.guide.ts';
import { AccountSelector, type AccountSelectorProps, type SelectableAccount } from './AccountSelector.tsx';

/** Keeps what was chosen, as a screen does. */
function Living(props: ComponentProps<typeof AccountSelector>) {
  const [value, setValue] = useState(props.value);
  return (
    <AccountSelector
      {...props}
      value={value}
      onChange={(number) => {
        props.onChange(number);
        setValue(number);
      }}
    />
  );
}

const savings = { number: '010201004871', description: 'Ahorro a la vista', availableCents: 2_846_37 };
const accounts: readonly SelectableAccount[] = [
  savings,
  { number: '010201012604', description: 'Ahorro negocio', availableCents: 1_238_90 },
  { number: '010201009356', description: 'Ahorro programado hogar', availableCents: 0 },
];
const long: readonly SelectableAccount[] = [
  {
    number: '010201004871010201004871',
    description: 'Ahorro a la vista para trabajadores agrícolas y artesanos del Austro',
    availableCents: 98_765_432_10,
  },
  { number: '71', description: 'X'.repeat(60), availableCents: -45_30 },
];

const usual: AccountSelectorProps = {
  label: 'Cuenta de origen',
  state: { kind: 'ready', accounts },
  value: savings.number,
  onChange: fn(),
  onRetry: fn(),
  hideBalances: false,
};

const meta = preview.meta({
  id: 'componentes-selector-de-cuenta',
  title: 'Componentes/Formularios/Selector de cuenta',
  component: AccountSelector,
  args: usual,
  render: (args) => <Living {...args} />,
  decorators: [inRoom],
  parameters: { guide, a11y: besideFocusGuards },
});

/** The listbox is drawn beside the story, in the page's body. */
const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Cuenta de origen' }));
  await screen.findByRole('listbox');
};

export const Cargando = meta.story({
  args: { state: { kind: 'loading' }, value: null },
  play: async ({ canvas }) => {
    await canvas.findByText(specTexts.sourceAccounts.loading);
  },
});
export const SinSeleccion = meta.story({
  name: 'Sin selección',
  args: { value: null },
  play: async ({ canvas }) => {
    await canvas.findByText(specTexts.sourceAccounts.placeholder);
  },
});
export const Listo = meta.story({});
export const Abierto = meta.story({ play: open });
export const AbiertoSinSeleccion = meta.story({
  name: 'Abierto, sin selección',
  args: { value: null },
  play: open,
});
export const ConFoco = meta.story({
  name: 'Con foco',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});
export const ConError = meta.story({
  name: 'Error con varios mensajes',
  args: {
    value: null,
    state: {
      kind: 'error',
      messages: [errorCodes['-9999-00-01'].text, errorCodes['-9999-00-03'].text, errorCodes['-9999-00-03'].text],
    },
  },
});
export const SinCuentas = meta.story({ name: 'Sin cuentas', args: { state: { kind: 'ready', accounts: [] } } });
export const UnaCuenta = meta.story({ name: 'Una cuenta', args: { state: { kind: 'ready', accounts: [savings] } } });
export const SaldosOcultos = meta.story({ name: 'Saldos ocultos', args: { hideBalances: true } });
export const SaldosOcultosAbierto = meta.story({
  name: 'Saldos ocultos, abierto',
  args: { hideBalances: true },
  play: open,
});
export const MuchasCuentas = meta.story({
  name: 'Muchas cuentas, abierto: la lista se desplaza',
  args: {
    state: {
      kind: 'ready',
      accounts: Array.from({ length: 24 }, (_, index) => ({
        ...savings,
        number: String(10_201_004_871 + index * 37),
        description: `Ahorro ${index + 1}`,
      })),
    },
    value: '10201004871',
  },
  play: open,
});
export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  args: { state: { kind: 'ready', accounts: long }, value: '010201004871010201004871' },
  play: open,
});
export const Movil = meta.story({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
