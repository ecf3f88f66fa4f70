/** The words of every payment, whatever is paid (copy.md «Comprobante», DESIGN.md §7 «Cancelar pago»). */
export const paymentTexts = {
  reviewTitle: 'Revise su pago',
  sendingText: 'Enviando su pago…',
  amountLabel: 'Usted va a pagar',
  confirmLabel: 'Confirmar pago',
  cancelLabel: 'Cancelar pago',
  againLabel: 'Hacer otro pago',
} as const;
