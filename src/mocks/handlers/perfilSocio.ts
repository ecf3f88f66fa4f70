import * as perfilSocio from '#api/contract/perfilSocio.ts';
import { checkedContact, updateContact } from '../bank/profile.ts';
import { Malformed } from '../bank/refusal.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** Profile and consent. */
export const perfilSocioAnswers: readonly Answering[] = [
  answering(perfilSocio.leer, (context) => {
    const { member, user } = sessionOf(context);
    return {
      nombres: member.nombres,
      apellidoPaterno: member.apellidoPaterno,
      apellidoMaterno: member.apellidoMaterno,
      celular: member.celular,
      correo: member.correo,
      fotoPerfil: member.fotoPerfil,
      identificacion: member.identificacion,
      usuario: user.usuario,
      numeroSocio: member.numeroSocio,
      sexo: member.sexo,
    };
  }),
  // D-14: no screen calls it. It checks transaction and values, uses up nothing and saves nothing.
  answering(perfilSocio.solicitudActualizarDatos, (context, { body }) => {
    context.bank.transactions.check(body.idTransaccion, sessionOf(context));
    checkedContact(body);
    return undefined;
  }),
  answering(perfilSocio.actualizarDatos, (context, { body }) => {
    updateContact(context.bank.transactions, sessionOf(context), body);
    return undefined;
  }),
  answering(perfilSocio.actualizarTratamientoDatos, (context, { params }) => {
    if (params.value !== 'true' && params.value !== 'false') throw new Malformed('«params.value» no es true ni false.');
    sessionOf(context).member.consent = params.value === 'true';
    return undefined;
  }),
  answering(perfilSocio.recuperaEstadoTratamientoDatos, (context) => sessionOf(context).member.consent),
];
