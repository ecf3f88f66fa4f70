import { expect, fn, waitFor } from 'storybook/test';
import { preguntas } from '#api/contract/informacion.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { failedWith } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { PreguntasFrecuentes } from '../PreguntasFrecuentes.tsx';

const usual = { onClose: fn() };

const meta = preview.meta({
  title: 'Pantallas/Ayuda/Preguntas frecuentes',
  component: PreguntasFrecuentes,
  args: usual,
  parameters: { mundo: { socio: null, ruta: '/login' }, docs: { story: { inline: false, height: '640px' } } },
});

const ready = async ({ canvas }: Pick<Stage, 'canvas'>) => {
  await canvas.findByText('¿Puedo anular una recarga?');
};

export const Cargando = meta.story({
  name: 'Preguntas: cargando',
  ...given(answers.never(preguntas)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando las preguntas');
  },
});

export const Vacio = meta.story({
  name: 'Preguntas: vacío',
  ...given(answers.withData(preguntas, [])),
  play: async ({ canvas }) => {
    await canvas.findByText('No hay resultados.');
  },
});

export const Listo = meta.story({ name: 'Preguntas: listo', play: ready });

export const Abierta = meta.story({
  name: 'Preguntas: una abierta',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByText('¿Puedo anular una recarga?'));
    await waitFor(() => expect(stage.canvas.getByText(/no se pueden anular/)).toBeVisible());
  },
});

export const Categoria = meta.story({
  name: 'Preguntas: una categoría',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Seguridad' }));
    await stage.canvas.findByText('2 preguntas', { selector: ':not([role])' });
  },
});

export const Busqueda = meta.story({
  name: 'Preguntas: búsqueda',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: 'Buscar' }), 'CODIGO telefono');
    await stage.canvas.findByText('1 pregunta', { selector: ':not([role])' });
  },
});

export const SinResultados = meta.story({
  name: 'Preguntas: búsqueda sin resultados',
  play: async (stage) => {
    await ready(stage);
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'Pagos' }));
    await stage.userEvent.type(stage.canvas.getByRole('searchbox', { name: 'Buscar' }), 'hipoteca');
    await stage.canvas.findByText('No hay resultados.');
  },
});

export const SinCategorias = meta.story({
  name: 'Preguntas: sin categorías',
  ...given(
    answers.withData(preguntas, [
      { pregunta: '¿Puedo anular una recarga?', respuesta: 'No.' },
      { pregunta: '¿Cómo cambio mis cupos?', respuesta: 'En Configuración.', categoria: null },
    ]),
  ),
  play: async ({ canvas }) => {
    await ready({ canvas });
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

export const ErrorGeneral = meta.story({
  name: 'Preguntas: -9999-00-03, servicio no disponible',
  ...refusing(preguntas, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const SinConexion = meta.story({
  name: 'Preguntas: sin conexión',
  ...given(answers.offline(preguntas)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Lento = meta.story({
  name: 'Preguntas: lento',
  ...given(answers.slow(preguntas, SLOWNESS_MS)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando las preguntas');
  },
});

/** Nobody is signed in: there is no session to end, so it is a failure like any other. */
export const SesionExpirada = meta.story({
  name: 'Preguntas: 403 sin sesión',
  ...given(answers.sessionExpired(preguntas)),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Preguntas: contenido largo',
  ...given(
    answers.withData(preguntas, [
      {
        pregunta: '¿Qué hago si la transferencia que envié a otra institución no llega el mismo día? '
          .repeat(3)
          .slice(0, 200),
        respuesta: `🏔️ ${'Depende de la institución: a las que reciben de inmediato llega en segundos. '.repeat(12)}`,
        categoria: 'Transferencias a otras instituciones financieras del país',
      },
      {
        pregunta: `https://cooperativa.example.com/${'preguntas-'.repeat(16)}`,
        respuesta: '😀 Sí.',
        categoria: '🌽',
      },
      ...Array.from({ length: 30 }, (_, index) => ({
        pregunta: `¿Pregunta número ${index + 1} de una lista larga?`,
        respuesta: 'Respuesta.',
        categoria: `Categoría ${(index % 9) + 1}`,
      })),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/no llega el mismo día/));
    await waitFor(() => expect(canvas.getByText(/Depende de la institución/)).toBeVisible());
  },
});
export const Movil = Listo.extend({ name: 'Preguntas: móvil', globals: m390 });
