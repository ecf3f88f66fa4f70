import * as creditos from '#api/contract/creditos.ts';
import * as cuentas from '#api/contract/cuentas.ts';
import * as productos from '#api/contract/productos.ts';
import { toEcuadorIso } from '#domain/dates.ts';
import { type Dollars, toCents, toDollars } from '#domain/dollars.ts';
import type { Cents } from '#domain/money.ts';
import { accountOf, accountsOf, availableBalance } from '../bank/accounts.ts';
import { cardsOf } from '../bank/cards.ts';
import { addMonths } from '../bank/days.ts';
import { guaranteedBy, pledgesOf } from '../bank/guarantees.ts';
import { type Instalment, type LoanStatus, loanOf, openLoans } from '../bank/loans.ts';
import { dailyBalances, findMovements } from '../bank/movements.ts';
import { Malformed } from '../bank/refusal.ts';
import type { Account, Loan, Movement } from '../bank/state.ts';
import { accountCertificate, accountStatement } from '../bank/statement.ts';
import { type Answering, answering, type CallContext, sessionOf } from './answering.ts';
import { checkedPage, checkedRange, refuseLongRange } from './ranges.ts';
import { cardSummary } from './tarjetas.ts';

/** Products: accounts with their movements and documents, loans, guarantees. */
export const productosAnswers: readonly Answering[] = [
  answering(productos.leer, (context) => {
    const { bank } = context;
    const { member } = sessionOf(context);
    const accounts = accountsOf(bank, member);
    const group = (...tipos: Account['tipo'][]) =>
      accounts.filter(({ tipo }) => tipos.includes(tipo)).map((account) => accountSummary(account));
    return {
      ahorros: group('VISTA', 'PROGRAMADO'),
      inversiones: accounts
        .filter(({ tipo }) => tipo === 'PLAZO_FIJO')
        .map((account) => ({ ...accountSummary(account), fechaVencimiento: account.deposit?.maturesOn })),
      certificados: group('CERTIFICADO'),
      creditos: openLoans(bank, member).map(({ loan, status }) => loanSummary(loan, status)),
      tarjetas: cardsOf(bank, member).map((card) => cardSummary(card)),
      totalGarantias: pledgesOf(bank, member).length + guaranteedBy(bank, member).length,
    };
  }),
  answering(cuentas.cuenta, (context, { params }) => {
    const account = ownAccount(context, params.numeroCuenta);
    const { rate, deposit } = account;
    return {
      ...accountSummary(account),
      ...blockedPart(account),
      tasaInteres: rate === null ? null : rate / 100,
      agencia: account.agencia,
      fechaApertura: account.openedOn,
      permiteDebito: account.permitsDebit,
      inversion: deposit && {
        capital: toDollars(deposit.capital),
        plazoDias: deposit.days,
        fechaVencimiento: deposit.maturesOn,
        interesGanado: toDollars(deposit.interest),
        renovacionAutomatica: deposit.renews,
      },
    };
  }),
  answering(cuentas.movimientos, (context, { params, query }) => {
    const range = checkedRange(query);
    const [lowest, highest] = [queryCents(query.valorMinimo), queryCents(query.valorMaximo)];
    if (lowest !== undefined && highest !== undefined && lowest > highest)
      throw new Malformed('«query.valorMinimo» es mayor que «query.valorMaximo».');
    const page = checkedPage(query);
    const { numeroCuenta } = ownAccount(context, params.numeroCuenta);
    refuseLongRange(context, range);
    const tipo = query.tipo === 'C' || query.tipo === 'D' ? query.tipo : 'T';
    const filter = { ...range, tipo, text: query.texto, lowest, highest } as const;
    const result = findMovements(context.bank, numeroCuenta, filter, page);
    return {
      pagina: page.page,
      tamano: page.size,
      totalRegistros: result.found,
      registros: result.page.map(movementRow),
      totalCreditos: toDollars(result.credits),
      totalDebitos: toDollars(result.debits),
    };
  }),
  answering(cuentas.saldos, (context, { params, query }) => {
    const range = checkedRange(query);
    const { numeroCuenta } = ownAccount(context, params.numeroCuenta);
    refuseLongRange(context, range);
    return dailyBalances(context.bank, numeroCuenta, range.from, range.to).map(({ day, balance }) => ({
      fecha: day,
      saldo: toDollars(balance),
    }));
  }),
  answering(cuentas.estadoCuenta, (context, { params, query }) => {
    const range = checkedRange(query);
    const account = ownAccount(context, params.numeroCuenta);
    refuseLongRange(context, range);
    return accountStatement(context.bank, { member: sessionOf(context).member, account, ...range }, context.toWire);
  }),
  answering(cuentas.certificado, (context, { params }) =>
    accountCertificate(
      context.bank,
      sessionOf(context).member,
      ownAccount(context, params.numeroCuenta),
      context.toWire,
    ),
  ),
  answering(creditos.credito, (context, { params }) => {
    const { loan, status } = loanOf(context.bank, sessionOf(context).member, params.numeroCredito);
    return { ...loanSummary(loan, status), ...loanDetail(loan, status) };
  }),
  answering(productos.garantias, (context) => {
    const { member } = sessionOf(context);
    return {
      propias: pledgesOf(context.bank, member).map((pledge) => ({
        codigoGarantia: pledge.codigoGarantia,
        tipo: pledge.tipo,
        descripcion: pledge.descripcion,
        numeroCredito: pledge.numeroCredito,
        avaluo: pledge.appraisal === null ? null : toDollars(pledge.appraisal),
        fechaAvaluo: pledge.appraisedOn,
        fechaVencePoliza: pledge.policyEndsOn,
        cobertura: pledge.coverage,
        garante: pledge.guarantor,
      })),
      otorgadas: guaranteedBy(context.bank, member).map((loan) => ({
        titular: loan.titular,
        numeroCredito: loan.numeroCredito,
        saldo: toDollars(loan.balance),
        proximaFecha: loan.dueOn,
        valorCuota: toDollars(loan.instalment),
        diasMora: loan.daysOverdue,
        estado: loan.daysOverdue > 0 ? 'VENCIDO' : 'VIGENTE',
      })),
    };
  }),
];

