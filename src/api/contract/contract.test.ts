import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Dollars } from '#domain/dollars.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import type { Cents } from '#domain/money.ts';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
import type * as autenticacion from './autenticacion.ts';
import * as cupos from './cupos.ts';
import {
  type AnyEndpoint,
  type EndpointAnswer,
  type EndpointInput,
  fillPath,
  GENERAL_CODES,
  type WireAnswer,
  type WireInput,
} from './endpoint.ts';
import type * as informacion from './informacion.ts';
import type * as perfilSocio from './perfilSocio.ts';
import type * as productos from './productos.ts';
import type * as tokens from './tokens.ts';
import type * as transacciones from './transacciones.ts';
import type * as transferencias from './transferencias.ts';

/** Specification §7 «Endpoints», to the letter; rows that hold several calls are written out. */
const listedCalls = `
POST autenticacion/validaciones/identidad
POST autenticacion/iniciar-sesion
POST autenticacion/recuperacion/clave/solicitud
POST autenticacion/recuperacion/clave
POST autenticacion/recuperacion/usuario
GET autenticacion/ultimo-acceso
POST autenticacion/cambiar/clave
GET marketing/{id}
POST autenticacion/eliminarmiusuario
POST tokens/generar
POST tokens/autorizar
GET perfilSocio
POST perfilSocio/SolicitudActualizarDatos
POST perfilSocio/ActualizarDatos
GET cupos/{numeroCuenta}
GET cupos/limiteCuposSocio/{numeroCuenta}
POST cupos/modificar
GET informacion/prefijosMovil
GET informacion/agencias
GET autenticacion/preguntas
GET informacion/preguntas
POST informacion/insertar/sugerencias
GET contrato/{id}
GET perfilSocio/ActualizarTratamientoDatos/{value}
GET PerfilSocio/RecuperaEstadoTratamientoDatos
GET transacciones/cuentas-origen
POST transacciones/transferencias/internas
POST transacciones/transferencias/externas
GET transacciones/mis-cuentas-destino/tarjetas
POST transacciones/mis-cuentas-destino/externas/ingresar
POST transacciones/mis-cuentas-destino/externas/modificar
POST transacciones/mis-cuentas-destino/externas/eliminar
POST transacciones/mis-cuentas-destino/internas/ingresar
POST transacciones/mis-cuentas-destino/internas/modificar
POST transacciones/mis-cuentas-destino/internas/eliminar
GET transacciones/transferencias/externas/obtenerTiposInstituciones
GET transacciones/transferencias/externas/obtenerInstituciones?tipo={tipo}
GET transacciones/transferencias/externas/obtenerTiposCuentas/tarjetas
GET transacciones/transferencias/externas/obtenerTiposCuentas/externas
POST transacciones/validar-cuentas-destino-interna
GET transacciones/transferencias/internas/obtenerTiposCuentas
`
  .trim()
  .split('\n');

/** Contract B.3, to the letter; rows that hold several calls are written out. */
const proposedCalls = `
POST autenticacion/registro
GET productos
GET productos/cuentas/{numeroCuenta}
GET productos/cuentas/{numeroCuenta}/movimientos
GET productos/cuentas/{numeroCuenta}/saldos
GET productos/cuentas/{numeroCuenta}/estado-cuenta
GET productos/cuentas/{numeroCuenta}/certificado
GET productos/creditos/{numeroCredito}
GET productos/garantias
GET transacciones/mis-cuentas-destino/internas
GET transacciones/mis-cuentas-destino/externas
POST transacciones/transferencias/internas/validar
POST transacciones/transferencias/externas/validar
GET transacciones/comprobantes/{numero}
GET transacciones/historial
GET cupos/consumo/{numeroCuenta}
GET tarjetas-credito
GET tarjetas-credito/{codigoTarjeta}
POST tarjetas-credito/{codigoTarjeta}/configuracion
POST transacciones/tarjetas/pagar/validar
POST transacciones/tarjetas/pagar
GET pagos/categorias
GET pagos/servicios
POST pagos/consultar
POST pagos/pagar/validar
POST pagos/pagar
GET pagos/recargas/operadoras
POST pagos/recargas/validar
POST pagos/recargas
GET pagos/favoritos
POST pagos/favoritos/ingresar
POST pagos/favoritos/modificar
POST pagos/favoritos/eliminar
GET configuracion/dispositivos
POST configuracion/dispositivos/modificar
POST configuracion/dispositivos/eliminar
`
  .trim()
  .split('\n');

/** Specification §7 «Endpoints»: the calls of which it shows what they carry; of all others the answer is ours (contract B.2). */
const shownCalls = `
GET autenticacion/ultimo-acceso
POST autenticacion/cambiar/clave
POST autenticacion/eliminarmiusuario
POST tokens/generar
POST tokens/autorizar
GET perfilSocio
POST perfilSocio/SolicitudActualizarDatos
POST perfilSocio/ActualizarDatos
GET PerfilSocio/RecuperaEstadoTratamientoDatos
GET cupos/{numeroCuenta}
GET cupos/limiteCuposSocio/{numeroCuenta}
POST cupos/modificar
GET contrato/{id}
GET transacciones/cuentas-origen
`
  .trim()
  .split('\n');

