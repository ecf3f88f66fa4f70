import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FlowStart } from '#flows/operacion/flowStart.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { chosenIn, givenLookup, onlyOf } from './givenLookup.ts';
import { type LookupFields, lookupResolver } from './lookupFields.ts';
import type { Service } from './services.ts';
import { useLookup } from './useLookup.ts';

/** The form of a lookup, what stands in it, and what it has found. What `start` brings is looked up at once. */
export function useServiceLookup(services: readonly Service[], start: FlowStart) {
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
  const lookup = useLookup(present, given.isComplete);
  /** What Consultar was pressed for last. */
  const [looked, setLooked] = useState(() => (given.isComplete ? JSON.stringify(present) : ''));

  return {
    form,
    service,
    criterion,
    reference: present.reference,
    lookup,
    contracts: lookup.state.kind === 'found' ? lookup.state.contracts : [],
    /** A link has brought all that a lookup needs. */
    isGiven: given.isComplete,
    /** Consultar: `onAnother` is told before anything else is looked up than the last time. */
    find: async (onAnother: () => void): Promise<void> => {
      if (!(await isRight(form))) return focusFirstFault();
      const next = JSON.stringify(present);
      if (next !== looked) onAnother();
      setLooked(next);
      lookup.ask(present);
    },
    /** True for what a favourite or a link knows whole of one of these services. */
    isComplete: (start: FlowStart): boolean => givenLookup(services, start).isComplete,
    /** A lookup that is known whole is filled in and asked, as if it were typed and Consultar pressed. */
    replay: (known: FlowStart, onAnother: () => void): void => {
      const { values, isComplete } = givenLookup(services, known);
      if (!isComplete) return;
      form.reset(values);
      const next = chosenIn(services, values).present;
      if (JSON.stringify(next) !== looked) onAnother();
      setLooked(JSON.stringify(next));
      lookup.ask(next);
    },
    /** An empty form; where there is one service alone, it stays. */
    reset: (): void => form.reset({ servicio: onlyOf(services), criterio: '', referencia: '' }),
  };
}
