import { useState } from 'react';
import { typedCents } from '#domain/orderAmount.ts';
import { isMineOrRegistered } from '#flows/cuentasDestino/destination.ts';
import { EMPTY_EXTERNAL } from '#flows/cuentasDestino/externalAccount.ts';
import type { DestinationToKeep } from '#flows/cuentasDestino/useDestinationRegistration.ts';
import { useRefreshDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useKeptWithOrder } from '#flows/moneyFlow/useKeptWithOrder.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useRefusal } from '#flows/moneyFlow/useRefusal.ts';
import { useTransferAmount } from '#flows/repetir/useTransferAmount.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { EMPTY, externalBody, externalSummary, externalTransfer, withNameMatch } from './externalTransfer.ts';
import { useExternalForms } from './useExternalForms.ts';
import { useExternalPayee } from './useExternalPayee.ts';

/** Datos of a transfer to another institution, and the flow that it goes on to. */
export function useExternalTransfer() {
  const refuse = useRefusal();
  const start = useFlowStart();
  const forms = useExternalForms(start);
  const { form, account } = forms;
  const { fuente, registrada, guardar } = useFormValues(form, 'fuente', 'registrada', 'guardar');
  const { numero, institucion } = useFormValues(account, 'numero', 'institucion');
  const sources = useOrigin();
  const { origin } = sources;
  const payee = useExternalPayee(forms);
  const refreshDestinations = useRefreshDestinations();
  // One that is registered already is no destination to keep (-0006-01-02).
  const isKnown = isMineOrRegistered({ number: numero, institutionCode: institucion }, payee.registered);
  const isKept = guardar && !isKnown;
  const { isSubmitted, touchedFields } = form.formState;
  const { amountOf, ...amounts } = useTransferAmount({
    origin,
    channel: 'Externo',
    payee: payee.chosen,
    isSaid: isSubmitted || touchedFields.valor === true,
  });
  const [unregistered, setUnregistered] = useState(start.noRegistrado ?? null);
  const toKeep = useKeptWithOrder<DestinationToKeep>();
  /** «Repetir» begins another order, also where its payee is the same. */
  const [repeats, setRepeats] = useState(0);
  const flow = useMoneyFlow(externalTransfer, {
    onDone: (done) => {
      toKeep.end(done);
      if (!done) return;
      form.reset(EMPTY);
      account.reset(EMPTY_EXTERNAL);
      payee.forgetName();
      setUnregistered(null);
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
    subject: JSON.stringify([repeats, fuente, fuente === 'registradas' ? registrada : [institucion, numero.trim()]]),
    isFilled: () =>
      form.getValues(['registrada', 'valor']).some((value) => value !== '') ||
      account.getValues(['numero', 'beneficiario']).some((value) => value !== ''),
  });

  const submit = async (): Promise<void> => {
    if (isKnown) form.setValue('guardar', false);
    const orderIsRight = await isRight(form);
    const accountIsRight = fuente === 'registradas' || (await isRight(account));
    const summarized = payee.summarized();
    const amount = amountOf(form.getValues('valor'));
    if (!orderIsRight || !accountIsRight || payee.fault || amount.fault || !origin || !summarized) {
      const fieldsAreRight = orderIsRight && accountIsRight && !payee.fault && origin !== null && summarized !== null;
      return refuse({ fieldsAreRight, amount: amount.fault });
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
    missing: registrada === '' ? unregistered : null,
    types: payee.types,
    ...amounts,
    fill: (again: FlowStart): void => {
      setRepeats(repeats + 1);
      forms.fill(again);
      setUnregistered(again.noRegistrado ?? null);
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
    kept: toKeep.ofDone,
    destinationFault: isSubmitted ? payee.fault : null,
    submit: submitting(submit),
  };
}
