import { expect, fn } from 'storybook/test';
import { agencias } from '#api/contract/informacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { failedWith, inTurn, showsInPage } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { Agencias } from '../Agencias.tsx';

const usual = { onClose: fn() };

const meta = preview.meta({
  title: 'Pantallas/Ayuda/Agencias',
  component: Agencias,
  args: usual,
  parameters: { mundo: { socio: null, ruta: '/login' }, docs: { story: { inline: false, height: '640px' } } },
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('Matriz Centro');
};

const search = async ({ canvas, userEvent }: Stage, text: string) => {
  await ready({ canvas });
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por ciudad o nombre' }), text);
};

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(agencias)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando las agencias');
  },
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(agencias, [])),
  play: async ({ canvas }) => {
    await canvas.findByText('No hay resultados.');
  },
});

export const Listo = meta.story({ name: 'Listo', play: ready });

export const Busqueda = meta.story({
  name: 'Búsqueda por ciudad, sin tildes',
  play: async (stage) => {
    await search(stage, 'cuenca VERGEL');
    await stage.canvas.findByText('1 agencia', { selector: ':not([role])' });
    await expect(stage.canvas.queryByText('Macas')).toBeNull();
  },
});

export const SinResultados = meta.story({
  name: 'Búsqueda sin resultados',
  play: inTurn((stage) => search(stage, 'Galápagos'), showsInPage('No hay resultados.')),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(agencias, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(agencias, [])),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const Reintentado = meta.story({
  name: 'Error y Reintentar: carga',
  ...given(answers.withCode(agencias, '-9999-00-03')),
  play: async (stage) => {
    await failedWith(errorCodes['-9999-00-03'].text)(stage);
    stage.msw.resetHandlers();
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Reintentar' }));
    await ready(stage);
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(agencias)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(agencias, SLOWNESS_MS)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando las agencias');
  },
});

/** Nobody is signed in: there is no session to end, so it is a failure like any other. */
export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(agencias)),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(agencias, [
      {
        codigo: '01',
        nombre: 'Agencia San Francisco de Peleusí de Azogues y sus comunidades '.repeat(4).slice(0, 200),
        ciudad: 'Santa Ana de los Ríos de Cuenca 🏔️🌽',
        direccion: 'Avenida de las Américas, junto al mercado central y frente al parque. '.repeat(3).slice(0, 200),
        telefono: '(07) 200-0000 extensión 1042, o 1800 000 000 sin costo desde todo el país',
        horario: 'Lunes a viernes 08:30 a 17:00, sábados 09:00 a 13:00 y feriados locales según calendario',
        latitud: -2.8974,
        longitud: -79.0045,
      },
      { codigo: '02', nombre: `Sin${'guionesniespacios'.repeat(12)}`.slice(0, 200) },
      { codigo: '03', nombre: 'Sin teléfono ni mapa', ciudad: null, telefono: null, latitud: null, longitud: null },
      { codigo: '04', nombre: 'Con coordenadas imposibles', telefono: 'No tiene', latitud: 912, longitud: -790 },
      { codigo: '05', nombre: '🏦 Móvil 🚌', ciudad: 'Recorre la provincia', telefono: '07 200 0000' },
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Sin teléfono ni mapa');
    await expect(canvas.getAllByRole('link', { name: 'Ver mapa' })).toHaveLength(1);
  },
});

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
