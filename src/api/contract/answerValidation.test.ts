import { describe, expect, it } from 'vitest';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { isRecord } from '#domain/records.ts';
import { contract } from './all.ts';
import { ContractMismatch, readAnswer } from './answerValidation.ts';
import { iniciarSesion, ultimoAcceso } from './autenticacion.ts';
import { leer as leerContrato } from './contrato.ts';
import { cuenta } from './cuentas.ts';
import { leer as leerCupos, modificar } from './cupos.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { recuperaEstadoTratamientoDatos } from './perfilSocio.ts';
import { generar } from './tokens.ts';
import { internas, validarInternas } from './transferencias.ts';
import { onWire } from './wireMoney.ts';

const limits = {
  valorInternoDiario: 1500,
  valorInternoMensual: 10000,
  valorExternoDiario: 1000,
  valorExternoMensual: 5000,
  valorFacilitoDiario: 300,
  valorFacilitoMensual: 1500.5,
};

/** What the specification itself lists of an answer (§3, §7), and no field more. */
const specificationAnswers: Record<string, unknown[]> = {
  'autenticacion.ultimoAcceso': [
    { fecha: '2026-11-19T20:42:00', dispositivo: 'CHROME EN WINDOWS 11' },
    { fecha: null, dispositivo: null },
    {},
  ],
  'perfilSocio.leer': [
    {
      nombres: 'MARIA FERNANDA',
      apellidoPaterno: 'GUAMAN',
      apellidoMaterno: 'VINTIMILLA',
      celular: '0900000214',
      correo: 'maria.guaman@example.com',
      fotoPerfil: 'QQ==',
    },
  ],
  'perfilSocio.recuperaEstadoTratamientoDatos': [true, false],
  'cupos.leer': [limits],
  'cupos.limite': [limits],
  'contrato.leer': [{ contrato: 'JVBERi0=' }],
  'transacciones.cuentasOrigen': [
    [{ descripcion: 'AHORRO A LA VISTA', numeroCuenta: '010201004871', saldoDisponible: 2846.37 }],
    [],
  ],
  'tokens.generar': [{ idTransaccion: 'a1' }],
};

const operation = { numeroComprobante: '2026-1120-048213', fecha: '2026-11-20T10:15:00' };
const destination = { codigoCuentaDestino: '7', numeroCuenta: '2209988771' };

const entry = { codigo: 'A', descripcion: 'B' };

