import { carrier } from '#navigation/carried.ts';

/**
 * The user name that a blocked sign-in hands to the recovery of the password, so that it is not typed twice. It stays in the page's memory: a reload
 * and the end of a session forget it, and neither address nor history holds it.
 */
export const blockedUser = carrier<'usuario', string>('usuario');
