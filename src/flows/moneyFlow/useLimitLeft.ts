import { consumo, leer } from '#api/contract/cupos.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { type LimitLeft, limitLeft } from '#domain/orderAmount.ts';
import { useAnewEachDay } from '#flows/asyncContent/useAnewEachDay.ts';

/** Which of an account's limits an order uses up (contract B.3 «Counters»). */
export type LimitChannel = 'Interno' | 'Externo' | 'Facilito';

/** What is known of an account's limits. */
export interface AskedLimit {
  /** Null while it is not known, and where the server does not say: then it alone is the judge. */
  left: LimitLeft | null;
  /** The answer is still to come. */
  isPending: boolean;
}

/**
 * What is left of an account's limits for a channel: `cupos/{n}` minus `cupos/consumo/{n}`. `channel` null for what no limit counts.
 */
export function useLimitLeft(numeroCuenta: string | null, channel: LimitChannel | null): AskedLimit {
  const enabled = numeroCuenta !== null && channel !== null;
  const params = { numeroCuenta: numeroCuenta ?? '' };
  const limits = useApiQuery(leer, { params }, { enabled });
  const used = useApiQuery(consumo, { params }, { enabled });
  useAnewEachDay(consumo);
  if (!enabled) return { left: null, isPending: false };
  if (!limits.data || !used.data) return { left: null, isPending: limits.isPending || used.isPending };
  const daily = `valor${channel}Diario` as const;
  const monthly = `valor${channel}Mensual` as const;
  const left = limitLeft(
    { daily: limits.data[daily], monthly: limits.data[monthly] },
    { daily: used.data[daily], monthly: used.data[monthly] },
  );
  return { left, isPending: false };
}