/** The least that a server can say where the specification shows nothing: our proposal counts on nothing else (B.0). */
const leastAnswers: Record<string, unknown[]> = {
  'tarjetas.lista': [[{ codigoTarjeta: 'TC-01', numeroEnmascarado: '***4502' }], []],
  'pagoTarjetas.validar': [{ valor: 48.9, total: 48.9 }],
  'pagoTarjetas.pagar': [undefined, null, {}],
  'pagos.categorias': [[{ codigoCategoria: 'AGUA', descripcion: 'Agua' }], []],
  'pagos.servicios': [
    [
      { codigoServicio: 'A', descripcion: 'Agua', criterios: [{ codigo: 'C', etiqueta: 'Código' }] },
      { codigoServicio: 'B', descripcion: 'Sin criterios', criterios: [] },
    ],
    [],
  ],
  'pagos.consultar': [
    [{ codigoContrato: '1', rubros: [{ codigoRubro: '1', descripcion: 'Planilla', total: 43.9 }] }],
    [{ codigoContrato: '1', rubros: [], datos: null }],
    [],
  ],
  'pagos.validarPago': [{ valor: 43.9, total: 43.9 }],
  'pagos.pagar': [undefined, null, {}],
  'pagos.operadoras': [[{ codigoOperadora: 'CLARO', descripcion: 'Claro' }], []],
  'pagos.validarRecarga': [{ valor: 10, total: 10 }],
  'pagos.recargar': [undefined, null, {}],
  'pagos.favoritos': [
    [{ codigoFavorito: '1', alias: 'Luz casa', codigoServicio: 'LUZ', referencia: '1203456' }],
    [{ codigoFavorito: '1', alias: 'Mi celular', codigoOperadora: 'CLARO', referencia: '0900000214' }],
    [],
  ],
  'pagos.ingresarFavorito': [undefined, null, {}],
  'pagos.modificarFavorito': [undefined, null, {}],
  'dispositivos.leer': [[{ idDispositivo: 'DEV-1' }], []],
  'autenticacion.validarIdentidad': [undefined, null, {}],
  'autenticacion.iniciarSesion': [{ token: 't' }, { nombres: 'ANA' }],
  'autenticacion.solicitarRecuperacionClave': [{ idTransaccion: 'a1' }],
  'autenticacion.recuperarUsuario': [undefined, null, {}],
  'autenticacion.preguntas': [[], [entry]],
  'marketing.imagenes': [[], [{ imagen: 'QQ==' }]],
  'informacion.prefijosMovil': [[], [entry]],
  'informacion.agencias': [[], [{ codigo: '1', nombre: 'MATRIZ' }]],
  'informacion.preguntas': [[], [{ pregunta: '¿?', respuesta: 'Sí' }]],
  'informacion.insertarSugerencia': [undefined, null, {}],
  'cupos.consumo': [limits],
  'transferencias.validarInternas': [
    { valor: 250, total: 250 },
    { valor: 250, total: 250, advertencias: null, detalle: null, coincidenciaNombre: null },
  ],
  'transferencias.validarExternas': [
    { valor: 180, total: 180.41, acreditacion: 'OTRA' },
    {
      valor: 180,
      comision: 0.36,
      impuesto: 0.05,
      total: 180.41,
      saldoPosterior: 2665.96,
      fechaAcreditacion: '2026-11-23',
      advertencias: ['Atención.'],
      detalle: [{ etiqueta: 'Total a debitar', valor: '$180,41' }],
      titular: 'ROSA ELENA O***',
      coincidenciaNombre: 'SIMILAR',
    },
  ],
  'transferencias.internas': [undefined, null, {}, { idTransaccion: 'a1', estado: 'NO_ENCONTRADA' }],
  'transferencias.externas': [undefined, null, {}, { estado: 'EN_PROCESO', acreditacion: 'OTRA', valor: null }],
  'transferencias.tiposInstituciones': [[], [entry]],
  'transferencias.instituciones': [[], [entry], [{ ...entry, acreditacion: 'OTRA' }]],
  'transferencias.tiposCuentasTarjetas': [[], [entry]],
  'transferencias.tiposCuentasExternas': [[], [entry]],
  'transferencias.tiposCuentasInternas': [[], [entry]],
  'transacciones.comprobante': [{}, { idTransaccion: 'a1', estado: 'NO_ENCONTRADA' }, { detalle: null }],
  'transacciones.historial': [
    { totalRegistros: 0, registros: [] },
    { totalRegistros: 1, registros: [operation] },
    {
      totalRegistros: 1,
      registros: [{ ...operation, tipo: 'EXTERNA', destino: null, valor: 95, estado: 'EN_PROCESO' }],
    },
  ],
  'productos.leer': [
    { ahorros: [], inversiones: [], certificados: [], creditos: [], tarjetas: [] },
    {
      ahorros: [{ numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA' }],
      inversiones: [{ numeroCuenta: '010205003388', descripcion: 'DEPOSITO A PLAZO FIJO', saldoDisponible: null }],
      certificados: [],
      creditos: [{ numeroCredito: '1', descripcion: 'MICROCREDITO', saldoCapital: 3198.1, proximaCuota: null }],
      tarjetas: [{ codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502' }],
      totalGarantias: null,
    },
  ],
  'productos.cuenta': [
    { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA' },
    { numeroCuenta: '010205003388', descripcion: 'DEPOSITO A PLAZO FIJO', inversion: { capital: 8000 } },
  ],
  'productos.movimientos': [
    { totalRegistros: 0, registros: [], totalCreditos: 0, totalDebitos: 0 },
    {
      totalRegistros: 1,
      registros: [
        { idMovimiento: '1', fecha: '2026-11-20T08:00:00', descripcion: 'A', tipo: 'D', valor: 10, saldo: 0 },
      ],
      totalCreditos: 0,
      totalDebitos: 10,
    },
  ],
  'productos.saldos': [[], [{ fecha: '2026-11-20', saldo: 2896.37 }]],
  'productos.estadoCuenta': [{ documento: 'JVBERi0=' }],
  'productos.certificado': [{ documento: 'JVBERi0=', nombre: null }],
  'productos.credito': [
    { numeroCredito: '1', descripcion: 'A', saldoCapital: 0, montoOriginal: 1500, tabla: [], pagos: [] },
    {
      numeroCredito: '1',
      descripcion: 'A',
      saldoCapital: 3198.1,
      montoOriginal: 4500,
      vencido: { capital: 175.5, interes: 54.63, seguro: 2.08, mora: 0.63, gestionCobranza: 0, total: 232.84 },
      tabla: [
        {
          numero: 9,
          fecha: '2026-11-14',
          capital: 175.5,
          interes: 54.63,
          seguro: 2.08,
          otros: 0,
          cuota: 232.21,
          saldo: 3022.6,
          estado: 'VENCIDA',
        },
      ],
      pagos: [{ fecha: '2026-10-14', valor: 232.32 }],
    },
  ],
  'productos.garantias': [
    { propias: [], otorgadas: [] },
    {
      propias: [{ codigoGarantia: '1', tipo: 'PRENDA VEHICULAR', avaluo: null }],
      otorgadas: [{ titular: 'LUIS A***', numeroCredito: '1', saldo: 2960.4 }],
    },
  ],
  'tarjetas.leer': [
    { codigoTarjeta: 'TC-01', numeroEnmascarado: '************4502' },
    {
      codigoTarjeta: 'TC-01',
      numeroEnmascarado: '************4502',
      movimientos: [{ fecha: '2026-11-18', descripcion: 'A', valor: 50 }],
      configuracion: null,
    },
  ],
  'cuentasDestino.tarjetas': [[], [{ codigoCuentaDestino: '7', numeroCuenta: '4000009988127778' }]],
  'cuentasDestino.internas': [[], [destination]],
  'cuentasDestino.externas': [[], [{ ...destination, tipo: 'EXTERNA', correo: null, fechaUltimoUso: null }]],
  'cuentasDestino.ingresarExterna': [undefined, null, {}],
  'cuentasDestino.ingresarInterna': [undefined, null, {}],
  'cuentasDestino.validarInterna': [undefined, null, {}],
};

const samples = { ...specificationAnswers, ...leastAnswers };
const read = contract.filter(({ answer }) => answer !== null);

/** The same data with a field that nobody knows in every object of it. */
function withUnknownFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withUnknownFields);
  if (!isRecord(data)) return data;
  return { ...data, campoNuevo: { x: [1] } };
}

const unknownList = (data: unknown) => (Array.isArray(data) ? (data as unknown[]) : null);

const dataOf = (endpoint: AnyEndpoint, data: unknown) => readAnswer(endpoint, { ok: true, data });

describe('§7 answers', () => {
  it('every call whose data is looked at has a sample here', () => {
    const file = 'src/api/contract/answerValidation.test.ts';
    const missing = read.filter(({ id }) => !Object.hasOwn(samples, id)).map(({ id }) => id);
    expect(missing, `${file}: faltan en «specificationAnswers» o «leastAnswers»`).toEqual([]);
    const left = Object.keys(samples).filter((id) => !read.some((endpoint) => endpoint.id === id));
    expect(left, `${file}: hay respuestas de llamadas que no hay, o cuya respuesta no se lee`).toEqual([]);
  });

  it.each(read.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: §3/B.0 the least answer is enough',
    (id, e) => {
      for (const data of samples[id] ?? []) expect(e.answer && onWire(e.answer, dataOf(e, data))).toEqual(data);
    },
  );

  it.each(read.map((endpoint) => [endpoint.id, endpoint] as const))('%s: B.0 unknown fields are ignored', (id, e) => {
    for (const data of samples[id] ?? []) expect(() => dataOf(e, withUnknownFields(data))).not.toThrow();
  });

  it.each(read.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: data of another kind is no answer',
    (id, e) => {
      expect(() => dataOf(e, 7)).toThrow(ContractMismatch);
      for (const data of [[null], [[]]]) {
        // Of a list the rows that are none are left out and counted (D-65).
        if (e.answer?.type === 'array') expect(unreadableIn(unknownList(dataOf(e, data)))).toBe(1);
        else expect(() => dataOf(e, data), JSON.stringify(data)).toThrow(ContractMismatch);
      }
      // The id of a transaction may come as bare text (D-29); nothing else may.
      if (id !== 'tokens.generar') expect(() => dataOf(e, 'texto')).toThrow(ContractMismatch);
    },
  );

  it('B.0 money as text is not cast', () => {
    expect(() => dataOf(leerCupos, { ...limits, valorInternoDiario: '1500' })).toThrow(ContractMismatch);
    const account = { descripcion: 'A', numeroCuenta: '1', saldoDisponible: '2846.37' };
    expect(() => dataOf(cuenta, account)).toThrow(ContractMismatch);
    expect(() => dataOf(recuperaEstadoTratamientoDatos, 'sí')).toThrow(ContractMismatch);
  });

  it.each(contract.filter(({ answer }) => answer === null).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s: B.0 data is not looked at',
    (_, endpoint) => {
      for (const data of [undefined, null, 'listo', { x: 1 }]) expect(dataOf(endpoint, data)).toBeUndefined();
    },
  );

  it('D-29 the id of a transaction is found in its three places', () => {
    const expected = { idTransaccion: 'a1' };
    expect(readAnswer(generar, { ok: true, data: 'a1' })).toEqual(expected);
    expect(readAnswer(generar, { ok: true, data: { idTransaccion: 'a1' } })).toEqual(expected);
    expect(readAnswer(generar, { ok: true, idTransaccion: 'a1' })).toEqual(expected);
    expect(readAnswer(generar, { ok: true, data: null, idTransaccion: 'a1' })).toEqual(expected);
    for (const envelope of [
      { ok: true },
      { ok: true, data: '' },
      { ok: true, data: 5 },
      { ok: true, data: { idTransaccion: {} } },
    ]) {
      expect(() => readAnswer(generar, envelope)).toThrow(ContractMismatch);
    }
  });

  it('D-62 a sign-in without session and without name is none', () => {
    expect(() => dataOf(iniciarSesion, { cambioClave: 'N' })).toThrow(ContractMismatch);
  });

  it('§3 a last access that never was is readable, one that is not an object is not', () => {
    expect(readAnswer(ultimoAcceso, { ok: true, data: { fecha: null } })).toEqual({ fecha: null });
    expect(() => dataOf(ultimoAcceso, null)).toThrow(ContractMismatch);
  });

  it('B.0 a receipt says what can be read of it: the money has moved, and an odd field must not hide that', () => {
    const odd = {
      estado: 'TAL_VEZ',
      fecha: 20_261_120,
      valor: '250',
      total: 250,
      numeroCuentaOrigen: 4871,
      detalle: 'x',
    };
    expect(dataOf(internas, odd)).toEqual({ estado: 'TAL_VEZ', total: 250_00, detalle: partialList([], 1) });
  });

  it('B.0 a validation without its total is none: nobody confirms an amount that is not known', () => {
    for (const data of [{ valor: 250 }, { total: 250 }, { valor: '250', total: 250 }, null])
      expect(() => dataOf(validarInternas, data), JSON.stringify(data)).toThrow(ContractMismatch);
    // Of an answer about a name that nobody knows is known that there is none.
    expect(dataOf(validarInternas, { valor: 1, total: 1, coincidenciaNombre: 'CASI' })).toEqual({
      valor: 1_00,
      total: 1_00,
      coincidenciaNombre: 'NO_DISPONIBLE',
    });
  });

  it('a mismatch names call and field and keeps the values to itself', () => {
    const account = { descripcion: 'A', numeroCuenta: 710201004871, saldoDisponible: 1 };
    const failure = (() => {
      try {
        return dataOf(cuenta, { ...account, inversion: null });
      } catch (reason) {
        return reason;
      }
    })();
    expect(failure).toBeInstanceOf(ContractMismatch);
    expect(String(failure)).toContain('productos.cuenta');
    expect(String(failure)).toContain('numeroCuenta');
    expect(JSON.stringify([failure, String(failure), failure instanceof Error && failure.cause])).not.toContain(
      '710201',
    );
  });

  it('the types follow (compile time)', () => {
    const contrato: { contrato: string } = readAnswer(leerContrato, { ok: true, data: { contrato: 'QQ==' } });
    const nothing: undefined = readAnswer(modificar, { ok: true });
    expect([contrato.contrato, nothing]).toEqual(['QQ==', undefined]);
  });
});
