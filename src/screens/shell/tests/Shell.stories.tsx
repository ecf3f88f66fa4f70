import type { StoryContext } from '@storybook/react-vite';
import { ultimoAcceso } from '#api/contract/autenticacion.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { leer as productos } from '#api/contract/productos.ts';
import { PageTitle } from '#components/PageTitle/PageTitle.tsx';
import { answers } from '#mocks/storyDemo.ts';
import { ProfilePanel } from '#screens/panelPerfil/ProfilePanel.tsx';
import { Productos } from '#screens/productos/Productos.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { shownAs } from '#testing/shownCodes.ts';
import { SLOWNESS_MS, type Stage } from '#testing/storyStage.tsx';
import { Shell } from '../Shell.tsx';

/** The shell with the session of the story's world: a token is no story arg. */
function SignedInShell() {
  const session = useSession();
  return session && <Shell session={session} Profile={ProfilePanel} />;
}

const meta = preview.meta({
  title: 'Pantallas/Menú y perfil',
  component: SignedInShell,
  parameters: { mundo: { ruta: '/productos', contenido: <Productos /> } },
  globals: { viewport: { value: 'escritorio' } },
});

const MARIA = { nombres: 'MARIA FERNANDA', apellidoPaterno: 'GUAMAN', apellidoMaterno: 'VINTIMILLA' };

/** The content stands, and so do both reads of the panel where there is one. */
const ready = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await canvas.findByText('Ahorro a la vista');
};

const panelReady = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await canvas.findByText('19-nov-2026 20:42');
  await ready({ canvas });
};

