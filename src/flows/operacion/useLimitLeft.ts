import { consumo, leer } from '#api/contract/cupos.ts';
import { useApiQuery } from '#api/query.ts';
import { type LimitLeft, limitLeft } from '#domain/orderAmount.ts';

/** Which of an account's limits an order uses up (contract B.3 «Counters»). */
export type LimitChannel = 'Interno' | 'Externo' | 'Facilito';

/**
 * What is left of an account's limits for a channel: `cupos/{n}` minus `cupos/consumo/{n}`. Null while it is not known, and where the
 * server does not say: then it alone is the judge. `channel` null for what no limit counts.
 */
export function useLimitLeft(numeroCuenta: string | null, channel: LimitChannel | null): LimitLeft | null {
  const enabled = numeroCuenta !== null && channel !== null;
  const params = { numeroCuenta: numeroCuenta ?? '' };
  const limits = useApiQuery(leer, { params }, { enabled }).data;
  const used = useApiQuery(consumo, { params }, { enabled }).data;
  if (!enabled || !limits || !used) return null;
  const daily = `valor${channel}Diario` as const;
  const monthly = `valor${channel}Mensual` as const;
  return limitLeft({ daily: limits[daily], monthly: limits[monthly] }, { daily: used[daily], monthly: used[monthly] });
}
