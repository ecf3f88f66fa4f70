import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { object } from 'yup';
import { useApi } from '#api/ApiProvider.tsx';
import { actualizarDatos, leer, profileUpdateBody } from '#api/contract/perfilSocio.ts';
import { useAnswered, useRefresh } from '#api/query.ts';
import { INVALID_EMAIL_CODE, INVALID_MOBILE_CODE } from '#domain/errorCodes.ts';
import { DEFAULT_GREETING } from '#domain/greeting.ts';
import { type ProfileForm, profileErrors } from '#domain/profile.ts';
import { specTexts } from '#domain/specTexts.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useConfirmedChange } from '#flows/pin/useConfirmedChange.ts';
import { besideField } from '#flows/submission/useSendOnce.ts';
import { rulesOf } from '#forms/ruled.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';
import type { Profile } from './profile.ts';

const ruled = rulesOf<ProfileForm>();

/** Required is the only rule (§5 «Profile form», D-12), and domain/ words it. */
const field = (name: keyof ProfileForm) => ruled((_, form) => profileErrors(form)[name] ?? null);

/** What is sent of it. */
const SENT = ['celular', 'correo'] as const;

const schema = object({ saludo: field('saludo'), celular: field('celular'), correo: field('correo') });

const NOT_SAVED = 'No se actualizaron sus datos. Puede confirmar con un código nuevo.';

/** Which field a refused update speaks of, by code. */
const fieldOfCode = { [INVALID_EMAIL_CODE]: 'correo', [INVALID_MOBILE_CODE]: 'celular' } as const;

/**
 * The profile save of §4: validate, read anew what is not touched, generate a transaction, PIN with 'Cancelar Transferencia' (D-5), and only if
 * it was confirmed the update. Panel and tab read the same query, so one refresh shows in both what the bank has then (D-59), and what is being
 * typed stays. The greeting is never sent (D-10): it stays as it was chosen, and is no change that could be lost.
 */
export function useProfileForm(profile: Profile) {
  const api = useApi();
  const answered = useAnswered();
  const refresh = useRefresh();
  const change = useConfirmedChange();
  const form = useForm<ProfileForm>({
    resolver: yupResolver(schema),
    values: { saludo: DEFAULT_GREETING, celular: profile.celular ?? '', correo: profile.correo ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { register, control, formState, resetField, setError, getValues } = form;
  const values = useWatch({ control });
  /** It is typed, and is not what the bank has. */
  const isChanged = (name: (typeof SENT)[number]): boolean =>
    formState.dirtyFields[name] === true && values[name] !== (profile[name] ?? '');

  const save = async (): Promise<void> => {
    if (!(await isRight(form))) return change.refuse(validationTexts.invalidForm);
    let sent = getValues();
    let known = profile;
    const untouched = SENT.filter((name) => !isChanged(name));
    const body = (idTransaccion: string) => profileUpdateBody(idTransaccion, sent);
    await change.confirm({
      cancelLabel: specTexts.pin.cancelTransfer,
      // Both are sent: what the member has not touched is to be as the bank has it now. Codes go to a telephone that was changed elsewhere.
      info: async (visit) => {
        const now = await api.call(leer, {}, { signal: visit });
        answered(leer, {}, now);
        known = now;
        for (const name of untouched) {
          sent = { ...sent, [name]: now[name] || sent[name] };
          // What is signed is what the form shows.
          resetField(name, { defaultValue: sent[name] });
        }
        const { Telefono, correo } = body('');
        return {
          title: 'Actualización de datos',
          rows: [
            { label: 'Celular', value: Telefono, bold: true },
            { label: 'Correo', value: correo },
          ],
        };
      },
      unconfirmed: NOT_SAVED,
      send: (idTransaccion) => api.call(actualizarDatos, { body: body(idTransaccion) }),
      refusals: actualizarDatos.codes,
      refused: besideField(setError, fieldOfCode),
      done: specTexts.misDatos.saved,
      saved: () => {
        // Shown so everywhere until the bank says it itself, which may take long or fail.
        const { Telefono: celular, correo } = body('');
        answered(leer, {}, { ...known, celular, correo });
        // What was typed is what is saved: nothing is left that leaving could lose.
        for (const name of SENT) resetField(name, { defaultValue: sent[name] });
      },
      refresh: () => refresh(leer),
    });
  };

  return {
    register,
    errors: formState.errors,
    values: { celular: values.celular ?? '', correo: values.correo ?? '' },
    failure: change.failure,
    saving: change.busy,
    /** Something is typed that is not what the bank has: what it says of itself is nothing to lose. */
    dirty: SENT.some(isChanged),
    submit: submitting(save),
  };
}