const openMenu = async ({ canvas, userEvent }: Stage) => {
  await ready({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir menú' }));
  await canvas.findByRole('dialog', { name: 'Menú' });
};

const openProfile = async ({ canvas, userEvent }: Stage) => {
  await ready({ canvas });
  await userEvent.click(canvas.getByRole('button', { name: 'Abrir perfil' }));
  await canvas.findByRole('dialog', { name: 'Perfil del socio' });
  await canvas.findAllByText('19-nov-2026 20:42');
};

export const Listo = meta.story({ play: panelReady });

export const Cargando = meta.story({
  ...given(answers.never(ultimoAcceso), answers.never(leer), answers.never(productos)),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus productos');
  },
});

export const Lento = meta.story({
  ...given(
    answers.slow(ultimoAcceso, SLOWNESS_MS),
    answers.slow(leer, SLOWNESS_MS),
    answers.slow(productos, SLOWNESS_MS),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando sus productos');
  },
});

export const PrimerAcceso = meta.story({
  name: 'Primer acceso, sin foto',
  parameters: { mundo: { socio: 'jcloja', contenido: <PageTitle>Configuración</PageTitle> } },
  play: async ({ canvas }) => {
    await canvas.findByText('Juan Carlos Loja Pesantez');
    await canvas.findAllByText('Sin registro');
  },
});

export const FotoAusente = meta.story({
  name: 'Foto ausente',
  ...given(answers.withData(leer, { ...MARIA, fotoPerfil: null })),
  play: panelReady,
});

export const FotoDanada = meta.story({
  name: 'Foto dañada',
  ...given(answers.withData(leer, { ...MARIA, fotoPerfil: 'AAAAAAAA' })),
  play: panelReady,
});

export const ErrorDelUltimoAcceso = meta.story({
  name: '-9999-00-03: el último acceso no responde',
  parameters: { codes: shownAs(ultimoAcceso, '-9999-00-03', 'No pudimos cargar la información.') },
  ...given(answers.withCode(ultimoAcceso, '-9999-00-03')),
  play: async ({ canvas }) => {
    await canvas.findByText('No pudimos cargar la información.');
    await ready({ canvas });
  },
});

export const SinConexion = meta.story({
  name: 'Sin conexión',
  ...given(answers.offline(ultimoAcceso), answers.offline(leer), answers.offline(productos)),
  play: async ({ canvas }) => {
    await canvas.findByText('No pudimos cargar la información.');
    await canvas.findByText('No hay conexión con el servidor.');
  },
});

export const SesionExpirada = meta.story({
  name: 'Sesión expirada',
  ...given(answers.sessionExpired(ultimoAcceso), answers.sessionExpired(leer), answers.sessionExpired(productos)),
  play: async ({ canvas }) => {
    await canvas.findByText('Su sesión ha expirado. Ingrese nuevamente.');
  },
});

export const ContenidoLargo = meta.story({
  name: 'Contenido largo',
  parameters: {
    mundo: { cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro' },
  },
  beforeEach({ msw }) {
    const nombres = 'MARIA FERNANDA DE LOS ANGELES INMACULADA CONCEPCION';
    const dispositivo = `CHROME EN ${'WINDOWS 11 PROFESIONAL '.repeat(6)}`;
    msw.use(
      answers.withData(leer, {
        nombres,
        apellidoPaterno: 'DE LA TORRE-VILLAVICENCIO',
        apellidoMaterno: 'X'.repeat(40),
      }),
      answers.withData(ultimoAcceso, { fecha: '2026-11-19T20:42:00', dispositivo }),
    );
  },
  play: panelReady,
});

export const CierreDeSesion = meta.story({
  name: 'Confirmación de cierre',
  play: async ({ canvas, userEvent }) => {
    await panelReady({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await canvas.findByRole('alertdialog', { name: 'Desea cerrar la sesión?' });
  },
});

export const ConfiguracionActual = meta.story({
  name: 'Configuración actual',
  parameters: { mundo: { ruta: '/configuracion/dispositivos', contenido: <PageTitle>Dispositivos</PageTitle> } },
  play: async ({ canvas }) => {
    await canvas.findByText('19-nov-2026 20:42');
  },
});

export const PaginaEnCamino = meta.story({
  name: 'Página en camino: la opción tocada lo muestra',
  parameters: { mundo: { enCamino: '/pagos' } },
  play: async ({ canvas, userEvent }) => {
    await panelReady({ canvas });
    await userEvent.click(canvas.getByRole('link', { name: 'PAGOS DE SERVICIOS' }));
    await canvas.findByRole('progressbar', { name: 'Cargando la página' });
    await canvas.findByText('Cargando la página…');
  },
});

export const PaginaEnCaminoMovil = PaginaEnCamino.extend({
  name: 'Página en camino, móvil',
  globals: { viewport: { value: 'm390' } },
  play: async (stage) => {
    await openMenu(stage);
    await stage.userEvent.click(stage.canvas.getByRole('link', { name: 'PAGOS DE SERVICIOS' }));
    await stage.canvas.findByRole('progressbar', { name: 'Cargando la página' });
    await stage.canvas.findByText('Cargando la página…');
  },
});

export const Ancho684 = meta.story({
  name: 'Ancho 684: el menú se oculta',
  globals: { viewport: { value: 'menuOculto' } },
  play: ready,
});
export const Ancho685 = meta.story({
  name: 'Ancho 685: el menú es fijo',
  globals: { viewport: { value: 'menuFijo' } },
  play: ready,
});
export const Ancho768 = meta.story({ name: 'Tableta', globals: { viewport: { value: 'tableta' } }, play: ready });
export const Ancho1920 = meta.story({
  name: 'Ancho 1920',
  globals: { viewport: { value: 'amplio' } },
  play: panelReady,
});

export const Movil = meta.story({ name: 'Móvil', globals: { viewport: { value: 'm390' } }, play: ready });
export const MovilPequeno = meta.story({
  name: 'Móvil pequeño',
  globals: { viewport: { value: 'm320' } },
  play: ready,
});
export const MenuAbierto = meta.story({
  name: 'Menú abierto, móvil',
  globals: { viewport: { value: 'm390' } },
  play: openMenu,
});
export const MenuAbierto320 = meta.story({
  name: 'Menú abierto, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
  play: openMenu,
});
export const PerfilEnHoja = meta.story({
  name: 'Perfil abierto en hoja',
  globals: { viewport: { value: 'tableta' } },
  play: openProfile,
});
export const PerfilEnHojaMovil = meta.story({
  name: 'Perfil abierto en hoja, móvil',
  globals: { viewport: { value: 'm390' } },
  play: openProfile,
});
export const CierreDesdeLaHoja = meta.story({
  name: 'Confirmación de cierre, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
  play: async (stage) => {
    await openProfile(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await stage.canvas.findByRole('alertdialog', { name: 'Desea cerrar la sesión?' });
  },
});
export const ContenidoLargoMovil = ContenidoLargo.extend({
  name: 'Contenido largo, móvil pequeño',
  globals: { viewport: { value: 'm320' } },
  play: ready,
});
