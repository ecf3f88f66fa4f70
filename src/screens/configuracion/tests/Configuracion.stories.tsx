import { tarjetas } from '#api/contract/cuentasDestino.ts';
import { leer } from '#api/contract/dispositivos.ts';
import { favoritos } from '#api/contract/pagos.ts';
import { lista } from '#api/contract/tarjetas.ts';
import { answers } from '#mocks/storyDemo.ts';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { unsaid } from '#testing/shownCodes.ts';
import { showSimply } from '#testing/showSimply.ts';
import { inMain, SLOWNESS_MS, type Stage, shows, showsLine } from '#testing/storyStage.tsx';
import { m390 } from '#testing/storyTexts.ts';
import { Configuracion } from '../Configuracion.tsx';
import { calls } from '../calls.ts';

const meta = preview.meta({
  title: 'Pantallas/Configuración',
  component: Configuracion,
  parameters: { mundo: { ruta: to.configuracion } },
  decorators: [inMain],
});

const ready = async () => {
  await showsLine('3 equipos · Samsung Galaxy A54 genera sus códigos')();
  await showsLine('2 tarjetas propias · 2 registradas para pago')();
};

/** What stands while nothing is known of the member's own. */
const plain = async () => {
  await shows('Equipos desde los que usted ingresa')();
  await shows('Bloqueo, compras y tarjetas registradas para pago')();
  await shows('Pagos que guardó para repetirlos')();
};

export const Cargando = meta.story({
  name: 'Cargando',
  ...given(...calls.map((call) => answers.never(call))),
  play: plain,
});

export const Listo = meta.story({
  name: 'Listo',
  ...given(
    answers.withData(
      favoritos,
      ['Luz casa', 'Luz papás', 'Celular Sofía', 'Pensión Sofía'].map((alias, index) => ({
        codigoFavorito: `F-${index}`,
        codigoServicio: 'CENTROSUR-LUZ',
        alias,
        referencia: '1203456',
      })),
    ),
  ),
  play: async () => {
    await ready();
    await shows('4 pagos guardados')();
  },
});

export const Lento = meta.story({
  name: 'Lento',
  ...given(...calls.map((call) => answers.slow(call, SLOWNESS_MS))),
  play: plain,
});

export const Vacio = meta.story({
  name: 'Vacío',
  ...given(
    answers.withData(leer, []),
    answers.withData(lista, []),
    answers.withData(tarjetas, []),
    answers.withData(favoritos, []),
  ),
  play: async () => {
    await showsLine('0 tarjetas propias · 0 registradas para pago')();
    await shows('Aún no tiene pagos guardados')();
  },
});

export const FallaTodo = meta.story({
  name: 'Servicio no disponible -9999-00-03: cada línea queda descrita',
  parameters: { codes: calls.flatMap((call) => unsaid(call, '-9999-00-03')) },
  ...given(...calls.map((call) => answers.withCode(call, '-9999-00-03'))),
  play: plain,
});

export const FallaUnaLista = meta.story({
  name: 'Falla una de las dos listas de tarjetas -9999-00-01',
  parameters: { codes: unsaid(tarjetas, '-9999-00-01') },
  ...given(answers.withCode(tarjetas, '-9999-00-01')),
  play: showsLine('2 tarjetas propias'),
});

export const SoloEspecificacion = meta.story({
  name: 'Un servidor que solo conoce la especificación',
  ...given(...calls.map((call) => answers.withFault(call, 'notFound'))),
  play: plain,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(...calls.map((call) => answers.offline(call))),
  play: plain,
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(leer)),
  play: shows('Su sesión ha expirado. Ingrese nuevamente.'),
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  beforeEach({ msw }) {
    const long = `Teléfono de la oficina central ${'X'.repeat(60)}`;
    msw.use(answers.withData(leer, [{ idDispositivo: 'A', alias: long, generaToken: true }]));
  },
  play: showsLine(/^1 equipo · Teléfono de la oficina/),
});

export const TemaElegido = meta.story({
  name: 'Tema elegido con el teclado',
  play: async (stage: Stage) => {
    await ready();
    stage.canvas.getByRole('radio', { checked: true }).focus();
    await stage.userEvent.keyboard('{ArrowLeft}');
  },
});

export const Movil = Listo.extend({ name: 'Móvil', globals: m390 });

export const Sencillo = meta.story({
  name: 'Modo sencillo',
  beforeEach: showSimply,
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Modo sencillo', checked: true });
  },
});
