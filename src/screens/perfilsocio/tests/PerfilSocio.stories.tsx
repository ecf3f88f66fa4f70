import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inMain } from '#testing/storyStage.tsx';
import { PerfilSocio } from '../PerfilSocio.tsx';
import { TabOnItsWay } from '../TabOnItsWay.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Pestañas',
  component: PerfilSocio,
  parameters: { mundo: { ruta: '/perfilsocio' } },
  decorators: [inMain],
});

/** Opens a tab; what its section can be is told by stories of its own. */
const openTab =
  (name: string) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(await canvas.findByRole('tab', { name }));
    await canvas.findByRole('tab', { name, selected: true });
    await canvas.findByRole('tabpanel');
    // Its code has come.
    await waitFor(() => expect(canvas.queryByText('Cargando')).toBeNull());
  };

export const CambiarContrasena = meta.story({ name: 'Cambiar contraseña', play: openTab('CAMBIAR CONTRASEÑA') });
export const MisCupos = meta.story({ name: 'Configurar mis cupos', play: openTab('CONFIGURAR MIS CUPOS') });
export const CodigoEnCamino = meta.story({
  name: 'El código de una pestaña tarda',
  render: () => <TabOnItsWay />,
  play: async ({ canvas }) => {
    await canvas.findByText('Cargando');
  },
});
export const ConElTeclado = meta.story({
  name: 'Con el teclado',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('maria.guaman@example.com');
    await userEvent.click(canvas.getByRole('tab', { name: 'MIS DATOS' }));
    await userEvent.keyboard('{ArrowRight}');
  },
});
