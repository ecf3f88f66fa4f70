import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  count,
  day,
  dollars,
  howMany,
  listOf,
  oneOf,
  optionalDollars,
  optionalFlag,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  requiredText,
  text,
} from './fields.ts';
import { tarjetaResumen } from './tarjetas.ts';

/** An amount of a query string, dollars with a dot. */
const queryAmount = () =>
  requiredText()
    .matches(/^\d+(\.\d{1,2})?$/, 'no es un valor en dólares')
    .meta({ unit: 'USD' });

/** An account as lists show it (contract B.2 `CuentaResumen`). `saldoDisponible` is null where nothing can be taken out. */
const cuentaFields = {
  numeroCuenta: text(),
  descripcion: text(),
  alias: optionalText(),
  tipo: optionalText(),
  saldoDisponible: optionalDollars(),
  saldoContable: optionalDollars(),
  estado: optionalText(),
};

/** What a term deposit adds. */
const inversionFields = {
  capital: dollars(),
  plazoDias: optionalNumber(),
  fechaVencimiento: optionalText(),
  interesGanado: optionalDollars(),
  renovacionAutomatica: optionalFlag(),
};

/** A term deposit as lists show it. B.3 does not word the group's fields: the day it ends is what a member looks for. */
const inversionResumen = () =>
  record({ ...cuentaFields, fechaVencimiento: optionalText() }).meta({ name: 'InversionResumen' });

/** A loan as lists show it (contract B.2 `CreditoResumen`); `saldoCapital` in dollars. */
const creditoFields = {
  numeroCredito: text(),
  descripcion: text(),
  saldoCapital: dollars(),
  estado: optionalText(),
  diasVencido: optionalNumber(),
  cuotasPagadas: optionalNumber(),
  totalCuotas: optionalNumber(),
  proximaCuota: optionalRecord({ numero: optionalNumber(), fecha: text(), valor: dollars() }),
};

/** A PDF: name, `application/pdf`, base64 (contract B.0). */
const documento = () =>
  record({ nombre: optionalText(), tipoContenido: optionalText(), documento: text() }).meta({ name: 'Documento' });

const cuentaResumen = () => record(cuentaFields).meta({ name: 'CuentaResumen' });
const creditoResumen = () => record(creditoFields).meta({ name: 'CreditoResumen' });

/** Everything that the member has at the cooperative, by group; a group may be empty. */
export const leer = endpoint({
  id: 'productos.leer',
  method: 'GET',
  path: 'productos',
  summary: 'Todos los productos del socio, por grupo.',
  origin: 'proposal',
  answer: record({
    ahorros: listOf(cuentaResumen()),
    inversiones: listOf(inversionResumen()),
    certificados: listOf(cuentaResumen()),
    creditos: listOf(creditoResumen()),
    tarjetas: listOf(tarjetaResumen()),
    totalGarantias: optionalNumber(),
  }),
});

/** One account or term deposit. */
export const cuenta = endpoint({
  id: 'productos.cuenta',
  method: 'GET',
  path: 'productos/cuentas/{numeroCuenta}',
  summary: 'Detalle de una cuenta o de un depósito a plazo fijo.',
  origin: 'proposal',
  answer: record({
    ...cuentaFields,
    saldoBloqueado: optionalDollars(),
    motivoBloqueo: optionalText(),
    tasaInteres: optionalNumber(),
    agencia: optionalText(),
    fechaApertura: optionalText(),
    permiteDebito: optionalFlag(),
    inversion: optionalRecord(inversionFields),
  }),
  codes: ['-0007-01-01'],
});

const movimiento = () =>
  record({
    idMovimiento: text(),
    fecha: text(),
    descripcion: text(),
    tipo: oneOf(['C', 'D']),
    valor: dollars(),
    saldo: dollars(),
    numeroDocumento: optionalText(),
    agencia: optionalText(),
    canal: optionalText(),
    numeroComprobante: optionalText(),
  }).meta({ name: 'Movimiento' });

/** A page of movements, newest first, with the totals of the whole filter; `tipo` T all, C income, D outgoing. */
export const movimientos = endpoint({
  id: 'productos.movimientos',
  method: 'GET',
  path: 'productos/cuentas/{numeroCuenta}/movimientos',
  summary: 'Movimientos de una cuenta con filtros, por páginas, con los totales del filtro.',
  origin: 'proposal',
  query: record({
    desde: day(),
    hasta: day(),
    tipo: oneOf(['T', 'C', 'D']),
    texto: requiredText().optional(),
    valorMinimo: queryAmount().optional(),
    valorMaximo: queryAmount().optional(),
    pagina: count(),
    tamano: count(),
  }),
  answer: record({
    pagina: optionalNumber(),
    tamano: optionalNumber(),
    totalRegistros: howMany(),
    registros: listOf(movimiento()),
    totalCreditos: dollars(),
    totalDebitos: dollars(),
  }),
  codes: ['-0007-01-01', '-0007-02-01'],
});

