import { Wallet } from 'lucide-react';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import type { Cents } from '#domain/money.ts';
import type { OrderSummary, ReviewBlock } from './operation.ts';

/** The words of every transfer, inside the cooperative and to other institutions (copy.md «Transferencia I/E»). */
export const transferTexts = {
  reviewTitle: 'Revise su transferencia',
  sendingText: 'Enviando su transferencia…',
  amountLabel: 'Usted va a transferir',
  confirmLabel: 'Confirmar transferencia',
  cancelLabel: 'Cancelar Transferencia',
  againLabel: 'Hacer otra transferencia',
} as const;

/** The words of every payment, whatever is paid (copy.md «Comprobante», DESIGN.md §7 «Cancelar pago»). */
export const paymentTexts = {
  reviewTitle: 'Revise su pago',
  sendingText: 'Enviando su pago…',
  amountLabel: 'Usted va a pagar',
  confirmLabel: 'Confirmar pago',
  cancelLabel: 'Cancelar pago',
  againLabel: 'Hacer otro pago',
} as const;

/** The block of Revisar that says which account the money leaves. */
export function originBlock(name: string, number: string): ReviewBlock {
  return { caption: 'Cuenta de origen', name, lines: [maskAccountUnbroken(number)], tile: Wallet };
}

/** How much an order is of, and which account it leaves, as its body says. */
export function paidFrom(
  body: { valor: Cents; numeroCuentaOrigen: string },
  originName: string,
): Pick<OrderSummary, 'cents' | 'origin'> {
  return { cents: body.valor, origin: { name: originName, number: body.numeroCuentaOrigen } };
}