function ownAccount(context: CallContext, numeroCuenta: string): Account {
  return accountOf(context.bank, sessionOf(context).member, numeroCuenta);
}

function accountSummary(account: Account) {
  const hasAvailable = account.tipo === 'VISTA' || account.tipo === 'PROGRAMADO';
  return {
    numeroCuenta: account.numeroCuenta,
    descripcion: account.descripcion,
    tipo: account.tipo,
    saldoDisponible: hasAvailable ? toDollars(availableBalance(account)) : null,
    saldoContable: toDollars(account.bookBalance),
    estado: account.isBlocked ? 'BLOQUEADA' : 'ACTIVA',
  };
}

/** What cannot be taken out of an account and why; null where nothing can be taken out anyhow. */
function blockedPart({ permitsDebit, blocked, blockReason }: Account) {
  return permitsDebit
    ? { saldoBloqueado: toDollars(blocked), motivoBloqueo: blockReason }
    : { saldoBloqueado: null, motivoBloqueo: null };
}

function movementRow(movement: Movement) {
  return {
    idMovimiento: movement.idMovimiento,
    fecha: toEcuadorIso(movement.at),
    descripcion: movement.descripcion,
    tipo: movement.tipo,
    valor: toDollars(movement.cents),
    saldo: toDollars(movement.balance),
    numeroDocumento: movement.numeroDocumento,
    agencia: movement.agencia,
    canal: movement.canal,
    numeroComprobante: movement.numeroComprobante,
  };
}

function loanSummary({ numeroCredito, descripcion, months, payments }: Loan, status: LoanStatus) {
  const { balance, state, overdue, next } = status;
  return {
    numeroCredito,
    descripcion,
    saldoCapital: toDollars(balance),
    estado: state,
    diasVencido: overdue?.days ?? 0,
    cuotasPagadas: payments.length,
    totalCuotas: months,
    proximaCuota: next && { numero: next.number, fecha: next.dueOn, valor: toDollars(next.total) },
  };
}

function loanDetail(loan: Loan, { overdue, rows }: LoanStatus) {
  return {
    montoOriginal: toDollars(loan.principal),
    plazoMeses: loan.months,
    tasaNominal: loan.nominalRate / 100,
    tasaEfectiva: loan.effectiveRate / 100,
    sistema: 'FRANCES',
    fechaConcesion: loan.grantedOn,
    fechaVencimiento: addMonths(loan.grantedOn, loan.months),
    cuentaDebito: loan.debitAccount,
    vencido: overdue && {
      cuotas: overdue.instalments,
      dias: overdue.days,
      capital: toDollars(overdue.capital),
      interes: toDollars(overdue.interest),
      seguro: toDollars(overdue.insurance),
      mora: toDollars(overdue.penalty),
      gestionCobranza: 0,
      total: toDollars(overdue.total),
    },
    tabla: rows.map((row) => instalmentRow(row, loan)),
    pagos: loan.payments.toReversed().map(({ on, cents, canal, numeroComprobante }) => ({
      fecha: on,
      valor: toDollars(cents),
      canal,
      numeroComprobante,
    })),
  };
}

function instalmentRow(row: Instalment & { state: LoanStatus['rows'][number]['state'] }, { payments }: Loan) {
  return {
    numero: row.number,
    fecha: row.dueOn,
    capital: toDollars(row.capital),
    interes: toDollars(row.interest),
    seguro: toDollars(row.insurance),
    otros: 0,
    cuota: toDollars(row.total),
    saldo: toDollars(row.balance),
    estado: row.state,
    fechaPago: payments[row.number - 1]?.on ?? null,
  };
}

/** @throws Malformed for more dollars than a program can hold; a form asks for as many as that. */
function queryCents(dollars: Dollars | undefined): Cents | undefined {
  if (dollars === undefined) return undefined;
  try {
    return toCents(dollars);
  } catch {
    throw new Malformed('Un valor de la consulta es demasiado grande.');
  }
}
