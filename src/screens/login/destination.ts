import { isRecord } from '#domain/records.ts';
import { followed } from '#navigation/carried.ts';
import { internalAddress, to } from '#navigation/paths.ts';

/**
 * Where sign-in leads: the internal address that a link names, or that the guard kept while nobody had been signed in (`hasEnded` says that somebody
 * had, screens.md A.1 «Session closed»); else the products (D-39).
 */
export function destinationAfterSignIn(locationState: unknown, { hasEnded }: { hasEnded: boolean }): string {
  const named = isRecord(locationState) ? internalAddress(locationState.from) : null;
  return named ?? internalAddress(hasEnded ? null : followed.carriedBy(locationState)) ?? to.productos;
}
