import type { InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  accountNumber,
  code,
  date,
  dollars,
  label,
  listOf,
  optionalAccountNumber,
  optionalDate,
  optionalDollars,
  optionalNumber,
  optionalOneOf,
  optionalRecord,
  optionalText,
  record,
  state,
} from './fields.ts';
import { tarjetaResumen } from './tarjetas.ts';

/** The states of an account, and of a loan, that we know (contract B.2). */
export const accountStates = ['ACTIVA', 'BLOQUEADA'] as const;
export const loanStates = ['VIGENTE', 'VENCIDO', 'CANCELADO'] as const;

/** The kinds of accounts (contract B.2). */
export const accountKinds = ['VISTA', 'PROGRAMADO', 'CERTIFICADO', 'PLAZO_FIJO'] as const;

/** An account as lists show it (contract B.2 `CuentaResumen`). `saldoDisponible` is null where nothing can be taken out. */
export const cuentaFields = (called = 'Cuenta') => ({
  numeroCuenta: accountNumber(),
  descripcion: label(called),
  alias: optionalText(),
  tipo: optionalOneOf(accountKinds),
  saldoDisponible: optionalDollars(),
  saldoContable: optionalDollars(),
  estado: state(accountStates).nullable().optional(),
});

/** A term deposit as lists show it. B.3 does not word the group's fields: the day it ends is what a member looks for. */
const inversionResumen = () =>
  record({ ...cuentaFields('Inversión'), fechaVencimiento: optionalDate() }).meta({ name: 'InversionResumen' });

/** A loan as lists show it (contract B.2 `CreditoResumen`). */
export const creditoFields = {
  numeroCredito: accountNumber(),
  descripcion: label('Crédito'),
  saldoCapital: dollars(),
  estado: state(loanStates).nullable().optional(),
  diasVencido: optionalNumber(),
  cuotasPagadas: optionalNumber(),
  totalCuotas: optionalNumber(),
  proximaCuota: optionalRecord({ numero: optionalNumber(), fecha: date(), valor: dollars() }),
};

const cuentaResumen = (called?: string) => record(cuentaFields(called)).meta({ name: 'CuentaResumen' });
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
    certificados: listOf(cuentaResumen('Certificado')),
    creditos: listOf(creditoResumen()),
    tarjetas: listOf(tarjetaResumen()),
    totalGarantias: optionalNumber(),
  }),
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
        codigoGarantia: code(),
        tipo: label('Garantía'),
        descripcion: optionalText(),
        numeroCredito: optionalAccountNumber(),
        avaluo: optionalDollars(),
        fechaAvaluo: optionalDate(),
        fechaVencePoliza: optionalDate(),
        cobertura: optionalNumber(),
        garante: optionalText(),
      }),
    ),
    otorgadas: listOf(
      record({
        titular: label('Titular no informado'),
        numeroCredito: accountNumber(),
        saldo: dollars(),
        proximaFecha: optionalDate(),
        valorCuota: optionalDollars(),
        diasMora: optionalNumber(),
        estado: state(loanStates).nullable().optional(),
      }),
    ),
  }),
});

/** The types of what the product screens show. */
export type CuentaResumen = InferType<ReturnType<typeof cuentaResumen>>;
export type CreditoResumen = InferType<ReturnType<typeof creditoResumen>>;
