import { useState } from 'react';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { useKeptWithOrder } from '#flows/moneyFlow/useKeptWithOrder.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useRefusal } from '#flows/moneyFlow/useRefusal.ts';
import { submitting } from '#forms/submitting.ts';
import type { LookupScreen } from './lookupScreens.ts';
import {
  hearingChange,
  type LookupToKeep,
  lookupToKeepOf,
  ownReferences,
  type PaidDebts,
  paymentBody,
  paymentSummary,
  servicePayment,
} from './servicePayment.ts';
import type { Service } from './services.ts';
import { usePaymentChoice } from './usePaymentChoice.ts';
import { useServiceLookup } from './useServiceLookup.ts';
import { useStraightToReview } from './useStraightToReview.ts';

const NOTHING_CHOSEN = 'Seleccione al menos un valor.';

/**
 * Lookup and payment on one page (screens.md A.2 pagos/…): the reference, what it owes, what of it is paid, and the money flow that it
 * goes on to. `start` may bring a lookup, which is then made at once; with `revisar` what it finds goes straight to Revisar.
 */
export function useServicePayment(screen: LookupScreen, services: readonly Service[], start: FlowStart) {
  const refuse = useRefusal();
  const search = useServiceLookup(services, start);
  const { form, service, criterion, reference, lookup, contracts } = search;
  const payment = usePaymentChoice(search);
  const { sources, limit, choice, paid } = payment;
  const { origin } = sources;
  const { contract, debts } = choice;
  const { cents, partFault, debitFault } = paid;
  const [sent, setSent] = useState(false);
  /** Of another payment nothing that was chosen stays. */
  const startAnew = (): void => {
    payment.reset();
    setSent(false);
  };

  /** Counts what begins another payment: a lookup, also of the same reference, since a refusal may have asked for it, or another contract. */
  const [begun, setBegun] = useState(0);
  const keptLookups = useKeptWithOrder<LookupToKeep>();
  const lookupToKeep = service && criterion && reference ? lookupToKeepOf(service, criterion, reference) : null;
  // What is owed has changed: what is shown is asked for anew, and stands on Datos when the member goes back.
  const flow = useMoneyFlow(hearingChange(servicePayment(screen), lookup.refresh), {
    onDone: (order) => {
      keptLookups.end(order);
      if (!order) return;
      search.reset();
      startAnew();
    },
    formSnapshot: () =>
      JSON.stringify([
        origin?.number,
        service?.code,
        criterion?.code,
        reference,
        contract?.code,
        debts.map(({ code }) => code),
        cents,
      ]),
    subject: String(begun),
    isFilled: () => form.getValues('referencia') !== '',
  });

  /** Before a lookup: what was refused speaks of what stood there until now. */
  const beginLookup = ({ isAnother }: { isAnother: boolean }): void => {
    setBegun(begun + 1);
    if (isAnother) startAnew();
  };

  const ordered: PaidDebts | null =
    service && criterion && contract ? { service, criterion, reference, contract, debts } : null;
  const review = async (): Promise<void> => {
    if (!ordered || !origin || cents === null) return;
    const body = paymentBody(ordered, origin.number, cents);
    keptLookups.keep(body, lookupToKeep);
    const summary = (own?: ReturnType<typeof ownReferences>) =>
      paymentSummary(body, origin.description, ordered, screen, own);
    await flow.review({ body, summary: summary() }, undefined, (checked) => summary(ownReferences(checked, ordered)));
  };
  const submit = async (): Promise<void> => {
    setSent(true);
    if (debts.length === 0 || partFault || debitFault)
      return refuse({ fieldsAreRight: debts.length > 0, amount: partFault ?? debitFault });
    await review();
  };

  const stayHere = useStraightToReview(
    start.revisar !== undefined && search.isGiven,
    {
      isKnown: payment.isKnown,
      isClear: ordered !== null && payment.isPlain && flow.stage.kind === 'data',
      isLeft: lookup.state.kind === 'idle',
    },
    review,
  );

  return {
    flow,
    sources,
    limit,
    /** What is looked up, and what was found. */
    search: {
      form,
      service,
      criterion,
      lookup,
      contracts,
      /** A link has brought a whole lookup. */
      isGiven: search.isGiven,
      /** True for a lookup that this page can make as it is. */
      canLookUp: search.isComplete,
      find: submitting(() => search.find(beginLookup)),
      /** Fills a lookup in that is known whole, and asks at once. */
      lookUp: (known: FlowStart): void => {
        stayHere();
        search.lookUp(known, beginLookup);
      },
    },
    /** Which of it is paid. */
    choice: {
      contract,
      chooseContract: (code: string): void => {
        stayHere();
        setBegun(begun + 1);
        choice.chooseContract(code);
        paid.reset();
      },
      rules: payment.rules,
      chosen: choice.chosen,
      debts,
      toggle: (code: string): void => {
        stayHere();
        choice.toggle(code);
      },
      fault: sent && debts.length === 0 ? NOTHING_CHOSEN : null,
    },
    /** How much of that. */
    paid: {
      cents,
      range: paid.range,
      amount: paid.amount,
      isPartial: payment.isPartial,
      paysPart: paid.paysPart,
      partFault: sent || paid.amount.formState.touchedFields.valor ? partFault : null,
      /** Why the account cannot pay what is chosen; said at once. */
      debitFault,
    },
    /** What the form would keep as a favourite; null while it is not complete. */
    lookupToKeep,
    /** The same of what was paid last, for its receipt. */
    paidLookup: keptLookups.ofDone,
    submit: submitting(submit),
  };
}

/** A lookup and payment under way: form, what was found, what is chosen of it, and the money flow. */
export type ServicePayment = ReturnType<typeof useServicePayment>;
