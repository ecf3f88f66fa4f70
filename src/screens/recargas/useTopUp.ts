import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { askedOf } from '#api/asked.ts';
import { operadoras } from '#api/contract/pagos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { cleanMobile, mobileMessage, repeatedMobileMessage } from '#domain/mobileNumber.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useTogetherWith } from '#flows/asyncContent/useTogetherWith.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useKeptWithOrder } from '#flows/moneyFlow/useKeptWithOrder.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useRefusal } from '#flows/moneyFlow/useRefusal.ts';
import { listFailureOf } from '#flows/pagoServicios/failure.ts';
import type { LookupToKeep } from '#flows/pagoServicios/servicePayment.ts';
import { operatorsOf } from '#flows/recargas/operators.ts';
import { EMPTY, type TopUpForm, topUp, topUpBody, topUpSummary } from '#flows/recargas/topUp.ts';
import { rulesOf } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { useSavedMobiles } from './useSavedMobiles.ts';
import { useTopUpAmount } from './useTopUpAmount.ts';

const ruled = rulesOf<TopUpForm>();

const schema = object({
  operadora: ruled((value) => (value === '' ? validationTexts.required : null)),
  celular: ruled(mobileMessage),
  confirmacion: ruled((value, form) =>
    value.trim() === '' ? validationTexts.required : repeatedMobileMessage(value, form.celular),
  ),
  monto: string().defined(),
  valor: string().defined(),
});

/** Datos of a top-up (screens.md A.2 pagos/recargas), and the flow that it goes on to. */
export function useTopUp() {
  const refuse = useRefusal();
  const start = useFlowStart();
  const operatorsQuery = useApiQuery(operadoras, {});
  const operators = operatorsOf(operatorsQuery.data ?? []);
  const { saved, isLoading } = useSavedMobiles();
  // With the numbers that are offered first: the fields do not move under what is typed.
  const askedOperators = useTogetherWith(
    askedOf(operatorsQuery, () => operators, listFailureOf),
    isLoading,
  );
  const form = useForm<TopUpForm>({
    resolver: yupResolver(schema),
    defaultValues: useDraft<TopUpForm>('recarga', {
      ...EMPTY,
      operadora: start.operadora ?? '',
      celular: start.referencia ?? '',
      confirmacion: start.referencia ?? '',
    }),
    mode: 'onTouched',
    // The operator is no field of the library's: `focusFirstFault` finds the first of all of them.
    shouldFocusError: false,
  });
  useDraftPart('recarga', form.getValues);
  const { operadora, celular, monto, valor } = useFormValues(form);
  /** The operator that came with a favourite, until one is pressed by hand; '' for none. Links bring those of favourites alone. */
  const [brought, setBrought] = useState(useDraft('operadora traída', { code: start.operadora ?? '' }).code);
  useDraftPart('operadora traída', () => ({ code: brought }));
  const operator = operators.find(({ code }) => code === operadora) ?? null;
  const sources = useOrigin();
  const { origin } = sources;
  const { limit, paysOther, cents, fault } = useTopUpAmount({ monto, valor, operator, origin });
  const { isSubmitted, touchedFields } = form.formState;
  const keptTopUps = useKeptWithOrder<LookupToKeep>();
  const topUpToKeep: LookupToKeep | null =
    operator && mobileMessage(celular) === null
      ? {
          subject: { kind: 'topUp', operator: operator.code, mobile: cleanMobile(celular) },
          facts: [
            { label: 'Operadora', value: operator.name },
            { label: 'Número celular', value: cleanMobile(celular) },
          ],
        }
      : null;
  const flow = useMoneyFlow(topUp, {
    onDone: (order) => {
      keptTopUps.end(order);
      if (!order) return;
      form.reset(EMPTY);
    },
    formSnapshot: () => JSON.stringify([origin?.number, operadora, celular, cents]),
    subject: JSON.stringify([operadora, cleanMobile(celular)]),
    isFilled: () => form.getValues(['celular', 'monto', 'valor']).some((value) => value !== ''),
  });

  const submit = async (): Promise<void> => {
    // A saved number's operator that is sold no more is none.
    if (!operator) form.setValue('operadora', '');
    const fieldsAreRight = await isRight(form);
    if (!fieldsAreRight || fault || cents === null || !operator || !origin)
      return refuse({ fieldsAreRight: fieldsAreRight && operator !== null && origin !== null, amount: fault });
    const body = topUpBody(form.getValues(), origin.number, cents);
    keptTopUps.keep(body, topUpToKeep);
    await flow.review({ body, summary: topUpSummary(body, origin.description, operator.name) });
  };

  const fill = (values: Partial<TopUpForm>): void => {
    for (const name of ['operadora', 'celular', 'confirmacion', 'monto', 'valor'] as const) {
      const value = values[name];
      if (value === undefined) continue;
      // What was said of the value before is not so of this one; that it is empty is no fault before the form was sent.
      if (!isSubmitted) form.clearErrors(name);
      const isTold = isSubmitted || (value !== '' && form.getFieldState(name).isTouched);
      form.setValue(name, value, { shouldValidate: isTold });
    }
  };

  return {
    flow,
    form,
    operators,
    askedOperators,
    operator,
    saved,
    /** Which saved number stands in the form; null for another one. */
    chosenSaved: saved.find(
      (one) => one.mobile === cleanMobile(celular) && (one.operator === null || one.operator === operadora),
    ),
    fillSaved: (id: string): void => {
      const one = saved.find((candidate) => candidate.id === id);
      const stands = form.getValues('operadora');
      // What the last favourite brought leaves with it, and would be taken for the next number's; what was pressed by hand stays.
      const next = one?.operator ?? (stands === brought ? '' : stands);
      fill({ celular: one?.mobile ?? '', confirmacion: one?.mobile ?? '', operadora: next });
      if (next !== stands) setBrought(next);
    },
    chooseOperator: (code: string): void => {
      setBrought('');
      fill({ operadora: code });
    },
    chooseAmount: (amount: string): void => fill({ monto: amount }),
    paysOther,
    cents,
    sources,
    limit,
    /** What is wrong with the amount: of one that is typed it is said when it is left, of the operator's at once, and that there is none when the form is sent. */
    amountFault: isSubmitted || (paysOther ? touchedFields.valor : cents !== null) ? fault : null,
    /** What the form would keep as a favourite; null while it is not complete. */
    topUpToKeep,
    /** The same of what was topped up last, for its receipt. */
    done: keptTopUps.ofDone,
    submit: submitting(submit),
  };
}

/** A top-up under way: form, operators, saved numbers, amounts and the money flow. */
export type TopUp = ReturnType<typeof useTopUp>;
