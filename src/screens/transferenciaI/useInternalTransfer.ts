import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useConfig } from '#config/ConfigProvider.tsx';
import { cleanAccountNumber } from '#domain/accountNumber.ts';
import { fullName } from '#domain/names.ts';
import { typedCents } from '#domain/orderAmount.ts';
import { keepRows } from '#domain/partialList.ts';
import { isMineOrRegistered } from '#flows/cuentasDestino/destination.ts';
import { holderBody } from '#flows/cuentasDestino/holderBody.ts';
import type { DestinationToKeep } from '#flows/cuentasDestino/useDestinationRegistration.ts';
import { useAccountTypes, useDestinations, useRefreshDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { useHolder, WAIT_FOR_HOLDER } from '#flows/cuentasDestino/useHolder.ts';
import { TICK_REQUIRED, useNameVerification } from '#flows/cuentasDestino/useNameVerification.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useKeptWithOrder } from '#flows/moneyFlow/useKeptWithOrder.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useRefusal } from '#flows/moneyFlow/useRefusal.ts';
import { useProducts, useRefreshProducts } from '#flows/productos/useProducts.ts';
import { useTransferAmount } from '#flows/repetir/useTransferAmount.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { useSession } from '#session/SessionProvider.tsx';
import {
  destinationFaultOf,
  EMPTY,
  type InternalForm,
  internalBody,
  internalSchema,
  internalSummary,
  internalTransfer,
  isToBeKept,
  payeeOf,
  SAME_ACCOUNT,
} from './internalTransfer.ts';

/** The form as a link fills it in. */
const startOf = (start: FlowStart): InternalForm => ({
  ...EMPTY,
  fuente: start.fuente === 'propias' ? 'propias' : 'registradas',
  ...(start.fuente === 'propias' ? { propia: start.destino ?? '' } : { registrada: start.destino ?? '' }),
  valor: start.valor ?? '',
  concepto: start.concepto ?? '',
});

/** Datos of a transfer inside the cooperative, and the flow that it goes on to. */
export function useInternalTransfer() {
  const { cooperativeName } = useConfig();
  const session = useSession();
  const refuse = useRefusal();
  const start = useFlowStart();
  const form = useForm<InternalForm>({
    resolver: yupResolver(internalSchema),
    defaultValues: useDraft<InternalForm>('transferencia', startOf(start)),
    mode: 'onTouched',
    // `focusFirstFault` finds the first of all of them, also of those that are no fields of the library's.
    shouldFocusError: false,
  });
  useDraftPart('transferencia', form.getValues);
  // An order to an account of one's own leaves another one, wherever that is in the list.
  const sources = useOrigin(startOf(start).propia || null);
  const { origin } = sources;
  const { fuente, registrada, propia, nueva, guardar } = useFormValues(
    form,
    'fuente',
    'registrada',
    'propia',
    'nueva',
    'guardar',
  );
  const registered = useDestinations('internal');
  const refreshDestinations = useRefreshDestinations();
  const refreshProducts = useRefreshProducts();
  const types = useAccountTypes('internal');
  const products = useProducts();
  const own =
    products.kind === 'ready'
      ? keepRows(
          products.value.savings,
          // The chosen one stays in sight where it is made the origin: its fault is said there.
          ({ number, isBlocked }) => !isBlocked && (number !== origin?.number || number === propia),
        )
      : [];
  const holder = useHolder(nueva, fuente === 'nueva');
  // An own account, or one that is registered already, is no destination to keep (-0006-01-02).
  const isKnown = isMineOrRegistered({ number: nueva, isOwn: holder.kind === 'found' && holder.isOwn }, registered);
  const isKept = isToBeKept({ fuente, guardar }) && !isKnown;
  const { isSubmitted, touchedFields } = form.formState;
  const [unregistered, setUnregistered] = useState(start.noRegistrado ?? null);
  const chosen =
    fuente === 'registradas' && registered.kind === 'ready'
      ? registered.value.find(({ code }) => code === registrada)
      : undefined;
  const nameMatch = chosen?.nameMatch ?? null;
  const verification = useNameVerification(chosen?.code ?? '', nameMatch, chosen ?? null);
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

  const payee = payeeOf(
    { fuente, propia, nueva },
    {
      registered: chosen,
      own,
      holder,
      types: types.names,
      memberName: session ? fullName(session) : '',
    },
  );
  const destinationFault = destinationFaultOf({ fuente, nueva }, { payee, origin: origin?.number, holder });
  const { amountOf, ...amounts } = useTransferAmount({
    origin,
    channel: payee?.isOwn || fuente === 'propias' ? null : 'Interno',
    payee: chosen ?? null,
    isSaid: isSubmitted || touchedFields.valor === true,
  });

  const submit = async (): Promise<void> => {
    if (isKnown) form.setValue('guardar', false);
    const fieldsAreRight = await isRight(form);
    const { valor, tipoCuenta, alias } = form.getValues();
    const amount = amountOf(valor);
    if (!fieldsAreRight || destinationFault || amount.fault || !payee || !origin) {
      // Nothing is missing where both accounts are the same one: that is said in its place alone.
      const isDestinationRight = destinationFault === null || destinationFault === SAME_ACCOUNT;
      const isComplete = fieldsAreRight && isDestinationRight && origin !== null;
      const waits = !payee && !amount.fault;
      return refuse({ fieldsAreRight: isComplete, amount: amount.fault }, waits ? WAIT_FOR_HOLDER : null);
    }
    if (verification.isRefused) return focusFirstFault();
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
    registered,
    missing: registrada === '' ? unregistered : null,
    types,
    own,
    products,
    holder,
    /** What is known of a registered holder's name, and the tick that it may ask for (D-66). */
    nameCheck: { match: nameMatch, verification },
    tickFault: isSubmitted && verification.isRefused ? TICK_REQUIRED : undefined,
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
      isSubmitted || (fuente === 'nueva' && touchedFields.nueva) || destinationFault === SAME_ACCOUNT
        ? destinationFault
        : null,
    submit: submitting(submit),
  };
}
