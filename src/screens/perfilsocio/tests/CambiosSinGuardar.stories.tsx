import preview from '#storybook/preview.tsx';
import { inMain, type Stage } from '#testing/storyStage.tsx';
import { PerfilSocio } from '../PerfilSocio.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Cambios sin guardar',
  component: PerfilSocio,
  parameters: { mundo: { ruta: '/perfilsocio' }, docs: { story: { inline: false, height: '480px' } } },
  decorators: [inMain],
});

/** Types into the phone and goes to another tab. */
async function leave({ canvas, userEvent }: Stage) {
  await canvas.findByDisplayValue('maria.guaman@example.com');
  await userEvent.type(canvas.getByLabelText('Celular'), '9');
  await userEvent.click(canvas.getByRole('tab', { name: 'CAMBIAR CONTRASEÑA' }));
  await canvas.findByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
}

export const Pregunta = meta.story({ name: 'Cambios sin guardar: la pregunta', play: leave });
export const Sigue = meta.story({
  name: 'Cambios sin guardar: sigue aquí',
  play: async (stage) => {
    await leave(stage);
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Seguir aquí' }));
    await stage.canvas.findByDisplayValue('09000002149');
  },
});

export const PreguntaEnCupos = meta.story({
  name: 'Cambios sin guardar: la pregunta en mis cupos',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'CONFIGURAR MIS CUPOS' }));
    await userEvent.type(await canvas.findByLabelText('Interno Diario'), '0');
    await userEvent.click(canvas.getByRole('tab', { name: 'MIS DATOS' }));
    await canvas.findByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  },
});
