import { describe, expect, it } from 'vitest';
import { errorCodes } from '#domain/errorCodes.ts';
import { contract } from './all.ts';
import { type AnyEndpoint, GENERAL_CODES } from './endpoint.ts';
import { fieldRows } from './fieldRows.ts';

/*
 * Contract B.1, read from its codes: each says something of what was asked, and is answered by those who were asked for that.
 */

type IsMeant = (call: AnyEndpoint) => boolean;

/** True for a call that sends such a field, in its body or its query. */
const sends =
  (...names: readonly string[]): IsMeant =>
  (call) => {
    const { body, query } = fieldRows(call);
    const given = [...body, ...query].map(({ path }) => path.split('.').at(-1));
    return names.every((name) => given.includes(name));
  };

const at =
  (pattern: RegExp): IsMeant =>
  ({ method, path }) =>
    pattern.test(`${method} ${path}`);

const both =
  (...rules: readonly IsMeant[]): IsMeant =>
  (call) =>
    rules.every((isMeant) => isMeant(call));

const calls =
  (...ids: readonly string[]): IsMeant =>
  ({ id }) =>
    ids.includes(id);

/** An order of money, validated or executed. */
const isOrder = sends('numeroCuentaOrigen', 'valor');
const isTransfer = at(/^POST transacciones\/transferencias\//);
const isTransferOut = at(/^POST transacciones\/transferencias\/externas/);
const isSignIn = calls('autenticacion.validarIdentidad', 'autenticacion.iniciarSesion');
const isNewDestination = at(/mis-cuentas-destino\/\w+\/ingresar$/);
const isProfileUpdate = at(/ActualizarDatos$/);
const isServicePayment = at(/^POST pagos\/pagar/);
const isTopUp = at(/^POST pagos\/recargas/);
const isConfirmation = calls('tokens.autorizar');
const isDeviceRemoval = calls('dispositivos.eliminar');

const whoAnswers: Record<string, IsMeant> = {
  '-0001-01-01': isSignIn,
  '-0001-01-02': isSignIn,
  '-0001-01-03': isSignIn,
  '-0001-02-01': calls('autenticacion.validarIdentidad'),
  '-0001-02-02': calls('autenticacion.registro'),
  '-0001-05-01': sends('claveAnterior'),
  '-0001-05-02': sends('claveNueva'),
  '-0001-05-03': (call) => sends('claveNueva')(call) || call.id === 'autenticacion.registro',
  '-0002-02-01': isProfileUpdate,
  '-0002-02-02': isProfileUpdate,
  '-0003-01-01': calls('cupos.modificar'),
  // Whatever is asked of the limits of one account.
  '-0003-01-02': at(/^(?:GET cupos\/.*\{numeroCuenta\}|POST cupos\/modificar)$/),
  '-0004-01-01': calls('tokens.generar'),
  '-0004-02-01': isConfirmation,
  '-0004-02-02': isConfirmation,
  '-0004-02-03': isConfirmation,
  '-0004-02-04': isConfirmation,
  '-0005-01-01': isOrder,
  '-0005-01-02': isOrder,
  '-0005-01-03': isOrder,
  '-0005-01-04': isOrder,
  '-0005-01-05': isOrder,
  '-0005-01-06': isTransfer,
  '-0005-01-07': isOrder,
  // What a code of the member's has to allow.
  '-0005-01-08': sends('idTransaccion'),
  '-0005-01-09': both(isOrder, sends('idTransaccion')),
  '-0005-02-01': isTransferOut,
  '-0006-01-01': (call) =>
    isNewDestination(call) || sends('numeroCuentaDestino')(call) || call.id === 'cuentasDestino.validarInterna',
  '-0006-01-02': isNewDestination,
  '-0006-01-03': isNewDestination,
  '-0006-03-01': (call) => isTransferOut(call) || at(/mis-cuentas-destino\/\w+\/(modificar|eliminar)$/)(call),
  '-0007-01-01': at(/^GET (productos|tarjetas-credito)\/.*\{/),
  '-0007-02-01': sends('desde', 'hasta'),
  '-0008-01-01': calls('pagos.consultar'),
  '-0008-01-02': calls('pagos.consultar'),
  '-0008-02-01': isServicePayment,
  '-0008-02-02': (call) => isServicePayment(call) || isTopUp(call),
  '-0008-03-01': isTopUp,
  '-0009-01-01': at(/tarjetas\/pagar/),
  '-0009-02-01': calls('tarjetas.configurar'),
  '-0010-01-01': isDeviceRemoval,
  '-0010-01-02': isDeviceRemoval,
};

const FILE = 'src/api/contract/callCodes.test.ts';

const ids = (those: readonly AnyEndpoint[]) => those.map(({ id }) => id);

describe('contract B.1: who answers a code', () => {
  it('is said here of each that is neither general nor reserved', () => {
    const general: readonly string[] = GENERAL_CODES;
    const own = Object.entries(errorCodes)
      .filter(([code, row]) => !('reserved' in row) && !general.includes(code))
      .map(([code]) => code);
    const missing = own.filter((code) => !Object.hasOwn(whoAnswers, code));
    expect(missing, `${FILE}: falta en «whoAnswers» qué llamadas los responden`).toEqual([]);
    const left = Object.keys(whoAnswers).filter((code) => !own.includes(code));
    expect(left, `${FILE}: «whoAnswers» nombra códigos que no hay, generales o reservados`).toEqual([]);
  });

  it.each(Object.entries(whoAnswers))('%s', (code, isMeant) => {
    const those = contract.filter(({ codes }) => codes.some((one) => one === code));
    expect(ids(those), `${code}: «codes» de src/api/contract/ y «whoAnswers» de ${FILE} no dicen lo mismo`).toEqual(
      ids(contract.filter(isMeant)),
    );
    expect(those.length).toBeGreaterThan(0);
  });

  it.each([
    // Nobody is told whether there is such a member, only that the form was not filled in.
    ['-9999-00-02', ['autenticacion.solicitarRecuperacionClave', 'autenticacion.recuperarUsuario']],
    ['-9999-00-02', ['informacion.insertarSugerencia', 'transferencias.instituciones']],
    ['-9999-00-01', ['perfilSocio.actualizarTratamientoDatos']],
    ['-9999-00-03', ['contrato.leer']],
  ])('%s is the only code of %s', (code, those) => {
    for (const { id, codes } of contract.filter(calls(...those))) expect(codes, id).toEqual([code]);
  });

  it('the four general ones may come from any call', () => {
    expect(GENERAL_CODES).toEqual(['-9999-00-01', '-9999-00-02', '-9999-00-03', '-0001-05-04']);
  });
});
