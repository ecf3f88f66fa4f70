import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object, string } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { type Failure, failureOf, shownMessage } from '#api/apiError.ts';
import { leer, modificar } from '#api/contract/cupos.ts';
import type { EndpointAnswer } from '#api/contract/endpoint.ts';
import { useRefresh } from '#api/query.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { type LimitField, limitFields, limitHint, parseLimit } from '#domain/limits.ts';
import { type Cents, formatAmount, toCents, toDollars } from '#domain/money.ts';
import { specTexts } from '#domain/specTexts.ts';

/** The six limits as the wire carries them, in dollars. */
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

type Texts = Record<LimitField, string>;

/** The same function of each of the six fields. */
function each<Value>(valueOf: (field: LimitField) => Value): Record<LimitField, Value> {
  return Object.fromEntries(limitFields.map(({ field }) => [field, valueOf(field)])) as Record<LimitField, Value>;
}

const texts = (limits: Limits): Texts => each((field) => formatAmount(toCents(limits[field])));

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

/** The limits save of §3 and §4: six dollars plus `numeroCuenta`, no PIN (D-51), success text, fresh numbers. */
export function useLimitsForm({ numeroCuenta, current, highest, used, onDirtyChange }: MisCuposFormProps) {
  const api = useApi();
  const refresh = useRefresh();
  const toast = useToast();
  const once = useLatch();
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const [saving, setSaving] = useState(false);
  const maxima = each((field) => toCents(highest[field]));
  const usedCents = used && each((field) => toCents(used[field]));
  const { register, handleSubmit, control, formState, setValue, reset } = useForm<Texts>({
    resolver: yupResolver(schemaFor(maxima)),
    values: texts(current),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const dirty = formState.isDirty;
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  const values = useWatch({ control });
  const cents = each((field) => {
    const parsed = parseLimit(values[field] ?? '', maxima[field]);
    return parsed.ok ? parsed.cents : undefined;
  });

  const attempt = async (form: Texts): Promise<void> => {
    setFailure(null);
    setSaving(true);
    try {
      const dollars = each((field) => {
        const parsed = parseLimit(form[field], maxima[field]);
        return parsed.ok ? toDollars(parsed.cents) : 0;
      });
      await api.call(modificar, { body: { ...dollars, numeroCuenta } });
      toast.ok(specTexts.limits.saved);
      // What was typed is what is saved: nothing is left that leaving could lose.
      reset(form);
      await refresh(leer);
    } catch (error) {
      const text = shownMessage(error);
      if (text === null) return;
      toast.error(text);
      setFailure(failureOf(error));
    } finally {
      setSaving(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void once(() => handleSubmit(attempt, () => toast.error(specTexts.validation.invalidForm))(event));
  };

  /** On leaving a field, an amount that was understood is written as the bank writes it (screens.md A.0 «Amount field»). */
  const registerLimit = (field: LimitField) =>
    register(field, {
      onBlur: () => {
        const value = cents[field];
        if (value !== undefined) setValue(field, formatAmount(value), { shouldDirty: true });
      },
    });

  const known = Object.fromEntries(Object.entries(cents).filter(([, value]) => value !== undefined));
  return {
    register: registerLimit,
    errors: formState.errors,
    hints: each((field) => limitHint(field, known, usedCents)),
    maxima,
    used: usedCents,
    failure,
    saving,
    submit,
  };
}
