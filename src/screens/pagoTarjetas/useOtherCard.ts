import { useForm } from 'react-hook-form';
import { answerOf } from '#api/asked.ts';
import type { SelectableAccount } from '#components/AccountSelector/AccountSelector.tsx';
import { typedCents } from '#domain/orderAmount.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import type { NameMatch } from '#flows/cuentasDestino/destination.ts';
import { useDestinations, useRefreshDestinations } from '#flows/cuentasDestino/useDestinations.ts';
import { registeredIdentity, useHeardName } from '#flows/cuentasDestino/useHeardName.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { useLimitLeft } from '#flows/moneyFlow/useLimitLeft.ts';
import { useFormValues } from '#forms/useFormValues.ts';
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
  const asked = useDestinations('card');
  const refresh = useRefreshDestinations();
  const form = useForm<OtherCardForm>({
    defaultValues: useDraft<OtherCardForm>('tarjeta', { tarjeta: start.code ?? '', valor: start.valor ?? '' }),
    mode: 'onTouched',
  });
  useDraftPart('tarjeta', form.getValues);
  const { tarjeta, valor } = useFormValues(form);
  const card = answerOf(asked)?.find(({ code }) => code === tarjeta) ?? null;
  const { left: limit } = useLimitLeft(isOpen ? (origin?.number ?? null) : null, 'Externo');
  const arrival = useArrival(isOpen ? (card?.institution ?? '') : '');
  const identity = registeredIdentity(card);
  const name = useHeardName({ identity, listed: card?.nameMatch ?? null, registered: card });
  const { match, verification } = name;
  const fault = cardAmountFault(valor, origin?.availableCents ?? null, limit);
  const { isSubmitted, touchedFields } = form.formState;
  return {
    /** The registered cards. */
    asked,
    /** Asks again which cards are registered; what is known stays until the answer is there. */
    rereadCards: (): void => void refresh('card'),
    form,
    /** Code of the card that was chosen, also where it is registered no more; '' for none. */
    chosen: tarjeta,
    card,
    limit,
    arrival,
    valor,
    /** The amount in cents; null where it is none. */
    cents: typedCents(valor),
    fault,
    /** What is wrong with the amount, once it was left or sent. */
    shownFault: isSubmitted || touchedFields.valor ? fault : null,
    /** What is said of the holder's name, and the tick that it may ask for (D-66). */
    nameCheck: { match, verification },
    /** Revisar was pressed without the tick. */
    tickFault: name.tickFault,
    /** Says what the check of an order was told of the name, and which holder; false where that asks for the tick first. */
    hearName: (heard: NameMatch | null | undefined, holder: string): boolean => {
      if (heard) name.hear(identity, { match: heard, holder });
      if ((heard ?? match) !== 'NO_COINCIDE') return true;
      if (!verification.holdsFor(holder)) return false;
      verification.noteHolder(holder);
      return true;
    },
    pressUnticked: (): void => name.pressUnticked(identity),
    cardFault: isSubmitted && !card ? validationTexts.required : undefined,
    choose: (code: string): void => form.setValue('tarjeta', code),
    reset: (): void => form.reset(EMPTY),
  };
}
