import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { hasCode } from '#api/apiError.ts';
import { cambiarClave } from '#api/contract/credenciales.ts';
import { mayBeMade, saidUnknown } from '#api/unknownOutcome.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { TELLING_PASSWORD_CODE, USED_PASSWORD_CODE, WRONG_CURRENT_PASSWORD_CODE } from '#domain/errorCodes.ts';
import {
  confirmationError,
  currentPasswordError,
  firstPasswordError,
  type PasswordOwner,
  passwordChecklist,
  trimPassword,
} from '#domain/password.ts';
import { specTexts } from '#domain/specTexts.ts';
import { besideField, useSendOnce } from '#flows/submission/useSendOnce.ts';
import { rechecking, rulesOf } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';

const EMPTY = { actual: '', nueva: '', confirmacion: '' };

const ruled = rulesOf<typeof EMPTY>();

const schema = object({
  actual: ruled(currentPasswordError),
  nueva: ruled(firstPasswordError),
  confirmacion: ruled((value, { nueva }) => confirmationError(nueva, value)),
});

/** Which field a refusal speaks of, by code. */
const fieldOfCode = {
  [WRONG_CURRENT_PASSWORD_CODE]: 'actual',
  [USED_PASSWORD_CODE]: 'nueva',
  [TELLING_PASSWORD_CODE]: 'nueva',
} as const;

/** Said of a change whose answer was lost (docs/decisions.md «Unknown outcome»). */
const UNKNOWN =
  'No sabemos si su contraseña cambió. Inténtelo de nuevo: si la actual ya no sirve, ingrese con la nueva.';
/** Follows the refusal of the current password after such a change. */
const PROBABLY_CHANGED = 'Es probable que ya haya cambiado: cierre sesión e ingrese con la nueva.';

/**
 * The password change of §4 and §5: rules, trims (D-26), both values encrypted by the transport, success text, form reset.
 * `onChanged` runs after success: the forced change goes on to productos there (D-27).
 */
export function usePasswordForm(owner: PasswordOwner, onChanged?: () => Promise<void> | void) {
  const api = useApi();
  const toast = useToast();
  const { send, busy: saving, failure } = useSendOnce();
  const form = useForm({
    resolver: yupResolver(schema),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { register, control, formState, setError, reset, getValues } = form;
  const values = useWatch({ control });
  const [mayBeChanged, setMayBeChanged] = useState(false);

  const change = async (): Promise<void> => {
    const { actual, nueva } = getValues();
    const body = { claveAnterior: trimPassword(actual), claveNueva: trimPassword(nueva) };
    await api.call(cambiarClave, { body }).catch((error: unknown) => {
      if (mayBeMade(error, cambiarClave.codes)) setMayBeChanged(true);
      throw saidUnknown(error, cambiarClave.codes, UNKNOWN);
    });
    setMayBeChanged(false);
    toast.ok(specTexts.password.changed);
    reset(EMPTY);
    await onChanged?.();
  };

  const beside = besideField(setError, fieldOfCode);
  const refused = (error: unknown, text: string): boolean => {
    const isWrongCurrent = hasCode(error, WRONG_CURRENT_PASSWORD_CODE);
    const isBeside = beside(error, mayBeChanged && isWrongCurrent ? `${text} ${PROBABLY_CHANGED}` : text);
    // Whose new password is refused, the current one was right: it is what it was.
    if (isBeside && !isWrongCurrent) setMayBeChanged(false);
    return isBeside;
  };
  /** Says again what is not known since an answer was lost, but of a refusal whose field says what that means. */
  const words = (error: unknown, text: string): string => {
    const isBeside = Object.keys(fieldOfCode).some((code) => hasCode(error, code));
    return [...new Set([text, mayBeChanged && !isBeside ? UNKNOWN : ''])].filter(Boolean).join(' ');
  };
  const submit = submitting(() => send(change, { isRight: () => isRight(form), words, refused }));

  return {
    fields: {
      actual: register('actual'),
      nueva: register('nueva', rechecking(form, 'confirmacion')),
      confirmacion: register('confirmacion'),
    },
    errors: formState.errors,
    checklist: passwordChecklist(values.nueva ?? '', owner),
    checked: Boolean(formState.touchedFields.nueva) && (values.nueva ?? '') !== '',
    failure,
    saving,
    /** Something is typed. */
    dirty: Object.values(values).some((value) => value !== ''),
    submit,
  };
}
