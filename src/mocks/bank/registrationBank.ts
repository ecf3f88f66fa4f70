import { beforeEach } from 'vitest';
import { createBank } from './bank.ts';
import { createSteadyClock } from './clock.ts';
import { Malformed, Refusal } from './refusal.ts';
import { type NewUserForm } from './registration.ts';

export const clock = createSteadyClock();
export const bank = createBank({ now: clock.now });

export const CARLOS = '44902';
export const carlos = {
  tipoIdentificacion: '1' as const,
  identificacion: '0159999028',
  fechaNacimiento: '1979-03-21',
  numeroCuenta: '010201007733',
};
export const maria = {
  tipoIdentificacion: '1' as const,
  identificacion: '0159999010',
  fechaNacimiento: '1988-06-14',
  numeroCuenta: '010205003388',
};
export const device = { idDispositivo: 'D-1', modelo: 'Firefox en Linux' };
export const preguntas = [
  { codigo: '01', respuesta: ' Canela ' },
  { codigo: '04', respuesta: 'María' },
  { codigo: '07', respuesta: '🐕' },
];

/** A transaction that has begun. */
export function begin(proof = carlos): string {
  return bank.registration.checkIdentity(proof).idTransaccion;
}

/** A transaction that is confirmed. */
export function authorised(proof = carlos): string {
  const id = begin(proof);
  bank.transactions.authorise(id, '123456', null);
  return id;
}

/** Sends the form under a transaction, all of it right where nothing else is said. */
export function register(idTransaccion: string, change: Partial<NewUserForm> = {}): void {
  const form = {
    usuario: 'caloja',
    clave: 'Amanecer2027',
    preguntas,
    aceptaTerminos: true,
    aceptaTratamientoDatos: true,
  };
  bank.registration.register({ idTransaccion, ...form, ...change });
}

/** The codes of a refusal, «malformed» or «ok»; anything else is a fault of the bank and fails the test. */
export function codeOf(act: () => unknown): string {
  try {
    act();
    return 'ok';
  } catch (reason) {
    if (reason instanceof Malformed) return 'malformed';
    if (reason instanceof Refusal) return reason.message;
    throw reason;
  }
}

/** Signs in from the one device of these tests. */
export function signIn(usuario: string, clave: string) {
  const { idTransaccion } = bank.access.identify(usuario, clave, device.idDispositivo);
  return bank.access.signIn(usuario, clave, idTransaccion, device);
}

/** Before each test the bank as it opens. */
export function startEachTestFresh(): void {
  beforeEach(() => {
    clock.reset();
    bank.reset();
  });
}
