import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { type AmountForm, type AmountGround, paidAmount, WHOLE } from './paidAmount.ts';

const schema = object({ parte: string<AmountForm['parte']>().defined(), valor: string().defined() });

/** How much of the chosen debts is paid, and the form in which that is said. */
export function usePaidAmount(ground: AmountGround) {
  const amount = useForm<AmountForm>({
    defaultValues: useDraft<AmountForm>('valor', WHOLE),
    mode: 'onTouched',
    resolver: yupResolver(schema),
  });
  useDraftPart('valor', amount.getValues);
  return {
    ...paidAmount(useFormValues(amount), ground),
    amount,
    /** Back to the whole. */
    reset: (): void => amount.reset(WHOLE),
  };
}
