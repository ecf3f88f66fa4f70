import { useState } from 'react';
import type { Validacion } from '#api/contract/validacion.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { maskAccountUnbroken } from '#domain/accountNumber.ts';
import { formatDate } from '#domain/dates.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import type { Order } from '#flows/moneyFlow/operation.ts';
import { useFlowStart } from '#flows/moneyFlow/useFlowStart.ts';
import { useMoneyFlow } from '#flows/moneyFlow/useMoneyFlow.ts';
import { useOrigin } from '#flows/moneyFlow/useOrigin.ts';
import { useRefusal } from '#flows/moneyFlow/useRefusal.ts';
import { focusFirstFault } from '#forms/focusFirstFault.ts';
import { submitting } from '#forms/submitting.ts';
import { isRight } from '#forms/useFormValues.ts';
import { type CardBody, cardBody, cardPayment, cardSummary } from './cardPayment.ts';
import { useOtherCard } from './useOtherCard.ts';
import { useOwnCard } from './useOwnCard.ts';

/** The two tabs; a link to the second says so in its `fuente`. */
export type CardTab = 'propias' | 'otras';

/** Datos of a payment of a card, own or registered, and the flow that both go on to. */
export function useCardPayment() {
  const { dateFormat } = useConfig();
  const refuse = useRefusal();
  const start = useFlowStart();
  const draft = useDraft<{ tab: CardTab } | null>('pestaña', null);
  const [tab, setTab] = useState<CardTab>(draft?.tab ?? (start.fuente === 'otras' ? 'otras' : 'propias'));
  useDraftPart('pestaña', () => ({ tab }));
  const sources = useOrigin();
  const { origin } = sources;
  const startOf = (one: CardTab) =>
    (start.fuente === 'otras' ? 'otras' : 'propias') === one
      ? { code: start.destino, valor: start.valor }
      : { code: undefined, valor: undefined };
  const own = useOwnCard(startOf('propias'), origin?.availableCents ?? null);
  const other = useOtherCard(startOf('otras'), origin, tab === 'otras');
  /** The card in sight; what is said of one that is registered no more is said until another one is chosen. */
  const place = `${tab} ${tab === 'propias' ? (own.card?.code ?? '') : other.chosen}`;
  const flow = useMoneyFlow(cardPayment, {
    onDone: (order) => {
      if (!order) return;
      own.reset();
      other.reset();
    },
    // Paid at an agency meanwhile, a card owes less than Datos says; deleted elsewhere, it is offered no more.
    onFailure: () => {
      own.rereadDebt();
      other.rereadCards();
    },
    formSnapshot: () =>
      JSON.stringify(
        tab === 'propias' ? [place, origin?.number, own.kind, own.cents] : [place, origin?.number, other.cents],
      ),
    subject: place,
    isFilled: () =>
      own.form.getValues('valor') !== '' || other.form.getValues(['tarjeta', 'valor']).some((value) => value !== ''),
  });

  const review = async (
    order: Order<CardBody>,
    mayContinue: (validation: Validacion) => boolean = () => true,
  ): Promise<void> => {
    await flow.review(order, (validation, isWanted) => isWanted && mayContinue(validation));
  };
  const refuseName = (): false => {
    other.pressUnticked();
    focusFirstFault();
    return false;
  };

  const submitOwn = async (): Promise<void> => {
    const { card, debt, kind, cents, fault } = own;
    own.markSent();
    await isRight(own.form);
    if (!origin || !card || !debt || !kind || fault || cents === null)
      return refuse({
        fieldsAreRight: origin !== null && card !== null && debt !== null && kind !== null,
        amount: fault,
      });
    const body = cardBody({ codigoTarjeta: card.code }, origin.number, kind, cents);
    const day = formatDate(debt.cutOn, dateFormat);
    const paid = { name: card.name, number: card.number, elsewhere: null };
    await review({ body, summary: cardSummary(body, origin.description, paid, day && `Corte del ${day}`) });
  };
  const submitOther = async (): Promise<void> => {
    const { card, cents, fault } = other;
    await isRight(other.form);
    if (!origin || !card || fault || cents === null)
      return refuse({ fieldsAreRight: origin !== null && card !== null, amount: fault });
    if (other.nameCheck.verification.isRefused) return void refuseName();
    const body = cardBody({ codigoCuentaDestino: card.code }, origin.number, 'OTRO', cents);
    const name = card.alias || card.name;
    const holder = card.name === name ? '' : card.name;
    const paid = {
      name,
      number: maskAccountUnbroken(card.number),
      elsewhere: { holder, institution: card.institution },
    };
    await review(
      { body, summary: cardSummary(body, origin.description, paid, null) },
      ({ coincidenciaNombre, titular }) => other.hearName(coincidenciaNombre, titular ?? '') || refuseName(),
    );
  };

  return {
    flow,
    tab,
    openTab: setTab,
    sources,
    own,
    other,
    submitOwn: submitting(submitOwn),
    submitOther: submitting(submitOther),
  };
}
