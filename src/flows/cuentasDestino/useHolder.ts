import { ApiError, type Failure, isGeneralCode, isStuck, shownMessage } from '#api/apiError.ts';
import { validarInterna } from '#api/contract/cuentasDestino.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { useDebouncedValue } from '#components/useDebouncedValue.ts';
import { accountNumberMessage, cleanAccountNumber } from '#domain/accountNumber.ts';
import { titleCase } from '#domain/names.ts';

/** What is known of an account's holder. */
export type Holder =
  | { kind: 'none' }
  | { kind: 'asking' }
  /** The holder's name, partly masked; '' where the server does not say it. */
  | { kind: 'found'; name: string; identificationType: string; identification: string; isOwn: boolean }
  /** `retry` null where the bank has said what is wrong with the number: asking again would bring the same. */
  | { kind: 'fault'; failure: Failure; retry: { isRetrying: boolean; onRetry: () => void } | null };

/**
 * The holder of an account of the cooperative (screens.md A.0 «Beneficiary check»), asked while the number is typed: of the last number
 * only, and a late answer of a former one is never shown. `enabled` false asks nothing. With an account type the bank says beforehand whether it
 * is the account's: otherwise it would, by the same code, after the member has confirmed.
 */
export function useHolder(typed: string, enabled: boolean, accountType = ''): Holder {
  const number = cleanAccountNumber(typed);
  const isComplete = accountNumberMessage(number) === null;
  const settled = useDebouncedValue(number, number.length < USUAL_LENGTH ? SHORT_NUMBER_PAUSE_MS : undefined);
  const asks = enabled && isComplete && settled === number;
  const { data, error, refetchError, isRetrying, retry } = useApiQuery(
    validarInterna,
    { body: { numeroCuenta: number, ...(accountType ? { codigoTipoCuenta: accountType } : {}) } },
    { enabled: asks },
  );
  if (!enabled || !isComplete) return { kind: 'none' };
  // When only the new read fails, the holder found before stays.
  const fault = error ?? (refetchError && isVerdict(refetchError) ? refetchError : null);
  if (fault) {
    const failure = { text: shownMessage(fault) ?? '', isStuck: isStuck(fault) };
    return { kind: 'fault', failure, retry: isVerdict(fault) ? null : { isRetrying, onRetry: retry } };
  }
  if (!asks || data === undefined) return { kind: 'asking' };
  return {
    kind: 'found',
    name: titleCase(data?.titular),
    identificationType: data?.tipoIdentificacion ?? '',
    identification: data?.identificacion ?? '',
    isOwn: data?.esPropia === true,
  };
}

/**
 * True when the bank refused the number itself, or the session is over. A refusal without a code, or with a general one («El servicio no
 * está disponible en este momento.»), says nothing about the number.
 */
function isVerdict(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'closed') return true;
  return error.kind === 'refused' && error.messages.some(({ code }) => code !== '' && !isGeneralCode(code));
}

/** Digits from which a number is probably whole. How long they are is the cooperative's to know: fewer may be one as well. */
const USUAL_LENGTH = 10;

/** How long fewer digits must stand still before they are asked about, in ms: the rest is probably being typed. */
const SHORT_NUMBER_PAUSE_MS = 1_500;

/** Said to whoever goes on before the holder is known. */
export const WAIT_FOR_HOLDER = 'Espere a que se muestre el titular de la cuenta.';
