import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { type Failure, failureOf, hasCode, shownMessage } from '#api/apiError.ts';
import { cambiarClave } from '#api/contract/credenciales.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import {
  confirmationError,
  currentPasswordError,
  firstPasswordError,
  type PasswordOwner,
  passwordChecklist,
  trimPassword,
} from '#domain/password.ts';
import { specTexts } from '#domain/specTexts.ts';
import { ruled } from '#screens/entrada/ruled.ts';

const schema = object({
  actual: ruled(currentPasswordError),
  nueva: ruled(firstPasswordError),
  confirmacion: ruled((value, { nueva }: { nueva: string }) => confirmationError(nueva, value)),
});

const EMPTY = { actual: '', nueva: '', confirmacion: '' };

/** Which field a refusal speaks of, by code. */
const fieldOfCode = { '-0001-05-01': 'actual', '-0001-05-02': 'nueva', '-0001-05-03': 'nueva' } as const;

/**
 * The password change of §4 and §5: rules, trims (D-26), both values encrypted by the transport, success text, form reset.
 * `onChanged` runs after success: the forced change goes on to productos there (D-27).
 */
export function usePasswordForm(owner: PasswordOwner, onChanged?: () => Promise<void> | void) {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const [failure, setFailure] = useState<Failure | string | null>(null);
  const [saving, setSaving] = useState(false);
  const { register, handleSubmit, control, formState, setError, reset, trigger } = useForm({
    resolver: yupResolver(schema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const values = useWatch({ control });

  const attempt = async ({ actual, nueva }: typeof EMPTY): Promise<void> => {
    setFailure(null);
    setSaving(true);
    try {
      await api.call(cambiarClave, {
        body: { claveAnterior: trimPassword(actual), claveNueva: trimPassword(nueva) },
      });
      toast.ok(specTexts.password.changed);
      reset(EMPTY);
      await onChanged?.();
    } catch (error) {
      const text = shownMessage(error);
      if (text === null) return;
      toast.error(text);
      const refused = Object.entries(fieldOfCode).find(([code]) => hasCode(error, code))?.[1];
      if (refused) setError(refused, { message: text }, { shouldFocus: true });
      else setFailure(failureOf(error));
    } finally {
      setSaving(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void once(() => handleSubmit(attempt, () => toast.error(specTexts.validation.invalidForm))(event));
  };

  return {
    fields: {
      actual: register('actual'),
      nueva: register('nueva', {
        // A confirmation that was already given must follow the new password.
        onChange: () => {
          if (formState.touchedFields.confirmacion) void trigger('confirmacion');
        },
      }),
      confirmacion: register('confirmacion'),
    },
    errors: formState.errors,
    checklist: passwordChecklist(values.nueva ?? '', owner),
    checked: Boolean(formState.touchedFields.nueva) && (values.nueva ?? '') !== '',
    failure,
    saving,
    submit,
  };
}
