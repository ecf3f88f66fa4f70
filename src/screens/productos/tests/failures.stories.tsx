import { leer } from '#api/contract/productos.ts';
import { cuentasOrigen } from '#api/contract/transacciones.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { readStories, retries } from '#testing/readStories.ts';
import { refusing, shown } from '#testing/shownCodes.ts';
import { inMain, SLOWNESS_MS, shows } from '#testing/storyStage.tsx';
import { failedWith } from '#testing/storySteps.ts';
import { GENERAL, UNREADABLE } from '#testing/storyTexts.ts';
import { Productos } from '../Productos.tsx';

const meta = preview.meta({
  title: 'Pantallas/Productos',
  component: Productos,
  parameters: { mundo: { ruta: '/productos' } },
  decorators: [inMain],
});

const failing = readStories(leer);

export const SoloEspecificacion = meta.story({
  name: 'El servidor solo conoce la especificación',
  ...given(answers.withFault(leer, 'notFound')),
  play: shows('Ahorro a la vista'),
});

export const SoloEspecificacionVacio = meta.story({
  name: 'El servidor solo conoce la especificación, sin cuentas',
  ...given(answers.withFault(leer, 'notFound'), answers.withData(cuentasOrigen, [])),
  play: shows('Aún no tiene productos activos'),
});

export const SoloEspecificacionError = meta.story({
  name: '-9999-00-03: el servidor solo conoce la especificación y falla',
  parameters: { codes: shown(cuentasOrigen, '-9999-00-03') },
  ...given(answers.withFault(leer, 'notFound'), answers.withCode(cuentasOrigen, '-9999-00-03')),
  play: failedWith(errorCodes['-9999-00-03'].text),
});

export const ErrorGeneral = meta.story({
  name: '-9999-00-01: error general',
  ...refusing(leer, '-9999-00-01'),
  play: failedWith(errorCodes['-9999-00-01'].text),
});

export const Reintentando = ErrorGeneral.extend({
  name: '«Reintentar» en curso',
  play: retries(leer, errorCodes['-9999-00-01'].text),
});

/** The bank asks for another password while the member is signed in: who signs in with an old one sees nothing but its change. */
export const CambioDeClavePendiente = meta.story({
  name: '-0001-05-04: debe cambiar su contraseña',
  ...refusing(leer, '-0001-05-04'),
  play: failedWith(errorCodes['-0001-05-04'].text),
});

export const SinMensajes = meta.story({
  name: 'Error sin mensajes',
  ...given(answers.withMessages(leer, [])),
  play: failedWith(GENERAL),
});

export const ErrorDelServidor = meta.story({
  name: 'Error del servidor (500)',
  ...failing.serverError,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...failing.offline,
});

export const Lento = meta.story({
  ...given(answers.slow(leer, SLOWNESS_MS)),
  play: shows('Cargando sus productos'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...failing.expired,
});

export const FormaEquivocada = meta.story({
  name: 'Respuesta con otra forma',
  ...failing.wrongShape,
});

export const PortalCautivo = meta.story({
  name: 'Responde una página (portal cautivo)',
  ...given(answers.html(leer)),
  play: failedWith(UNREADABLE),
});

export const OtraClave = meta.story({
  name: 'Cifrado con otra clave',
  ...given(answers.wrongKey(leer)),
  play: failedWith(UNREADABLE),
});

export const CifradoCortado = meta.story({
  name: 'Cifrado cortado',
  ...given(answers.truncated(leer)),
  play: failedWith(UNREADABLE),
});
