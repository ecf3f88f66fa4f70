import { FORCED_CHANGE } from '#domain/constants.ts';
import { firstPasswordError, trimPassword } from '#domain/password.ts';
import { Malformed, refuse } from './refusal.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { entryOf, type Member, type World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** Wrong credentials after which a user is blocked; the one before the last warns (-0001-01-02). */
export const SIGN_IN_FAILURES = 3;

/** Sign-in, passwords and the end of a user. Nothing here tells whether a user exists: unknown names are counted and blocked alike. */
export interface Access {
  /** First step. @throws Refusal -0001-01-01 … -03. */
  identify(usuario: string, clave: string): { idTransaccion: string; requiereToken: boolean; primerNombre: string };
  /** Second step: opens the session and records the access. @throws Refusal -0001-01-01 … -03, -0005-01-08. */
  signIn(usuario: string, clave: string, idTransaccion: string | undefined, device: string): SignedIn;
  /** Opens a session without credentials, for stories and tests; records no access. @throws Error for an unknown user. */
  enter(usuario: string): SignedIn;
  /** First step of a recovery: answers alike for a stranger, with an id that no code authorises. */
  requestRecovery(usuario: string, identificacion: string): { idTransaccion: string; destino: string };
  /** Last step of a recovery, which also unblocks. @throws Refusal -0005-01-08, -0001-05-02, -0001-05-03. */
  recover(idTransaccion: string, claveNueva: string): void;
  /** @throws Refusal -0001-05-01 … -03. */
  changePassword(open: OpenSession, claveAnterior: string, claveNueva: string): void;
  /** Deletes the virtual user and ends all its sessions; accounts stay. @throws Refusal -0005-01-08. */
  deleteUser(open: OpenSession, idTransaccion: string): void;
}

/** What iniciar-sesion answers. */
export interface SignedIn {
  token: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  cambioClave: 'S' | 'N';
}

/** Sign-in, passwords and deletion over one world. */
export function createAccess(world: World, sessions: Sessions, transactions: Transactions): Access {
  const failuresOf = (usuario: string) => world.state.failures.find((one) => one.usuario === usuario)?.count ?? 0;
  const setFailures = (usuario: string, count: number) => {
    const others = world.state.failures.filter((one) => one.usuario !== usuario);
    world.state.failures = count === 0 ? others : [...others, { usuario, count }];
  };
  const verify = (usuario: string, clave: string): Member => {
    const name = usuario.trim().toLowerCase();
    const failed = failuresOf(name);
    if (failed >= SIGN_IN_FAILURES) refuse('-0001-01-03');
    const member = entryOf(world.state.members, name);
    if (member && trimPassword(clave) === member.clave) {
      setFailures(name, 0);
      return member;
    }
    setFailures(name, failed + 1);
    if (failed + 1 >= SIGN_IN_FAILURES) refuse('-0001-01-03');
    return refuse(failed + 1 === SIGN_IN_FAILURES - 1 ? '-0001-01-02' : '-0001-01-01');
  };
  const signedIn = (member: Member, token: string): SignedIn => ({
    token,
    nombres: member.nombres,
    apellidoPaterno: member.apellidoPaterno,
    apellidoMaterno: member.apellidoMaterno,
    cambioClave: member.mustChangePassword ? FORCED_CHANGE : 'N',
  });
  return {
    identify(usuario, clave) {
      const member = verify(usuario, clave);
      return {
        idTransaccion: transactions.generateWithoutSession(member.usuario, 'signIn'),
        requiereToken: false,
        primerNombre: member.nombres.split(' ')[0] ?? '',
      };
    },
    signIn(usuario, clave, idTransaccion, device) {
      const member = verify(usuario, clave);
      transactions.useForSignIn(idTransaccion, member.usuario);
      const token = sessions.open(member, member.lastAccess);
      member.lastAccess = { at: world.now(), device: device.toUpperCase() };
      return signedIn(member, token);
    },
    enter(usuario) {
      const member = entryOf(world.state.members, usuario);
      if (!member) throw new Error(`The simulated bank has no user «${usuario}».`);
      return signedIn(member, sessions.open(member, member.lastAccess));
    },
    requestRecovery(usuario, identificacion) {
      const member = entryOf(world.state.members, usuario.trim().toLowerCase());
      const known = member !== undefined && member.identificacion === identificacion.trim();
      return {
        idTransaccion: transactions.generateWithoutSession(known ? member.usuario : null, 'recovery'),
        destino: `celular terminado en ${known ? member.celular.slice(-3) : inventedEnding(usuario)}`,
      };
    },
    recover(idTransaccion, claveNueva) {
      transactions.executeRecovery(idTransaccion, (usuario) => {
        const member = entryOf(world.state.members, usuario);
        if (!member) return refuse('-0005-01-08');
        setPassword(member, claveNueva);
        setFailures(usuario, 0);
        sessions.endAll(usuario);
      });
    },
    changePassword({ member }, claveAnterior, claveNueva) {
      if (trimPassword(claveAnterior) !== member.clave) refuse('-0001-05-01');
      setPassword(member, claveNueva);
    },
    deleteUser(open, idTransaccion) {
      const { usuario } = open.member;
      transactions.execute(idTransaccion, open, 'eliminarmiusuario', {}, () => {
        Reflect.deleteProperty(world.state.members, usuario);
        sessions.endAll(usuario);
      });
    },
  };
}

/** The rules of §5 are the client's to show and the server's to hold; the rest has codes (contract B.1). */
function setPassword(member: Member, typed: string): void {
  const clave = trimPassword(typed);
  if (firstPasswordError(clave) !== null) throw new Malformed('«claveNueva» no cumple las reglas de §5.');
  const lower = clave.toLowerCase();
  if ([member.usuario, member.identificacion].some((fact) => lower.includes(fact.toLowerCase()))) refuse('-0001-05-03');
  if (member.usedPasswords.includes(clave)) refuse('-0001-05-02');
  member.clave = clave;
  member.usedPasswords.push(clave);
  member.mustChangePassword = false;
}

/** Three digits that are always the same for one typed name, so that a stranger looks like a member. */
function inventedEnding(usuario: string): string {
  const sum = Array.from(usuario).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1000, 7);
  return String(sum).padStart(3, '0');
}
