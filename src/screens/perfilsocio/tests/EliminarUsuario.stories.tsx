import { eliminarMiUsuario } from '#api/contract/credenciales.ts';
import { generar } from '#api/contract/tokens.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers } from '#mocks/storyDemo.ts';
import preview from '#storybook/preview.tsx';
import { given } from '#testing/given.ts';
import { refusing } from '#testing/shownCodes.ts';
import { inMain, type Stage, shows } from '#testing/storyStage.tsx';
import { inTurn, presses } from '#testing/storySteps.ts';
import { EliminarUsuario } from '../EliminarUsuario.tsx';

const meta = preview.meta({
  title: 'Pantallas/Perfil del socio/Eliminar usuario',
  component: EliminarUsuario,
  parameters: { mundo: { ruta: '/perfilsocio' }, docs: { story: { inline: false, height: '520px' } } },
  decorators: [inMain],
});

const texts = specTexts.deleteUser;

async function askFirst({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar usuario' }));
  await canvas.findByRole('alertdialog', { name: texts.firstTitle });
  await canvas.findByText(texts.firstQuestion);
}

async function askSecond(stage: Stage) {
  const { canvas, userEvent } = stage;
  await askFirst(stage);
  await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
  await canvas.findByRole('alertdialog', { name: texts.secondTitle });
  await canvas.findByText(texts.secondQuestion);
}

async function confirmTwice(stage: Stage) {
  await askSecond(stage);
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Eliminar' }));
}

async function openPin(stage: Stage) {
  await confirmTwice(stage);
  await stage.canvas.findByLabelText('Dígito 1 de 6');
}

/** Goes the whole way with a good code and waits for what is answered. */
const deletedWith = (text: string) => async (stage: Stage) => {
  await openPin(stage);
  await stage.userEvent.click(stage.canvas.getByLabelText('Dígito 1 de 6'));
  await stage.userEvent.paste('123456');
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Continuar' }));
  await shows(text)();
};

export const Boton = meta.story({ name: 'Eliminar: botón', play: shows('Eliminar usuario virtual') });
export const Primera = meta.story({ name: 'Eliminar: primera confirmación', play: askFirst });
export const Segunda = meta.story({ name: 'Eliminar: segunda confirmación', play: askSecond });
export const Pin = meta.story({ name: 'Eliminar: código', play: openPin });
export const SinDispositivo = meta.story({
  name: 'Eliminar: -0004-01-01, no tiene un dispositivo activo',
  ...refusing(generar, '-0004-01-01'),
  play: inTurn(confirmTwice, shows(errorCodes['-0004-01-01'].text)),
});
export const NoAutorizada = meta.story({
  name: 'Eliminar: -0005-01-08, la transacción no está autorizada',
  ...refusing(eliminarMiUsuario, '-0005-01-08'),
  play: deletedWith(errorCodes['-0005-01-08'].text),
});
export const CodigoCerrado = meta.story({
  name: 'Eliminar: código cerrado, no se eliminó nada',
  play: inTurn(openPin, presses('Cerrar'), shows('No se eliminó su usuario.')),
});
export const SinConexion = meta.story({
  name: 'Eliminar: sin conexión',
  ...given(answers.offline(eliminarMiUsuario)),
  play: deletedWith('No sabemos si su usuario se eliminó. Si ya no puede ingresar, se eliminó.'),
});
export const SesionExpirada = meta.story({
  name: 'Eliminar: sesión expirada',
  ...given(answers.sessionExpired(eliminarMiUsuario)),
  play: deletedWith('Su sesión ha expirado. Ingrese nuevamente.'),
});
export const Exito = meta.story({ name: 'Eliminar: éxito', play: deletedWith(texts.deleted) });
