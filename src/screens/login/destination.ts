import { isRecord } from '#domain/records.ts';
import { internalAddress, to } from '#navigation/paths.ts';

/** Where sign-in leads: the internal address that the guard kept, else the products (D-39). */
export function destinationAfterSignIn(locationState: unknown): string {
  return (isRecord(locationState) ? internalAddress(locationState.from) : null) ?? to.productos;
}
