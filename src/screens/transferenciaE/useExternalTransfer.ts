import { yupResolver } from '@hookform/resolvers/yup';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { instituciones } from '#api/contract/transferencias.ts';
import type { Validacion } from '#api/contract/validacion.ts';
import { useApiQuery } from '#api/query.ts';
import { useToast } from '#components/Toast/ToastProvider.tsx';
import { titleCase } from '#domain/names.ts';
import { amountFault } from '#domain/orderAmount.ts';
import { validationTexts } from '#domain/validationTexts.ts';
import { useLocation } from '#navigation/router.ts';
import type { Destination } from '#screens/cuentasDestino/destination.ts';
import {
  EMPTY_EXTERNAL,
  type ExternalAccountForm,
  externalAccountBody,
  externalAccountSchema,
} from '#screens/cuentasDestino/externalAccount.ts';
import { useAccountTypes, useDestinations } from '#screens/cuentasDestino/useDestinations.ts';
import { NAME_REFUSED, TICK_REQUIRED, useNameVerification } from '#screens/cuentasDestino/useNameVerification.ts';
import type { DestinationToKeep } from '#screens/cuentasDestino/useRegistration.ts';
import { isRight, useFormValues } from '#screens/entrada/useFormValues.ts';
import { flowStartOf } from '#screens/operacion/flowStart.ts';
import { focusFirstFault } from '#screens/operacion/focusFirstFault.ts';
import { useLimitLeft } from '#screens/operacion/useLimitLeft.ts';
import { useMoneyFlow } from '#screens/operacion/useMoneyFlow.ts';
import { useOrigin } from '#screens/operacion/useOrigin.ts';
import {
  EMPTY,
  type ExternalForm,
  type ExternalPayee,
  externalBody,
  externalSchema,
  externalSummary,
  externalTransfer,
  withNameMatch,
} from './externalTransfer.ts';

/** What the check of an order has found out about a name, and for which account and name. */
interface NameCheck {
  of: string;
  validation: Validacion;
}

