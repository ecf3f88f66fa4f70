import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { fullName } from '#domain/names.ts';
import { type AmountFault, type OrderAmount, orderAmount, typedCents } from '#domain/orderAmount.ts';
import { keepRows } from '#domain/partialList.ts';
import { accountNumberMessage, cleanAccountNumber } from '#domain/registration.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { isMineOrRegistered } from '#flows/cuentasDestino/destination.ts';
import { holderBody } from '#flows/cuentasDestino/holderBody.ts';
import { useAccountTypes, useDestinations, useRefreshDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { useHolder, WAIT_FOR_HOLDER } from '#flows/cuentasDestino/useHolder.ts';
import { TICK_REQUIRED, useNameVerification } from '#flows/cuentasDestino/useNameVerification.ts';
import type { DestinationToKeep } from '#flows/cuentasDestino/useRegistration.ts';
import { useDraft, useDraftPart } from '#flows/operacion/draft.ts';
import type { FlowStart } from '#flows/operacion/flowStart.ts';
import { useFlowStart } from '#flows/operacion/useFlowStart.ts';
import { useKeptWithOrder } from '#flows/operacion/useKeptWithOrder.ts';
import { useLimitLeft } from '#flows/operacion/useLimitLeft.ts';
import { useMoneyFlow } from '#flows/operacion/useMoneyFlow.ts';
import { useOrigin } from '#flows/operacion/useOrigin.ts';
import { useProducts, useRefreshProducts } from '#flows/productos/useProducts.ts';
import { useUsualAmounts } from '#flows/repetir/useSentTransfers.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { useSession } from '#session/SessionProvider.tsx';
import {
  EMPTY,
  type InternalForm,
  internalBody,
  internalSchema,
  internalSummary,
  internalTransfer,
  isToBeKept,
  type Payee,
} from './internalTransfer.ts';

/** The form as a link fills it in. */
const startOf = (start: FlowStart): InternalForm => ({
  ...EMPTY,
  fuente: start.fuente === 'propias' || start.fuente === 'nueva' ? start.fuente : 'registradas',
  ...(start.fuente === 'propias' ? { propia: start.destino ?? '' } : { registrada: start.destino ?? '' }),
  valor: start.valor ?? '',
  concepto: start.concepto ?? '',
});

const SAME_ACCOUNT = 'La cuenta origen y la cuenta destino deben ser diferentes.';

/** Datos of a transfer inside the cooperative, and the flow that it goes on to. */
export function useInternalTransfer() {
  const { cooperativeName } = useConfig();
  const session = useSession();
  const toast = useToast();
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
  const [sent, setSent] = useState(false);
  const [kept, setKept] = useState<DestinationToKeep | null>(null);
  const chosen =
    fuente === 'registradas' && registered.kind === 'ready'
      ? registered.value.find(({ code }) => code === registrada)
      : undefined;
  const nameMatch = chosen?.nameMatch ?? null;
  const verification = useNameVerification(chosen?.code ?? '', nameMatch, chosen ?? null);
  const toKeep = useKeptWithOrder<DestinationToKeep>();
  const flow = useMoneyFlow(internalTransfer, {
    onDone: (order) => {
      setKept(toKeep.of(order));
      if (!order) return;
      form.reset(EMPTY);
      setSent(false);
    },
    // Deleted or blocked elsewhere meanwhile, an account is offered no more.
    onFailure: () => {
      void refreshDestinations('internal');
      void refreshProducts();
    },
    // What cannot be kept is not, whatever its switch said before.
    sight: () => {
      const { valor, ...typed } = form.getValues();
      return JSON.stringify([origin?.number, { ...typed, valor: typedCents(valor) ?? valor, guardar: isKept }]);
    },
  });

  const payee = ((): Payee | null => {
    if (fuente === 'registradas') {
      return chosen
        ? {
            number: chosen.number,
            name: chosen.name,
            account: types.names.get(chosen.accountTypeCode) ?? '',
            isOwn: false,
            code: chosen.code,
          }
        : null;
    }
    if (fuente === 'propias') {
      const account = own.find(({ number }) => number === propia);
      return account
        ? {
            number: account.number,
            name: (session && fullName(session)) || account.name,
            account: account.name,
            isOwn: true,
          }
        : null;
    }
    return holder.kind === 'found'
      ? { number: cleanAccountNumber(nueva), name: holder.name || 'Cuenta nueva', account: '', isOwn: holder.isOwn }
      : null;
  })();

  const destinationFault = ((): string | null => {
    if (payee && payee.number === origin?.number) return SAME_ACCOUNT;
    if (payee) return null;
    if (fuente !== 'nueva') return validationTexts.required;
    if (holder.kind === 'fault') return holder.failure.text;
    return accountNumberMessage(nueva) ?? (holder.kind === 'asking' ? null : 'Revise el número de cuenta.');
  })();
  const { left: limit } = useLimitLeft(origin?.number ?? null, payee?.isOwn || fuente === 'propias' ? null : 'Interno');
  const amountOf = (text: string): OrderAmount => orderAmount(text, origin?.availableCents ?? null, limit);
  const usualAmounts = useUsualAmounts(chosen ?? null);
  const { touchedFields } = form.formState;

  const submit = async (): Promise<void> => {
    setSent(true);
    if (isKnown) form.setValue('guardar', false);
    const fieldsAreRight = await isRight(form);
    const { valor, tipoCuenta, alias } = form.getValues();
    const amount = amountOf(valor);
    if (!fieldsAreRight || destinationFault || amount.fault || !payee || !origin) {
      const isLimit = amount.fault?.isLimit === true;
      const isSameAccount = destinationFault === SAME_ACCOUNT;
      // Nothing is missing, and what is wrong stands in its place.
      const isSaid = (isLimit || isSameAccount) && (isLimit || !amount.fault) && (isSameAccount || !destinationFault);
      if (!isSaid || !fieldsAreRight) {
        toast.error(
          fieldsAreRight && !amount.fault && holder.kind === 'asking' ? WAIT_FOR_HOLDER : validationTexts.invalidForm,
        );
      }
      focusFirstFault();
      return;
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
    types,
    own,
    products,
    holder,
    /** What is known of a registered holder's name, and the tick that it may ask for (D-66). */
    nameCheck: { match: nameMatch, verification },
    tickFault: sent && verification.isRefused ? TICK_REQUIRED : undefined,
    /** The new account can be kept: its switch is offered. */
    canBeKept: holder.kind === 'found' && !isKnown,
    /** The new account is to be kept: type and alias are asked for. */
    isKept,
    limit,
    usualAmounts,
    /** «Repetir» beside the form: what stood there goes. */
    fill: (again: FlowStart): void => {
      flow.forgetFailure();
      form.reset(startOf(again));
      setSent(false);
    },
    /** The new account that was paid, where the member wants to keep it. */
    kept,
    /** What is wrong with the destination, once the form was sent or the account typed. */
    destinationFault:
      sent || (fuente === 'nueva' && touchedFields.nueva) || destinationFault === SAME_ACCOUNT
        ? destinationFault
        : null,
    /** What is wrong with an amount as it is typed, once it was left or sent. */
    amountFaultOf: (text: string): AmountFault | null => (sent || touchedFields.valor ? amountOf(text).fault : null),
    submit: submitting(submit),
  };
}
