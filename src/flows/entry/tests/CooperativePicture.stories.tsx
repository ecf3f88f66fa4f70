import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { imagenes } from '#api/contract/marketing.ts';
import { Scene } from '#components/Scene/Scene.tsx';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { unsaid } from '#testing/shownCodes.ts';
import { SLOWNESS_MS } from '#testing/storyStage.tsx';
import { color } from '#theme/tokens.ts';
import { CooperativePicture, type CooperativePictureProps } from '../CooperativePicture.tsx';

/** An ink panel with the picture at its foot. */
const Panel = styled.div`
  position: relative;
  width: min(40rem, 100%);
  height: 900px;
  overflow: hidden;
  background: ${color.surfaceInk};
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 0;
`;

function inPanel(Story: ComponentType) {
  return (
    <Panel>
      <Foot>
        <Story />
      </Foot>
    </Panel>
  );
}

const usual: CooperativePictureProps = { place: 'login', children: <Scene variant="panel" /> };

const meta = preview.meta({
  title: 'Pantallas/Entrada/Imagen de la cooperativa',
  component: CooperativePicture,
  args: usual,
  decorators: [inPanel],
  parameters: { mundo: { socio: null, ruta: '/login' }, docs: { story: { inline: false, height: '640px' } } },
});

type Stage = Pick<StoryContext, 'canvas' | 'canvasElement'>;

const LAGOON = 'Laguna andina al amanecer, con la montaña nevada al fondo.';

const drawing = (fill: string) =>
  btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 500"><path fill="${fill}" d="M0 0h640v500H0z"/></svg>`,
  );

const market = {
  imagen: drawing('#1F6272'),
  tipoContenido: 'image/svg+xml',
  textoAlternativo: 'Mercado de la plaza, con los puestos de flores.',
};
const field = { ...market, imagen: drawing('#FFA24D'), textoAlternativo: 'Campo de maíz junto al río.' };
const broken = { imagen: 'AAAA', tipoContenido: 'image/png', textoAlternativo: 'Imagen que no se puede dibujar.' };

const shows =
  (alternative: string) =>
  async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByAltText(alternative);
  };

/** The landscape is there and no picture. */
const landscapeStays = async ({ canvas, canvasElement }: Stage) => {
  await waitFor(() => expect(canvasElement.querySelector('svg circle')).not.toBeNull());
  await expect(canvas.queryByRole('img')).toBeNull();
};

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(answers.never(imagenes)),
  play: landscapeStays,
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(answers.withData(imagenes, [])),
  play: landscapeStays,
});

export const Listo = meta.story({ name: 'Listo', play: shows(LAGOON) });

export const ConEnlace = meta.story({
  name: 'Con enlace',
  ...given(answers.withData(imagenes, [{ ...market, enlace: 'https://cooperativa.example.com/creditos' }])),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: market.textoAlternativo });
  },
});

export const ConEnlaceYFoco = ConEnlace.extend({
  name: 'Con enlace y foco',
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: market.textoAlternativo });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const EnlaceSinTexto = meta.story({
  name: 'Con enlace y sin texto alternativo',
  ...given(
    answers.withData(imagenes, [
      { ...market, textoAlternativo: null, enlace: 'https://cooperativa.example.com/creditos' },
    ]),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'cooperativa.example.com' });
  },
});

export const EnlaceInseguro = meta.story({
  name: 'Con enlace que no es https: sin enlace',
  ...given(answers.withData(imagenes, [{ ...market, enlace: 'http://cooperativa.example.com' }])),
  play: async ({ canvas }) => {
    await shows(market.textoAlternativo)({ canvas });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const SinTexto = meta.story({
  name: 'Sin texto alternativo: decorativa',
  ...given(answers.withData(imagenes, [{ ...market, textoAlternativo: null }])),
  play: shows(''),
});

export const Dos = meta.story({
  name: 'Dos imágenes',
  ...given(answers.withData(imagenes, [market, field])),
  play: async ({ canvas, userEvent }) => {
    await shows(market.textoAlternativo)({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Imagen siguiente' }));
    await shows(field.textoAlternativo)({ canvas });
    await canvas.findByRole('group', { name: 'Imagen 2 de 2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Imagen anterior' }));
    await shows(market.textoAlternativo)({ canvas });
  },
});

export const Rota = meta.story({
  name: 'Imagen rota: vuelve el paisaje',
  ...given(answers.withData(imagenes, [broken])),
  play: async (stage) => {
    await shows(broken.textoAlternativo)(stage);
    await waitFor(() => expect(stage.canvas.queryByRole('img')).toBeNull());
    await landscapeStays(stage);
  },
});

export const UnaRota = meta.story({
  name: 'Una rota y una buena: queda la buena',
  ...given(answers.withData(imagenes, [broken, field])),
  play: async ({ canvas }) => {
    await shows(field.textoAlternativo)({ canvas });
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general, queda el paisaje',
  parameters: { codes: unsaid(imagenes, '-9999-00-01') },
  ...given(answers.withCode(imagenes, '-9999-00-01')),
  play: landscapeStays,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(imagenes)),
  play: landscapeStays,
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(answers.slow(imagenes, SLOWNESS_MS)),
  play: landscapeStays,
});

/** Nobody is signed in, and nobody misses a picture: nothing is said. */
export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(imagenes)),
  play: landscapeStays,
});
export const Angosta = meta.story({
  name: 'Menos de 1024: no se la pide',
  globals: { viewport: { value: 'tableta' } },
  play: landscapeStays,
});
