import { yupResolver } from '@hookform/resolvers/yup';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { EMPTY, type InternalForm, internalSchema } from './internalTransfer.ts';

/** The form as a link fills it in. */
export const startOf = (start: FlowStart): InternalForm => ({
  ...EMPTY,
  fuente: start.fuente === 'propias' ? 'propias' : 'registradas',
  ...(start.fuente === 'propias' ? { propia: start.destino ?? '' } : { registrada: start.destino ?? '' }),
  valor: start.valor ?? '',
  concepto: start.concepto ?? '',
});

/** The form of Datos, with what a link has chosen already. */
export function useInternalForm(start: FlowStart): UseFormReturn<InternalForm> {
  const form = useForm<InternalForm>({
    resolver: yupResolver(internalSchema),
    defaultValues: useDraft<InternalForm>('transferencia', startOf(start)),
    mode: 'onTouched',
    // `focusFirstFault` finds the first of all of them, also of those that are no fields of the library's.
    shouldFocusError: false,
  });
  useDraftPart('transferencia', form.getValues);
  return form;
}