/**
 * Book balances at the end of each day on which they changed, oldest first, the first one at or before `desde`: what the chart needs,
 * however many movements there were.
 */
export const saldos = endpoint({
  id: 'productos.saldos',
  method: 'GET',
  path: 'productos/cuentas/{numeroCuenta}/saldos',
  summary: 'Saldos contables al cierre de cada día en que cambiaron.',
  origin: 'proposal',
  query: record({ desde: day(), hasta: day() }),
  answer: listOf(record({ fecha: text(), saldo: dollars() })),
  codes: ['-0007-01-01', '-0007-02-01'],
});

/** The statement of a range of at most twelve months, as PDF. */
export const estadoCuenta = endpoint({
  id: 'productos.estadoCuenta',
  method: 'GET',
  path: 'productos/cuentas/{numeroCuenta}/estado-cuenta',
  summary: 'Estado de cuenta en PDF.',
  origin: 'proposal',
  query: record({ desde: day(), hasta: day() }),
  answer: documento(),
  codes: ['-0007-01-01', '-0007-02-01'],
});

/** A certificate that the account exists and is the member's, as PDF. */
export const certificado = endpoint({
  id: 'productos.certificado',
  method: 'GET',
  path: 'productos/cuentas/{numeroCuenta}/certificado',
  summary: 'Certificado de cuenta en PDF.',
  origin: 'proposal',
  answer: documento(),
  codes: ['-0007-01-01'],
});

const fila = () =>
  record({
    numero: howMany(),
    fecha: text(),
    capital: dollars(),
    interes: dollars(),
    seguro: dollars(),
    otros: dollars(),
    cuota: dollars(),
    saldo: dollars(),
    estado: oneOf(['PAGADA', 'VENCIDA', 'PENDIENTE']),
    fechaPago: optionalText(),
  }).meta({ name: 'CuotaCredito' });

/** One loan with its amortisation table and its payments. */
export const credito = endpoint({
  id: 'productos.credito',
  method: 'GET',
  path: 'productos/creditos/{numeroCredito}',
  summary: 'Detalle de un crédito, con su tabla de amortización y sus pagos.',
  origin: 'proposal',
  answer: record({
    ...creditoFields,
    montoOriginal: dollars(),
    plazoMeses: optionalNumber(),
    tasaNominal: optionalNumber(),
    tasaEfectiva: optionalNumber(),
    sistema: optionalText(),
    fechaConcesion: optionalText(),
    fechaVencimiento: optionalText(),
    cuentaDebito: optionalText(),
    vencido: optionalRecord({
      cuotas: optionalNumber(),
      dias: optionalNumber(),
      capital: dollars(),
      interes: dollars(),
      seguro: dollars(),
      mora: dollars(),
      gestionCobranza: dollars(),
      total: dollars(),
    }),
    tabla: listOf(fila()),
    pagos: listOf(
      record({ fecha: text(), valor: dollars(), canal: optionalText(), numeroComprobante: optionalText() }),
    ),
  }),
  codes: ['-0007-01-01'],
});

/** What the member has pledged, and the loans of others that the member guarantees. `cobertura` in percent. */
export const garantias = endpoint({
  id: 'productos.garantias',
  method: 'GET',
  path: 'productos/garantias',
  summary: 'Garantías de los créditos del socio y créditos de otros que garantiza.',
  origin: 'proposal',
  answer: record({
    propias: listOf(
      record({
        codigoGarantia: text(),
        tipo: text(),
        descripcion: optionalText(),
        numeroCredito: optionalText(),
        avaluo: optionalDollars(),
        fechaAvaluo: optionalText(),
        fechaVencePoliza: optionalText(),
        cobertura: optionalNumber(),
        garante: optionalText(),
      }),
    ),
    otorgadas: listOf(
      record({
        titular: text(),
        numeroCredito: text(),
        saldo: dollars(),
        proximaFecha: optionalText(),
        valorCuota: optionalDollars(),
        diasMora: optionalNumber(),
        estado: optionalText(),
      }),
    ),
  }),
});

/** The types of what the product screens show. */
export type CuentaResumen = InferType<ReturnType<typeof cuentaResumen>>;
export type CreditoResumen = InferType<ReturnType<typeof creditoResumen>>;
export type Movimiento = InferType<ReturnType<typeof movimiento>>;
export type CuotaCredito = InferType<ReturnType<typeof fila>>;
