import { shownMessage } from '#api/apiError.ts';
import { validarInterna } from '#api/contract/cuentasDestino.ts';
import { useApiQuery } from '#api/query.ts';
import { titleCase } from '#domain/names.ts';
import { accountNumberMessage, cleanAccountNumber } from '#domain/registration.ts';
import { useDelayedValue } from './useDelayedValue.ts';

/** What is known of an account's holder. */
export type Holder =
  | { kind: 'none' }
  | { kind: 'asking' }
  /** The holder's name, partly masked; '' where the server does not say it. */
  | { kind: 'found'; name: string; identificationType: string; identification: string; isOwn: boolean }
  | { kind: 'fault'; message: string };

/**
 * The holder of an account of the cooperative (screens.md A.0 «Beneficiary check»), asked while the number is typed: of the last number
 * only, and a late answer of a former one is never shown. `enabled` false asks nothing.
 */
export function useHolder(typed: string, enabled: boolean): Holder {
  const number = cleanAccountNumber(typed);
  const isComplete = accountNumberMessage(number) === null;
  const settled = useDelayedValue(number, number.length < USUAL_LENGTH ? SHORT_NUMBER_PAUSE_MS : undefined);
  const asks = enabled && isComplete && settled === number;
  const { data, error, isPending } = useApiQuery(validarInterna, { body: { numeroCuenta: number } }, { enabled: asks });
  if (!enabled || !isComplete) return { kind: 'none' };
  if (error) return { kind: 'fault', message: shownMessage(error) ?? '' };
  if (!asks || isPending) return { kind: 'asking' };
  return {
    kind: 'found',
    name: titleCase(data?.titular),
    identificationType: data?.tipoIdentificacion ?? '1',
    identification: data?.identificacion ?? '',
    isOwn: data?.esPropia === true,
  };
}

/** Digits from which a number is probably whole. How long they are is the cooperative's to know: fewer may be one as well. */
const USUAL_LENGTH = 10;

/** How long fewer digits must stand still before they are asked about, in ms: the rest is probably being typed. */
const SHORT_NUMBER_PAUSE_MS = 1_500;

/** Said to whoever goes on before the holder is known. */
export const WAIT_FOR_HOLDER = 'Espere a que se muestre el titular de la cuenta.';
