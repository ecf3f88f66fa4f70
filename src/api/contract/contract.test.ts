import { describe, expect, expectTypeOf, it } from 'vitest';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
import type * as autenticacion from './autenticacion.ts';
import * as cupos from './cupos.ts';
import { type AnyEndpoint, type EndpointAnswer, type EndpointInput, fillPath } from './endpoint.ts';
import type * as informacion from './informacion.ts';
import type * as perfilSocio from './perfilSocio.ts';
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

/** As the specification writes a call: the query's fields stand behind the path. */
function written({ method, path, query }: AnyEndpoint): string {
  const fields: unknown = query?.describe();
  const names = isRecord(fields) && isRecord(fields.fields) ? Object.keys(fields.fields) : [];
  return `${method} ${path}${names.map((name) => `?${name}={${name}}`).join('')}`;
}

/** Everything that the files of this folder export and that looks like a call. */
const exportedEndpoints = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
)
  .flatMap((module) => Object.values(module))
  .filter((value) => isRecord(value) && 'method' in value && 'path' in value);

describe('§7 the calls', () => {
  const listed = contract.filter(({ origin }) => origin === 'specification');

  it('are exactly the 41 of the specification, method and path to the letter', () => {
    expect(listedCalls).toHaveLength(41);
    expect(listed.map(written).toSorted()).toEqual(listedCalls.toSorted());
  });

  it('are all in the list that mocks, tests and documents read', () => {
    expect(new Set(exportedEndpoints)).toEqual(new Set(contract));
  });

  it('have ids of their own', () => {
    expect(new Set(contract.map(({ id }) => id)).size).toBe(contract.length);
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
    for (const { id, method, body } of contract) expect(body !== undefined, id).toBe(method !== 'GET');
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
    expectTypeOf<EndpointInput<typeof transferencias.internas>['body']['valor']>().toEqualTypeOf<number>();
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
      { descripcion: string; numeroCuenta: string; saldoDisponible: number }[]
    >();
    expectTypeOf<EndpointAnswer<typeof autenticacion.ultimoAcceso>>().toEqualTypeOf<{
      fecha?: string | null | undefined;
      dispositivo?: string | null | undefined;
    }>();
    expectTypeOf<EndpointAnswer<typeof perfilSocio.recuperaEstadoTratamientoDatos>>().toEqualTypeOf<boolean>();
    expectTypeOf<EndpointAnswer<typeof cupos.modificar>>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointInput<typeof transferencias.externas>['body']['idTransaccion']>().toEqualTypeOf<string>();
    type Receipt = NonNullable<EndpointAnswer<typeof transferencias.externas>>;
    expectTypeOf<Receipt['estado']>().toEqualTypeOf<
      'EXITOSA' | 'EN_PROCESO' | 'DEVUELTA' | 'NO_ENCONTRADA' | null | undefined
    >();
    expectTypeOf<undefined>().toExtend<EndpointAnswer<typeof transferencias.externas>>();
  });
});
