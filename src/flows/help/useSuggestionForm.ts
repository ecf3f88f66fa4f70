import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '#api/ApiProvider.tsx';
import { insertarSugerencia } from '#api/contract/informacion.ts';
import { saidUnknown } from '#api/unknownOutcome.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { useSendOnce } from '#flows/submission/useSendOnce.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';
import { useIsHere } from '#navigation/useIsHere.ts';
import { type SuggestionDraft, suggestionSchema } from './suggestion.ts';

/** docs/decisions.md «Unknown outcome». */
const UNKNOWN = 'No sabemos si su mensaje llegó. Si lo envía otra vez, puede quedar dos veces.';

const EMPTY: SuggestionDraft = { tipo: 'SUGERENCIA', nombre: '', correo: '', mensaje: '' };

/**
 * Sends a suggestion (contract B.2). `thanks` is what to say once it was received, a toast where its dialog is gone by then: it has the number under
 * which it can be asked about. Until then nothing that was typed is lost.
 */
export function useSuggestionForm(draft: SuggestionDraft | null, onDraft: (draft: SuggestionDraft | null) => void) {
  const api = useApi();
  const toast = useToast();
  const isHere = useIsHere();
  const { send, busy, failure } = useSendOnce();
  const [thanks, setThanks] = useState<string | null>(null);
  const form = useForm<SuggestionDraft>({
    resolver: yupResolver(suggestionSchema),
    defaultValues: draft ?? EMPTY,
  });

  const { register, control, formState, subscribe, getValues } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft({ ...EMPTY, ...values }) }),
    [subscribe, onDraft],
  );

  const suggest = async (): Promise<void> => {
    const { tipo, nombre, correo, mensaje } = getValues();
    const answer = await api
      .call(insertarSugerencia, {
        body: { tipo, nombre: nombre.trim(), correo: correo.trim(), mensaje: mensaje.trim() },
      })
      .catch((error: unknown) => {
        throw saidUnknown(error, insertarSugerencia.codes, UNKNOWN);
      });
    const number = answer?.numeroTramite;
    const text = number ? `Gracias. Su número de trámite es ${number}.` : 'Gracias. Recibimos su mensaje.';
    onDraft(null);
    if (isHere()) setThanks(text);
    else toast.ok(text);
  };

  return {
    register,
    control,
    errors: formState.errors,
    sending: busy,
    failure,
    thanks,
    submit: submitting(() => send(suggest, { isRight: () => isRight(form) })),
  };
}
