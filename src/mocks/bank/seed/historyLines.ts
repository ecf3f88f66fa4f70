import { maskAccount } from '#domain/accountNumber.ts';
import { opposite } from '#domain/money.ts';
import { own } from '../ledger.ts';
import { amortisation } from '../loans.ts';
import { accountRowText, costRows } from '../receipts.ts';
import type { LimitChannel, Loan, Receipt, ReceiptRow } from '../state.ts';

/** The members of C.1 and C.4 whose receipts these are. */
const MARIA = '48213';

const CARLOS = '44902';

const SAN_ROQUE = '39017';

export const VISTA = '010201004871';

export const NEGOCIO = '010201012604';

export const CARLOS_VISTA = '010201007733';

export const SAN_ROQUE_VISTA = '010201015566';

/** One movement of a member's account as a rule gives it. */
export interface Line {
  /** Into the account when positive. */
  cents: number;
  text: string;
  /** The other side. */
  other: string;
  otherText?: string;
  canal: string;
  /** True for what belongs to the line before: it shares its document and receipt. */
  belongs?: boolean;
  receipt?: ReceiptDraft;
  /** The instalment that it pays. */
  instalment?: { loan: Loan; number: number };
}

/** What a receipt says beside its movements. */
interface ReceiptDraft {
  owner: string;
  tipo: Receipt['tipo'];
  channel: LimitChannel;
  destino: string;
  /** The account that is paid, in full. */
  numeroCuentaDestino?: string;
  acreditacion?: string;
  /** What repeats it (D-74): older ones say neither. */
  repeated?: { codigoCuentaDestino: string; concepto: string };
  fee?: number;
  tax?: number;
  rows: ReceiptRow[];
  /** How many receipts the cooperative has given since the last one here, this one included. */
  step: number;
}

/** A line that is no more than its words. */
export function line(cents: number, text: string, other: string, canal: string): Line {
  return { cents, text, other, canal };
}

/** The interest of a month. */
export function interest(cents: number, product: string): Line {
  return line(cents, `CAPITALIZACION INTERES – ${product}`, own.interestPaid, 'PROCESO AUTOMATICO');
}

/** Money taken from a machine. */
export function cashMachine(cents: number): Line {
  return line(opposite(cents), 'RETIRO CAJERO – CAJERO MATRIZ CENTRO', own.cashMachines, 'CAJERO AUTOMATICO');
}

/** A purchase with the debit card. */
export function purchase(cents: number, text: string): Line {
  return line(opposite(cents), `${text} – COMPRA CON TARJETA DE DEBITO`, own.merchants, 'PUNTO DE VENTA');
}

/** An instalment of a loan. */
export function instalment(loan: Loan, number: number, verb: string): Line {
  const cents = amortisation(loan)[number - 1]?.total ?? 0;
  const text = `${verb} CUOTA ${number} CREDITO – ${loan.descripcion} ${loan.numeroCredito}`;
  return { ...line(opposite(cents), text, own.instalments, 'DEBITO AUTOMATICO'), instalment: { loan, number } };
}

/** A service that was paid, with its receipt. */
export function service(
  tipo: Receipt['tipo'],
  cents: number,
  text: string,
  detail: string,
  biller: string,
  [etiqueta, valor]: [string, string],
): Line {
  const rows = [
    { etiqueta: 'Cuenta de origen', valor: accountRowText('AHORRO A LA VISTA', VISTA) },
    { etiqueta: tipo === 'RECARGA' ? 'Operadora' : tipo === 'COLEGIO' ? 'Institución' : 'Servicio', valor: biller },
    { etiqueta, valor },
    ...costRows(cents, 0, 0),
  ];
  const receipt = { owner: MARIA, tipo, channel: 'Facilito', destino: `${biller} · ${valor}`, rows, step: 2 } as const;
  return { ...line(opposite(cents), `${text} – ${detail}`, own.collections, 'BANCA VIRTUAL'), receipt };
}

