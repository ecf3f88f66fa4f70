import { Shell } from '#screens/shell/Shell.tsx';
import { useSession } from '#session/SessionProvider.tsx';
import preview from '#storybook/preview.tsx';
import { NoDisponible } from './NoDisponible.tsx';

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

export const EnLaBancaMovil = EnLaBanca.extend({
  name: 'Dentro de la banca, móvil',
  globals: { viewport: { value: 'm390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ir a mis productos' });
  },
});
