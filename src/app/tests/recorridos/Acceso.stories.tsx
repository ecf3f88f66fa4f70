import { expect, screen } from 'storybook/test';
import { validarIdentidad } from '#api/contract/autenticacion.ts';
import { imagenes } from '#api/contract/marketing.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { specTexts } from '#domain/specTexts.ts';
import { answers, demo } from '#mocks/storyDemo.ts';
import { Application } from '#storybook/application.tsx';
import preview from '#storybook/preview.tsx';
import { maria } from '#testing/member.ts';
import { shown } from '#testing/shownCodes.ts';
import {
  follow,
  onlySteps,
  openProfile,
  press,
  sendCredentials,
  signIn,
  stands,
  type,
  typeCode,
} from './storySteps.ts';

const meta = preview.meta({
  title: 'Recorridos/Acceso',
  tags: ['!autodocs'],
  parameters: { mundo: { aplicacion: true }, ...onlySteps },
  render: () => <Application route="/" />,
  // The cooperative's picture comes whenever it is ready: the landscape stays.
  beforeEach({ msw }) {
    msw.use(answers.withData(imagenes, []));
  },
});

/** A member whose user is blocked (demo-bank.md C.1). */
const ROSA = { usuario: 'rosaquinde', identificacion: '0159999051', nueva: 'Laguna2027' };

export const RecuperarClave = meta.story({
  name: 'Usuario bloqueado: recuperar la contraseña e ingresar con la nueva',
  parameters: { codes: shown(validarIdentidad, '-0001-01-03') },
  play: async (stage) => {
    const { step, canvas } = stage;
    await step('Intentar ingresar: el usuario está bloqueado', async () => {
      await sendCredentials(stage, { usuario: ROSA.usuario, clave: 'Olvidada1' });
      await canvas.findByText(errorCodes['-0001-01-03'].text);
    });
    await step('Abrir «Recuperar contraseña»', async () => {
      await follow(stage, 'Recuperar contraseña');
      await canvas.findByRole('heading', { name: 'Recuperar contraseña' });
    });
    await step('Decir quién es', async () => {
      await type(stage, 'Usuario', ROSA.usuario);
      await type(stage, 'Número de identificación', ROSA.identificacion);
      await press(stage, 'Continuar');
    });
    await step('Confirmar con el código', async () => typeCode(stage));
    await step('Escribir la nueva contraseña dos veces', async () => {
      await type(stage, 'Nueva Contraseña', ROSA.nueva);
      await type(stage, 'Confirmar Contraseña', ROSA.nueva);
      await press(stage, 'Guardar contraseña');
      await canvas.findByRole('heading', { name: 'Su contraseña fue actualizada' });
      await expect(demo.bank.memberOf(ROSA.usuario)?.user?.clave).toBe(ROSA.nueva);
    });
    await step('Ingresar con la nueva contraseña', async () => {
      await follow(stage, 'Ir a iniciar sesión');
      await signIn(stage, { usuario: ROSA.usuario, clave: ROSA.nueva });
    });
  },
});

export const EliminarUsuario = meta.story({
  name: 'Eliminar el usuario: la sesión se cierra y el ingreso lo dice',
  play: async (stage) => {
    const { step, canvas } = stage;
    const texts = specTexts.deleteUser;
    const accounts = structuredClone(demo.bank.state.accounts);
    await step('Ingresar', async () => signIn(stage));
    await step('Abrir «Configuración» desde el perfil', async () => {
      await openProfile(stage);
      await stands(stage, 'Configuración');
    });
    await step('Pedir que se elimine el usuario y confirmarlo dos veces', async () => {
      await press(stage, 'Eliminar usuario');
      await canvas.findByRole('alertdialog', { name: texts.firstTitle });
      await press(stage, 'Continuar');
      await canvas.findByRole('alertdialog', { name: texts.secondTitle });
      await press(stage, 'Eliminar');
    });
    await step('Confirmar con el código', async () => typeCode(stage));
    await step('La sesión se cerró: el ingreso dice que el usuario fue eliminado', async () => {
      await stands(stage, 'Ingrese a su banca virtual');
      await screen.findByText(texts.deleted);
    });
    // A page that sends on to the products whoever is still signed in; and a session that only the bank had ended would be told of.
    await step('Nadie quedó adentro: «Recuperar usuario» se abre, y se vuelve al ingreso', async () => {
      await follow(stage, 'Recuperar usuario');
      await canvas.findByRole('button', { name: 'Enviar mi usuario' });
      await expect(screen.queryByText(/^Su sesión ha expirado/)).toBeNull();
      await follow(stage, 'Volver al ingreso');
      await stands(stage, 'Ingrese a su banca virtual');
      await screen.findByText(texts.deleted);
      await expect(screen.queryByText(/^Su sesión ha expirado/)).toBeNull();
    });
    await step('En los libros del banco: ya no hay quien ingrese, y las cuentas no cambiaron', async () => {
      await expect(demo.bank.memberOf(maria.usuario)).toBeUndefined();
      await expect(demo.bank.state.accounts).toEqual(accounts);
    });
  },
});
