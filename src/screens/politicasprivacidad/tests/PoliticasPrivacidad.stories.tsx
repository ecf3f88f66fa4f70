import { screen } from 'storybook/test';
import { leer as leerContrato } from '#api/contract/contrato.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { type Stage } from '#testing/storyStage.tsx';
import { LONG_NAME, m320, m390 } from '#testing/storyTexts.ts';
import { withoutLine } from '#testing/withoutLine.ts';
import { PoliticasPrivacidad } from '../PoliticasPrivacidad.tsx';

const world = { socio: null, ruta: '/politicasprivacidad' };

const meta = preview.meta({
  title: 'Pantallas/Política de privacidad',
  component: PoliticasPrivacidad,
  parameters: { mundo: world },
});

const longName = { mundo: { ...world, cooperativa: LONG_NAME } };

const backTo =
  (place: string) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByRole('link', { name: place });
  };

/** Opens the signed document and waits for what the viewer says. */
const documentSays = (text: string | RegExp) => async (stage: Stage) => {
  await stage.userEvent.click(await stage.canvas.findByRole('button', { name: specTexts.misDatos.viewDocument }));
  await stage.canvas.findByText(text);
};

export const Listo = meta.story({ play: backTo('Volver al ingreso') });

export const ConexionPerdida = meta.story({ name: 'Se perdió la conexión', ...withoutLine });

export const ConSesion = meta.story({
  name: 'Con sesión',
  parameters: { mundo: { ...world, socio: 'mfguaman' } },
  play: backTo('Volver a mis productos'),
});

export const OtraSeccion = meta.story({
  name: 'Leyendo la última sección',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '7. Cómo contactarnos' });
    scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('link', { name: 'Cómo contactarnos', current: 'location' });
  },
});

export const DocumentoAbierto = meta.story({
  name: 'Documento abierto',
  play: documentSays(/^Página 1 de \d+\. .*Datos que tratamos/),
});

export const DocumentoCargando = meta.story({
  name: 'Documento cargando',
  ...given(answers.never(leerContrato)),
  play: documentSays('Cargando…'),
});

export const DocumentoNoDisponible = meta.story({
  name: '-9999-00-03: el documento no está disponible',
  ...refusing(leerContrato, '-9999-00-03'),
  play: documentSays(errorCodes['-9999-00-03'].text),
});

export const DocumentoSinConexion = meta.story({
  name: 'Documento sin conexión',
  ...given(answers.offline(leerContrato)),
  play: documentSays('No hay conexión con el servidor.'),
});

export const VerAgencias = meta.story({
  name: '«Ver agencias» abierto',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver agencias' }));
    await canvas.findByText('Matriz Centro');
  },
});

export const Sugerencia = meta.story({
  name: '«Enviar una sugerencia» abierto',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar una sugerencia' }));
    await screen.findByRole('dialog');
  },
});

export const ContenidoLargo = meta.story({ name: 'Contenido largo', parameters: longName });

export const Tableta = Listo.extend({ name: 'Tableta', globals: { viewport: { value: 'tableta' } } });
export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const MovilIndice = meta.story({
  name: 'Móvil con el índice abierto',
  globals: m390,
  play: async ({ canvas, userEvent }) => {
    const [summary] = await canvas.findAllByText('En esta página', { selector: 'summary span' });
    if (summary) await userEvent.click(summary);
    await canvas.findByRole('link', { name: 'Sus derechos' });
  },
});

export const MovilPequenoConSesion = ConSesion.extend({
  name: 'Móvil pequeño con sesión',
  parameters: { mundo: { ...world, socio: 'mfguaman', cooperativa: LONG_NAME } },
  globals: m320,
});
