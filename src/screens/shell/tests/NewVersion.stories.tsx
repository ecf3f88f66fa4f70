import { screen } from 'storybook/test';
import { to } from '#navigation/paths.ts';
import preview from '#storybook/preview.tsx';
import { NewVersion } from '../NewVersion.tsx';

const meta = preview.meta({
  title: 'Pantallas/Armazón/Versión nueva',
  component: NewVersion,
  args: { onReload: () => undefined },
  render: (args) => (
    <main style={{ minHeight: '100vh', padding: 32 }}>
      <h1>Mis productos</h1>
      <NewVersion {...args} />
    </main>
  ),
  parameters: { mundo: { ruta: to.productos }, docs: { story: { inline: false, height: '420px' } } },
});

export const Ofrecida = meta.story({
  name: 'Versión nueva: se ofrece volver a cargar',
  play: async () => {
    await screen.findByRole('button', { name: 'Volver a cargar' });
  },
});
export const EnEspera = meta.story({
  name: 'Versión nueva: espera la respuesta de lo que se envía',
  args: { isWaiting: true },
  play: async () => {
    await screen.findByRole('button', { name: 'Volver a cargar', busy: true });
  },
});
