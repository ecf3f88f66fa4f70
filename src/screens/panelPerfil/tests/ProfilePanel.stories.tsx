import type { StoryContext } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shownAs, unsaid } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, shows } from '#testing/storyStage.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';

/** As wide as the shell's own column at the right; taller where there is more to read, so that nothing of it is scrolled away. */
const Column = styled.div`
  display: grid;
  width: min(20rem, 100%);
  min-height: 44rem;
`;

const meta = preview.meta({
  title: 'Pantallas/Panel de perfil',
  component: ProfilePanel,
  args: { name: 'María Fernanda Guamán Vintimilla' },
  decorators: [
    (Story: ComponentType) => (
      <DialogProvider>
        <Column>
          <Story />
        </Column>
      </DialogProvider>
    ),
  ],
});

const MARIA = { nombres: 'MARIA FERNANDA', apellidoPaterno: 'GUAMAN', apellidoMaterno: 'VINTIMILLA' };

const ready = shows('19-nov-2026 20:42');

/** The question is asked, and nothing is closed yet. */
const askLogout = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await ready();
  await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
  await canvas.findByRole('alertdialog', { name: 'Desea cerrar la sesión?' });
};

export const Listo = meta.story({ play: ready });

export const Cargando = meta.story({
  ...given(answers.never(ultimoAcceso), answers.never(leer)),
  play: shows('Último acceso'),
});

export const Lento = meta.story({
  ...given(answers.slow(ultimoAcceso, SLOWNESS_MS), answers.slow(leer, SLOWNESS_MS)),
  play: shows('Último acceso'),
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(ultimoAcceso), answers.offline(leer)),
  play: shows('No pudimos cargar la información.'),
});

export const ErrorDelUltimoAcceso = meta.story({
  name: '-9999-00-03: el último acceso no responde',
  parameters: { codes: shownAs(ultimoAcceso, '-9999-00-03', 'No pudimos cargar la información.') },
  ...given(answers.withCode(ultimoAcceso, '-9999-00-03')),
  play: shows('No pudimos cargar la información.'),
});

export const SinPerfil = meta.story({
  name: '-9999-00-01: el perfil no responde, queda el nombre del ingreso',
  parameters: { codes: unsaid(leer, '-9999-00-01') },
  ...given(answers.withCode(leer, '-9999-00-01')),
  play: ready,
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(ultimoAcceso), answers.sessionExpired(leer)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const PrimerAcceso = meta.story({
  name: 'Primer acceso, sin foto',
  parameters: { mundo: { socio: 'jcloja' } },
  args: { name: 'Juan Carlos Loja Pesantez' },
  play: shows('Sin registro'),
});

export const FotoDanada = meta.story({
  name: 'Foto dañada',
  ...given(answers.withData(leer, { ...MARIA, fotoPerfil: 'AAAAAAAA' })),
  play: ready,
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  ...given(
    answers.withData(leer, {
      nombres: 'MARIA FERNANDA DE LOS ANGELES INMACULADA CONCEPCION',
      apellidoPaterno: 'DE LA TORRE-VILLAVICENCIO',
      apellidoMaterno: 'X'.repeat(40),
    }),
    answers.withData(ultimoAcceso, {
      fecha: '2026-11-19T20:42:00',
      dispositivo: `CHROME EN ${'WINDOWS 11 PROFESIONAL '.repeat(6)}`,
    }),
  ),
  play: ready,
});

export const EnHoja = meta.story({
  name: 'En hoja, con su X',
  args: { onClose: () => undefined },
  play: ready,
});

export const CierreDeSesion = meta.story({ name: 'Confirmación de cierre', play: askLogout });

export const Movil = meta.story({
  name: 'Móvil',
  globals: { viewport: { value: 'm390' } },
  args: { onClose: () => undefined },
  play: ready,
});
