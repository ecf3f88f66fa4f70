import { waitFor } from 'storybook/test';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { m320, m390 } from '#testing/storyTexts.ts';
import { RepeatPayees } from '../RepeatPayees.tsx';

const meta = preview.meta({
  title: 'Pantallas/Transferencias, repetir',
  component: RepeatPayees,
  decorators: [inMain],
});

type Rows = WireAnswer<typeof historial>['registros'];

const sentTo = (...names: readonly string[]): WireAnswer<typeof historial> => ({
  totalRegistros: names.length,
  registros: names.map((destino, index) => ({
    numeroComprobante: `2026-1119-0482${index}`,
    fecha: '2026-11-19T18:40:00',
    tipo: 'EXTERNA',
    destino,
    valor: [60, 1_234.5, 18.2][index % 3] ?? 60,
    estado: 'EXITOSA',
  })) satisfies Rows,
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findAllByRole('button', { name: /^Repetir la transferencia/ });
};

export const Listo = meta.story({ play: ready });

export const Uno = meta.story({
  name: 'Solo uno',
  ...given(answers.withData(historial, sentTo('Rosa Elena Ordonez · Banco Andes Demo · •••• 8771'))),
  play: ready,
});

export const SinValor = meta.story({
  name: 'Un servidor que no dice el valor',
  ...given(
    answers.withData(historial, {
      totalRegistros: 1,
      registros: [{ numeroComprobante: 'N-1', fecha: '2026-11-19T18:40:00', destino: 'Talleres del Sur · •••• 2215' }],
    }),
  ),
  play: ready,
});

export const Cargando = meta.story({
  ...given(answers.never(historial)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Repetir una transferencia' });
  },
});

export const Lento = meta.story({
  ...given(answers.slow(historial, SLOWNESS_MS)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Repetir una transferencia' });
  },
});

const long = sentTo(
  'MARIA DE LOS ANGELES FERNANDEZ-SALVADOR Y VINTIMILLA DE LA TORRE · Banco Andes Demo · •••• 8771',
  'ASOCIACION DE PRODUCTORES AGROECOLOGICOS · Banco Andes Demo · •••• 1122',
  'LUZ · Banco Andes Demo · •••• 3344',
);

/** Where the history does not come nothing is said of it, and nothing stands there. */
const nothing = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await waitFor(() => {
    if (canvas.queryByRole('heading')) throw new Error('Aún está.');
  });
};

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(historial, sentTo())),
  play: nothing,
});

export const RangoInvalido = meta.story({
  name: '-0007-02-01: el rango no vale',
  parameters: { codes: [...unsaid(historial, '-0007-02-01')] },
  ...given(answers.withCode(historial, '-0007-02-01')),
  play: nothing,
});

export const SinServicio = meta.story({
  name: '-9999-00-03: el historial no llega',
  parameters: { codes: [...unsaid(historial, '-9999-00-03')] },
  ...given(answers.withCode(historial, '-9999-00-03')),
  play: nothing,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(historial)),
  play: nothing,
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(historial)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(answers.withData(historial, long)),
  globals: m320,
  play: ready,
});
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