/** As the specification writes a call: the query's fields stand behind the path. */
function written({ method, path, query }: AnyEndpoint): string {
  const fields: unknown = query?.describe();
  const names = isRecord(fields) && isRecord(fields.fields) ? Object.keys(fields.fields) : [];
  return `${method} ${path}${names.map((name) => `?${name}={${name}}`).join('')}`;
}

const ALL = 'src/api/contract/all.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true });

/** Everything that the files of this folder export and that looks like a call, with the file of each. */
const exported = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(([, value]) => isRecord(value) && 'method' in value && 'path' in value)
    .map(([name, value]) => ({ place: `${file.replace('./', 'src/api/contract/')}: ${name}`, value })),
);

/** Where a call is written: what there is to mend. */
const placeOf = (endpoint: AnyEndpoint) => exported.find(({ value }) => value === endpoint)?.place ?? endpoint.id;

/** Those that another one of the list is like. */
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

describe('§7 the calls', () => {
  const listed = contract.filter(({ origin }) => origin === 'specification');

  it('have those of the specification, method and path to the letter', () => {
    const missing = listedCalls.filter((call) => !listed.map(written).includes(call));
    expect(missing, `${ALL}: faltan, o están escritas de otra manera`).toEqual([]);
  });

  it('say of no other one that it is the specification’s', () => {
    const invented = listed.filter((call) => !listedCalls.includes(written(call)));
    expect(invented.map(placeOf), 'no son de la especificación: origin «proposal»').toEqual([]);
    expect(repeated(listed.map(written)), `${ALL}: están dos veces`).toEqual([]);
  });

  it('have those that we propose beside it, and say of each that it is ours (contract B.3)', () => {
    const ours = contract.filter(({ origin }) => origin === 'proposal');
    const paths = ours.map(({ method, path }) => `${method} ${path}`);
    expect(
      proposedCalls.filter((call) => !paths.includes(call)),
      `${ALL}: faltan, o no dicen que son nuestras`,
    ).toEqual([]);
    expect(listed.length + ours.length).toBe(contract.length);
  });

  it('say of what they carry whether the specification shows it', () => {
    const shown = contract.filter(({ answerOrigin }) => answerOrigin === 'specification');
    expect(shown.map(written).sort()).toEqual([...shownCalls].sort());
    const ours = contract.filter(({ answerOrigin }) => answerOrigin === 'proposal');
    expect(shown.length + ours.length).toBe(contract.length);
  });

  it('are all in the list that mocks, tests and documents read', () => {
    const missing = exported.filter(({ value }) => !contract.some((endpoint) => endpoint === value));
    expect(
      missing.map(({ place }) => place),
      `faltan en ${ALL}`,
    ).toEqual([]);
    const foreign = contract.filter((endpoint) => !exported.some(({ value }) => value === endpoint));
    expect(
      foreign.map(({ id }) => id),
      `${ALL} nombra lo que ningún archivo exporta`,
    ).toEqual([]);
  });

  it('have ids of their own, and say in a sentence what they are for', () => {
    expect(repeated(contract.map(({ id }) => id)), 'src/api/contract/: dos llamadas con un mismo id').toEqual([]);
    const mute = contract.filter(({ summary }) => !/^\p{Lu}.*\.$/u.test(summary));
    expect(mute.map(placeOf), 'falta el resumen (summary), en una oración').toEqual([]);
  });

  it('answer all codes that there are, but the general ones and those that are reserved', () => {
    const general: readonly string[] = GENERAL_CODES;
    const answered: ReadonlySet<string> = new Set(contract.flatMap(({ codes }) => codes));
    const mute = Object.entries(errorCodes).filter(
      ([code, row]) => !('reserved' in row) && !general.includes(code) && !answered.has(code),
    );
    expect(
      mute.map(([code]) => code),
      'src/api/contract/: ninguna llamada los tiene en sus codes',
    ).toEqual([]);
    for (const call of contract) expect(repeated(call.codes), placeOf(call)).toEqual([]);
  });

  it('encrypt every password field (§7 «Passwords are encrypted»)', () => {
    const withSecrets = contract.filter(({ secrets }) => secrets.length > 0);
    expect(Object.fromEntries(withSecrets.map(({ id, secrets }) => [id, secrets]))).toEqual({
      'autenticacion.validarIdentidad': ['clave'],
      'autenticacion.iniciarSesion': ['clave'],
      'autenticacion.recuperarClave': ['claveNueva'],
      'autenticacion.cambiarClave': ['claveAnterior', 'claveNueva'],
      'autenticacion.registro': ['clave'],
    });
  });

  it('change state when they POST, except validations and a look-up, and when they change the consent by GET (D-15)', () => {
    const unusual = contract.filter(({ method, changesState }) => changesState === (method === 'GET'));
    expect(unusual.map(({ id }) => id)).toEqual([
      'perfilSocio.actualizarTratamientoDatos',
      'transferencias.validarInternas',
      'transferencias.validarExternas',
      'cuentasDestino.validarInterna',
      'pagos.consultar',
      'pagos.validarPago',
      'pagos.validarRecarga',
      'pagoTarjetas.validar',
    ]);
  });

  it('need a session, except those of the public screens', () => {
    expect(contract.filter(({ authenticated }) => !authenticated).map(({ id }) => id)).toEqual([
      'autenticacion.validarIdentidad',
      'autenticacion.iniciarSesion',
      'autenticacion.solicitarRecuperacionClave',
      'autenticacion.recuperarClave',
      'autenticacion.recuperarUsuario',
      'autenticacion.preguntas',
      'autenticacion.registro',
      'marketing.imagenes',
      'tokens.autorizar',
      'informacion.prefijosMovil',
      'informacion.agencias',
      'informacion.preguntas',
      'informacion.insertarSugerencia',
      'contrato.leer',
    ]);
  });

  it('have a body exactly when they are not GET', () => {
    for (const call of contract) expect(call.body !== undefined, placeOf(call)).toBe(call.method !== 'GET');
  });

  it('fill their path, URL-encoded, and refuse to go without a parameter', () => {
    expect(fillPath(cupos.leer.path, { numeroCuenta: '0102/01' })).toBe('cupos/0102%2F01');
    expect(() => fillPath(cupos.leer.path)).toThrow('numeroCuenta');
  });
});

