import {
  answerMessage,
  cleanUserName,
  questionMessage,
  SECURITY_QUESTIONS,
  userNameMessage,
} from '#domain/registration.ts';
import { checkedPassword, refuseTelltalePassword, setFailures } from './credentials.ts';
import { forgetBrowsers } from './devices.ts';
import { checkedDate, checkedDocument, type IdentityDocument, memberOfDocument } from './identity.ts';
import { Malformed, refuse } from './refusal.ts';
import { securityQuestions } from './seed/catalogues.ts';
import type { Sessions } from './sessions.ts';
import { entryOf, type Member, memberOfUser, type SecurityAnswer, type World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** Identity checks that may fail for one document before its right data are not taken either: nobody tries out birth dates. */
export const IDENTITY_FAILURES = 5;
/** Time after which a failed identity check is forgotten, in ms. */
export const IDENTITY_FAILURE_WINDOW_MS = 15 * 60_000;

/** What proves who someone is, as `validaciones/identidad` gets it. */
export interface IdentityProof extends IdentityDocument {
  /** `yyyy-MM-dd`. */
  fechaNacimiento: string;
  /** Any account of theirs. */
  numeroCuenta: string;
}

/** The body of `autenticacion/registro`. */
export interface NewUserForm {
  idTransaccion: string;
  usuario: string;
  clave: string;
  preguntas: readonly SecurityAnswer[];
  aceptaTerminos: boolean;
  aceptaTratamientoDatos: boolean;
}

/** How a person who is in the books gets a virtual user. */
export interface Registration {
  /**
   * First step. Tells nothing about the person, not even a first name. Which of the data is wrong, a missing device and too many
   * failures are one answer. @throws Malformed when there can be no such document or date; Refusal -0001-02-01.
   */
  checkIdentity(proof: IdentityProof): { idTransaccion: string; requiereToken: true };
  /**
   * Last step: creates the virtual user, or puts it in the place of the one that the person has, whose sessions end. A refusal leaves
   * the transaction usable within its time. @throws Malformed when the form breaks a rule that the client holds too;
   * Refusal -0005-01-08, -0001-02-02, -0001-05-03.
   */
  register(form: NewUserForm): void;
}

/** Registration over one world. */
export function createRegistration(world: World, sessions: Sessions, transactions: Transactions): Registration {
  return {
    checkIdentity(proof) {
      const document = checkedDocument(proof);
      const birth = checkedDate(proof.fechaNacimiento, 'fechaNacimiento');
      const { identificacion } = document;
      const now = world.now();
      const recent = world.state.registrationFailures.filter(({ at }) => now - at < IDENTITY_FAILURE_WINDOW_MS);
      world.state.registrationFailures = recent;
      if (recent.filter((one) => one.identificacion === identificacion).length >= IDENTITY_FAILURES)
        refuse('-0001-02-01');
      const member = memberOfDocument(world.state, document);
      const isProven =
        member?.fechaNacimiento === birth && member.hasTokenDevice && owns(world, member, proof.numeroCuenta);
      if (!isProven) {
        recent.push({ identificacion, at: now });
        return refuse('-0001-02-01');
      }
      world.state.registrationFailures = recent.filter((one) => one.identificacion !== identificacion);
      const idTransaccion = transactions.generateWithoutSession(member.numeroSocio, 'registration');
      return { idTransaccion, requiereToken: true };
    },
    register(form) {
      const { usuario, clave, securityAnswers } = checkedForm(form);
      transactions.executeWithoutSession(form.idTransaccion, 'registration', (numeroSocio) => {
        const member = entryOf(world.state.members, numeroSocio);
        if (!member) return refuse('-0005-01-08');
        const holder = memberOfUser(world.state, usuario);
        if (holder && holder.numeroSocio !== numeroSocio) refuse('-0001-02-02');
        refuseTelltalePassword(clave, usuario, member);
        for (const name of [usuario, member.user?.usuario ?? usuario]) setFailures(world, name, 0);
        sessions.endAll(member);
        // What was begun for the former user, a recovery for example, must not reach the new one.
        transactions.forgetAll(member);
        forgetBrowsers(world, member);
        member.user = {
          usuario,
          clave,
          usedPasswords: [clave],
          mustChangePassword: false,
          securityAnswers,
          lastAccess: null,
          knownDevices: [],
          asksNewDevices: member.user?.asksNewDevices ?? false,
        };
        member.consent = form.aceptaTratamientoDatos;
      });
    },
  };
}

function owns({ state }: World, { numeroSocio }: Member, numeroCuenta: string): boolean {
  return state.accounts.some((account) => account.numeroCuenta === numeroCuenta && account.owner === numeroSocio);
}

/** What the form says of the new user, as it will be kept. @throws Malformed. */
function checkedForm({ usuario, clave, preguntas, aceptaTerminos }: NewUserForm) {
  if (!aceptaTerminos) throw new Malformed('«aceptaTerminos» no es true.');
  if (userNameMessage(usuario) !== null) throw new Malformed('«usuario» no cumple su regla.');
  return {
    usuario: cleanUserName(usuario),
    clave: checkedPassword(clave, 'clave'),
    securityAnswers: checkedAnswers(preguntas),
  };
}

/** @throws Malformed unless they answer exactly three different questions of the catalogue. */
function checkedAnswers(preguntas: readonly SecurityAnswer[]): SecurityAnswer[] {
  const codes = preguntas.map(({ codigo }) => codigo);
  const areThree =
    codes.length === SECURITY_QUESTIONS && codes.every((_, index) => questionMessage(codes, index) === null);
  if (!areThree || !codes.every(isQuestion)) throw new Malformed('«preguntas» no son tres diferentes del catálogo.');
  if (preguntas.some(({ respuesta }) => answerMessage(respuesta) !== null))
    throw new Malformed('«preguntas» trae una respuesta vacía o muy larga.');
  return preguntas.map(({ codigo, respuesta }) => ({ codigo, respuesta: respuesta.trim() }));
}

function isQuestion(code: string): boolean {
  return securityQuestions.some(({ codigo }) => codigo === code);
}
