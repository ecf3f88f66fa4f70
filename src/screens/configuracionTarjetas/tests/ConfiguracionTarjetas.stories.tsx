import { screen } from 'storybook/test';
import { eliminarExterna, tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, unsaid } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, shows } from '#testing/storyStage.tsx';
import { press } from '#testing/storySteps.ts';
import { OFFLINE } from '#testing/storyTexts.ts';
import { ConfiguracionTarjetas } from '../ConfiguracionTarjetas.tsx';

const meta = preview.meta({
  title: 'Pantallas/Tarjetas de crédito/Lista',
  component: ConfiguracionTarjetas,
  parameters: { mundo: { ruta: '/configuracion/tarjetas-credito' } },
  decorators: [inMain],
});

const LONG = 'VISA PLATINUM INTERNACIONAL PARA TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO';

/** Waits for the cards, what each may do, and the registered ones. */
const ready = async () => {
  await screen.findByText('Exterior: no', { selector: 'li:first-child li' });
  await screen.findByText('Tarjeta mamá');
};

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(lista), answers.never(tarjetas)),
  play: shows('Cargando sus tarjetas'),
});

export const Lento = meta.story({
  ...given(answers.slow(lista, SLOWNESS_MS), answers.slow(tarjetas, SLOWNESS_MS)),
  play: shows('Cargando sus tarjetas'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(lista, []), answers.withData(tarjetas, [])),
  play: shows('No tiene tarjetas registradas.'),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-03: las tarjetas propias no llegan',
  ...refusing(lista, '-9999-00-03'),
  play: shows(errorCodes['-9999-00-03'].text),
});

export const SinDetalle = meta.story({
  name: '-0007-01-01: de una tarjeta no se conocen los ajustes',
  parameters: { codes: unsaid(leer, '-0007-01-01') },
  ...given(answers.withCode(leer, '-0007-01-01')),
  play: shows('Visa Clásica'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(lista), answers.offline(tarjetas)),
  play: shows(OFFLINE),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(lista)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const Agregar = meta.story({
  name: 'Agregar tarjeta',
  play: async (stage) => {
    await press(stage, 'Agregar tarjeta');
    await screen.findByRole('dialog', { name: 'Agregar tarjeta' });
  },
});

export const Modificar = meta.story({
  name: 'Modificar una registrada',
  play: async (stage) => {
    await press(stage, 'Modificar Tarjeta mamá');
    await screen.findByRole('dialog', { name: 'Modificar tarjeta' });
  },
});

export const Eliminar = meta.story({
  name: 'Eliminar una registrada',
  play: async (stage) => {
    await press(stage, 'Eliminar Tarjeta mamá');
    await screen.findByRole('alertdialog', { name: '¿Eliminar esta tarjeta?' });
  },
});

export const Eliminando = meta.story({
  name: 'Eliminando una registrada: el banco aún no responde',
  ...given(answers.never(eliminarExterna)),
  play: async (stage) => {
    await press(stage, 'Eliminar Tarjeta mamá');
    await stage.userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Eliminando…', { exact: true });
  },
});

export const OtroEstado = meta.story({
  name: 'En otro estado: lo dice el servidor',
  ...given(
    answers.rewritten(lista, (rows) => (rows as object[]).map((row) => ({ ...row, estado: 'CANCELADA' }))),
    answers.rewritten(leer, (card) => ({ ...(card as object), estado: 'CANCELADA' })),
  ),
  play: shows('Cancelada'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(lista, [
      { codigoTarjeta: 'TC-01', producto: LONG, numeroEnmascarado: '************4502', estado: 'ACTIVA' },
    ]),
    answers.withData(tarjetas, [
      {
        codigoCuentaDestino: 'CD-99',
        numeroCuenta: '4000009988127778',
        institucion: 'COOPERATIVA DE AHORRO Y CREDITO DE LOS TRABAJADORES AGRICOLAS Y ARTESANOS DEL AUSTRO',
        codigoTipoCuenta: 'TCR',
        beneficiario: 'MARIA DE LOS ANGELES FERNANDA DEL CISNE GUAMAN VINTIMILLA DE ORDONEZ Y QUIZHPE',
        alias: 'X'.repeat(40),
      },
    ]),
  ),
  play: shows('X'.repeat(40)),
});

export const Movil = Listo.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
