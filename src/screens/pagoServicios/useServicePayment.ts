import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { hasCode } from '#api/apiError.ts';
import { canChoose, chosenDebts, type Debt, type DebtRules, firstChoice, sumOf, toggled } from '#domain/debts.ts';
import { VALUE_CHANGED_CODE } from '#domain/errorCodes.ts';
import { parseAmount } from '#domain/money.ts';
import { amountFault, debitFault } from '#domain/orderAmount.ts';
import { unreadableIn } from '#domain/partialList.ts';
import { cleanReference } from '#domain/reference.ts';
import { isRight, useFormValues } from '#screens/entrada/useFormValues.ts';
import type { FavouriteSubject } from '#screens/favoritos/favourite.ts';
import type { FlowStart } from '#screens/operacion/flowStart.ts';
import { focusFirstFault } from '#screens/operacion/focusFirstFault.ts';
import { useLimitLeft } from '#screens/operacion/useLimitLeft.ts';
import { useMoneyFlow } from '#screens/operacion/useMoneyFlow.ts';
import { useOrigin } from '#screens/operacion/useOrigin.ts';
import { givenLookup, type LookupFields, lookupResolver, onlyOf } from './lookupFields.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { type PaidDebts, type PaymentBody, paymentBody, paymentSummary, servicePayment } from './servicePayment.ts';
import type { Criterion, Service } from './services.ts';
import { useLookup } from './useLookup.ts';

interface AmountForm {
  /** How much of the chosen debts is paid. */
  parte: 'todo' | 'otro';
  valor: string;
}

const NOTHING_CHOSEN = 'Seleccione al menos un valor.';
const WHOLE: AmountForm = { parte: 'todo', valor: '' };
const amountSchema = object({ parte: string<AmountForm['parte']>().defined(), valor: string().defined() });

/** What a favourite replays of a payment, and how it is said. */
export interface ReplayedLookup {
  subject: FavouriteSubject;
  facts: readonly { label: string; value: string }[];
}

/**
 * Lookup and payment on one page (screens.md A.2 pagos/…): the reference, what it owes, what of it is paid, and the money flow that it
 * goes on to. `start` may bring a lookup, which is then made at once; with `revisar` what it finds goes straight to Revisar.
 */
