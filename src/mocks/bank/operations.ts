import { startOfDay } from './days.ts';
import type { Member, Receipt, World } from './state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which operations are wanted: one kind of receipt, the transfers, everything else, or all; both days included. */
export interface OperationFilter {
  tipo: 'TODOS' | 'TRANSFERENCIA' | 'PAGO' | Receipt['tipo'];
  from: string;
  to: string;
}

/** One page (from 1) of the member's transfers and payments, newest first, and how many there are in all. */
export function findOperations(
  { state, history }: World,
  { numeroSocio }: Member,
  { tipo, from, to }: OperationFilter,
  { page, size }: { page: number; size: number },
): { found: number; page: Receipt[] } {
  const [begin, end] = [startOfDay(from), startOfDay(to) + DAY_MS];
  const found = [...history.receipts.values(), ...state.receipts]
    .filter((one) => one.owner === numeroSocio && one.at >= begin && one.at < end && isOfKind(one, tipo))
    // Of the same moment, the one issued later comes first.
    .toReversed()
    .toSorted((first, second) => second.at - first.at);
  return { found: found.length, page: found.slice((page - 1) * size, page * size) };
}

function isOfKind({ tipo }: Receipt, wanted: OperationFilter['tipo']): boolean {
  if (wanted === 'TODOS' || wanted === tipo) return true;
  const isTransfer = tipo === 'INTERNA' || tipo === 'EXTERNA';
  return wanted === (isTransfer ? 'TRANSFERENCIA' : 'PAGO');
}
