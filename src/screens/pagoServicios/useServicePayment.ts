import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import { hasCode } from '#api/apiError.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { chosenDebts, firstChoice, sumOf, toggled } from '#domain/debts.ts';
import { VALUE_CHANGED_CODE } from '#domain/errorCodes.ts';
import { parseAmount } from '#domain/money.ts';
import { amountFault, debitFault } from '#domain/orderAmount.ts';
import { cleanReference, referenceMessage } from '#domain/reference.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { ruled } from '#screens/entrada/ruled.ts';
import { isRight, useFormValues } from '#screens/entrada/useFormValues.ts';
import type { FavouriteSubject } from '#screens/favoritos/favourite.ts';
import type { FlowStart } from '#screens/operacion/flowStart.ts';
import { focusFirstFault } from '#screens/operacion/focusFirstFault.ts';
import { useLimitLeft } from '#screens/operacion/useLimitLeft.ts';
import { useMoneyFlow } from '#screens/operacion/useMoneyFlow.ts';
import { useOrigin } from '#screens/operacion/useOrigin.ts';
import type { LookupScreen } from './lookupScreens.ts';
import { type PaidDebts, type PaymentBody, paymentBody, paymentSummary, servicePayment } from './servicePayment.ts';
import type { Criterion, Service } from './services.ts';
import { useLookup } from './useLookup.ts';

interface LookupForm {
  servicio: string;
  criterio: string;
  referencia: string;
}

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
  const toast = useToast();
  const given = givenLookup(services, start);
  const form = useForm<LookupForm>({ defaultValues: given.values, mode: 'onTouched', resolver: useRule(services) });
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
  // Held with the very debts that it was made of: of others, such as those of a new lookup, it says nothing.
  const [choice, setChoice] = useState<{ of: string; codes: ReadonlySet<string> } | null>(null);
  const debtsKey = contract ? JSON.stringify([contract.code, contract.debts]) : '';
  const chosen =
    choice?.of === debtsKey ? choice.codes : contract ? firstChoice(contract.debts, rules) : new Set<string>();
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
  const cents = paysPart ? (typed.ok ? typed.cents : 0) : sumOf(debts);
  const available = origin?.availableCents ?? null;
  const partFault = paysPart ? amountFault(valor, available, limit, range) : null;
  const debit = paysPart ? null : debitFault(cents, available, limit);
  const [sent, setSent] = useState(false);
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
    const fault = debts.length === 0 ? NOTHING_CHOSEN : (partFault ?? debit)?.message;
    if (fault !== undefined) {
      toast.error(fault);
      focusFirstFault();
      return;
    }
    await review();
  };

  // «Pagar» of a favourite: once, as soon as everything is known and nothing stands in the way.
  const goesOn = useRef(start.revisar !== undefined && given.isComplete);
  const isClear = paid !== null && contracts.length === 1 && debts.length > 0 && origin !== null && !debit;
  useEffect(() => {
    if (!goesOn.current || !isClear || limit === null) return;
    goesOn.current = false;
    void review();
  });

  return {
    flow,
    form,
    service,
    criterion,
    lookup,
    contracts,
    contract,
    chooseContract(code: string): void {
      setContractCode(code);
      amount.reset(WHOLE);
    },
    rules,
    chosen,
    toggle(code: string): void {
      goesOn.current = false;
      if (contract) setChoice({ of: debtsKey, codes: toggled(contract.debts, chosen, code, rules) });
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
        if (right) lookup.ask(present);
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

/** The service of a page that has one alone. */
function onlyOf(services: readonly Service[]): string {
  return services.length === 1 ? (services[0]?.code ?? '') : '';
}

/** What the form begins with: what a link brings, as far as the services have it. */
function givenLookup(services: readonly Service[], start: FlowStart) {
  const service = services.find(({ code }) => code === start.servicio);
  const criterion = service?.criteria.find(({ code }) => code === start.criterio) ?? service?.criteria[0];
  const reference = service ? (start.referencia ?? '') : '';
  return {
    values: { servicio: service?.code ?? onlyOf(services), criterio: criterion?.code ?? '', referencia: reference },
    isComplete: criterion !== undefined && referenceMessage(reference, criterion) === null,
  };
}

/** The rules of a lookup depend on the service and criterion that are chosen. */
function useRule(services: readonly Service[]) {
  return useMemo(() => {
    const criterionOf = ({ servicio, criterio }: LookupForm): Criterion | undefined => {
      const criteria = services.find(({ code }) => code === servicio)?.criteria;
      return criteria?.find(({ code }) => code === criterio) ?? criteria?.[0];
    };
    return yupResolver(
      object({
        servicio: ruled((value) => (value === '' ? validationTexts.required : null)),
        criterio: string().defined(),
        referencia: ruled((value, form: LookupForm) => {
          const criterion = criterionOf(form);
          return criterion ? referenceMessage(value, criterion) : null;
        }),
      }),
    );
  }, [services]);
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
