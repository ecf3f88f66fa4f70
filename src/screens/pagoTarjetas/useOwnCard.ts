import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Asked, answerOf, askedOf, lacksCall } from '#api/asked.ts';
import { leer, lista } from '#api/contract/tarjetas.ts';
import { useRefresh } from '#api/query.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import type { Cents } from '#domain/money.ts';
import { amountFault, typedCents } from '#domain/orderAmount.ts';
import { useDraft, useDraftPart } from '#flows/moneyFlow/draft.ts';
import { useChosen } from '#forms/useChosen.ts';
import { useFormValues } from '#forms/useFormValues.ts';
import { cardAmountFault } from './cardPayment.ts';
import {
  amountTextOf,
  type CardDebt,
  debtOf,
  type OwnCard,
  ownCardsOf,
  type PaymentKind,
  paymentKinds,
  paymentWarning,
} from './ownCards.ts';

/** Datos of the payment of an own card, the card aside, as typed. */
export interface OwnCardForm {
  /** '' until the member chooses: till then it is the first that the card allows. */
  tipo: PaymentKind | '';
  valor: string;
}

/** The card, and what of it is paid. */
interface OwnCardDraft {
  code: string | null;
  form: OwnCardForm;
}

/** What was asked for when Revisar was pressed last. */
interface Sent {
  code: string | undefined;
  kind: PaymentKind | null;
  /** As it would be typed. */
  amount: string;
}

const EMPTY: OwnCardForm = { tipo: '', valor: '' };

/**
 * «Mis tarjetas»: the cards, the chosen one with what it owes, and what of it is to be paid; no card where the chosen one is not among them
 * (any more), for what was typed is not meant for another. `start` is what a link has chosen already; `availableCents` what the account
 * that pays has, null while nobody knows.
 */
export function useOwnCard(
  start: { code: string | undefined; valor: string | undefined },
  availableCents: Cents | null,
) {
  const list = useApiQuery(lista, {});
  const refresh = useRefresh();
  const draft = useDraft<OwnCardDraft | null>('tarjeta propia', null);
  const form = useForm<OwnCardForm>({
    defaultValues: draft?.form ?? (start.valor ? { tipo: 'OTRO', valor: start.valor } : EMPTY),
    mode: 'onTouched',
  });
  const { tipo, valor } = useFormValues(form);
  // A server that knows the specification alone has no such list (contract B.0).
  const asked: Asked<readonly OwnCard[] | null> = lacksCall(list)
    ? { kind: 'ready', value: null }
    : askedOf(list, ownCardsOf);
  const cards = (asked.kind === 'ready' && asked.value) || [];
  const { chosen: card, key, choose } = useChosen(cards, ({ code }) => code, draft?.code ?? start.code);
  useDraftPart('tarjeta propia', (): OwnCardDraft => ({ code: key, form: { ...form.getValues() } }));
  // Kept by card: of the one that was left nothing is shown, and what comes too late for it changes nothing here.
  const detail = useApiQuery(leer, { params: { codigoTarjeta: card?.code ?? '' } }, { enabled: card !== null });

  const askedDebt = ((): Asked<CardDebt> => {
    if (!card) return { kind: 'loading' };
    if (lacksCall(detail)) return { kind: 'ready', value: debtOf(null, card) };
    return askedOf(detail, (answer) => debtOf(answer, card));
  })();
  const debt = answerOf(askedDebt);
  const kinds = debt ? paymentKinds(debt) : [];
  // Only what nobody has chosen has a default: a choice that the card asks for no more is made anew, never by itself.
  const kind = (tipo === '' ? kinds[0] : kinds.find((one) => one === tipo)) ?? null;
  const amount = debt && kind ? amountTextOf(kind, debt, valor) : '';
  const cents = typedCents(amount);
  // What the card itself asks for is paid however little it is.
  const fault = (kind === 'OTRO' ? cardAmountFault : amountFault)(amount, availableCents, null);
  const { isSubmitted, touchedFields } = form.formState;
  const [sent, setSent] = useState<Sent | null>(null);
  // Whoever pressed Revisar with another kind was not asked for this one's amount.
  const isAskedFor = cents !== null || sent?.kind === kind;

  return {
    /** The own cards; null of a server that has no such list. */
    asked,
    card,
    /** What the chosen card owes. */
    askedDebt,
    /** Asks again for what the cards have and owe; what is known stays until the answers are there. */
    rereadDebt: (): void => {
      void refresh(leer);
      void refresh(lista);
    },
    /** Revisar is pressed with what stands there. */
    markSent: (): void => setSent({ code: card?.code, kind, amount }),
    /** Of what was sent last the card asks for another amount by now, or for none: it was paid elsewhere. */
    hasChanged:
      debt !== null && sent !== null && sent.code === card?.code && sent.kind !== null && sent.kind !== 'OTRO'
        ? amountTextOf(sent.kind, debt, '') !== sent.amount
        : false,
    debt,
    /** Whether its member has blocked it for the time being: what the list calls blocked may be the bank's. Null while nobody says. */
    temporaryBlock: detail.data?.configuracion?.bloqueoTemporal ?? null,
    form,
    kinds,
    /** How much is paid; null of a card that owes nothing, and once the card asks no more for what was chosen. */
    kind,
    amount,
    /** The same in cents; null where it is no amount. */
    cents,
    fault,
    /** What is wrong with the amount, once it was left or sent. */
    shownFault: (isSubmitted && isAskedFor) || (kind === 'OTRO' && touchedFields.valor) ? fault : null,
    /** What an amount of the member's own leads to. */
    warning: debt && kind === 'OTRO' && cents !== null && !fault ? paymentWarning(cents, debt) : null,
    /** Another card: what was typed was meant for the former one. */
    choose: (code: string): void => {
      if (code === card?.code) return;
      choose(code);
      form.reset(EMPTY);
      setSent(null);
    },
    reset: (): void => {
      form.reset(EMPTY);
      setSent(null);
    },
  };
}
