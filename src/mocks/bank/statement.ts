import { maskAccount } from '#domain/accountNumber.ts';
import { formatDate } from '#domain/dates.ts';
import { memberWord } from '#domain/memberWord.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import { fullName, productName } from '#domain/names.ts';
import { availableBalance } from './accounts.ts';
import type { Bank } from './bank.ts';
import { dayOf } from './days.ts';
import { dailyBalances, movementsBetween } from './movements.ts';
import { createPdf, createReport } from './pdf.ts';
import { COOPERATIVE } from './seed/documents.ts';
import type { Account, Member, Movement } from './state.ts';

/** How a day (`yyyy-MM-dd`) of the books reads on paper: live mode moves it there too. */
export type DayOnWire = (day: string) => string;

/** A PDF as the wire names it (contract B.0 «Documents»). */
export interface PdfDocument {
  nombre: string;
  tipoContenido: 'application/pdf';
  /** base64. */
  documento: string;
}

const FOOT = 'Documento de demostración sin valor legal.';

/** The statement of an account from a day to another one, newest first, over as many pages as it needs. */
export function accountStatement(
  bank: Bank,
  { member, account, from, to }: { member: Member; account: Account; from: string; to: string },
  toWire: DayOnWire,
): PdfDocument {
  const { page: movements, found, credits, debits } = movementsBetween(bank, account.numeroCuenta, from, to);
  const printed = onPaper(toWire);
  const closing = dailyBalances(bank, account.numeroCuenta, from, to).at(-1)?.balance ?? account.bookBalance;
  const documento = createReport({
    issuer: COOPERATIVE,
    title: 'Estado de cuenta',
    facts: [
      [memberWord(member.sexo) ?? 'Socia o socio', fullName(member)],
      ['Cuenta', `${productName(account.descripcion)} ${maskAccount(account.numeroCuenta)}`],
      ['Período', `${printed(from)} a ${printed(to)}`],
      ['Movimientos', String(found)],
      ['Saldo inicial', formatMoney(closing - credits + debits)],
      ['Ingresos', formatMoney(credits)],
      ['Egresos', formatMoney(debits)],
      ['Saldo final', formatMoney(closing)],
    ],
    columns: [
      { heading: 'Fecha', width: 62 },
      { heading: 'Descripción', width: 227 },
      { heading: 'Egreso', width: 70, align: 'right' },
      { heading: 'Ingreso', width: 70, align: 'right' },
      { heading: 'Saldo', width: 70, align: 'right' },
    ],
    rows: movements.map((movement) => [
      printed(dayOf(movement.at)),
      textAndDetail(movement),
      movement.tipo === 'D' ? formatAmount(movement.cents) : '',
      movement.tipo === 'C' ? formatAmount(movement.cents) : '',
      formatAmount(movement.balance),
    ]),
    totals: [
      'Total',
      found === 1 ? '1 movimiento' : `${found} movimientos`,
      formatAmount(debits),
      formatAmount(credits),
      formatAmount(closing),
    ],
    foot: `Emitido el ${printed(dayOf(bank.now()))}. Valores en dólares. ${FOOT}`,
  });
  return pdf(`estado-cuenta-${account.numeroCuenta.slice(-4)}.pdf`, documento);
}

/** A certificate that the account is the member's and what it holds today, on one page. */
export function accountCertificate(bank: Bank, member: Member, account: Account, toWire: DayOnWire): PdfDocument {
  const printed = onPaper(toWire);
  const numbered = [memberWord(member.sexo)?.toLowerCase(), `número ${member.numeroSocio}`].filter(Boolean).join(' ');
  const documento = createPdf('Certificado de cuenta', [
    `${COOPERATIVE} certifica que ${fullName(member)}, con identificación ${member.identificacion}, ${numbered}, mantiene la siguiente cuenta:`,
    `Producto: ${productName(account.descripcion)}`,
    // The one document that names it whole: it is made to receive money on.
    `Número de cuenta: ${account.numeroCuenta}`,
    `Agencia: ${account.agencia}`,
    `Fecha de apertura: ${printed(account.openedOn)}`,
    `Estado: ${account.isBlocked ? 'Bloqueada' : 'Activa'}`,
    `Saldo contable: ${formatMoney(account.bookBalance)}`,
    ...(account.permitsDebit ? [`Saldo disponible: ${formatMoney(availableBalance(account))}`] : []),
    `Emitido el ${printed(dayOf(bank.now()))} a pedido de la persona interesada.`,
    FOOT,
  ]);
  return pdf(`certificado-${account.numeroCuenta.slice(-4)}.pdf`, documento);
}

function pdf(nombre: string, documento: string): PdfDocument {
  return { nombre, tipoContenido: 'application/pdf', documento };
}

function onPaper(toWire: DayOnWire): (day: string) => string {
  return (day) => formatDate(toWire(day)) ?? day;
}

function textAndDetail({ descripcion }: Movement): [string, string] {
  const [text = '', ...details] = descripcion.split(' – ');
  return [text, details.join(' – ')];
}
