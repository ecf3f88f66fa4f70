import { agencias } from '#api/contract/informacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, shows } from '#testing/storyStage.tsx';
import { inTurn, offers, presses, showsInPage } from '#testing/storySteps.ts';
import { LONG_NAME, m390, OFFLINE } from '#testing/storyTexts.ts';
import { RecuperacionDatos } from '../RecuperacionDatos.tsx';
import { GENERAL } from './storySteps.ts';

const world = { socio: null, ruta: '/recuperacion-datos' };

const meta = preview.meta({
  title: 'Pantallas/Recuperación/Datos',
  component: RecuperacionDatos,
  parameters: { mundo: world },
});

const ready = showsInPage('Matriz Centro');

/** Waits for the failure of the agencies; the three ways stand all the same. */
const agenciesFailedWith = (text: string) => inTurn(offers('Reintentar'), showsInPage(text));

const anAgency = { codigo: '01', nombre: 'Matriz Centro', ciudad: 'Cuenca', horario: 'Lunes a viernes 08:30 a 17:00' };

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(agencias)),
  play: showsInPage('Cargando las agencias'),
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(agencias, [])),
  play: showsInPage('No hay agencias publicadas. Llame a su cooperativa.'),
});

export const UnaAgencia = meta.story({
  name: 'Una agencia',
  ...given(answers.withData(agencias, [anAgency])),
  play: ready,
});

export const SinCiudadNiHorario = meta.story({
  name: 'Agencias sin ciudad ni horario',
  beforeEach({ msw }) {
    const bare = { codigo: '02', nombre: 'El Vergel', ciudad: null, horario: null };
    msw.use(answers.withData(agencias, [anAgency, bare]));
  },
  play: ready,
});

export const TodasLasAgencias = meta.story({
  name: '«Ver las 5 agencias» abierto',
  play: inTurn(presses('Ver las 5 agencias'), shows('5 agencias')),
});

export const DatosQueCambiaron = meta.story({
  name: '«Mi celular o correo cambió» abierto',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mi celular o correo cambió/ }));
    await canvas.findByRole('dialog', { name: 'Agencias' });
    await shows('5 agencias')();
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-03: las agencias no cargan',
  ...refusing(agencias, '-9999-00-03'),
  play: agenciesFailedWith(errorCodes['-9999-00-03'].text),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(agencias)),
  play: agenciesFailedWith(OFFLINE),
});

export const Lento = meta.story({
  ...given(answers.slow(agencias, SLOWNESS_MS)),
  play: showsInPage('Cargando las agencias'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(agencias)),
  play: agenciesFailedWith(GENERAL),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: { mundo: { ...world, cooperativa: LONG_NAME } },
  ...given(
    answers.withData(
      agencias,
      Array.from({ length: 120 }, (_, index) => ({
        codigo: String(index),
        nombre: `Agencia ${index + 1} del Mercado Mayorista de San Francisco de Peleusí de Azogues`,
        ciudad: index === 0 ? 'X'.repeat(60) : 'San Francisco de Peleusí de Azogues',
        horario: 'Lunes a viernes 08:30 a 17:00, sábados y domingos 09:00 a 13:00, feriados cerrado',
      })),
    ),
  ),
  play: showsInPage('Ver las 120 agencias'),
});

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
