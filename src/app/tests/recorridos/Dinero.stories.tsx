import { expect } from 'storybook/test';
import { availableBalance } from '#mocks/bank/accounts.ts';
import { own } from '#mocks/bank/ledger.ts';
import { demo } from '#mocks/storyDemo.ts';
import { fillOrder, pick, ready } from '#screens/transferenciaI/tests/storySteps.ts';
import { Application } from '#storybook/application.tsx';
import preview from '#storybook/preview.tsx';
import type { Stage } from '#testing/storyStage.tsx';
import { follow, onlySteps, openByMenu, press, signIn, stands, typeCode } from './storySteps.ts';

const meta = preview.meta({
  title: 'Recorridos/Mover dinero',
  tags: ['!autodocs'],
  parameters: { mundo: { aplicacion: true }, ...onlySteps },
  render: () => <Application route="/" />,
});

const VISTA = '010201004871';
const SAN_ROQUE = '010201015566';
/** What can be taken out of María's first account at the start, in cents (demo-bank.md C.2). */
const BALANCE = 2_846_37;

/** What has been booked since the story began, without its instants. */
const booked = () => demo.bank.state.entries.map(({ debit, credit, cents }) => ({ debit, credit, cents }));

/** What can be taken out of María's first account now, in cents. */
function available(): number | undefined {
  const account = demo.bank.state.accounts.find(({ numeroCuenta }) => numeroCuenta === VISTA);
  return account && availableBalance(account);
}

/** Waits for a sum in the page itself. */
async function shows({ canvas }: Pick<Stage, 'canvas'>, text: string): Promise<void> {
  await canvas.findAllByText(text);
}

export const Transferencia = meta.story({
  name: 'Ingresar, transferir y recibir el comprobante',
  play: async (stage) => {
    const { step } = stage;
    await step('Ingresar', async () => signIn(stage));
    await step('Abrir TRANSFERENCIA INTERNA en el menú', async () => {
      await openByMenu(stage, 'TRANSFERENCIA INTERNA');
      await stands(stage, 'Transferencia interna');
    });
    await step('Elegir a Comercial San Roque y escribir valor y concepto', async () => {
      await ready(stage);
      await pick(stage, /Comercial San Roque/);
      await fillOrder(stage, { valor: '250', concepto: 'Arriendo noviembre' });
    });
    await step('Revisar: sin costo, y aún no se mueve nada', async () => {
      await press(stage, 'Revisar');
      await stage.canvas.findByRole('heading', { name: /^Revise su transferencia, / });
      await shows(stage, 'Sin costo');
      await expect(booked()).toEqual([]);
    });
    await step('Confirmar con el código', async () => {
      await press(stage, 'Confirmar transferencia');
      await typeCode(stage);
    });
    await step('Recibir el comprobante', async () => {
      await shows(stage, 'Transferencia exitosa');
    });
    await step('En los libros del banco: un solo movimiento, y el saldo bajó una vez', async () => {
      await expect(booked()).toEqual([{ debit: VISTA, credit: SAN_ROQUE, cents: 250_00 }]);
      await expect(available()).toBe(BALANCE - 250_00);
    });
  },
});

export const Servicio = meta.story({
  name: 'Ingresar, pagar un servicio favorito y recibir el comprobante',
  play: async (stage) => {
    const { step } = stage;
    await step('Ingresar', async () => signIn(stage));
    await step('Abrir PAGOS DE SERVICIOS en el menú', async () => {
      await openByMenu(stage, 'PAGOS DE SERVICIOS');
      await stands(stage, 'Pagos de servicios');
    });
    await step('Pagar el favorito «Luz casa», que debe $43,90', async () => {
      await follow(stage, 'Pagar Luz casa');
      await stage.canvas.findByRole('heading', { name: /^Revise su pago, / });
      await shows(stage, '$43,90');
      await expect(booked()).toEqual([]);
    });
    await step('Confirmar con el código', async () => {
      await press(stage, 'Confirmar pago');
      await typeCode(stage);
    });
    await step('Recibir el comprobante', async () => {
      await shows(stage, 'Pago exitoso');
    });
    await step('En los libros del banco: un solo movimiento, y el saldo bajó una vez', async () => {
      await expect(booked()).toEqual([{ debit: VISTA, credit: own.collections, cents: 43_90 }]);
      await expect(available()).toBe(BALANCE - 43_90);
    });
  },
});
