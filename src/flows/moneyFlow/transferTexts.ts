/** The words of every transfer, inside the cooperative and to other institutions (copy.md «Transferencia I/E»). */
export const transferTexts = {
  reviewTitle: 'Revise su transferencia',
  sendingText: 'Enviando su transferencia…',
  amountLabel: 'Usted va a transferir',
  confirmLabel: 'Confirmar transferencia',
  cancelLabel: 'Cancelar Transferencia',
  againLabel: 'Hacer otra transferencia',
} as const;
