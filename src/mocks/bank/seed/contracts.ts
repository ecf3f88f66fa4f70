import type { Cents } from '#domain/money.ts';

/**
 * One debt, in cents; the oldest of a contract comes first. `{mes}` in its texts is the month so many `months` after the present one, by
 * the caller's calendar, and `{año}` its year: no text names a month that live mode would leave behind.
 */
export interface Debt {
  codigoRubro: string;
  text: string;
  periodo: string | null;
  months: number;
  /** A day of the books. */
  dueOn: string;
  capital: Cents;
  interest: Cents;
}

/** What happens on purpose when a contract is paid. */
export type Quirk =
  /** Its first debt rises by {@link RISE} the first time that anybody validates or pays it (-0008-02-01), and stays there. */
  | 'rises'
  /** The provider refuses every payment, once it is executed (-0008-02-02). */
  | 'rejected';

/** A supply, a student, a card: what can be looked up at one service. */
export interface Contract {
  codigoServicio: string;
  /** Of this service alone. */
  codigoContrato: string;
  /** By which references it is found, by code of the criterion; the first is how receipts name it. */
  references: Readonly<Record<string, string>>;
  titular: string | null;
  descripcion: string | null;
  datos: readonly { etiqueta: string; valor: string }[];
  /** How little of its debt may be paid, in cents, where a service allows payments in part. */
  lowest: Cents | null;
  /** What is due; nothing is -0008-01-02. */
  debts: readonly Debt[];
  quirk: Quirk | null;
}

/** The reference of every service that is down: -9999-00-03. */
export const DOWN_REFERENCE = '5030503';

/** The mobile whose operator refuses every top-up once it is executed (-0008-02-02). */
export const REJECTED_MOBILE = '0900000208';

/** By how much the first debt of «el valor cambió» rises, in cents. */
export const RISE: Cents = 85;
