import { Malformed, refuse } from './refusal.ts';
import type { OpenSession, Sessions } from './sessions.ts';
import type { Member, MemberDevice, World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** What someone signs in with, as the device header says (§3). */
export interface Device {
  idDispositivo: string;
  modelo: string;
}

/** What a browser is called that enters without saying what it is (stories and tests). */
const UNTOLD_MODEL = 'Chrome en Windows';

/** The member's devices, in the order in which they became known. */
export function devicesOf({ state }: World, { numeroSocio }: Pick<Member, 'numeroSocio'>): MemberDevice[] {
  return state.devices.filter(({ owner }) => owner === numeroSocio);
}

/**
 * Records that a browser enters: one that the member's list knows is used again; one that it does not know takes the place of the demo's
 * own browser if none has done so yet (demo-bank.md C.5: it is DEV-1 that is in use), and is added otherwise.
 */
export function recordDevice(world: World, member: Member, { idDispositivo, modelo }: Device): void {
  const devices = devicesOf(world, member);
  const known = devices.find((device) => device.idDispositivo === idDispositivo);
  const found = known ?? claimed(world, member, devices, idDispositivo) ?? added(world, member, idDispositivo, modelo);
  found.lastUsedAt = world.now();
  found.isUnclaimed = false;
  if (member.user && !member.user.knownDevices.includes(idDispositivo)) member.user.knownDevices.push(idDispositivo);
}

/** The browser of a session without a sign-in (stories and tests): the member's first, made when there is none. Records no access. */
export function browserOf(world: World, member: Member): string {
  const browser = devicesOf(world, member).find(({ kind }) => kind === 'web');
  return (browser ?? added(world, member, `DEV-${member.numeroSocio}`, UNTOLD_MODEL)).idDispositivo;
}

/** Names a device of the member. @throws Malformed for an unknown or another's, and for a name that is none. */
export function renameDevice(world: World, member: Member, idDispositivo: string, alias: string): void {
  const device = deviceOf(world, member, idDispositivo);
  const name = alias.trim();
  if (name === '' || /\p{Cc}/u.test(name)) throw new Malformed('«alias» no es un nombre.');
  device.alias = name;
}

/**
 * Removes a device of the member under an authorised transaction: its sessions end, and it is new when it comes again.
 * @throws Refusal -0005-01-08, -0010-01-01 for the one in use, -0010-01-02 for the one that makes the codes, neither of which uses the
 * transaction up; Malformed for an unknown or another's.
 */
export function removeDevice(
  world: World & { sessions: Sessions; transactions: Transactions },
  open: OpenSession,
  idTransaccion: string,
  idDispositivo: string,
): void {
  const { member, user, session } = open;
  world.transactions.execute(idTransaccion, open, 'dispositivos/eliminar', { idDispositivo }, () => {
    const device = deviceOf(world, member, idDispositivo);
    if (idDispositivo === session.idDispositivo) refuse('-0010-01-01');
    if (device.makesCodes) refuse('-0010-01-02');
    world.state.devices = world.state.devices.filter((one) => one !== device);
    user.knownDevices = user.knownDevices.filter((id) => id !== idDispositivo);
    world.sessions.endOnDevice(member, idDispositivo);
  });
}

/** Forgets the browsers of a user who is deleted; the telephone that makes the codes is the person's. */
export function forgetBrowsers({ state }: World, { numeroSocio }: Member): void {
  state.devices = state.devices.filter(({ owner, makesCodes }) => owner !== numeroSocio || makesCodes);
}

/** One device of the member. Another's is not told from one that does not exist. @throws Malformed. */
function deviceOf(world: World, member: Member, idDispositivo: string): MemberDevice {
  const device = devicesOf(world, member).find((one) => one.idDispositivo === idDispositivo);
  if (!device) throw new Malformed('«idDispositivo» no existe.');
  return device;
}

/** Gives the demo's own browser the id of the real one, in its open sessions too; undefined when a real one has it already. */
function claimed(
  { state }: World,
  member: Member,
  devices: readonly MemberDevice[],
  idDispositivo: string,
): MemberDevice | undefined {
  const device = devices.find(({ isUnclaimed }) => isUnclaimed);
  if (!device) return undefined;
  const former = device.idDispositivo;
  for (const session of Object.values(state.sessions))
    if (session.numeroSocio === member.numeroSocio && session.idDispositivo === former)
      session.idDispositivo = idDispositivo;
  if (member.user) member.user.knownDevices = member.user.knownDevices.filter((id) => id !== former);
  device.idDispositivo = idDispositivo;
  return device;
}

function added({ state }: World, { numeroSocio }: Member, idDispositivo: string, modelo: string): MemberDevice {
  const device: MemberDevice = {
    idDispositivo,
    owner: numeroSocio,
    modelo,
    alias: null,
    kind: 'web',
    lastUsedAt: null,
    city: null,
    makesCodes: false,
    isUnclaimed: false,
  };
  state.devices.push(device);
  return device;
}