/** Transfer, fee and tax of C.2: three movements of one document and one receipt. */
export function spiTransfer(
  account: string,
  cents: number,
  detail: string,
  [name, bank, destination]: [string, string, string],
): Line[] {
  const [fee, tax] = [36, 5];
  const rows = [
    {
      etiqueta: 'Cuenta de origen',
      valor: accountRowText(account === VISTA ? 'AHORRO A LA VISTA' : 'AHORRO NEGOCIO', account),
    },
    { etiqueta: 'Beneficiario', valor: name },
    { etiqueta: 'Institución', valor: bank },
    { etiqueta: 'Cuenta destino', valor: destination },
    ...costRows(cents, fee, tax),
  ];
  const receipt: ReceiptDraft = {
    owner: MARIA,
    tipo: 'EXTERNA',
    channel: 'Externo',
    destino: `${name} · ${bank} · ${destination.slice(-9)}`,
    acreditacion: 'SPI',
    fee,
    tax,
    rows,
    step: 1,
  };
  return [
    { ...line(opposite(cents), `TRANSFERENCIA SPI ENVIADA – ${detail}`, own.spi, 'BANCA VIRTUAL'), receipt },
    { ...line(-fee, 'COMISION TRANSFERENCIA SPI – SERVICIO FINANCIERO', own.fees, 'BANCA VIRTUAL'), belongs: true },
    { ...line(-tax, 'IVA DE LA COMISION – IMPUESTO', own.taxes, 'BANCA VIRTUAL'), belongs: true },
  ];
}

/** The rent, to a shop that banks here too. */
export function rent(): Line {
  return {
    ...line(-220_00, 'TRANSFERENCIA ENVIADA – ARRIENDO', SAN_ROQUE_VISTA, 'BANCA VIRTUAL'),
    otherText: 'TRANSFERENCIA RECIBIDA – MARIA FERNANDA GUAMAN VINTIMILLA',
    receipt: internalReceipt(MARIA, VISTA, 220_00, 'Comercial San Roque', SAN_ROQUE_VISTA, 'Arriendo'),
  };
}

/** What Carlos sends. */
export function fromCarlos(): Line {
  return {
    ...line(260_00, 'TRANSFERENCIA RECIBIDA – CARLOS ANDRES LOJA PERALTA', CARLOS_VISTA, 'BANCA VIRTUAL'),
    otherText: 'TRANSFERENCIA ENVIADA – MARIA FERNANDA GUAMAN VINTIMILLA',
    receipt: internalReceipt(CARLOS, CARLOS_VISTA, 260_00, 'Maria Fernanda Guaman Vintimilla', VISTA),
  };
}

/** What the shop sends. */
export function fromSanRoque(): Line {
  return {
    ...line(185_00, 'TRANSFERENCIA RECIBIDA – COMERCIAL SAN ROQUE', SAN_ROQUE_VISTA, 'BANCA VIRTUAL'),
    otherText: 'TRANSFERENCIA ENVIADA – MARIA FERNANDA GUAMAN VINTIMILLA',
    receipt: internalReceipt(SAN_ROQUE, SAN_ROQUE_VISTA, 185_00, 'Maria Fernanda Guaman Vintimilla', NEGOCIO),
  };
}

function internalReceipt(
  owner: string,
  from: string,
  cents: number,
  name: string,
  to: string,
  concept?: string,
): ReceiptDraft {
  const rows = [
    { etiqueta: 'Cuenta de origen', valor: accountRowText('AHORRO A LA VISTA', from) },
    { etiqueta: 'Beneficiario', valor: name },
    { etiqueta: 'Cuenta destino', valor: accountRowText(to === NEGOCIO ? 'AHORRO NEGOCIO' : 'AHORRO A LA VISTA', to) },
    ...(concept ? [{ etiqueta: 'Concepto', valor: concept }] : []),
    ...costRows(cents, 0, 0),
  ];
  return {
    owner,
    tipo: 'INTERNA',
    channel: 'Interno',
    destino: `${name} · ${maskAccount(to)}`,
    numeroCuentaDestino: to,
    acreditacion: 'INMEDIATA',
    rows,
    ...(concept && to === SAN_ROQUE_VISTA ? { repeated: { codigoCuentaDestino: 'CD-02', concepto: concept } } : {}),
    step: 1,
  };
}
