import { DESTINATION_ALIAS_LENGTH, HOLDER_NAME_LENGTH } from '#api/contract/datosDestino.ts';
import { cardNumberMessage } from '#domain/cardNumber.ts';
import { maskedDocument, maskedName, memberName, nameMatchOf, receivingAccount } from './holders.ts';
import { checkedDocument, checkedEmail } from './identity.ts';
import { Malformed, refuse } from './refusal.ts';
import {
  cardAccountTypes,
  externalAccountTypes,
  type Institution,
  institutions,
  internalAccountTypes,
} from './seed/catalogues.ts';
import type { OpenSession } from './sessions.ts';
import type { Destination, DestinationFacts, Member, World } from './state.ts';
import type { Transactions } from './transactions.ts';

/** What the wire says of a destination (contract B.2 `DatosDestino`). */
export interface DestinationData extends DestinationFacts {
  correo?: string | undefined;
}

/** An account or a card of another institution whose data have been checked. */
export interface ExternalAccount extends DestinationData {
  institution: Institution;
  tipo: 'EXTERNA' | 'TARJETA';
}

/** What may change of a destination. */
export interface DestinationChange {
  codigoCuentaDestino: string;
  alias: string;
  correo?: string | undefined;
  codigoTipoCuenta: string;
}

/** The two lists that a destination of the wire belongs to: a card is one of another institution. */
export type DestinationList = 'internas' | 'externas';

/** The member's destinations of one kind, in the order in which they were registered. */
export function destinationsOf({ state }: World, { numeroSocio }: Member, tipo: Destination['tipo']): Destination[] {
  return state.destinations.filter((one) => one.owner === numeroSocio && one.tipo === tipo);
}

/** One destination of the member. Another's is not told from one that does not exist. @throws Refusal -0006-03-01. */
export function destinationOf(world: World, member: Member, list: DestinationList, code: string): Destination {
  const found = world.state.destinations.find(
    ({ codigoCuentaDestino, owner, tipo }) =>
      codigoCuentaDestino === code && owner === member.numeroSocio && (tipo === 'INTERNA') === (list === 'internas'),
  );
  return found ?? refuse('-0006-03-01');
}

/** The member's destination with that number at that institution, null for the cooperative; undefined when it is not registered. */
export function registeredDestination(
  { state }: World,
  { numeroSocio }: Member,
  institution: string | null,
  numeroCuenta: string,
): Destination | undefined {
  return state.destinations.find(
    (one) => one.owner === numeroSocio && one.codigoInstitucion === institution && one.numeroCuenta === numeroCuenta,
  );
}

/**
 * Registers an account of the cooperative under an authorised transaction and answers its code. The identification must be the holder's,
 * in full or as `validar-cuentas-destino-interna` shows it; who has only seen it masked keeps name and identification masked.
 * @throws Refusal -0005-01-08, -0006-01-01, -0006-01-02 (also for an account of one's own), -0006-01-03; Malformed.
 */
export function registerInternal(
  world: World & { transactions: Transactions },
  open: OpenSession,
  idTransaccion: string,
  data: DestinationData,
): string {
  checkType(internalAccountTypes, data.codigoTipoCuenta);
  // The books say who holds the account; what is signed with the code is a name all the same.
  checkedName(data.beneficiario, 'beneficiario', HOLDER_NAME_LENGTH);
  const alias = checkedAlias(data.alias);
  const correo = checkedMail(data.correo);
  return world.transactions.execute(idTransaccion, open, 'cuentas-destino/internas/ingresar', data, () => {
    const { account, holder } = receivingAccount(world, data.numeroCuenta, data.codigoTipoCuenta);
    const isOwn = holder.numeroSocio === open.member.numeroSocio;
    if (isOwn || registeredDestination(world, open.member, null, account.numeroCuenta)) refuse('-0006-01-02');
    const given = data.identificacion.trim();
    const knowsHolder = given === holder.identificacion;
    if (data.tipoIdentificacion !== holder.tipoIdentificacion || !(knowsHolder || given === maskedDocument(holder)))
      refuse('-0006-01-03');
    return add(world, open.member, {
      tipo: 'INTERNA',
      codigoInstitucion: null,
      codigoTipoCuenta: data.codigoTipoCuenta,
      numeroCuenta: account.numeroCuenta,
      tipoIdentificacion: holder.tipoIdentificacion,
      identificacion: given,
      beneficiario: knowsHolder ? memberName(holder) : maskedName(holder),
      alias,
      correo,
      nameMatch: 'EXACTA',
    });
  });
}

/**
 * Registers an account or a card of another institution under an authorised transaction and answers its code. A name that does not match
 * is kept with what the institution said: the member has been asked to verify it (A.0).
 * @throws Refusal -0005-01-08, -0006-01-02; Malformed.
 */
export function registerExternal(
  world: World & { transactions: Transactions },
  open: OpenSession,
  idTransaccion: string,
  data: DestinationData & { codigoInstitucion: string },
): string {
  const account = checkedExternalAccount(data);
  const { institution, tipo, codigoTipoCuenta, numeroCuenta, tipoIdentificacion, identificacion } = account;
  return world.transactions.execute(idTransaccion, open, 'cuentas-destino/externas/ingresar', data, () => {
    if (registeredDestination(world, open.member, institution.codigo, numeroCuenta)) refuse('-0006-01-02');
    return add(world, open.member, {
      tipo,
      codigoInstitucion: institution.codigo,
      codigoTipoCuenta,
      numeroCuenta,
      tipoIdentificacion,
      identificacion,
      beneficiario: account.beneficiario,
      alias: account.alias,
      correo: account.correo ?? null,
      nameMatch: nameMatchOf(institution, account.beneficiario),
    });
  });
}