describe('§7 the types that callers see', () => {
  it('input: path parameters, query and body, each only where the call has it', () => {
    expectTypeOf<EndpointInput<typeof cupos.leer>>().toEqualTypeOf<{ params: Record<'numeroCuenta', string> }>();
    expectTypeOf<EndpointInput<typeof transferencias.instituciones>['query']>().toEqualTypeOf<{ tipo: string }>();
    expectTypeOf<EndpointInput<typeof tokens.autorizar>['body']>().toEqualTypeOf<{
      guid: string;
      codigoToken: string;
    }>();
    expectTypeOf<EndpointInput<typeof transferencias.internas>['body']['valor']>().toEqualTypeOf<Cents>();
    expectTypeOf<WireInput<typeof transferencias.internas>['body']['valor']>().toEqualTypeOf<Dollars>();
    expectTypeOf<EndpointInput<typeof transferencias.internas>['body']['correo']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<EndpointInput<typeof informacion.insertarSugerencia>['body']['tipo']>().toEqualTypeOf<
      'SUGERENCIA' | 'QUEJA' | 'FELICITACION'
    >();
    expectTypeOf<EndpointInput<typeof autenticacion.ultimoAcceso>>().toBeUnknown();
    // @ts-expect-error a call without the parameter of its path
    ({}) satisfies EndpointInput<typeof cupos.leer>;
  });

  it('input: either of the two forms of one path', () => {
    type Body = EndpointInput<typeof autenticacion.validarIdentidad>['body'];
    expectTypeOf<{ usuario: string; clave: string }>().toExtend<Body>();
    expectTypeOf<{
      tipoIdentificacion: 1;
      identificacion: string;
      fechaNacimiento: string;
      numeroCuenta: string;
    }>().toExtend<Body>();
    expectTypeOf<{ usuario: string }>().not.toExtend<Body>();
  });

  it('answer: the type of data, or nothing where it is not looked at', () => {
    expectTypeOf<EndpointAnswer<typeof transacciones.cuentasOrigen>>().toEqualTypeOf<
      { descripcion: string; numeroCuenta: string; saldoDisponible: Cents }[]
    >();
    expectTypeOf<WireAnswer<typeof transacciones.cuentasOrigen>>().toEqualTypeOf<
      { descripcion: string; numeroCuenta: string; saldoDisponible: Dollars }[]
    >();
    expectTypeOf<NonNullable<WireAnswer<typeof productos.leer>>['totalGarantias']>().toEqualTypeOf<
      number | null | undefined
    >();
    expectTypeOf<Dollars>().not.toExtend<Cents>();
    expectTypeOf<EndpointAnswer<typeof autenticacion.ultimoAcceso>>().toEqualTypeOf<{
      fecha?: string | null | undefined;
      dispositivo?: string | null | undefined;
    }>();
    expectTypeOf<EndpointAnswer<typeof perfilSocio.recuperaEstadoTratamientoDatos>>().toEqualTypeOf<boolean>();
    expectTypeOf<EndpointAnswer<typeof cupos.modificar>>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointInput<typeof transferencias.externas>['body']['idTransaccion']>().toEqualTypeOf<string>();
    type Receipt = NonNullable<EndpointAnswer<typeof transferencias.externas>>;
    // Also of a state that nobody knows (D-65).
    expectTypeOf<Receipt['estado']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<undefined>().toExtend<EndpointAnswer<typeof transferencias.externas>>();
  });
});
