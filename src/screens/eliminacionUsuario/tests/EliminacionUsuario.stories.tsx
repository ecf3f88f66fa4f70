import { screen } from 'storybook/test';
import { eliminarMiUsuario } from '#api/contract/credenciales.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { EliminacionUsuario } from '../EliminacionUsuario.tsx';

const meta = preview.meta({
  title: 'Pantallas/Eliminación de usuario',
  component: EliminacionUsuario,
  parameters: { mundo: { ruta: '/eliminacion-usuario' } },
});

/** Both confirmations, then the code; the answer to the deletion decides what follows. */
async function confirmEverything({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar mi usuario' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
  await userEvent.click(await canvas.findByLabelText('Dígito 1 de 6'));
  await userEvent.paste('123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
}

const refusedWith = (text: string) => async (stage: Stage) => {
  await confirmEverything(stage);
  // Messages stand above everything, outside the story's own element.
  await screen.findByText(text);
};

export const Listo = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Eliminar mi usuario' });
  },
});

export const SinSesion = meta.story({
  name: 'Sin sesión',
  parameters: { mundo: { ruta: '/eliminacion-usuario', socio: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Iniciar sesión para continuar' });
  },
});

export const ContrasenaTemporal = meta.story({
  name: 'Contraseña temporal',
  parameters: { mundo: { ruta: '/eliminacion-usuario', socio: 'jcloja' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Cambiar su contraseña temporal para continuar' });
  },
});

const openAgencies = async ({ canvas, userEvent }: Stage) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver agencias' }));
  await canvas.findByText('Matriz Centro');
};

export const VerAgencias = meta.story({ name: '«Ver agencias» abierto', play: openAgencies });

export const VerAgenciasSinSesion = meta.story({
  name: 'Sin sesión, «Ver agencias» abierto',
  parameters: { mundo: { ruta: '/eliminacion-usuario', socio: null } },
  play: openAgencies,
});

export const PrimeraConfirmacion = meta.story({
  name: 'Primera confirmación',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar mi usuario' }));
    await canvas.findByText('Desea eliminar su usuario virtual permanentemente?');
  },
});

export const SegundaConfirmacion = meta.story({
  name: 'Segunda confirmación',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar mi usuario' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar' }));
    await canvas.findByText('Esta seguro de eliminar su usuario virtual permanentemente?');
  },
});

export const NoAutorizada = meta.story({
  name: 'Transacción no autorizada, -0005-01-08',
  ...refusing(eliminarMiUsuario, '-0005-01-08'),
  play: refusedWith(errorCodes['-0005-01-08'].text),
});

export const ErrorGeneral = meta.story({
  name: 'Error general, -9999-00-01',
  ...refusing(eliminarMiUsuario, '-9999-00-01'),
  play: refusedWith(errorCodes['-9999-00-01'].text),
});

export const Enviando = meta.story({
  ...given(answers.never(eliminarMiUsuario)),
  play: confirmEverything,
});

export const Lento = meta.story({
  ...given(answers.slow(eliminarMiUsuario, SLOWNESS_MS)),
  play: confirmEverything,
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(eliminarMiUsuario)),
  play: refusedWith('No sabemos si su usuario se eliminó. Si ya no puede ingresar, se eliminó.'),
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(eliminarMiUsuario)),
  play: async (stage) => {
    await confirmEverything(stage);
    await stage.canvas.findByRole('heading', { name: 'Ingrese a su banca virtual' });
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: {
    mundo: {
      ruta: '/eliminacion-usuario',
      cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores del Austro Sierra Azul Limitada',
    },
  },
});

export const Movil = meta.story({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });

export const Movil320 = meta.story({ name: 'Móvil, 320', globals: { viewport: { value: 'm320' } } });