/**
 * Changes alias, e-mail and account type under an authorised transaction; an e-mail that is left out is taken away. A card stays a card, and
 * an account of the cooperative what its books say: of another type there is none.
 * @throws Refusal -0005-01-08, -0006-03-01; Malformed.
 */
export function changeDestination(
  world: World & { transactions: Transactions },
  open: OpenSession,
  list: DestinationList,
  idTransaccion: string,
  change: DestinationChange,
): void {
  const { codigoCuentaDestino, codigoTipoCuenta } = change;
  const alias = checkedAlias(change.alias);
  const correo = checkedMail(change.correo);
  world.transactions.execute(idTransaccion, open, `cuentas-destino/${list}/modificar`, change, () => {
    const destination = destinationOf(world, open.member, list, codigoCuentaDestino);
    checkType(typesOf[destination.tipo], codigoTipoCuenta);
    // It was registered with the type that it has.
    if (list === 'internas' && codigoTipoCuenta !== destination.codigoTipoCuenta) refuse('-0006-03-01');
    Object.assign(destination, { alias, correo, codigoTipoCuenta });
  });
}

/** Deletes a destination; receipts of what was sent to it stay. @throws Refusal -0006-03-01. */
export function removeDestination(world: World, member: Member, list: DestinationList, code: string): void {
  const destination = destinationOf(world, member, list, code);
  world.state.destinations = world.state.destinations.filter((one) => one !== destination);
}

/** The institution with that code; undefined for none. */
export function institutionOf(codigo: string | null): Institution | undefined {
  return institutions.find((one) => one.codigo === codigo);
}

/** How rows of a receipt name the type of an account of another institution. */
export function externalTypeText(codigoTipoCuenta: string): string {
  const types = [...externalAccountTypes, ...cardAccountTypes];
  return types.find(({ codigo }) => codigo === codigoTipoCuenta)?.descripcion ?? '';
}

/** Data of an account or a card of another institution, blanks off. @throws Malformed for what no institution can have. */
export function checkedExternalAccount(data: DestinationData & { codigoInstitucion: string }): ExternalAccount {
  const institution = institutionOf(data.codigoInstitucion);
  if (!institution) throw new Malformed('«codigoInstitucion» no existe.');
  const isCard = cardAccountTypes.some(({ codigo }) => codigo === data.codigoTipoCuenta);
  if (!isCard) checkType(externalAccountTypes, data.codigoTipoCuenta);
  if (isCard && !institution.aceptaTarjetas) throw new Malformed('La institución no acepta tarjetas.');
  const numeroCuenta = data.numeroCuenta.trim();
  if (!/^\d{1,20}$/.test(numeroCuenta)) throw new Malformed('«numeroCuenta» no son hasta 20 dígitos.');
  if (isCard && cardNumberMessage(numeroCuenta) !== null) throw new Malformed('«numeroCuenta» no es de una tarjeta.');
  return {
    ...checkedDocument(data),
    institution,
    tipo: isCard ? 'TARJETA' : 'EXTERNA',
    codigoTipoCuenta: data.codigoTipoCuenta,
    numeroCuenta,
    beneficiario: checkedName(data.beneficiario, 'beneficiario', HOLDER_NAME_LENGTH),
    alias: checkedAlias(data.alias),
    correo: checkedMail(data.correo) ?? undefined,
  };
}

const typesOf: Readonly<Record<Destination['tipo'], readonly { codigo: string }[]>> = {
  INTERNA: internalAccountTypes,
  EXTERNA: externalAccountTypes,
  TARJETA: cardAccountTypes,
};

/** What a new destination is made of; the rest is the bank's. */
type NewDestination = Omit<Destination, 'codigoCuentaDestino' | 'owner' | 'favourite' | 'lastUsedAt'>;

function add({ state }: World, { numeroSocio }: Member, destination: NewDestination): string {
  state.lastDestination += 1;
  const codigoCuentaDestino = `CD-${String(state.lastDestination).padStart(2, '0')}`;
  state.destinations.push({
    codigoCuentaDestino,
    owner: numeroSocio,
    favourite: false,
    lastUsedAt: null,
    ...destination,
  });
  return codigoCuentaDestino;
}

function checkType(types: readonly { codigo: string }[], codigoTipoCuenta: string): void {
  if (!types.some(({ codigo }) => codigo === codigoTipoCuenta)) throw new Malformed('«codigoTipoCuenta» no existe.');
}

function checkedAlias(text: string): string {
  return checkedName(text, 'alias', DESTINATION_ALIAS_LENGTH);
}

function checkedName(text: string, field: string, longest: number): string {
  const name = text.trim();
  if (name === '' || Array.from(name).length > longest || /\p{Cc}/u.test(name))
    throw new Malformed(`«${field}» no es un nombre.`);
  return name;
}

function checkedMail(correo: string | undefined): string | null {
  return correo === undefined ? null : checkedEmail(correo);
}
