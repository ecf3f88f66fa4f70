import { screen, waitFor } from 'storybook/test';
import { eliminarInterna, externas, internas } from '#api/contract/cuentasDestino.ts';
import type { WireAnswer } from '#api/contract/endpoint.ts';
import { historial } from '#api/contract/transacciones.ts';
import { besideFocusGuards } from '#components/storyRoom.tsx';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn, showsInPage } from '#testing/storySteps.ts';
import { Transferencias } from '../Transferencias.tsx';

const meta = preview.meta({
  title: 'Pantallas/Transferencias',
  component: Transferencias,
  parameters: { mundo: { ruta: to.transferencias } },
  decorators: [inMain],
});

type History = WireAnswer<typeof historial>;
type Destinations = WireAnswer<typeof internas>;

const noHistory: History = { totalRegistros: 0, registros: [] };

/** One transfer in each state. */
const everyState: History = {
  totalRegistros: 4,
  registros: [
    {
      numeroComprobante: '2026-1120-048214',
      fecha: '2026-11-20T10:12:00',
      tipo: 'EXTERNA',
      destino: 'Talleres Del Sur · Cooperativa Valle Nuevo Demo · •••• 2215',
      valor: 95,
      estado: 'EN_PROCESO',
      acreditacion: 'SPI',
      fechaAcreditacion: '2026-11-23',
    },
    {
      numeroComprobante: '2026-1119-048207',
      fecha: '2026-11-19T18:40:00',
      tipo: 'EXTERNA',
      destino: 'Pedro Quizhpe · Mutualista Tomebamba Demo · •••• 0034',
      valor: 40.66,
      estado: 'DEVUELTA',
    },
    {
      numeroComprobante: '2026-1102-048101',
      fecha: '2026-11-02T08:00:00',
      tipo: 'INTERNA',
      destino: 'Comercial San Roque · •••• 5566',
      valor: 220,
      estado: 'EXITOSA',
    },
    // A server that says less: no state, no amount, no destination.
    { numeroComprobante: '2026-1101-048001', fecha: '2026-11-01T08:00:00' },
  ],
};

/** Both lists and what was sent stand. */
const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Carlos Andres Loja Peralta');
  await canvas.findByText(/^Mostrando 5 de/);
};

const searching = (text: string) => async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: /^Buscar por nombre/ }), text);
};

const openMenu = async (stage: Stage) => {
  await ready(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Más acciones de Carlos Andres Loja Peralta' }));
  await screen.findByRole('menu');
};

const choose = (name: string) => async (stage: Stage) => {
  await openMenu(stage);
  await stage.userEvent.click(screen.getByRole('menuitem', { name }));
};

/** Waits for that many failures, each with its way to try again. */
const failures =
  (count: number) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await waitFor(() => {
      if (canvas.queryAllByRole('button', { name: 'Reintentar' }).length !== count) throw new Error('aún no');
    });
  };

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(internas), answers.never(externas), answers.never(historial)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus cuentas destino');
    await canvas.findByText('Cargando sus transferencias');
  },
});

export const Listo = meta.story({ name: 'Listo', play: ready });

export const SaldosOcultos = meta.story({
  name: 'Saldos ocultos',
  beforeEach() {
    localStorage.setItem('bv.saldosOcultos', 'si');
  },
  play: ready,
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(
    answers.slow(internas, SLOWNESS_MS),
    answers.slow(externas, SLOWNESS_MS),
    answers.slow(historial, SLOWNESS_MS),
  ),
  play: shows('Cargando sus cuentas destino'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(internas, []), answers.withData(externas, []), answers.withData(historial, noHistory)),
  play: async ({ canvas }) => {
    await canvas.findByText('Aún no tiene cuentas destino.');
    await canvas.findByText('No hay transferencias en este período.');
  },
});

export const UnaCuenta = meta.story({
  name: 'Una sola cuenta destino, ninguna transferencia',
  ...given(
    answers.withData(internas, [
      { codigoCuentaDestino: 'CD-90', numeroCuenta: '010201099999', alias: 'Ana', beneficiario: 'ANA L*** M***' },
    ]),
    answers.withData(externas, []),
    answers.withData(historial, noHistory),
  ),
  play: shows('1 cuenta destino'),
});

export const Estados = meta.story({
  name: 'Los estados de una transferencia: en proceso, devuelta, exitosa, sin decir',
  ...given(answers.withData(historial, everyState)),
  play: async ({ canvas }) => {
    await canvas.findByText('Devuelta');
    await canvas.findByText('Carlos Andres Loja Peralta');
  },
});

export const SinResultados = meta.story({
  name: 'Búsqueda sin resultados',
  play: inTurn(searching('nadie así'), showsInPage('No hay resultados.')),
});

export const Encontrada = meta.story({
  name: 'Búsqueda por institución',
  play: inTurn(searching('mutualista'), showsInPage('1 cuenta destino')),
});

