import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { hasCode } from '#api/apiError.ts';
import { leer, limite, modificar } from '#api/contract/cupos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { useAnswered, useRefresh } from '#api/query.ts';
import { mayBeMade } from '#api/unknownOutcome.ts';
import { useVisit } from '#components/Dialog/visits.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { ABOVE_MAXIMUM_CODE } from '#domain/errorCodes.ts';
import { type LimitField, limitFields, limitHint, parseLimit } from '#domain/limits.ts';
import { type Cents, formatAmount, parseAmountOrZero } from '#domain/money.ts';
import { specTexts } from '#domain/specTexts.ts';
import { NotSent, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';
import { useDirtyReport } from './useDirtyReport.ts';

/** The six limits under the wire’s names. */
export type Limits = EndpointAnswer<typeof leer>;

export interface MisCuposFormProps {
  numeroCuenta: string;
  current: Limits;
  highest: Limits;
  /** What has been used today and this month; undefined while, or where, nobody knows. */
  used: Limits | undefined;
  /** Whether there is typed text that leaving would lose. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Said where the question whether to leave has ended a saving, and the member stayed. */
const NOT_SAVED = 'No se guardaron los cupos. Intente nuevamente.';

type Texts = Record<LimitField, string>;

/** The same function of each of the six fields. */
function each<Value>(valueOf: (field: LimitField) => Value): Record<LimitField, Value> {
  return Object.fromEntries(limitFields.map(({ field }) => [field, valueOf(field)])) as Record<LimitField, Value>;
}

const texts = (limits: Limits): Texts => each((field) => formatAmount(limits[field]));

/** Required, numeric, not above the account's maximum (§5 «Limits»); domain/ words each fault. */
const schemaFor = (maxima: Record<LimitField, Cents>) =>
  object(
    each((field) =>
      string()
        .defined()
        .test('limit', (value, { createError }) => {
          const parsed = parseLimit(value, maxima[field]);
          return parsed.ok || createError({ message: parsed.message });
        }),
    ),
  );

/** Six limits as typed that were looked at already, in cents. @throws RangeError at one that is no amount: it must never be taken for zero. */
function limitsOf(typed: Texts, maxima: Record<LimitField, Cents>): Record<LimitField, Cents> {
  return each((field) => {
    const parsed = parseLimit(typed[field], maxima[field]);
    if (!parsed.ok) throw new RangeError(`«${typed[field]}» no es un cupo.`);
    return parsed.cents;
  });
}

/**
 * The limits save of §3 and §4: six amounts plus `numeroCuenta`, no PIN (D-51), success text, fresh numbers. All six are sent: what the member has
 * not changed is read anew first, so that a limit that was lowered elsewhere is not raised again.
 */
export function useLimitsForm({ numeroCuenta, current, highest: maxima, used, onDirtyChange }: MisCuposFormProps) {
  const api = useApi();
  const answered = useAnswered();
  const refresh = useRefresh();
  const toast = useToast();
  const presentVisit = useVisit();
  const { send, busy: saving, failure } = useSendOnce();
  const form = useForm<Texts>({
    resolver: yupResolver(schemaFor(maxima)),
    values: texts(current),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { register, control, formState, setValue, resetField, getValues, trigger } = form;
  const values = useWatch({ control });
  const cents = each((field) => {
    const parsed = parseLimit(values[field] ?? '', maxima[field]);
    return parsed.ok ? parsed.cents : undefined;
  });
  /** It is typed, and is not what the bank has, however that is written. */
  const isChanged = (field: LimitField): boolean =>
    formState.dirtyFields[field] === true && cents[field] !== current[field];
  const dirty = limitFields.some(({ field }) => isChanged(field));
  useDirtyReport(dirty, onDirtyChange);

  // A maximum that was lowered at the bank meanwhile: once the present ones are here, the field that is above says so.
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (isAbove) void trigger(undefined, { shouldFocus: true });
  }, [isAbove, maxima, trigger]);

  /** What the bank has and what it allows (D-53), read anew. */
  const reread = () => Promise.all([refresh(leer), refresh(limite)]);

  /** The six that are to be saved: what the member has changed, and the rest as the bank has it now. */
  const wanted = async (visit: AbortSignal): Promise<Record<LimitField, Cents>> => {
    const typed = limitsOf(getValues(), maxima);
    const changed = each(isChanged);
    const params = { numeroCuenta };
    const now = await api.call(leer, { params }, { signal: visit }).catch((error: unknown) => {
      if (visit.aborted) return null;
      throw error;
    });
    // Whoever has left meanwhile, or is being asked whether to leave, saves nothing (D-64). It is read by whoever stays: with the page it is gone.
    if (now === null || visit.aborted) throw new NotSent(NOT_SAVED);
    answered(leer, { params }, now);
    const sent = each((field) => (changed[field] ? typed[field] : now[field]));
    // What is sent is what the form shows.
    for (const { field } of limitFields) {
      if (!changed[field]) resetField(field, { defaultValue: formatAmount(sent[field]) });
    }
    return sent;
  };

  const save = async (sent: Record<LimitField, Cents>): Promise<void> => {
    await api.call(modificar, { body: { ...sent, numeroCuenta } });
    toast.ok(specTexts.limits.saved);
    // Shown so everywhere until the bank says it itself, which may take long or fail.
    answered(leer, { params: { numeroCuenta } }, sent);
    // What was typed is what is saved: nothing is left that leaving could lose.
    for (const { field } of limitFields) resetField(field, { defaultValue: formatAmount(sent[field]) });
    await reread();
  };

  const submit = submitting(() => {
    const visit = presentVisit();
    let isSent = false;
    let present: Promise<unknown> | undefined;
    const attempt = async (): Promise<void> => {
      setIsAbove(false);
      const sent = await wanted(visit);
      isSent = true;
      await save(sent);
    };
    const refused = (error: unknown): boolean => {
      // Without an answer they may be saved all the same (docs/decisions.md «Unknown outcome»).
      if (isSent && mayBeMade(error, modificar.codes)) present = reread();
      if (hasCode(error, ABOVE_MAXIMUM_CODE)) {
        setIsAbove(true);
        present = refresh(limite);
      }
      // Over the form too: where nothing has changed no field says it.
      return false;
    };
    return send(attempt, { isRight: () => isRight(form), refused, settled: async () => present });
  });

  /** On leaving a field, an amount that was understood is written as the bank writes it, too high or not (screens.md A.0 «Amount field»). */
  const registerLimit = (field: LimitField) =>
    register(field, {
      onBlur: () => {
        const read = parseAmountOrZero(getValues(field));
        // What it held before is looked at no more: the new text is.
        if (read.ok) setValue(field, formatAmount(read.cents), { shouldDirty: true, shouldValidate: true });
      },
    });

  const known = Object.fromEntries(Object.entries(cents).filter(([, value]) => value !== undefined));
  return {
    register: registerLimit,
    errors: formState.errors,
    hints: each((field) => limitHint(field, known, used)),
    maxima,
    used,
    failure,
    saving,
    submit,
  };
}
