import type { Comprobante } from '#api/contract/comprobante.ts';
import { comprobante } from '#api/contract/transacciones.ts';
import { useKnownAnswer } from '#api/useApiQuery.ts';

/**
 * A receipt with what has become of a transfer in process since: asked for again whenever the page is looked at anew, as long as nobody knows.
 * Of the newer answer only its state is taken, for the older one may say more of what was signed. Where none comes, it stays as it was.
 */
export function useLatestState(receipt: Comprobante): Comprobante {
  const numero = receipt.numeroComprobante || receipt.idTransaccion || '';
  const isOpen = receipt.estado === 'EN_PROCESO' && numero !== '';
  const newer = useKnownAnswer(comprobante, { params: { numero } }, receipt, { enabled: isOpen });
  if (!isOpen || !newer.estado || newer.estado === 'NO_ENCONTRADA') return receipt;
  const { estado, acreditacion, fechaAcreditacion } = newer;
  return { ...receipt, estado, acreditacion, fechaAcreditacion };
}
