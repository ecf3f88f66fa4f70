import { randomHex } from './random.ts';
import { SessionOver } from './refusal.ts';
import { type Access, entryOf, type Member, type Session, type VirtualUser, type World } from './state.ts';

/** Time without a call after which the server ends a session, in ms. The client's own 180 s come first (ASVS 7.3.1). */
export const SESSION_IDLE_MS = 15 * 60_000;
/** Longest life of a session, in ms, however busy it is (ASVS 7.3.2). */
export const SESSION_LIFETIME_MS = 8 * 60 * 60_000;

const TOKEN_BYTES = 32;

/** A session as a call sees it. */
export interface OpenSession {
  token: string;
  session: Session;
  member: Member;
  /** The member's virtual user: there is no session without one. */
  user: VirtualUser;
}

/** The bank's sessions. The specification has no logout call, so they end by time, by deletion of the user, or by a demo trigger. */
export interface Sessions {
  /** Opens a session on a device with a new random token and keeps the access before it; parallel sessions are allowed. */
  open(member: Member, previousAccess: Access | null, idDispositivo: string): string;
  /** The session of a token, and one more use of it. @throws SessionOver when there is none or its time is up. */
  resume(token: string): OpenSession;
  end(token: string): void;
  /** Ends every session of a member. */
  endAll(member: Pick<Member, 'numeroSocio'>): void;
  /** Ends the sessions of a member that were opened on that device. */
  endOnDevice(member: Pick<Member, 'numeroSocio'>, idDispositivo: string): void;
}

/** The open sessions of one world. */
export function createSessions(world: World): Sessions {
  const end = (token: string) => {
    Reflect.deleteProperty(world.state.sessions, token);
  };
  return {
    open({ numeroSocio }, previousAccess, idDispositivo) {
      const token = randomHex(TOKEN_BYTES);
      const now = world.now();
      world.state.sessions[token] = { numeroSocio, idDispositivo, openedAt: now, lastUsedAt: now, previousAccess };
      return token;
    },
    resume(token) {
      const session = entryOf(world.state.sessions, token);
      const member = session && entryOf(world.state.members, session.numeroSocio);
      if (!session || !member?.user) throw new SessionOver();
      const now = world.now();
      if (now - session.lastUsedAt >= SESSION_IDLE_MS || now - session.openedAt >= SESSION_LIFETIME_MS) {
        end(token);
        throw new SessionOver();
      }
      session.lastUsedAt = now;
      return { token, session, member, user: member.user };
    },
    end,
    endAll({ numeroSocio }) {
      for (const [token, session] of Object.entries(world.state.sessions))
        if (session.numeroSocio === numeroSocio) end(token);
    },
    endOnDevice({ numeroSocio }, idDispositivo) {
      for (const [token, session] of Object.entries(world.state.sessions))
        if (session.numeroSocio === numeroSocio && session.idDispositivo === idDispositivo) end(token);
    },
  };
}
