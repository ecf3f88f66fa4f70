import { type Stage } from '#testing/storyStage.tsx';
import { fill, inTurn, press, showsInPage, stands } from '#testing/storySteps.ts';
import { LONG_NAME } from '#testing/storyTexts.ts';
import { Registro } from '../Registro.tsx';

/** What all of its stories are about. */
export const page = {
  component: Registro,
  parameters: { mundo: { socio: null, ruta: '/registro' } },
};

/** Everything that the steps ask, as somebody types it. */
interface Typed {
  identificacion: string;
  fechaNacimiento: string;
  numeroCuenta: string;
  usuario: string;
  clave: string;
  confirmacion: string;
  respuestas: readonly [string, string, string];
}

/** The person of the books who has no virtual user yet (mocks/bank/seed/members.ts). */
const CARLOS: Omit<Typed, 'confirmacion'> = {
  identificacion: '0159999028',
  fechaNacimiento: '21/03/1979',
  numeroCuenta: '010201007733',
  usuario: 'carlos.loja',
  clave: 'Quebrada2027',
  respuestas: ['Canela', 'Cuenca', 'Escuela Luis Cordero'],
};

/** Fills the first step. */
export async function fillIdentity(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  const { identificacion, fechaNacimiento, numeroCuenta } = { ...CARLOS, ...changes };
  await fill(stage, 'Número de identificación', identificacion);
  await fill(stage, 'Fecha de nacimiento', fechaNacimiento);
  await fill(stage, 'Número de cuenta', numeroCuenta);
}

/** Fills the first step and sends it. */
export async function sendIdentity(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await fillIdentity(stage, changes);
  await press(stage, 'Continuar');
}

/** Goes to the second step, empty. */
export async function toUser(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await sendIdentity(stage, changes);
  await stands('Usuario y contraseña')(stage);
}

/** Fills the second step. */
export async function fillUser(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  const { usuario, clave } = { ...CARLOS, ...changes };
  await fill(stage, 'Usuario', usuario);
  await fill(stage, 'Contraseña', clave);
  await fill(stage, 'Confirmar Contraseña', changes.confirmacion ?? clave);
}

/** Goes to the third step, empty. */
export async function toQuestions(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await toUser(stage, changes);
  await fillUser(stage, changes);
  await press(stage, 'Continuar');
  await stands('Preguntas de seguridad')(stage);
}

/** Chooses a question of the list by its code, once the list is there. */
export async function choose({ canvas, userEvent }: Stage, place: number, codigo: string): Promise<void> {
  await canvas.findAllByRole('option', { name: 'Elija una pregunta' });
  await userEvent.selectOptions(canvas.getByLabelText(`Pregunta ${place}`), codigo);
}

/** Chooses three questions and answers them. */
export async function answerQuestions(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  const { respuestas } = { ...CARLOS, ...changes };
  for (const [index, respuesta] of respuestas.entries()) {
    await choose(stage, index + 1, `0${index + 1}`);
    await fill(stage, `Respuesta ${index + 1}`, respuesta);
  }
}

/** Ticks both consents. */
export async function accept({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /^Acepto los términos/ }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Autorizo a la cooperativa/ }));
}

/** Goes to the last step. */
export async function toConfirmation(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await toQuestions(stage, changes);
  await answerQuestions(stage, changes);
  await accept(stage);
  await press(stage, 'Continuar');
  await stands('Confirmación')(stage);
}

/** Goes to the end and asks for the code. */
export async function openPin(stage: Stage, changes: Partial<Typed> = {}): Promise<void> {
  await toConfirmation(stage, changes);
  await press(stage, 'Crear usuario');
  await stage.canvas.findByLabelText('Dígito 1 de 6');
}

/** Goes through all four steps and sends a code, by default the one that the demo's devices show. */
export async function sendCode(stage: Stage, changes: Partial<Typed> = {}, code = '123456'): Promise<void> {
  await openPin(stage, changes);
  await fill(stage, 'Dígito 1 de 6', code);
  await press(stage, 'Continuar');
}

export const longName = { mundo: { socio: null, ruta: '/registro', cooperativa: LONG_NAME } };

/** Goes to the end, sends the code and waits for what is said of it in the dialog or in the page. */
export const codeAnsweredWith = (text: string, code?: string) =>
  inTurn((stage) => sendCode(stage, {}, code), showsInPage(text));
