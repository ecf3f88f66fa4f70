import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { operadoras } from '#api/contract/pagos.ts';
import { leer as perfil } from '#api/contract/perfilSocio.ts';
import { useApiQuery, useRetriableQuery } from '#api/query.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { cleanMobile, mobileMessage, repeatedMobileMessage } from '#domain/mobileNumber.ts';
import { parseAmount } from '#domain/money.ts';
import { type AmountFault, amountFault, debitFault } from '#domain/orderAmount.ts';
import { partialList, unreadableIn } from '#domain/partialList.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useLocation } from '#navigation/router.ts';
import { ruled } from '#screens/entrada/ruled.ts';
import { isRight, useFormValues } from '#screens/entrada/useFormValues.ts';
import type { FavouriteSubject } from '#screens/favoritos/favourite.ts';
import { useFavourites } from '#screens/favoritos/useFavourites.ts';
import { flowStartOf } from '#screens/operacion/flowStart.ts';
import { focusFirstFault } from '#screens/operacion/focusFirstFault.ts';
import { useLimitLeft } from '#screens/operacion/useLimitLeft.ts';
import { useMoneyFlow } from '#screens/operacion/useMoneyFlow.ts';
import { useOrigin } from '#screens/operacion/useOrigin.ts';
import { listFailureText } from '#screens/pagoServicios/failure.ts';
import { EMPTY, operatorsOf, type TopUpForm, topUp, topUpBody, topUpSummary } from './topUp.ts';

/** A number that need not be typed: a favourite's, or the member's own, whose operator nobody knows. */
export interface SavedMobile {
  id: string;
  name: string;
  mobile: string;
  operator: string | null;
}

const OWN = 'mi-celular';
/** «Otro valor». */
export const OTHER_AMOUNT = 'otro';

const schema = object({
  operadora: ruled((value) => (value === '' ? validationTexts.required : null)),
  celular: ruled(mobileMessage),
  confirmacion: ruled((value, form: TopUpForm) =>
    value.trim() === '' ? validationTexts.required : repeatedMobileMessage(value, form.celular),
  ),
  monto: string().defined(),
  valor: string().defined(),
});

