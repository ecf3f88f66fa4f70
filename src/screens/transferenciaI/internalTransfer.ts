import { PencilLine } from 'lucide-react';
import { boolean, object, string } from 'yup';
import type { ApiClient } from '#api/client.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { internas, validarInternas } from '#api/contract/transferencias.ts';
import { accountNumberMessage, cleanAccountNumber, maskAccountUnbroken } from '#domain/accountNumber.ts';
import { INTERNAL_CONCEPT_LENGTH } from '#domain/concept.ts';
import { optionalEmailMessage } from '#domain/email.ts';
import type { Cents } from '#domain/money.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { aliasMessage } from '#flows/cuentasDestino/alias.ts';
import type { Destination } from '#flows/cuentasDestino/destination.ts';
import type { Holder } from '#flows/cuentasDestino/useHolder.ts';
import { conceptFault } from '#flows/moneyFlow/concept.ts';
import { type Operation, type OrderSummary, originBlock, paidFrom } from '#flows/moneyFlow/operation.ts';
import { transferTexts } from '#flows/moneyFlow/transferTexts.ts';
import type { Account } from '#flows/productos/products.ts';
import { rulesOf } from '#forms/ruled.ts';
import { to } from '#navigation/paths.ts';

/** Where the money goes: a registered account, one of the member's own, or one typed here. */
export type DestinationSource = 'registradas' | 'propias' | 'nueva';

/** Datos of a transfer inside the cooperative, as typed. The origin is the selector's own. */
export interface InternalForm {
  fuente: DestinationSource;
  /** Code of a registered account. */
  registrada: string;
  /** Number of an own account. */
  propia: string;
  /** Number of a new account. */
  nueva: string;
  valor: string;
  concepto: string;
  correo: string;
  /** «Guardar en mis cuentas destino»: asked for on the receipt, with a code of its own. */
  guardar: boolean;
  /** Code of the new account's type, asked for with `guardar`: no answer of the bank says it. */
  tipoCuenta: string;
  alias: string;
}

export const EMPTY: InternalForm = {
  fuente: 'registradas',
  registrada: '',
  propia: '',
  nueva: '',
  valor: '',
  concepto: '',
  correo: '',
  guardar: false,
  tipoCuenta: '',
  alias: '',
};

const ruled = rulesOf<InternalForm>();

/** The rules that need no bank; balance, limits and destination are looked at beside it. */
export const internalSchema = object({
  fuente: string<DestinationSource>().defined(),
  registrada: string().defined(),
  propia: string().defined(),
  nueva: string().defined(),
  valor: string().defined(),
  concepto: ruled((value) => conceptFault(value, INTERNAL_CONCEPT_LENGTH)),
  correo: ruled(optionalEmailMessage),
  guardar: boolean().defined(),
  tipoCuenta: ruled((value, form) => (isToBeKept(form) && value === '' ? validationTexts.required : null)),
  alias: ruled((value, form) => (isToBeKept(form) ? aliasMessage(value) : null)),
});

/** True where the member wants to keep the account typed: a field that is not shown must not stand in the way. */
export function isToBeKept({ fuente, guardar }: Pick<InternalForm, 'fuente' | 'guardar'>): boolean {
  return fuente === 'nueva' && guardar;
}

/** What is sent, the transaction aside. */
export type InternalBody = EndpointInput<typeof validarInternas>['body'];

/** Who gets the money, as the form knows it. */
export interface Payee {
  number: string;
  name: string;
  /** «Ahorro a la vista», where it is known. */
  account: string;
  isOwn: boolean;
  /** Code of the registered destination, where it is one. */
  code?: string;
}

/** What is known of the accounts that a transfer can go to. */
export interface KnownDestinations {
  /** The registered destination that is chosen, once its list is there. */
  registered: Destination | undefined;
  /** The member's own accounts. */
  own: readonly Pick<Account, 'number' | 'name'>[];
  /** The holder of the account that is typed. */
  holder: Holder;
  /** The names of account types by their code. */
  types: ReadonlyMap<string, string>;
  /** The name of the member, to whom the own accounts belong; '' where it is not known. */
  memberName: string;
}