export function useServicePayment(screen: LookupScreen, services: readonly Service[], start: FlowStart) {
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
  const present = {
    service: servicio,
    criterion: criterion?.code ?? '',
    reference: criterion ? cleanReference(referencia, criterion) : '',
  };
  const lookup = useLookup(present, given.isComplete);
  const contracts = lookup.state.kind === 'found' ? lookup.state.contracts : [];
  const [contractCode, setContractCode] = useState<string | null>(null);
  const contract = contracts.find(({ code }) => code === contractCode) ?? contracts[0] ?? null;
  const rules = { several: service?.several === true, oldestFirst: service?.oldestFirst === true };
  // Held with its contract: of another one it says nothing.
  const [choice, setChoice] = useState<{ of: string; codes: ReadonlySet<string> } | null>(null);
  const chosen = contract
    ? choiceNow(contract.debts, rules, choice?.of === contract.code ? choice.codes : null)
    : new Set<string>();
  const debts = contract ? chosenDebts(contract.debts, chosen) : [];

  const amount = useForm<AmountForm>({ defaultValues: WHOLE, mode: 'onTouched', resolver: yupResolver(amountSchema) });
  const { parte, valor } = useFormValues(amount);
  const isPartial = service?.allowsPartial === true && contract !== null;
  const paysPart = isPartial && parte === 'otro';
  const sources = useOrigin();
  const { origin } = sources;
  const limit = useLimitLeft(origin?.number ?? null, 'Facilito');
  const range = { least: contract?.least ?? null, most: Math.min(contract?.most ?? sumOf(debts), sumOf(debts)) };
  const typed = parseAmount(valor);
  const cents = paysPart && debts.length > 0 ? (typed.ok ? typed.cents : 0) : sumOf(debts);
  const available = origin?.availableCents ?? null;
  const partFault = paysPart ? amountFault(valor, available, limit, range) : null;
  const debit = paysPart ? null : debitFault(cents, available, limit);
  const [sent, setSent] = useState(false);
  /** What Consultar was pressed for last: of another lookup nothing that was chosen stays. */
  const [looked, setLooked] = useState(() => (given.isComplete ? JSON.stringify(present) : ''));
  const look = (): void => {
    const next = JSON.stringify(present);
    if (next !== looked) {
      setChoice(null);
      setContractCode(null);
      amount.reset(WHOLE);
      setSent(false);
    }
    setLooked(next);
    lookup.ask(present);
  };
  const [replayed, setReplayed] = useState<ReplayedLookup | null>(null);

  const paid: PaidDebts | null =
    service && criterion && contract ? { service, criterion, reference: present.reference, contract, debts } : null;
  const replay: ReplayedLookup | null =
    service && criterion && present.reference ? replayOf(service, criterion, present.reference) : null;

  const operation = servicePayment(screen);
  const changedValues = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      // What is owed has changed: what is shown is asked for anew, and stands on Datos when the member goes back.
      if (hasCode(error, VALUE_CHANGED_CODE)) lookup.refresh();
      throw error;
    }
  };
  const flow = useMoneyFlow<PaymentBody>(
    {
      ...operation,
      validate: (api, body) => changedValues(operation.validate(api, body)),
      execute: (api, body) => changedValues(operation.execute(api, body)),
    },
    {
      onDone: () => {
        setReplayed(replay);
        form.reset({ servicio: onlyOf(services), criterio: '', referencia: '' });
        amount.reset(WHOLE);
        setChoice(null);
        setContractCode(null);
        setSent(false);
      },
    },
  );

  const review = async (): Promise<void> => {
    if (!paid || !origin) return;
    const body = paymentBody(paid, origin.number, cents);
    await flow.review({ body, summary: paymentSummary(body, origin.description, paid, screen) });
  };

  const submit = async (): Promise<void> => {
    setSent(true);
    // Each is said in its place.
    if (debts.length === 0 || partFault || debit) return focusFirstFault();
    await review();
  };

  // «Pagar» of a favourite: once, as soon as everything is known and nothing stands in the way.
  const goesOn = useRef(start.revisar !== undefined && given.isComplete);
  const isKnown = lookup.state.kind === 'found' && origin !== null && limit !== null;
  // What could not be read is the member's to see before anything is signed (D-65).
  const isWhole = unreadableIn(contracts, contract?.debts) === 0;
  const isClear =
    paid !== null && contracts.length === 1 && isWhole && debts.length > 0 && !debit && flow.stage === 'data';
  const isLeft = lookup.state.kind === 'idle';
  useEffect(() => {
    // Another reference is another payment, and what stands in the way once is the member's to decide from there on.
    if (!goesOn.current || (!isKnown && !isLeft)) return;
    goesOn.current = false;
    if (isKnown && isClear) void review();
  });

  return {
    flow,
    form,
    service,
    criterion,
    lookup,
    contracts,
    contract,
    chooseContract: (code: string): void => {
      goesOn.current = false;
      setContractCode(code);
      amount.reset(WHOLE);
    },
    rules,
    chosen,
    toggle: (code: string): void => {
      goesOn.current = false;
      if (contract) setChoice({ of: contract.code, codes: toggled(contract.debts, chosen, code, rules) });
    },
    debts,
    cents,
    range,
    amount,
    isPartial,
    paysPart,
    sources,
    limit,
    /** Why the account cannot pay what is chosen; said at once. */
    debitFault: debit,
    partFault: sent || amount.formState.touchedFields.valor ? partFault : null,
    choiceFault: sent && debts.length === 0 ? NOTHING_CHOSEN : null,
    replay,
    /** What was paid last, for the receipt. */
    replayed,
    find: (event: SubmitEvent): void => {
      event.preventDefault();
      void isRight(form).then((right) => {
        if (right) look();
        else focusFirstFault();
      });
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
}

/** Everything that one page of lookup and payment has to show. */
export type ServicePayment = ReturnType<typeof useServicePayment>;

/** The debts that are chosen: what the member chose as far as it is still due and may be paid so; before that, what is chosen for them. */
function choiceNow(debts: readonly Debt[], rules: DebtRules, made: ReadonlySet<string> | null): ReadonlySet<string> {
  if (made === null) return firstChoice(debts, rules);
  const kept = new Set(debts.map(({ code }) => code).filter((code) => made.has(code)));
  const isAllowed = [...kept].every((code) => canChoose(debts, kept, code, rules));
  return isAllowed ? kept : firstChoice(debts, rules);
}

function replayOf(service: Service, criterion: Criterion, reference: string): ReplayedLookup {
  return {
    subject: { kind: 'service', service: service.code, criterion: criterion.code, reference },
    facts: [
      { label: 'Servicio', value: service.name },
      { label: 'Buscar por', value: criterion.label },
      { label: 'Referencia', value: reference },
    ],
  };
}