/** Datos of a top-up (screens.md A.2 pagos/recargas), and the flow that it goes on to. */
export function useTopUp() {
  const toast = useToast();
  const state: unknown = useLocation().state;
  const [start] = useState(() => flowStartOf(state));
  const operatorsQuery = useRetriableQuery(operadoras, {});
  const operators = operatorsOf(operatorsQuery.data ?? []);
  const favourites = useFavourites();
  const ownMobile = cleanMobile(useApiQuery(perfil, {}).data?.celular ?? '');
  const form = useForm<TopUpForm>({
    resolver: yupResolver(schema),
    defaultValues: {
      ...EMPTY,
      operadora: start.operadora ?? '',
      celular: start.referencia ?? '',
      confirmacion: start.referencia ?? '',
    },
    mode: 'onTouched',
    // The operator is no field of the library's: `focusFirstFault` finds the first of all of them.
    shouldFocusError: false,
  });
  const { operadora, celular, monto, valor } = useFormValues(form);
  const operator = operators.find(({ code }) => code === operadora) ?? null;
  const sources = useOrigin();
  const { origin } = sources;
  const limit = useLimitLeft(origin?.number ?? null, 'Facilito');
  const available = origin?.availableCents ?? null;
  const paysOther = monto === OTHER_AMOUNT;
  const typed = parseAmount(valor);
  const cents = paysOther ? (typed.ok ? typed.cents : 0) : Number(monto);
  const otherFault = paysOther ? amountFault(valor, available, limit, operator ?? {}) : null;
  const presetFault = ((): AmountFault | null => {
    if (paysOther) return null;
    return monto === '' ? { message: validationTexts.required, isLimit: false } : debitFault(cents, available, limit);
  })();
  const [sent, setSent] = useState(false);
  const [done, setDone] = useState<{ subject: FavouriteSubject; facts: { label: string; value: string }[] } | null>(
    null,
  );
  const replay =
    operator && mobileMessage(celular) === null
      ? {
          subject: { kind: 'topUp' as const, operator: operator.code, mobile: cleanMobile(celular) },
          facts: [
            { label: 'Operadora', value: operator.name },
            { label: 'Número celular', value: cleanMobile(celular) },
          ],
        }
      : null;
  const flow = useMoneyFlow(topUp, {
    onDone: () => {
      setDone(replay);
      form.reset(EMPTY);
      setSent(false);
    },
  });

  const saved: SavedMobile[] = partialList(
    [
      ...(favourites.kind === 'ready' ? favourites.favourites : []).flatMap(({ code, alias, subject }) =>
        subject.kind === 'topUp' ? [{ id: code, name: alias, mobile: subject.mobile, operator: subject.operator }] : [],
      ),
      ...(mobileMessage(ownMobile) === null
        ? [{ id: OWN, name: 'Mi celular', mobile: ownMobile, operator: null }]
        : []),
    ],
    favourites.kind === 'ready' ? unreadableIn(favourites.favourites) : 0,
  );

  const submit = async (): Promise<void> => {
    setSent(true);
    const fieldsAreRight = await isRight(form);
    const amount = otherFault ?? presetFault;
    if (!fieldsAreRight || amount || !operator || !origin) {
      // An amount that is there and not allowed is said in its place; a toast is for what is missing (§5).
      if (!amount || monto === '' || !fieldsAreRight) toast.error(validationTexts.invalidForm);
      focusFirstFault();
      return;
    }
    const body = topUpBody(form.getValues(), origin.number, cents);
    await flow.review({ body, summary: topUpSummary(body, origin.description, operator.name) });
  };

  const fill = (values: Partial<TopUpForm>): void => {
    for (const name of ['operadora', 'celular', 'confirmacion', 'monto', 'valor'] as const) {
      const value = values[name];
      if (value !== undefined) form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
    }
  };

  return {
    flow,
    form,
    operators,
    operatorsState: operatorsQuery.data
      ? ({ kind: 'ready' } as const)
      : operatorsQuery.error
        ? ({
            kind: 'error',
            message: listFailureText(operatorsQuery.error),
            isRetrying: operatorsQuery.isRetrying,
            retry: operatorsQuery.retry,
          } as const)
        : ({ kind: 'loading' } as const),
    operator,
    saved,
    /** Which saved number stands in the form; null for another one. */
    chosenSaved: saved.find(
      (one) => one.mobile === cleanMobile(celular) && (one.operator === null || one.operator === operadora),
    ),
    useSaved: (id: string): void => {
      const one = saved.find((candidate) => candidate.id === id);
      fill({
        celular: one?.mobile ?? '',
        confirmacion: one?.mobile ?? '',
        ...(one?.operator ? { operadora: one.operator } : {}),
      });
    },
    chooseOperator: (code: string): void => {
      const next = operators.find((one) => one.code === code);
      // An amount that the other operator does not sell is chosen anew.
      const keeps = monto === OTHER_AMOUNT || next?.amounts.includes(Number(monto));
      fill({ operadora: code, ...(keeps ? {} : { monto: '' }) });
    },
    chooseAmount: (amount: string): void => fill({ monto: amount }),
    paysOther,
    cents,
    sources,
    limit,
    otherFault: sent || form.formState.touchedFields.valor ? otherFault : null,
    /** What is wrong with a preset amount: that none is chosen is said once the form was sent, what cannot be paid at once. */
    presetFault: sent || monto !== '' ? presetFault : null,
    replay,
    /** What was topped up last, for the receipt. */
    done,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
}

/** Everything that the page of top-ups has to show. */
export type TopUp = ReturnType<typeof useTopUp>;