/** Datos of a transfer to another institution, and the flow that it goes on to. */
export function useExternalTransfer() {
  const toast = useToast();
  const state: unknown = useLocation().state;
  const [start] = useState(() => flowStartOf(state));
  const form = useForm<ExternalForm>({
    resolver: yupResolver(externalSchema),
    defaultValues: {
      ...EMPTY,
      fuente: start.fuente === 'nueva' ? 'nueva' : 'registradas',
      registrada: start.destino ?? '',
      valor: start.valor ?? '',
      concepto: start.concepto ?? '',
    },
    mode: 'onTouched',
    // `focusFirstFault` finds the first of both forms.
    shouldFocusError: false,
  });
  const account = useForm<ExternalAccountForm>({
    resolver: yupResolver(externalAccountSchema),
    defaultValues: EMPTY_EXTERNAL,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const sources = useOrigin();
  const { origin } = sources;
  const { fuente, registrada, valor, guardar } = useFormValues(form);
  const typed = useFormValues(account);
  const registered = useDestinations('external');
  const types = useAccountTypes('external');
  const institutions = useApiQuery(
    instituciones,
    { query: { tipo: typed.tipoInstitucion } },
    { enabled: typed.tipoInstitucion !== '' },
  ).data;
  const institution = institutions?.find(({ codigo }) => codigo === typed.institucion);
  const found =
    registered.state.kind === 'ready'
      ? registered.state.destinations.find(({ code }) => code === registrada)
      : undefined;
  const [check, setCheck] = useState<NameCheck | null>(null);
  /** Whose name was not ticked when Revisar was pressed. */
  const [pressed, setPressed] = useState<string | null>(null);
  const [kept, setKept] = useState<DestinationToKeep | null>(null);
  const flow = useMoneyFlow(externalTransfer, {
    onDone: (order) => {
      setKept(guardar && order && 'destino' in order.body ? { place: 'external', body: order.body.destino } : null);
      form.reset(EMPTY);
      account.reset(EMPTY_EXTERNAL);
      setCheck(null);
    },
  });
  const identity = fuente === 'nueva' ? identityOf(typed) : registeredIdentity(found);
  const checked = check?.of === identity ? check.validation : null;
  // Of a registered one the list says it too; what its order was answered is newer.
  const nameMatch = checked?.coincidenciaNombre || (fuente === 'registradas' && found?.nameMatch) || null;
  const verification = useNameVerification(identity, nameMatch, fuente === 'registradas' ? registrada : null);

  const limit = useLimitLeft(origin?.number ?? null, 'Externo');
  const amount = amountFault(valor, origin?.availableCents ?? null, limit);
  const sent = form.formState.isSubmitted;
  const destinationFault = fuente === 'registradas' && !found ? validationTexts.required : null;

  const payeeOf = (): ExternalPayee | null => {
    if (fuente === 'nueva') {
      const destino = externalAccountBody(typed);
      return {
        name: titleCase(destino.beneficiario),
        institution: institution?.descripcion ?? '',
        accountType: types.names.get(destino.codigoTipoCuenta) ?? '',
        number: destino.numeroCuenta,
        identificationType: String(destino.tipoIdentificacion),
        identification: destino.identificacion,
        nameMatch: null,
      };
    }
    return found
      ? {
          name: found.name,
          institution: found.institution,
          accountType: types.names.get(found.accountTypeCode) ?? '',
          number: found.number,
          identificationType: found.identificationType,
          identification: found.identification,
          nameMatch: found.nameMatch,
        }
      : null;
  };

  const submit = async (): Promise<void> => {
    const orderIsRight = await isRight(form);
    const accountIsRight = fuente === 'registradas' || (await isRight(account));
    const payee = payeeOf();
    if (!orderIsRight || !accountIsRight || destinationFault || amount || !origin || !payee) {
      // A limit is said at the amount; a toast is for what is missing (§5).
      if (!amount?.isLimit || !orderIsRight || !accountIsRight || destinationFault) {
        toast.error(validationTexts.invalidForm);
      }
      return focusFirstFault();
    }
    if (verification.isRefused) {
      setPressed(identity);
      return focusFirstFault();
    }
    const body = externalBody(
      form.getValues(),
      origin.number,
      fuente === 'nueva'
        ? { destino: externalAccountBody(account.getValues()) }
        : { codigoCuentaDestino: found?.code ?? '' },
    );
    const summary = externalSummary(body, origin.description, payee);
    // The form may change until the answer comes: it speaks of what was asked.
    const asked = fuente === 'nueva' ? identityOf(account.getValues()) : identity;
    const isVerified = verification.isVerified && asked === identity;
    await flow.review(
      { body, summary },
      (validation) => {
        if (fuente === 'nueva' || validation.coincidenciaNombre) setCheck({ of: asked, validation });
        // Whoever has said that these data were verified may go on.
        if (validation.coincidenciaNombre !== 'NO_COINCIDE' || isVerified) return true;
        setPressed(asked);
        // Said in its place, unless another payee stands there by now.
        const present = form.getValues();
        const isThere =
          present.fuente === fuente &&
          (fuente === 'nueva' ? identityOf(account.getValues()) === asked : present.registrada === registrada);
        if (!isThere) toast.error(NAME_REFUSED);
        focusFirstFault();
        return false;
      },
      (validation) => withNameMatch(summary, validation),
    );
  };

  return {
    flow,
    form,
    account,
    sources,
    registered,
    types,
    limit,
    institution,
    /** What is said of the payee's name, with the holder where that is told, and the tick that it may ask for. */
    nameCheck: { match: nameMatch, holder: titleCase(checked?.titular), verification },
    /** Revisar was pressed without the tick. */
    tickFault: verification.isRefused && pressed === identity ? TICK_REQUIRED : undefined,
    /** The new account that was paid, where the member wants to keep it. */
    kept,
    destinationFault: sent ? destinationFault : null,
    amountFault: sent || form.formState.touchedFields.valor ? amount : null,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
}

/** A registered destination and what its list says of the name: where that changes, what was found out before is over. */
function registeredIdentity(found: Destination | undefined): string {
  return found ? JSON.stringify([found.code, found.nameMatch]) : '';
}

/** What a check of the name was about: changed, it must be asked again. */
function identityOf({
  institucion,
  tipoCuenta,
  numero,
  tipoIdentificacion,
  identificacion,
  beneficiario,
}: ExternalAccountForm): string {
  return JSON.stringify([institucion, tipoCuenta, numero, tipoIdentificacion, identificacion, beneficiario]);
}
