import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '#api/ApiProvider.tsx';
import { firstMessage } from '#api/apiError.ts';
import { insertarSugerencia } from '#api/contract/informacion.ts';
import { useLatch } from '#components/Button/useLatch.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { type SuggestionDraft, suggestionSchema } from './suggestion.ts';

const EMPTY: SuggestionDraft = { tipo: 'SUGERENCIA', nombre: '', correo: '', mensaje: '' };

/** Sends a suggestion (contract B.2). `thanks` is what to say once it was received; until then nothing that was typed is lost. */
export function useSuggestionForm(draft: SuggestionDraft | null, onDraft: (draft: SuggestionDraft | null) => void) {
  const api = useApi();
  const toast = useToast();
  const once = useLatch();
  const [failure, setFailure] = useState<string | null>(null);
  const [thanks, setThanks] = useState<string | null>(null);
  const { register, control, handleSubmit, formState, subscribe } = useForm<SuggestionDraft>({
    resolver: yupResolver(suggestionSchema),
    defaultValues: draft ?? EMPTY,
  });

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft({ ...EMPTY, ...values }) }),
    [subscribe, onDraft],
  );

  const send = async ({ tipo, ...texts }: SuggestionDraft): Promise<void> => {
    setFailure(null);
    try {
      const answer = await api.call(insertarSugerencia, {
        body: {
          tipo,
          nombre: texts.nombre.trim(),
          correo: texts.correo.trim(),
          mensaje: texts.mensaje.trim(),
        },
      });
      const number = answer?.numeroTramite;
      setThanks(number ? `Gracias. Su número de trámite es ${number}.` : 'Gracias. Recibimos su mensaje.');
      onDraft(null);
    } catch (error) {
      const text = firstMessage(error);
      setFailure(text);
      toast.error(text);
    }
  };

  return {
    register,
    control,
    errors: formState.errors,
    sending: formState.isSubmitting,
    failure,
    thanks,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      void once(() => handleSubmit(send, () => toast.error(validationTexts.invalidForm))(event));
    },
  };
}
