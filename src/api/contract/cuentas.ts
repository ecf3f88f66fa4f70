import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  code,
  date,
  day,
  dollars,
  file,
  listOf,
  oneOf,
  optionalCode,
  optionalDate,
  optionalDollars,
  optionalFlag,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  requiredText,
  soughtWords,
} from './fields.ts';
import { pageOf, pageQuery } from './pages.ts';
import { cuentaFields } from './productos.ts';

/* One account of the member: what belongs to productos/cuentas (contract B.3). */

/** What a term deposit adds. */
const inversionFields = {
  capital: dollars(),
  plazoDias: optionalNumber(),
  fechaVencimiento: optionalDate(),
  interesGanado: optionalDollars(),
  renovacionAutomatica: optionalFlag(),
};

/** A PDF: name, `application/pdf`, base64 (contract B.0). */
const documento = () =>
  record({ nombre: optionalText(), tipoContenido: optionalText(), documento: file() }).meta({ name: 'Documento' });

/** One account or term deposit. */
export const cuenta = endpoint({
  id: 'productos.cuenta',
  method: 'GET',
  path: 'productos/cuentas/{numeroCuenta}',
  summary: 'Detalle de una cuenta o de un depósito a plazo fijo.',
  origin: 'proposal',
  answer: record({
    ...cuentaFields(),
    saldoBloqueado: optionalDollars(),
    motivoBloqueo: optionalText(),
    tasaInteres: optionalNumber(),
    agencia: optionalText(),
    fechaApertura: optionalDate(),
    permiteDebito: optionalFlag(),
    inversion: optionalRecord(inversionFields),
  }),
  codes: ['-0007-01-01'],
});

const movimiento = () =>
  record({
    idMovimiento: code(),
    fecha: date(),
    descripcion: soughtWords(),
    tipo: oneOf(['C', 'D']),
    valor: dollars(),
    saldo: dollars(),
    numeroDocumento: optionalCode(),
    agencia: optionalText(),
    canal: optionalText(),
    numeroComprobante: optionalCode(),
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
    valorMinimo: dollars().optional(),
    valorMaximo: dollars().optional(),
    ...pageQuery,
  }),
  answer: record({
    ...pageOf(movimiento()),
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
  answer: listOf(record({ fecha: date(), saldo: dollars() })),
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

export type Movimiento = InferType<ReturnType<typeof movimiento>>;
