import * as autenticacion from '#api/contract/autenticacion.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { NotAnswered } from '../bank/refusal.ts';
import { securityQuestions } from '../bank/seed/catalogues.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Sign-in, recovery, password and end of the user. The registration's first step is not answered yet. */
export const autenticacionAnswers: readonly Answering[] = [
  answering(autenticacion.validarIdentidad, ({ bank }, { body }) => {
    if (!('usuario' in body)) throw new NotAnswered('el banco simulado aún no responde el registro.');
    return bank.access.identify(body.usuario, body.clave);
  }),
  answering(autenticacion.iniciarSesion, ({ bank, device }, { body }) =>
    bank.access.signIn(body.usuario, body.clave, body.idTransaccion, device.modelo),
  ),
  answering(autenticacion.solicitarRecuperacionClave, ({ bank }, { body }) =>
    bank.access.requestRecovery(body.usuario, body.identificacion),
  ),
  answering(autenticacion.recuperarClave, ({ bank }, { body }) => {
    bank.access.recover(body.idTransaccion, body.claveNueva);
    return undefined;
  }),
  // The mask is made of what was typed, so that it tells nothing about the member.
  answering(autenticacion.recuperarUsuario, (_, { body }) => ({
    correo: body.correo.trim().replace(/^(.)[^@]*@/u, '$1•••@'),
  })),
  answering(autenticacion.ultimoAcceso, (context) => {
    const { previousAccess } = sessionOf(context).session;
    return { fecha: previousAccess && toEcuadorIso(previousAccess.at), dispositivo: previousAccess?.device ?? null };
  }),
  answering(autenticacion.cambiarClave, (context, { body }) => {
    context.bank.access.changePassword(sessionOf(context), body.claveAnterior, body.claveNueva);
    return undefined;
  }),
  answering(autenticacion.eliminarMiUsuario, (context, { body }) => {
    context.bank.access.deleteUser(sessionOf(context), body.idTransaccion);
    return undefined;
  }),
  answering(autenticacion.preguntas, () => securityQuestions),
];
