import { useState } from 'react';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { type AmountFault, isInvalidForm, type OrderAmount, orderAmount, typedCents } from '#domain/orderAmount.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { isMineOrRegistered } from '#flows/cuentasDestino/destination.ts';
import { EMPTY_EXTERNAL } from '#flows/cuentasDestino/externalAccount.ts';
import { useRefreshDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import type { DestinationToKeep } from '#flows/cuentasDestino/useRegistration.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useKeptWithOrder } from '#flows/moneyFlow/useKeptWithOrder.ts';
import { useLimitLeft } from '#flows/moneyFlow/useLimitLeft.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useUsualAmounts } from '#flows/repetir/useSentTransfers.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { EMPTY, externalBody, externalSummary, externalTransfer, withNameMatch } from './externalTransfer.ts';
import { useExternalForms } from './useExternalForms.ts';
import { useExternalPayee } from './useExternalPayee.ts';

/** Datos of a transfer to another institution, and the flow that it goes on to. */
export function useExternalTransfer() {
  const toast = useToast();
  const forms = useExternalForms(useFlowStart());
  const { form, account } = forms;
  const { fuente, guardar } = useFormValues(form, 'fuente', 'guardar');
  const { numero, institucion } = useFormValues(account, 'numero', 'institucion');
  const sources = useOrigin();
  const { origin } = sources;
  const payee = useExternalPayee(forms);
  const refreshDestinations = useRefreshDestinations();
  // One that is registered already is no destination to keep (-0006-01-02).
  const isKnown = isMineOrRegistered({ number: numero, institutionCode: institucion }, payee.registered);
  const isKept = guardar && !isKnown;
  const { left: limit } = useLimitLeft(origin?.number ?? null, 'Externo');
  const amountOf = (text: string): OrderAmount => orderAmount(text, origin?.availableCents ?? null, limit);
  const usualAmounts = useUsualAmounts(payee.chosen);
  const { isSubmitted, touchedFields } = form.formState;
  const [kept, setKept] = useState<DestinationToKeep | null>(null);
  const toKeep = useKeptWithOrder<DestinationToKeep>();
  const flow = useMoneyFlow(externalTransfer, {
    onDone: (done) => {
      setKept(toKeep.of(done));
      if (!done) return;
      form.reset(EMPTY);
      account.reset(EMPTY_EXTERNAL);
      payee.forgetName();
    },
    // Deleted elsewhere meanwhile, a payee is offered no more.
    onFailure: () => void refreshDestinations('external'),
    formSnapshot: () => {
      const { valor, ...order } = form.getValues();
      const typed = account.getValues();
      return JSON.stringify([
        origin?.number,
        // What cannot be kept is not, whatever its switch said before.
        { ...order, valor: typedCents(valor) ?? valor, guardar: isKept },
        order.fuente === 'nueva' && { ...typed, alias: isKept && typed.alias },
      ]);
    },
  });

  const submit = async (): Promise<void> => {
    if (isKnown) form.setValue('guardar', false);
    const orderIsRight = await isRight(form);
    const accountIsRight = fuente === 'registradas' || (await isRight(account));
    const summarized = payee.summarized();
    const amount = amountOf(form.getValues('valor'));
    if (!orderIsRight || !accountIsRight || payee.fault || amount.fault || !origin || !summarized) {
      const fieldsAreRight = orderIsRight && accountIsRight && !payee.fault && origin !== null && summarized !== null;
      if (isInvalidForm({ fieldsAreRight, amount: amount.fault })) toast.error(validationTexts.invalidForm);
      return focusFirstFault();
    }
    if (payee.name.verification.isRefused) {
      payee.pressUnticked();
      return focusFirstFault();
    }
    const body = externalBody(form.getValues(), origin.number, payee.ordered({ isKept }), amount.cents);
    const institution = payee.institution?.descripcion ?? institucion;
    toKeep.keep(body, isKept && 'destino' in body ? { place: 'external', institution, body: body.destino } : null);
    const summary = externalSummary(body, origin.description, summarized);
    await flow.review({ body, summary }, payee.nameCheck(), (validation) => withNameMatch(summary, validation));
  };

  return {
    flow,
    form,
    account,
    sources,
    registered: payee.registered,
    types: payee.types,
    limit,
    usualAmounts,
    fill: (again: FlowStart): void => {
      flow.forgetFailure();
      forms.fill(again);
    },
    /** When money arrives at a new account's institution, as a code; null where only the check of the order tells. */
    arrival: (fuente === 'nueva' && payee.institution?.acreditacion) || null,
    /** What is said of the payee's name, with the holder where that is told, and the tick that it may ask for. */
    nameCheck: payee.name,
    /** Revisar was pressed without the tick. */
    tickFault: payee.tickFault,
    /** The new account can be kept: its switch is offered. */
    canBeKept: !isKnown,
    /** The new account is to be kept: its alias is asked for. */
    isKept,
    /** The new account that was paid, where the member wants to keep it. */
    kept,
    destinationFault: isSubmitted ? payee.fault : null,
    /** What is wrong with an amount as it is typed, once it was left or sent. */
    amountFaultOf: (text: string): AmountFault | null =>
      isSubmitted || touchedFields.valor ? amountOf(text).fault : null,
    submit: submitting(submit),
  };
}
