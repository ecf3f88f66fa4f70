/** Where a code comes whose place the bank does not name (docs/decisions.md «Where a code comes from»). */
const REGISTERED_PLACE = 'celular registrado en la cooperativa';

/** The place that a code is said to come to: the bank's own word (`destino`), else a neutral one that is true of every member without a device. */
export const placeOfCode = (destino: string | null | undefined): string => destino || REGISTERED_PLACE;
