import { useState } from 'react';
import { screen } from 'storybook/test';
import styled from 'styled-components';
import { consumo, leer } from '#api/contract/cupos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { AccountSelector } from '#components/AccountSelector/AccountSelector.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { amountFault } from '#domain/orderAmount.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { ZERO_LIMITS } from '#testing/limitSamples.ts';
import { refusing, unsaid } from '#testing/shownCodes.ts';
import { showSimply } from '#testing/showSimply.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { fontSize } from '#theme/tokens.ts';
import { AmountInput } from '../AmountInput.tsx';
import { FormCard } from '../FormCard.styles.ts';
import { type LimitChannel, useLimitLeft } from '../useLimitLeft.ts';
import { useOrigin } from '../useOrigin.ts';

interface Situation {
  canal: LimitChannel;
  saldosOcultos: boolean;
  /** Amounts to choose from, in cents. */
  usuales?: readonly number[];
}

/** What the form of every order of money begins with: the account that pays, the amount and what the limits leave of it. */
function CuentaYValor({ canal, saldosOcultos, usuales = [] }: Situation) {
  const { state, origin, choose, retry } = useOrigin();
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const { left: limit } = useLimitLeft(origin?.number ?? null, canal);
  return (
    <FormCard aria-label="Datos de la operación">
      <Title>Operación de ejemplo</Title>
      <AccountSelector
        label="Cuenta de origen"
        state={state}
        value={origin?.number ?? null}
        onChange={choose}
        onRetry={retry}
        hideBalances={saldosOcultos}
      />
      <AmountInput
        field={{
          name: 'valor',
          ref: () => undefined,
          onChange: (event: { target: { value: string } }) => {
            setTyped(event.target.value);
            return Promise.resolve();
          },
          onBlur: () => {
            setLeft(true);
            return Promise.resolve();
          },
        }}
        text={typed}
        onWrite={setTyped}
        origin={origin}
        usual={usuales}
        fault={left ? amountFault(typed, origin?.availableCents ?? null, limit) : null}
        limit={limit}
      />
    </FormCard>
  );
}

const Title = styled.h1`
  font-size: ${fontSize.h2Small};
`;

const usual: Situation = { canal: 'Interno', saldosOcultos: false };

const meta = preview.meta({
  title: 'Pantallas/Operación de dinero/Cuenta y valor',
  component: CuentaYValor,
  args: usual,
  decorators: [inMain],
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Saldo disponible');
  await canvas.findByText(/^Disponible hoy /);
};

/** Leaves the amount with a text and waits for what is said of it. */
const typed = (text: string, said: string) => async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.type(stage.canvas.getByLabelText('Valor'), text);
  await stage.userEvent.tab();
  await stage.canvas.findByText(said);
};

/** The limits do not come: the account alone stands there, and the server is the judge. */
const withoutLimits = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Saldo disponible');
  await canvas.findByLabelText('Valor');
};

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(cuentasOrigen)),
  play: shows('Cargando cuentas de origen'),
});

export const Lento = meta.story({
  ...given(answers.slow(cuentasOrigen, SLOWNESS_MS)),
  play: shows('Cargando cuentas de origen'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(cuentasOrigen, [])),
  play: shows('No tiene cuentas habilitadas para débito'),
});

export const UnaCuenta = meta.story({
  name: 'Una sola cuenta',
  ...given(
    answers.withData(cuentasOrigen, [
      { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA', saldoDisponible: 2846.37 },
    ]),
  ),
  play: ready,
});

export const OtraCuenta = meta.story({
  name: 'Otra cuenta con sus propios cupos',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('combobox', { name: 'Cuenta de origen' }));
    const [, other] = await screen.findAllByRole('option');
    if (other) await stage.userEvent.click(other);
    await stage.canvas.findByText(/^Disponible hoy \$500,00/);
  },
});

export const SaldosOcultos = meta.story({ name: 'Saldos ocultos', args: { saldosOcultos: true }, play: ready });

export const CuposExternos = meta.story({
  name: 'Cupos de las transferencias externas',
  args: { canal: 'Externo' },
  play: inTurn(shows('Disponible hoy $1.000,00 de $1.000,00 ·'), shows('este mes $4.940,00 de $5.000,00')),
});

export const CuposDePagos = meta.story({
  name: 'Cupos de los pagos',
  args: { canal: 'Facilito' },
  play: inTurn(shows('Disponible hoy $290,00 de $300,00 ·'), shows('este mes $1.229,13 de $1.500,00')),
});

export const SinCupos = meta.story({
  name: '-0003-01-02: la cuenta no admite cupos',
  parameters: { codes: [...unsaid(leer, '-0003-01-02'), ...unsaid(consumo, '-0003-01-02')] },
  ...given(answers.withCode(leer, '-0003-01-02'), answers.withCode(consumo, '-0003-01-02')),
  play: withoutLimits,
});

export const ConsumoDesconocido = meta.story({
  name: 'Un servidor que no dice lo usado (404)',
  ...given(answers.withFault(consumo, 'notFound')),
  play: withoutLimits,
});

export const CuentasConError = meta.story({
  name: '-9999-00-03: las cuentas no llegan',
  ...refusing(cuentasOrigen, '-9999-00-03'),
  play: shows(errorCodes['-9999-00-03'].text),
});

export const VariosMensajes = meta.story({
  name: 'Las cuentas no llegan, con varios mensajes',
  ...refusing(cuentasOrigen, '-9999-00-01', '-9999-00-03'),
  play: shows(errorCodes['-9999-00-01'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(cuentasOrigen)),
  play: shows('No hay conexión con el servidor.'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(cuentasOrigen)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const Vacia = meta.story({
  name: 'Valor: vacío',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByLabelText('Valor'));
    await stage.userEvent.tab();
    await stage.canvas.findByText('El campo es requerido.');
  },
});

export const Negativo = meta.story({ name: 'Valor: negativo', play: typed('-5', 'Ingrese un valor mayor a cero.') });

export const Letras = meta.story({
  name: 'Valor: con letras',
  play: typed('diez', 'Escriba el valor así: 10 o 10,50.'),
});

export const MasQueElSaldo = meta.story({
  name: 'Valor: más que el saldo',
  play: typed('3000', 'Saldo insuficiente.'),
});

export const MasQueElCupo = meta.story({
  name: 'Valor: más que el cupo diario',
  play: typed('1500,01', 'Supera su cupo diario disponible: $1.500,00.'),
});

export const CupoCerrado = meta.story({
  name: 'Valor: el canal está cerrado, cupo en cero',
  ...given(answers.withData(leer, ZERO_LIMITS)),
  play: typed('1', 'Supera su cupo diario disponible: $0,00.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(cuentasOrigen, [
      {
        numeroCuenta: '010201004871000000000000004871',
        descripcion: 'AHORRO A LA VISTA DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
        saldoDisponible: 9_876_543_210.99,
      },
    ]),
    answers.withData(leer, {
      ...ZERO_LIMITS,
      valorInternoDiario: 9_876_543_210.99,
      valorInternoMensual: 9_876_543_210.99,
    }),
    answers.withData(consumo, ZERO_LIMITS),
  ),
  play: ready,
});
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const Sencillo = meta.story({
  name: 'Modo sencillo',
  beforeEach: showSimply,
  globals: m390,
  play: withoutLimits,
});
export const ConUsuales = meta.story({
  name: 'Valor: uno de los que suele enviar',
  args: { usuales: [60_00, 120_50, 1_234_56] },
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(await stage.canvas.findByText('$120,50'));
    await stage.canvas.findByText(/^Le queda/);
  },
});
