import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { parseAmount } from '#domain/money.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import type { NameMatch } from '#screens/cuentasDestino/destination.ts';
import { useDestinations } from '#screens/cuentasDestino/useDestinations.ts';
import { TICK_REQUIRED, useNameVerification } from '#screens/cuentasDestino/useNameVerification.ts';
import { useFormValues } from '#screens/entrada/useFormValues.ts';
import { useLimitLeft } from '#screens/operacion/useLimitLeft.ts';
import { cardAmountFault } from './cardPayment.ts';
import { useArrival } from './useArrival.ts';

/** Datos of the payment of a registered card, as typed. */
export interface OtherCardForm {
  /** Code of the registered card. */
  tarjeta: string;
  valor: string;
}

const EMPTY: OtherCardForm = { tarjeta: '', valor: '' };

/**
 * «Otras tarjetas»: the registered cards, the chosen one and the amount. They use up the external limits (contract B.3 «Counters»), which
 * are asked for only while `isOpen`. `start` is what a link has chosen already.
 */
export function useOtherCard(
  start: { code: string | undefined; valor: string | undefined },
  origin: SelectableAccount | null,
  isOpen: boolean,
) {
  const { state, retry } = useDestinations('card');
  const form = useForm<OtherCardForm>({
    defaultValues: { tarjeta: start.code ?? '', valor: start.valor ?? '' },
    mode: 'onTouched',
  });
  const { tarjeta, valor } = useFormValues(form);
  const card = (state.kind === 'ready' && state.destinations.find(({ code }) => code === tarjeta)) || null;
  const limit = useLimitLeft(isOpen ? (origin?.number ?? null) : null, 'Externo');
  const arrival = useArrival(isOpen ? (card?.institution ?? '') : '');
  const [checked, setChecked] = useState<{ of: string; match: NameMatch } | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  // What the list says and, newer, what the check of an order has said; where the list changes, that is over.
  const identity = card ? JSON.stringify([card.code, card.nameMatch]) : '';
  const match = (checked?.of === identity ? checked.match : card?.nameMatch) ?? null;
  const verification = useNameVerification(identity, match, card?.code ?? null);
  const fault = cardAmountFault(valor, origin?.availableCents ?? null, limit);
  const parsed = parseAmount(valor);
  const { isSubmitted, touchedFields } = form.formState;
  return {
    state,
    retry,
    form,
    card,
    limit,
    arrival,
    valor,
    /** The amount in cents; null where it is none. */
    cents: parsed.ok ? parsed.cents : null,
    fault,
    /** What is wrong with the amount, once it was left or sent. */
    shownFault: isSubmitted || touchedFields.valor ? fault : null,
    /** What is said of the holder's name, and the tick that it may ask for (D-66). */
    nameCheck: { match, verification },
    /** Revisar was pressed without the tick. */
    tickFault: verification.isRefused && pressed === identity ? TICK_REQUIRED : undefined,
    /** Says what the check of an order was told of the name; false where that asks for the tick first. */
    hearName: (told: NameMatch | null | undefined): boolean => {
      if (told) setChecked({ of: identity, match: told });
      return (told ?? match) !== 'NO_COINCIDE' || verification.isVerified;
    },
    pressUnticked: (): void => setPressed(identity),
    cardFault: isSubmitted && !card ? validationTexts.required : undefined,
    choose: (code: string): void => form.setValue('tarjeta', code),
    reset: (): void => form.reset(EMPTY),
  };
}
