import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { autorizar } from '#api/contract/tokens.ts';
import { demo } from '#mocks/storyDemo.ts';
import { sendCode } from '#testing/behaviourMember.ts';
import { label, main, title } from '#testing/locators.ts';
import { openBank, type TestBank } from '#testing/testWorld.tsx';

export const goOn = main.getByRole('button', { name: 'Continuar', exact: true });

export const back = main.getByRole('button', { name: 'Volver', exact: true });

export const create = main.getByRole('button', { name: 'Crear usuario', exact: true });

export const terms = page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' });

const TITLES = ['Identificación', 'Usuario y contraseña', 'Preguntas de seguridad', 'Confirmación'] as const;

export const READY = title('Su usuario está listo');

/** Carlos Loja, in the books and without a user. */
export const person = { identificacion: '0159999028', fechaNacimiento: '21/03/1979', numeroCuenta: '010201007733' };

export const credentials = { usuario: 'caloja', clave: 'Paramo2026' };

export const chosen = [
  { codigo: '01', respuesta: 'Luna' },
  { codigo: '05', respuesta: 'Panadería' },
  { codigo: '09', respuesta: 'Bolívar' },
];

/** The heading of a step, from 1 on. */
export const at = (step: number) => title(TITLES[step - 1] ?? '');

/** Opens the registration, signed out. */
export const openRegistration = () => openBank({ route: '/registro', socio: null, until: at(1) });

/** Fills the first step in. */
export async function fillIdentity({ identificacion, fechaNacimiento, numeroCuenta } = person): Promise<void> {
  await label('Número de identificación').fill(identificacion);
  await label('Fecha de nacimiento').fill(fechaNacimiento);
  await label('Número de cuenta').fill(numeroCuenta);
}

/** Fills the second step in. */
export async function fillCredentials({ usuario, clave } = credentials): Promise<void> {
  await label('Usuario').fill(usuario);
  await label('Contraseña').fill(clave);
  await label('Confirmar Contraseña').fill(clave);
}

/** Chooses the three questions of the third step and answers them. */
export async function fillQuestions(questions = chosen): Promise<void> {
  for (const [index, { codigo, respuesta }] of questions.entries()) {
    await expect
      .element(
        label(`Pregunta ${index + 1}`)
          .getByRole('option')
          .nth(9),
      )
      .toBeInTheDocument();
    await label(`Pregunta ${index + 1}`).selectOptions(codigo);
    await label(`Respuesta ${index + 1}`).fill(respuesta);
  }
}

/** Fills the third step in and accepts the terms. */
export async function fillSecurity(questions = chosen): Promise<void> {
  await fillQuestions(questions);
  await terms.click();
}

const fillings = [() => fillIdentity(), () => fillCredentials(), () => fillSecurity()];

/** From the first step to another one, everything filled in rightly. */
export async function toStep(target: number, from = 1): Promise<void> {
  for (let step = from; step < target; step += 1) {
    await expect.element(at(step)).toBeVisible();
    await fillings[step - 1]?.();
    await goOn.click();
  }
  await expect.element(at(target)).toBeVisible();
}

/** From the first step to the end with this user and password, everything else right: the order is sent. */
export async function register(second: typeof credentials): Promise<void> {
  await toStep(2);
  await fillCredentials(second);
  await goOn.click();
  await fillSecurity();
  await goOn.click();
  await create.click();
  await sendCode();
}

/** Said of a user whose creation was not answered. */
export const MAY_EXIST = 'No sabemos si su usuario caloja se creó: pruebe a ingresar con él.';

/** Everything of the first step is still there. */
export async function expectIdentityKept(): Promise<void> {
  await expect.element(label('Número de identificación')).toHaveValue(person.identificacion);
  await expect.element(label('Fecha de nacimiento')).toHaveValue(person.fechaNacimiento);
  await expect.element(label('Número de cuenta')).toHaveValue(person.numeroCuenta);
}

/** Everything of the second step is still there. */
export async function expectCredentialsKept(): Promise<void> {
  await expect.element(label('Usuario')).toHaveValue(credentials.usuario);
  await expect.element(label('Contraseña')).toHaveValue(credentials.clave);
  await expect.element(label('Confirmar Contraseña')).toHaveValue(credentials.clave);
}

/** Everything of the third step is still there. */
export async function expectSecurityKept(): Promise<void> {
  for (const [index, { codigo, respuesta }] of chosen.entries()) {
    await expect.element(label(`Pregunta ${index + 1}`)).toHaveValue(codigo);
    await expect.element(label(`Respuesta ${index + 1}`)).toHaveValue(respuesta);
  }
  await expect.element(terms).toBeChecked();
}

export const expectations = [expectIdentityKept, expectCredentialsKept, expectSecurityKept];

/** The member whom the registration makes a user of. */
export const registered = () => demo.bank.memberOf('caloja');

/** The transaction of a call for the code, the first one being 0. */
export const transactionOf = (bank: TestBank, call: number) => {
  const body = bank.bodiesOf(autorizar)[call];
  return body?.guid;
};
