import { FORCED_CHANGE } from '#domain/constants.ts';
import { demo } from '#mocks/storyDemo.ts';
import type { NewSession } from '#session/sessionStore.ts';

/** What signing in would hand over, without its screen. */
export function sessionOf(usuario = 'mfguaman'): NewSession {
  const { cambioClave, ...session } = demo.signIn(usuario);
  return { ...session, owner: ownerMark(usuario), mustChangePassword: cambioClave === FORCED_CHANGE };
}

/** A member's mark in such a session. Another in each story and test: what one leaves in the page is told to no later one. */
export function ownerMark(usuario = 'mfguaman'): string {
  return `marca de ${usuario}, ${demo.generation()}`;
}
