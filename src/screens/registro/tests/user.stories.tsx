import { screen } from 'storybook/test';
import { specTexts } from '#domain/specTexts.ts';
import preview from '#storybook/preview.tsx';
import { shows } from '#testing/storyStage.tsx';
import { inTurn, leavesField, press, presses, showsInPage, stands } from '#testing/storySteps.ts';
import { fillUser, page, toUser } from './storySteps.ts';

const meta = preview.meta({ title: 'Pantallas/Registro', ...page });

// Step 2: Usuario

export const Usuario = meta.story({ name: 'Usuario: vacío', play: (stage) => toUser(stage) });

export const UsuarioLleno = meta.story({
  name: 'Usuario: lleno',
  play: inTurn(toUser, fillUser, leavesField),
});

export const UsuarioObligatorios = meta.story({
  name: 'Usuario: campos obligatorios',
  play: inTurn(toUser, presses('Continuar'), shows(specTexts.validation.required)),
});

/** Fills the second step and leaves its last field. */
const userWith = (changes: Parameters<typeof fillUser>[1], message: string) =>
  inTurn(toUser, (stage) => fillUser(stage, changes), leavesField, showsInPage(message));

export const RequisitosSinCumplir = meta.story({
  name: 'Usuario: requisitos sin cumplir',
  play: userWith({ clave: 'quebrada verde', confirmacion: 'quebrada verde' }, specTexts.validation.passwordDigit),
});

export const ContrasenaConUsuario = meta.story({
  name: 'Usuario: la contraseña contiene el usuario',
  play: async (stage) => {
    await toUser(stage);
    await fillUser(stage, { clave: 'Carlos.Loja2027' });
    await stage.userEvent.tab();
    // Only advice (D-25): the other rules are met, and this one is left for the server to judge.
    await showsInPage(/^: pendiente$/)(stage);
  },
});

export const NoCoinciden = meta.story({
  name: 'Usuario: las contraseñas no coinciden',
  play: userWith({ confirmacion: 'Quebrada2026' }, specTexts.validation.passwordMismatch),
});

export const UsuarioConTildes = meta.story({
  name: 'Usuario: con tildes',
  play: userWith({ usuario: 'ándrés.ñandú' }, 'De 4 a 30: letras sin tildes ni ñ, números, punto, guion o guion bajo.'),
});

export const UsuarioConEspacios = meta.story({
  name: 'Usuario: con espacios',
  play: userWith({ usuario: 'carlos loja' }, specTexts.validation.passwordWhitespace),
});

export const ContrasenaVisible = meta.story({
  name: 'Usuario: contraseña visible',
  play: async (stage) => {
    await toUser(stage);
    await fillUser(stage);
    const [show] = await stage.canvas.findAllByRole('button', { name: 'Mostrar contraseña' });
    if (show) await stage.userEvent.click(show);
    await stage.canvas.findByRole('button', { name: 'Ocultar contraseña' });
  },
});

export const Volver = meta.story({
  name: 'Usuario: «Volver» conserva lo escrito',
  play: async (stage) => {
    await toUser(stage);
    await press(stage, 'Volver');
    await stands('Identificación')(stage);
    await stage.canvas.findByDisplayValue('0159999028');
  },
});

export const Salir = meta.story({
  name: 'Usuario: salir con datos escritos',
  play: async (stage) => {
    await toUser(stage);
    await stage.userEvent.click(stage.canvas.getByRole('link', { name: 'Ingresar' }));
    await screen.findByRole('alertdialog', { name: 'Tiene cambios sin guardar. ¿Desea salir?' });
  },
});
