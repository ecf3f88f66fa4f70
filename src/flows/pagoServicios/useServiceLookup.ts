import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { validationTexts } from '#domain/validationTexts.ts';
import { useDraftPart } from '#flows/moneyFlow/draft.ts';
import type { FlowStart } from '#flows/moneyFlow/flowStart.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { useIsHere } from '#navigation/useIsHere.ts';
import { chosenIn, givenLookup, onlyOf } from './givenLookup.ts';
import { type LookupFields, lookupResolver } from './lookupFields.ts';
import type { Service } from './services.ts';
import { type Lookup, useLookup } from './useLookup.ts';

/** Something is looked up: the same as the last time, or another thing. */
type AskedAgain = (asked: { isAnother: boolean }) => void;

/** The form of a lookup, what stands in it, and what it has found. What `start` brings is looked up at once, unless it says otherwise. */
export function useServiceLookup(services: readonly Service[], start: FlowStart) {
  const toast = useToast();
  const isHere = useIsHere();
  const given = givenLookup(services, start);
  const resolver = useMemo(() => lookupResolver(services), [services]);
  const form = useForm<LookupFields>({
    defaultValues: given.values,
    mode: 'onTouched',
    resolver,
    // `focusFirstFault` finds the first of all of them, also of those that are no fields of the library's.
    shouldFocusError: false,
  });
  const { service, criterion, present } = chosenIn(services, useFormValues(form));
  const isGiven = given.isComplete && start.sinConsultar !== true;
  const lookup = useLookup(present, isGiven);
  useDraftPart(
    'consulta',
    (): FlowStart => ({
      ...(service && { servicio: service.code }),
      ...(criterion && { criterio: criterion.code }),
      referencia: present.reference,
      // What nobody has asked for is not asked for by coming back.
      ...(lookup.state.kind === 'idle' && { sinConsultar: true }),
    }),
  );
  /** What Consultar was pressed for last. */
  const [looked, setLooked] = useState(() => (isGiven ? JSON.stringify(present) : ''));
  const ask = (next: Lookup, onAsk: AskedAgain): void => {
    const key = JSON.stringify(next);
    onAsk({ isAnother: key !== looked });
    setLooked(key);
    lookup.ask(next);
  };

  return {
    form,
    service,
    criterion,
    reference: present.reference,
    lookup,
    contracts: lookup.state.kind === 'found' ? lookup.state.contracts : [],
    /** A link has brought all that a lookup needs. */
    isGiven,
    /** Consultar: `onAsk` is told before anything is looked up. */
    find: async (onAsk: AskedAgain): Promise<void> => {
      if (await isRight(form)) return ask(present, onAsk);
      toast.error(validationTexts.invalidForm);
      focusFirstFault();
    },
    /** True for what a favourite or a link knows whole of one of these services. */
    isComplete: (known: FlowStart): boolean => givenLookup(services, known).isComplete,
    /** A lookup that is known whole is filled in and asked, as if it were typed and Consultar pressed. */
    lookUp: (known: FlowStart, onAsk: AskedAgain): void => {
      const { values, isComplete } = givenLookup(services, known);
      if (!isComplete) return;
      form.reset(values);
      ask(chosenIn(services, values).present, onAsk);
    },
    /** What was found is paid: an empty form; where there is one service alone, it stays. */
    reset: (): void => {
      // Whoever has left may look at it elsewhere: there it is asked anew, as all that is shown.
      if (isHere()) lookup.forget();
      form.reset({ servicio: onlyOf(services), criterio: '', referencia: '' });
    },
  };
}

/** A lookup: its form, what stands in it, and what it has found. */
export type ServiceLookup = ReturnType<typeof useServiceLookup>;