export const MenuAbierto = meta.story({
  name: 'Menú de una cuenta destino',
  parameters: { a11y: besideFocusGuards },
  play: openMenu,
});

export const Modificar = meta.story({
  name: 'Modificar una cuenta destino',
  play: async (stage) => {
    await choose('Modificar')(stage);
    await screen.findByRole('dialog', { name: 'Modificar cuenta destino' });
  },
});

export const Eliminar = meta.story({
  name: 'Eliminar una cuenta destino',
  play: async (stage) => {
    await choose('Eliminar')(stage);
    await screen.findByRole('alertdialog', { name: '¿Eliminar esta cuenta destino?' });
  },
});

export const Eliminando = meta.story({
  name: 'Eliminando: el banco aún no responde',
  ...given(answers.never(eliminarInterna)),
  play: async (stage) => {
    await choose('Eliminar')(stage);
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await shows('Eliminando…')();
  },
});

export const EliminadaAntes = meta.story({
  name: 'Eliminar: ya no existe -0006-03-01',
  ...refusing(eliminarInterna, '-0006-03-01'),
  play: async (stage) => {
    await choose('Eliminar')(stage);
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await shows(errorCodes['-0006-03-01'].text)();
  },
});

export const Agregar = meta.story({
  name: 'Agregar una cuenta destino',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Agregar cuenta' }));
    await screen.findByRole('dialog', { name: 'Nueva cuenta destino' });
  },
});

export const Comprobante = meta.story({
  name: 'Comprobante de una transferencia',
  play: async (stage) => {
    await ready(stage);
    const [newest] = stage.canvas.getAllByRole('button', { name: /^Ver comprobante de/ });
    if (newest) await stage.userEvent.click(newest);
    await screen.findByText('Transferencia exitosa');
  },
});

export const FallaTodo = meta.story({
  name: 'Servicio no disponible -9999-00-03: cada parte lo dice',
  parameters: {
    // One sentence for both lists of destinations, one for the history.
    codes: [...shown(internas, '-9999-00-03'), ...unsaid(externas, '-9999-00-03'), ...shown(historial, '-9999-00-03')],
  },
  ...given(
    answers.withCode(internas, '-9999-00-03'),
    answers.withCode(externas, '-9999-00-03'),
    answers.withCode(historial, '-9999-00-03'),
  ),
  play: failures(2),
});

export const FallaUnaLista = meta.story({
  name: 'Falla una de las dos listas -9999-00-01: la otra se muestra',
  ...refusing(externas, '-9999-00-01'),
  play: inTurn(failures(1), ready),
});

export const FallaHistorial = meta.story({
  name: 'Fallan las transferencias -0007-02-01',
  ...refusing(historial, '-0007-02-01'),
  play: shows(errorCodes['-0007-02-01'].text),
});

export const FallaSiguiente = meta.story({
  name: 'Fallan las siguientes -9999-00-01: lo leído queda',
  parameters: { codes: shown(historial, '-9999-00-01') },
  play: async (stage) => {
    const { canvas, userEvent, msw } = stage;
    await ready(stage);
    msw.use(answers.withCode(historial, '-9999-00-01'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cargar más' }));
    await canvas.findByText(errorCodes['-9999-00-01'].text);
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(internas), answers.offline(externas), answers.offline(historial)),
  play: failures(2),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(historial)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const SoloEspecificacion = meta.story({
  name: 'Un servidor sin listas ni historial',
  ...given(
    answers.withFault(internas, 'notFound'),
    answers.withFault(externas, 'notFound'),
    answers.withFault(historial, 'notFound'),
  ),
  play: shows('Aún no tiene cuentas destino.'),
});

const longDestinations: Destinations = Array.from({ length: 30 }, (_, index) => ({
  codigoCuentaDestino: `CD-${100 + index}`,
  numeroCuenta: `01020109${String(index).padStart(4, '0')}`,
  alias: `Arriendo del local de la esquina número ${index + 1}`,
  beneficiario: 'MARIA DE LOS ANGELES FERNANDEZ-SALVADOR VINTIMILLA DE LA TORRE Y CUEVA',
}));

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(internas, longDestinations),
    answers.withData(historial, {
      totalRegistros: 999_999,
      registros: Array.from({ length: 5 }, (_, index) => ({
        numeroComprobante: `2026-1120-${index}`,
        fecha: '2026-11-20T10:12:00',
        tipo: 'EXTERNA' as const,
        destino:
          'María De Los Ángeles Fernández-Salvador Vintimilla De La Torre Y Cueva · Cooperativa de Ahorro y Crédito de los Artesanos del Austro Limitada · •••• 2215',
        valor: 9_999_999_999.99,
        estado: 'EN_PROCESO' as const,
        fechaAcreditacion: '2026-11-23',
      })),
    }),
  ),
  play: shows(/^Mostrando 5 de 999/),
});

export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
