import { FORCED_CHANGE } from '#domain/constants.ts';
import { trimPassword } from '#domain/password.ts';
import { failuresOf, setFailures, setPassword } from './credentials.ts';
import { browserOf, type Device, forgetBrowsers, recordDevice } from './devices.ts';
import { checkedDocument, checkedEmail, hasDocument, type IdentityDocument, memberOfDocument } from './identity.ts';
import { refuse } from './refusal.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import { entryOf, type Member, memberOfUser, type VirtualUser, type World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** Wrong credentials after which a user is blocked; the one before the last warns (-0001-01-02). */
export const SIGN_IN_FAILURES = 3;

/** Sign-in, recovery, passwords and the end of a user. Nothing here tells whether a user exists: unknown names are counted and blocked alike. */
export interface Access {
  /**
   * First step. `requiereToken`: this device is new to a user whose new devices are asked for a code, which has to authorise the
   * transaction before the second step. @throws Refusal -0001-01-01 … -03.
   */
  identify(
    usuario: string,
    clave: string,
    idDispositivo: string,
  ): { idTransaccion: string; requiereToken: boolean; primerNombre: string };
  /** Second step: opens the session, records the access and remembers the device. @throws Refusal -0001-01-01 … -03, -0005-01-08. */
  signIn(usuario: string, clave: string, idTransaccion: string | undefined, device: Device): SignedIn;
  /** Opens a session without credentials on the member's first browser, for stories and tests; records no access. @throws Error for an unknown user. */
  enter(usuario: string): SignedIn;
  /**
   * First step of a recovery: answers alike for a stranger, for another's document and for a member without a device that makes
   * codes, with an id that no code authorises. @throws Malformed when there can be no such document.
   */
  requestRecovery(usuario: string, document: IdentityDocument): { idTransaccion: string; destino: string };
  /** Last step of a recovery, which also unblocks. @throws Refusal -0005-01-08, -0001-05-02, -0001-05-03. */
  recover(idTransaccion: string, claveNueva: string): void;
  /**
   * Sends a member their user name if document and address are theirs, and answers the address as typed and masked either way, so
   * that it tells nothing. @throws Malformed when there can be no such document or address.
   */
  sendUserName(document: IdentityDocument, correo: string): { correo: string };
  /** @throws Refusal -0001-05-01 … -03. */
  changePassword(open: OpenSession, claveAnterior: string, claveNueva: string): void;
  /** Deletes the virtual user and ends all its sessions; person and accounts stay. @throws Refusal -0005-01-08. */
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

/** A member who can enter. */
interface Entrant {
  member: Member;
  user: VirtualUser;
}

/** Sign-in, recovery, passwords and deletion over one world. */
export function createAccess(world: World, sessions: Sessions, transactions: Transactions): Access {
  const entrantOf = (usuario: string): Entrant | undefined => {
    const member = memberOfUser(world.state, usuario);
    return member?.user ? { member, user: member.user } : undefined;
  };
  const verify = (usuario: string, clave: string): Entrant => {
    const name = asUserName(usuario);
    const failed = failuresOf(world, name);
    if (failed >= SIGN_IN_FAILURES) refuse('-0001-01-03');
    const entrant = entrantOf(name);
    if (entrant && trimPassword(clave) === entrant.user.clave) {
      setFailures(world, name, 0);
      return entrant;
    }
    setFailures(world, name, failed + 1);
    if (failed + 1 >= SIGN_IN_FAILURES) refuse('-0001-01-03');
    return refuse(failed + 1 === SIGN_IN_FAILURES - 1 ? '-0001-01-02' : '-0001-01-01');
  };
  return {
    identify(usuario, clave, idDispositivo) {
      const { member, user } = verify(usuario, clave);
      const requiereToken = needsCode(user, idDispositivo);
      // A member without a device cannot show a code: for them it is a decoy, and the agency helps.
      const canEnter = !requiereToken || member.hasTokenDevice;
      return {
        idTransaccion: transactions.generateForSignIn(canEnter ? member.numeroSocio : null, idDispositivo),
        requiereToken,
        primerNombre: member.nombres.split(' ')[0] ?? '',
      };
    },
    signIn(usuario, clave, idTransaccion, device) {
      const { idDispositivo, modelo } = device;
      const { member, user } = verify(usuario, clave);
      const newDevice = needsCode(user, idDispositivo) ? idDispositivo : null;
      transactions.useForSignIn(idTransaccion, member.numeroSocio, newDevice);
      recordDevice(world, member, device);
      const token = sessions.open(member, user.lastAccess, idDispositivo);
      user.lastAccess = { at: world.now(), device: modelo.toUpperCase() };
      return signedIn(member, user, token);
    },
    enter(usuario) {
      const entrant = entrantOf(usuario);
      if (!entrant) throw new Error(`The simulated bank has no user «${usuario}».`);
      const { member, user } = entrant;
      return signedIn(member, user, sessions.open(member, user.lastAccess, browserOf(world, member)));
    },
    requestRecovery(usuario, document) {
      const name = asUserName(usuario);
      const checked = checkedDocument(document);
      const member = entrantOf(name)?.member;
      const known = member !== undefined && hasDocument(member, checked) && member.hasTokenDevice;
      return {
        idTransaccion: transactions.generateWithoutSession(known ? member.numeroSocio : null, 'recovery'),
        destino: `celular terminado en ${known ? member.celular.slice(-3) : inventedEnding(name, checked)}`,
      };
    },
    recover(idTransaccion, claveNueva) {
      transactions.executeWithoutSession(idTransaccion, 'recovery', (numeroSocio) => {
        const member = entryOf(world.state.members, numeroSocio);
        if (!member?.user) return refuse('-0005-01-08');
        setPassword(member, member.user, claveNueva);
        setFailures(world, member.user.usuario, 0);
        sessions.endAll(member);
      });
    },
    sendUserName(document, correo) {
      const address = checkedEmail(correo);
      const member = memberOfDocument(world.state, checkedDocument(document));
      if (member?.user && member.correo.toLowerCase() === address.toLowerCase())
        world.state.sentMails.push({ to: member.correo, usuario: member.user.usuario, at: world.now() });
      return { correo: masked(address) };
    },
    changePassword({ member, user }, claveAnterior, claveNueva) {
      if (trimPassword(claveAnterior) !== user.clave) refuse('-0001-05-01');
      setPassword(member, user, claveNueva);
    },
    deleteUser(open, idTransaccion) {
      const { member } = open;
      transactions.execute(idTransaccion, open, 'eliminarmiusuario', {}, () => {
        member.user = null;
        forgetBrowsers(world, member);
        sessions.endAll(member);
      });
    },
  };
}

function asUserName(typed: string): string {
  return typed.trim().toLowerCase();
}

function needsCode({ asksNewDevices, knownDevices }: VirtualUser, idDispositivo: string): boolean {
  return asksNewDevices && !knownDevices.includes(idDispositivo);
}

function signedIn(member: Member, user: VirtualUser, token: string): SignedIn {
  return {
    token,
    nombres: member.nombres,
    apellidoPaterno: member.apellidoPaterno,
    apellidoMaterno: member.apellidoMaterno,
    cambioClave: user.mustChangePassword ? FORCED_CHANGE : 'N',
  };
}

/** `m•••@correo.ec`: three dots whatever the length, one letter included. */
function masked(address: string): string {
  return address.replace(/^(.)[^@]*@/u, '$1•••@');
}

/**
 * Three digits that are always the same for one user name and document, and others for the next document: a stranger looks like a member, and a
 * member with another's document like a stranger. A bank adds a secret of its own.
 */
function inventedEnding(usuario: string, { tipoIdentificacion, identificacion }: IdentityDocument): string {
  const sum = Array.from(`${usuario} ${tipoIdentificacion} ${identificacion}`).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1000,
    7,
  );
  return String(sum).padStart(3, '0');
}
