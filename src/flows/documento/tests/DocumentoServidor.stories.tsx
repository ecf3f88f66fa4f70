import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { certificado, estadoCuenta } from '#api/contract/cuentas.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { SLOWNESS_MS } from '#testing/storyStage.tsx';
import { failedWith } from '#testing/storySteps.ts';
import { DocumentoServidor } from '../DocumentoServidor.tsx';

interface Situation {
  which: 'certificado' | 'estadoCuenta';
  numeroCuenta: string;
  /** First day of the statement; it ends today. */
  desde: string;
  onClose: () => void;
}

const usual: Situation = {
  which: 'certificado',
  numeroCuenta: '010201004871',
  desde: '2026-10-01',
  onClose: fn(),
};

const meta = preview.meta({
  title: 'Pantallas/Documento del servidor',
  args: usual,
  render: ({ which, numeroCuenta, desde, onClose }: Situation) =>
    which === 'certificado' ? (
      <DocumentoServidor
        title="Certificado de cuenta"
        fileParts={['certificado', '4871']}
        endpoint={certificado}
        input={{ params: { numeroCuenta } }}
        onClose={onClose}
      />
    ) : (
      <DocumentoServidor
        title="Estado de cuenta"
        fileParts={['estado-cuenta', '4871']}
        endpoint={estadoCuenta}
        input={{ params: { numeroCuenta }, query: { desde, hasta: '2026-11-20' } }}
        onClose={onClose}
      />
    ),
  parameters: {
    mundo: { ruta: '/cuentas/010201004871' },
    docs: { story: { inline: false, height: '640px' } },
  },
});

type Stage = Pick<StoryContext, 'canvas'>;

const shows =
  (text: string | RegExp) =>
  async ({ canvas }: Stage) => {
    await canvas.findByText(text);
  };

const statement = { which: 'estadoCuenta' } as const;

export const CertificadoCargando = meta.story({
  name: 'Certificado: cargando',
  ...given(answers.never(certificado)),
  play: shows('Cargando…'),
});

export const Certificado = meta.story({ name: 'Certificado: listo', play: shows(/^Página 1 de \d+\. .*4871/) });

export const EstadoCargando = meta.story({
  name: 'Estado de cuenta: cargando',
  args: statement,
  ...given(answers.never(estadoCuenta)),
  play: shows('Cargando…'),
});

export const Estado = meta.story({
  name: 'Estado de cuenta: listo',
  args: statement,
  play: shows(/^Página 1 de \d+\. .*4871/),
});

export const EstadoDeUnAnio = meta.story({
  name: 'Estado de cuenta: un año, varias páginas',
  args: { ...statement, desde: '2025-11-21' },
  play: shows(/^Página 1 de \d+\. .*4871/),
});

export const CuentaDesconocida = meta.story({
  name: '-0007-01-01: la cuenta no existe o es de otra persona',
  parameters: { codes: shown(certificado, '-0007-01-01') },
  args: { numeroCuenta: '010209999999' },
  play: failedWith(errorCodes['-0007-01-01'].text),
});

export const EstadoDeCuentaDesconocida = meta.story({
  name: 'Estado de cuenta: -0007-01-01',
  parameters: { codes: shown(estadoCuenta, '-0007-01-01') },
  args: { ...statement, numeroCuenta: '010209999999' },
  play: failedWith(errorCodes['-0007-01-01'].text),
});

export const RangoLargo = meta.story({
  name: '-0007-02-01: más de doce meses',
  parameters: { codes: shown(estadoCuenta, '-0007-02-01') },
  args: { ...statement, desde: '2025-01-01' },
  play: failedWith(errorCodes['-0007-02-01'].text),
});

export const CertificadoNoDisponible = meta.story({
  name: 'Certificado: -9999-00-03, no disponible',
  ...refusing(certificado, '-9999-00-03'),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const CertificadoReintentado = meta.story({
  name: 'Certificado: error y Reintentar, carga',
  ...refusing(certificado, '-9999-00-03'),
  play: async ({ canvas, userEvent, msw }) => {
    await failedWith(errorCodes['-9999-00-03'].text)({ canvas });
    // Nobody presses what is still coming out of nothing.
    await waitFor(() => expect(canvas.getByText(errorCodes['-9999-00-03'].text)).toBeVisible());
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await shows(/^Página 1 de \d+\. .*4871/)({ canvas });
  },
});

export const CertificadoSinConexion = meta.story({
  name: 'Certificado: sin conexión',
  ...given(answers.offline(certificado)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const EstadoSinConexion = meta.story({
  name: 'Estado de cuenta: sin conexión',
  args: statement,
  ...given(answers.offline(estadoCuenta)),
  play: failedWith('No hay conexión con el servidor.'),
});

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación',
  args: statement,
  ...given(answers.withFault(estadoCuenta, 'notFound')),
  play: async ({ canvas }) => {
    await shows('Este documento no está disponible. Para obtenerlo acérquese a una agencia.')({ canvas });
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

export const CertificadoIlegible = meta.story({
  name: 'Certificado: documento roto',
  ...given(answers.withData(certificado, { documento: 'no es un PDF' })),
  play: shows('No pudimos abrir el documento.'),
});

export const EstadoLento = meta.story({
  name: 'Estado de cuenta: lento',
  args: statement,
  ...given(answers.slow(estadoCuenta, SLOWNESS_MS)),
  play: shows('Cargando…'),
});

export const CertificadoSesionExpirada = meta.story({
  name: 'Certificado: sesión expirada',
  ...given(answers.sessionExpired(certificado)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});
