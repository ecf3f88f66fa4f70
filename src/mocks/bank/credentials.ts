import { firstPasswordError, trimPassword } from '#domain/password.ts';
import { Malformed, refuse } from './refusal.ts';
import type { Member, VirtualUser, World } from './state.ts';

/** Wrong credentials since the last right ones, for a user name in lower case, whether it exists or not. */
export function failuresOf({ state }: World, usuario: string): number {
  return state.failures.find((one) => one.usuario === usuario)?.count ?? 0;
}

/** Keeps that count; 0 forgets the name. */
export function setFailures({ state }: World, usuario: string, count: number): void {
  const others = state.failures.filter((one) => one.usuario !== usuario);
  state.failures = count === 0 ? others : [...others, { usuario, count }];
}

/** A new password as it will be kept; `field` names it for the developer. The rules of §5 are the client's to show and the server's to hold. @throws Malformed. */
export function checkedPassword(typed: string, field: string): string {
  const clave = trimPassword(typed);
  if (firstPasswordError(clave) !== null) throw new Malformed(`«${field}» no cumple las reglas de §5.`);
  return clave;
}

/** @throws Refusal -0001-05-03 when a password contains its owner's user name or identification, in any letter case (D-25). */
export function refuseTelltalePassword(clave: string, usuario: string, { identificacion }: Member): void {
  const lower = clave.toLowerCase();
  if ([usuario, identificacion].some((fact) => lower.includes(fact.toLowerCase()))) refuse('-0001-05-03');
}

/** Gives a user another password. @throws Malformed when §5 is broken; Refusal -0001-05-03, -0001-05-02. */
export function setPassword(member: Member, user: VirtualUser, typed: string): void {
  const clave = checkedPassword(typed, 'claveNueva');
  refuseTelltalePassword(clave, user.usuario, member);
  if (user.usedPasswords.includes(clave)) refuse('-0001-05-02');
  user.clave = clave;
  user.usedPasswords.push(clave);
  user.mustChangePassword = false;
}
