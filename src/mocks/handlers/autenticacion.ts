import * as autenticacion from '#api/contract/autenticacion.ts';
import * as credenciales from '#api/contract/credenciales.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { securityQuestions } from '../bank/seed/catalogues.ts';
import { type Answering, answering, sessionOf } from './answering.ts';
import { bookedDocument } from './document.ts';

/** Sign-in, registration, recovery, password and end of the user. */
export const autenticacionAnswers: readonly Answering[] = [
  // One path of the specification for two forms (contract B.2).
  answering(autenticacion.validarIdentidad, ({ bank, device }, { body }) =>
    'tipoIdentificacion' in body
      ? bank.registration.checkIdentity(bookedDocument(body))
      : bank.access.identify(body.usuario, body.clave, device.idDispositivo),
  ),
  answering(autenticacion.iniciarSesion, ({ bank, device }, { body }) =>
    bank.access.signIn(body.usuario, body.clave, body.idTransaccion, device),
  ),
  answering(credenciales.registro, ({ bank }, { body }) => {
    bank.registration.register(body);
    return undefined;
  }),
  answering(credenciales.solicitarRecuperacionClave, ({ bank }, { body: { usuario, ...document } }) =>
    bank.access.requestRecovery(usuario, bookedDocument(document)),
  ),
  answering(credenciales.recuperarClave, ({ bank }, { body }) => {
    bank.access.recover(body.idTransaccion, body.claveNueva);
    return undefined;
  }),
  answering(credenciales.recuperarUsuario, ({ bank }, { body: { correo, ...document } }) =>
    bank.access.sendUserName(bookedDocument(document), correo),
  ),
  answering(autenticacion.ultimoAcceso, (context) => {
    const { previousAccess } = sessionOf(context).session;
    return { fecha: previousAccess && toEcuadorIso(previousAccess.at), dispositivo: previousAccess?.device ?? null };
  }),
  answering(credenciales.cambiarClave, (context, { body }) => {
    context.bank.access.changePassword(sessionOf(context), body.claveAnterior, body.claveNueva);
    return undefined;
  }),
  answering(credenciales.eliminarMiUsuario, (context, { body }) => {
    context.bank.access.deleteUser(sessionOf(context), body.idTransaccion);
    return undefined;
  }),
  answering(credenciales.preguntas, () => securityQuestions),
];
