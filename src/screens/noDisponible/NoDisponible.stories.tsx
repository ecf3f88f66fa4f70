import { Shell } from '#screens/shell/Shell.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { NoDisponible, NoDisponiblePublica } from './NoDisponible.tsx';

const meta = preview.meta({
  title: 'Pantallas/Sección no disponible',
  component: NoDisponible,
  parameters: { mundo: { ruta: '/pagos', contenido: <NoDisponible /> } },
});

/** The shell with the session of the story's world. */
function SignedInShell() {
  const session = useSession();
  return session && <Shell session={session} />;
}

export const EnLaBanca = meta.story({
  name: 'Dentro de la banca',
  render: () => <SignedInShell />,
  globals: { viewport: { value: 'escritorio' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir a mis productos' });
    await canvas.findByText('19-nov-2026 20:42', undefined, { timeout: 8000 });
  },
});

export const Publica = meta.story({
  name: 'Pública',
  render: () => <NoDisponiblePublica />,
  parameters: { mundo: { socio: null, ruta: '/registro' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir al inicio de sesión' });
  },
});

export const PublicaConSesion = meta.story({
  name: 'Pública, con sesión',
  render: () => <NoDisponiblePublica />,
  parameters: { mundo: { ruta: '/politicasprivacidad' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir a mis productos' });
  },
});

export const EnLaBancaMovil = EnLaBanca.extend({
  name: 'Dentro de la banca, móvil',
  globals: { viewport: { value: 'm390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir a mis productos' });
  },
});
export const PublicaMovil = Publica.extend({ name: 'Móvil', globals: { viewport: { value: 'm390' } } });
export const PublicaMovilPequeno = Publica.extend({
  name: 'Móvil pequeño con contenido largo',
  parameters: {
    mundo: {
      socio: null,
      ruta: '/registro',
      cooperativa: 'Cooperativa de Ahorro y Crédito de los Trabajadores Agrícolas y Artesanos del Austro',
    },
  },
  globals: { viewport: { value: 'm320' } },
});
