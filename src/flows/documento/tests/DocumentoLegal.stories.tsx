import type { StoryContext } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { leer } from '#api/contract/contrato.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { createPdf } from '#mocks/bank/pdf.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS } from '#testing/storyStage.tsx';
import { failedWith } from '#testing/storySteps.ts';
import { m390 } from '#testing/storyTexts.ts';
import { DocumentoLegal, type DocumentoLegalProps } from '../DocumentoLegal.tsx';

const usual: DocumentoLegalProps = { which: 'dataPolicy', onClose: fn() };

const meta = preview.meta({
  title: 'Pantallas/Documento legal',
  component: DocumentoLegal,
  args: usual,
  parameters: { mundo: { socio: null, ruta: '/registro' }, docs: { story: { inline: false, height: '640px' } } },
});

type Stage = Pick<StoryContext, 'canvas'>;

/** Waits until the text of the first page is there. */
const drawn =
  (text: RegExp) =>
  async ({ canvas }: Stage) => {
    await canvas.findByText(text);
  };

const loading = async ({ canvas }: Stage) => {
  await canvas.findByText('Cargando…');
};

const unreadable = async ({ canvas }: Stage) => {
  await canvas.findByText('No pudimos abrir el documento.');
};

const longDocument = createPdf(
  'Autorización para el tratamiento de datos personales y la consulta en burós de información',
  Array.from(
    { length: 60 },
    (_, index) => `Cláusula ${index + 1}. ${'La cooperativa y el socio acuerdan. '.repeat(4)}`,
  ),
);

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(leer)),
  play: loading,
});

export const Listo = meta.story({ name: 'Listo', play: drawn(/^Página 1 de \d+\. .*Datos que tratamos/) });

export const Terminos = meta.story({
  name: 'Términos y condiciones',
  args: { which: 'terms' },
  play: drawn(/^Página 1 de \d+\. .*Acceso/),
});

export const NoDisponible = meta.story({
  name: '-9999-00-03: documento no disponible',
  ...refusing(leer, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const Reintentado = meta.story({
  name: 'Error y Reintentar: carga',
  ...given(answers.withCode(leer, '-9999-00-03')),
  play: async ({ canvas, userEvent, msw }) => {
    await failedWith(errorCodes['-9999-00-03'].text)({ canvas });
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await drawn(/^Página 1 de \d+\. .*Datos que tratamos/)({ canvas });
  },
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(leer, [])),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(leer)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const Ilegible = meta.story({
  name: 'Documento roto',
  ...given(answers.withData(leer, { contrato: 'no es un PDF' })),
  play: unreadable,
});

export const Cortado = meta.story({
  name: 'Documento cortado',
  ...given(answers.withData(leer, { contrato: btoa('%PDF-1.4\n') })),
  play: unreadable,
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(leer, SLOWNESS_MS)),
  play: loading,
});

/** Nobody is signed in: there is no session to end, so it is a failure like any other. */
export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(leer)),
  play: failedWith('Ocurrió un error. Intente nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(answers.withData(leer, { contrato: longDocument })),
  play: drawn(/^Página 1 de \d+\. .*Cláusula 1/),
});

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });
