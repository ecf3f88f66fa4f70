import * as dispositivos from '#api/contract/dispositivos.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { devicesOf, removeDevice, renameDevice } from '../bank/devices.ts';
import type { MemberDevice } from '../bank/state.ts';
import { type Answering, answering, sessionOf } from './answering.ts';

/** `codigoTipoDispositivo` of the wire (contract B.3). */
const kindCodes: Readonly<Record<MemberDevice['kind'], string>> = { web: '1', mobile: '2' };

/** The devices of a member. */
export const dispositivosAnswers: readonly Answering[] = [
  answering(dispositivos.leer, (context) => {
    const { member, session } = sessionOf(context);
    return devicesOf(context.bank, member).map((device) => ({
      idDispositivo: device.idDispositivo,
      modelo: device.modelo,
      alias: device.alias,
      codigoTipoDispositivo: kindCodes[device.kind],
      ultimoAcceso: device.lastUsedAt === null ? null : toEcuadorIso(device.lastUsedAt),
      ciudad: device.city,
      actual: device.idDispositivo === session.idDispositivo,
      generaToken: device.makesCodes,
    }));
  }),
  answering(dispositivos.modificar, (context, { body: { idDispositivo, alias } }) => {
    renameDevice(context.bank, sessionOf(context).member, idDispositivo, alias);
    return undefined;
  }),
  answering(dispositivos.eliminar, (context, { body: { idTransaccion, idDispositivo } }) => {
    removeDevice(context.bank, sessionOf(context), idTransaccion, idDispositivo);
    return undefined;
  }),
];
