import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { cleanReference } from '#domain/reference.ts';
import type { FlowStart } from '#flows/operacion/flowStart.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { isRight, useFormValues } from '#forms/useFormValues.ts';
import { givenLookup, type LookupFields, lookupResolver, onlyOf } from './lookupFields.ts';
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
  const { servicio, criterio, referencia } = useFormValues(form);
  const service = services.find(({ code }) => code === servicio) ?? null;
  const criterion = service?.criteria.find(({ code }) => code === criterio) ?? service?.criteria[0] ?? null;
  const reference = criterion ? cleanReference(referencia, criterion) : '';
  const present = { service: servicio, criterion: criterion?.code ?? '', reference };
  const lookup = useLookup(present, given.isComplete);
  /** What Consultar was pressed for last. */
  const [looked, setLooked] = useState(() => (given.isComplete ? JSON.stringify(present) : ''));

  return {
    form,
    service,
    criterion,
    reference,
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
    /** An empty form; where there is one service alone, it stays. */
    reset: (): void => form.reset({ servicio: onlyOf(services), criterio: '', referencia: '' }),
  };
}