/** Who gets the money; null as long as nobody is chosen, or the holder of a typed account is not known. */
export function payeeOf(
  { fuente, propia, nueva }: Pick<InternalForm, 'fuente' | 'propia' | 'nueva'>,
  { registered, own, holder, types, memberName }: KnownDestinations,
): Payee | null {
  if (fuente === 'registradas') {
    if (!registered) return null;
    const { number, name, accountTypeCode, code } = registered;
    return { number, name, account: types.get(accountTypeCode) ?? '', isOwn: false, code };
  }
  if (fuente === 'propias') {
    const account = own.find(({ number }) => number === propia);
    if (!account) return null;
    return { number: account.number, name: memberName || account.name, account: account.name, isOwn: true };
  }
  if (holder.kind !== 'found') return null;
  return { number: cleanAccountNumber(nueva), name: holder.name || 'Cuenta nueva', account: '', isOwn: holder.isOwn };
}

/** Both accounts of a transfer are the same one. */
export const SAME_ACCOUNT = 'La cuenta origen y la cuenta destino deben ser diferentes.';

/**
 * What is wrong with the destination, or null: also while the holder of a typed account is being asked for, when there is no payee yet. `origin`
 * is the number of the account that pays.
 */
export function destinationFaultOf(
  { fuente, nueva }: Pick<InternalForm, 'fuente' | 'nueva'>,
  { payee, origin, holder }: { payee: Payee | null; origin: string | undefined; holder: Holder },
): string | null {
  if (payee) return payee.number === origin ? SAME_ACCOUNT : null;
  if (fuente !== 'nueva') return validationTexts.required;
  if (holder.kind === 'fault') return holder.failure.text;
  return accountNumberMessage(nueva) ?? (holder.kind === 'asking' ? null : 'Revise el número de cuenta.');
}

/** The body of a form that is right. */
export function internalBody(form: InternalForm, origin: string, destination: string, cents: Cents): InternalBody {
  const correo = form.correo.trim();
  return {
    numeroCuentaOrigen: origin,
    numeroCuentaDestino: destination,
    valor: cents,
    concepto: form.concepto.trim(),
    ...(correo ? { correo } : {}),
  };
}

/** What a body says in words: for Revisar and for the PIN alike, so that what is shown is what is signed. */
export function internalSummary(
  body: InternalBody,
  originName: string,
  payee: Payee,
  cooperative: string,
): OrderSummary {
  const masked = maskAccountUnbroken(body.numeroCuentaDestino);
  const kind = payee.account ? [payee.account, ' '] : [];
  return {
    ...paidFrom(body, originName),
    payee: [
      { label: 'Beneficiario', value: payee.name },
      { label: 'Institución', value: cooperative },
      { label: 'Cuenta destino', value: [...kind, masked].join('') },
    ],
    identity: {
      key: `cuenta ${body.numeroCuentaDestino}`,
      endings: [body.numeroCuentaDestino.slice(-4)],
      ...(payee.code ? { destinationCode: payee.code } : {}),
    },
    blocks: [
      originBlock(originName, body.numeroCuentaOrigen),
      {
        field: 'destination',
        caption: 'Cuenta destino',
        name: payee.name,
        // In a narrow window the dot ends a line; none begins with it.
        lines: [[...kind, masked, '\u00a0· ', cooperative]],
        tile: payee.name,
      },
      {
        field: 'concept',
        caption: 'Concepto',
        name: body.concepto,
        lines: [body.correo ? ['Aviso a ', body.correo] : 'Sin aviso por correo'],
        tile: PencilLine,
      },
    ],
  };
}

/** Transfers inside the cooperative. */
export const internalTransfer: Operation<InternalBody> = {
  ...transferTexts,
  kind: 'INTERNA',
  title: 'Transferencia interna',
  address: to.transferenciaInterna,
  /** The bank's check of the order, with its costs. */
  validate: (api: ApiClient, body) => api.call(validarInternas, { body }),
  /** Moves the money. */
  execute: (api: ApiClient, body) => api.call(internas, { body }),
  refusals: internas.codes,
};
