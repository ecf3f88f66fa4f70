import { useToast } from '#components/Toast/ToastProvider.tsx';
import { type AmountFault, isInvalidForm } from '#domain/orderAmount.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';

/** What holds an order back at Datos. */
export interface DataFaults {
  fieldsAreRight: boolean;
  amount: AmountFault | null;
}

/**
 * Says why «Revisar» leads nowhere: as a toast that fields are missing (§5 «Invalid form», D-13), else `otherwise` where there is such a text; and
 * the focus goes to the first field that is wrong.
 */
export function useRefusal(): (faults: DataFaults, otherwise?: string | null) => void {
  const toast = useToast();
  return (faults, otherwise = null) => {
    const text = isInvalidForm(faults) ? validationTexts.invalidForm : otherwise;
    if (text !== null) toast.error(text);
    focusFirstFault();
  };
}
