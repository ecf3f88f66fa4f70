import { yupResolver } from '@hookform/resolvers/yup';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  EMPTY_EXTERNAL,
  type ExternalAccountForm,
  externalAccountSchema,
  oneOffAccountSchema,
} from '#flows/cuentasDestino/externalAccount.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { EMPTY, type ExternalForm, externalSchema } from './externalTransfer.ts';

/** Datos in its two parts: the order, and the account where it is a new one. */
export interface ExternalForms {
  form: UseFormReturn<ExternalForm>;
  account: UseFormReturn<ExternalAccountForm>;
  /** «Repetir» beside the form: what stood there goes. */
  fill: (start: FlowStart) => void;
}

/** The order as a link fills it in. */
const startOf = (start: FlowStart): ExternalForm => ({
  ...EMPTY,
  registrada: start.destino ?? '',
  valor: start.valor ?? '',
  concepto: start.concepto ?? '',
});

const keptAccount = yupResolver(externalAccountSchema);
const oneOffAccount = yupResolver(oneOffAccountSchema);

/** The forms of Datos, with what a link has chosen already. */
export function useExternalForms(start: FlowStart): ExternalForms {
  const form = useForm<ExternalForm>({
    resolver: yupResolver(externalSchema),
    defaultValues: useDraft<ExternalForm>('transferencia', startOf(start)),
    mode: 'onTouched',
    // `focusFirstFault` finds the first of both forms.
    shouldFocusError: false,
  });
  const account = useForm<ExternalAccountForm>({
    // Looked at when it is needed: the switch that asks for the alias is the other form's.
    resolver: (...looked) => (form.getValues('guardar') ? keptAccount : oneOffAccount)(...looked),
    defaultValues: useDraft<ExternalAccountForm>('cuenta', EMPTY_EXTERNAL),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useDraftPart('transferencia', form.getValues);
  useDraftPart('cuenta', account.getValues);
  return {
    form,
    account,
    fill(again) {
      form.reset(startOf(again));
      account.reset(EMPTY_EXTERNAL);
    },
  };
}
