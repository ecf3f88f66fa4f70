import { useState } from 'react';
import { useConfig } from '#config/ConfigProvider.tsx';
import { cleanAccountNumber } from '#domain/accountNumber.ts';
import { typedCents } from '#domain/orderAmount.ts';
import { holderBody } from '#flows/cuentasDestino/holderBody.ts';
import type { DestinationToKeep } from '#flows/cuentasDestino/useDestinationRegistration.ts';
import { useRefreshDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { WAIT_FOR_HOLDER } from '#flows/cuentasDestino/useHolder.ts';
import { TICK_REQUIRED } from '#flows/cuentasDestino/useNameVerification.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useKeptWithOrder } from '#flows/moneyFlow/useKeptWithOrder.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useRefusal } from '#flows/moneyFlow/useRefusal.ts';
import { useRefreshProducts } from '#flows/productos/useProducts.ts';
import { useTransferAmount } from '#flows/repetir/useTransferAmount.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import {
  EMPTY,
  internalBody,
  internalSummary,
  internalTransfer,
  isToBeKept,
  SAME_ACCOUNT,
} from './internalTransfer.ts';
import { startOf, useInternalForm } from './useInternalForm.ts';
import { useInternalPayee } from './useInternalPayee.ts';

/** Datos of a transfer inside the cooperative, and the flow that it goes on to. */
export function useInternalTransfer() {
  const { cooperativeName } = useConfig();
  const refuse = useRefusal();
  const start = useFlowStart();
  const form = useInternalForm(start);
  const { fuente, registrada, propia, nueva, guardar } = useFormValues(
    form,
    'fuente',
    'registrada',
    'propia',
    'nueva',
    'guardar',
  );
  // An order to an account of one's own leaves another one, wherever that is in the list.
  const sources = useOrigin(startOf(start).propia || null);
  const { origin } = sources;
  const { payee, chosen, holder, isKnown, fault, nameCheck, ...known } = useInternalPayee(form, origin?.number);
  const isKept = isToBeKept({ fuente, guardar }) && !isKnown;
  const refreshDestinations = useRefreshDestinations();
  const refreshProducts = useRefreshProducts();
  const { isSubmitted, touchedFields } = form.formState;
  const { amountOf, ...amounts } = useTransferAmount({
    origin,
    channel: payee?.isOwn || fuente === 'propias' ? null : 'Interno',
    payee: chosen,
    isSaid: isSubmitted || touchedFields.valor === true,
  });
  const [unregistered, setUnregistered] = useState(start.noRegistrado ?? null);
  const toKeep = useKeptWithOrder<DestinationToKeep>();
  /** «Repetir» begins another order, also where its payee is the same. */
  const [repeats, setRepeats] = useState(0);
  const flow = useMoneyFlow(internalTransfer, {
    onDone: (order) => {
      toKeep.end(order);
      if (!order) return;
      form.reset(EMPTY);
      setUnregistered(null);
    },
    // Deleted or blocked elsewhere meanwhile, an account is offered no more.
    onFailure: () => {
      void refreshDestinations('internal');
      void refreshProducts();
    },
    // What cannot be kept is not, whatever its switch said before.
    formSnapshot: () => {
      const { valor, ...typed } = form.getValues();
      return JSON.stringify([origin?.number, { ...typed, valor: typedCents(valor) ?? valor, guardar: isKept }]);
    },
    subject: JSON.stringify([
      repeats,
      fuente,
      { registradas: registrada, propias: propia, nueva: cleanAccountNumber(nueva) }[fuente],
    ]),
    isFilled: () => form.getValues(['registrada', 'propia', 'nueva', 'valor']).some((value) => value !== ''),
  });

  const submit = async (): Promise<void> => {
    if (isKnown) form.setValue('guardar', false);
    const fieldsAreRight = await isRight(form);
    const { valor, tipoCuenta, alias } = form.getValues();
    const amount = amountOf(valor);
    if (!fieldsAreRight || fault || amount.fault || !payee || !origin) {
      // Nothing is missing where both accounts are the same one: that is said in its place alone.
      const isDestinationRight = fault === null || fault === SAME_ACCOUNT;
      const isComplete = fieldsAreRight && isDestinationRight && origin !== null;
      const waits = !payee && !amount.fault;
      return refuse({ fieldsAreRight: isComplete, amount: amount.fault }, waits ? WAIT_FOR_HOLDER : null);
    }
    if (nameCheck.verification.isRefused) return focusFirstFault();
    const body = internalBody(form.getValues(), origin.number, payee.number, amount.cents);
    toKeep.keep(
      body,
      isKept && holder.kind === 'found'
        ? {
            place: 'internal',
            body: holderBody(holder, { number: nueva, accountType: tipoCuenta, alias, email: '' }),
          }
        : null,
    );
    await flow.review({ body, summary: internalSummary(body, origin.description, payee, cooperativeName) });
  };

  return {
    flow,
    form,
    sources,
    ...known,
    missing: registrada === '' ? unregistered : null,
    holder,
    nameCheck,
    tickFault: isSubmitted && nameCheck.verification.isRefused ? TICK_REQUIRED : undefined,
    /** The new account can be kept: its switch is offered. */
    canBeKept: holder.kind === 'found' && !isKnown,
    /** The new account is to be kept: type and alias are asked for. */
    isKept,
    ...amounts,
    /** «Repetir» beside the form: what stood there goes. */
    fill: (again: FlowStart): void => {
      setRepeats(repeats + 1);
      form.reset(startOf(again));
      setUnregistered(again.noRegistrado ?? null);
    },
    /** The new account that was paid, where the member wants to keep it. */
    kept: toKeep.ofDone,
    /** What is wrong with the destination, once the form was sent or the account typed. */
    destinationFault:
      isSubmitted || (fuente === 'nueva' && touchedFields.nueva) || fault === SAME_ACCOUNT ? fault : null,
    submit: submitting(submit),
  };
}
