import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './client.ts';
import { type Location, UNKNOWN_LOCATION } from './geolocation.ts';

const unknownLocation = () => UNKNOWN_LOCATION;
const LocationContext = createContext<() => Location>(unknownLocation);

const ApiContext = createContext<ApiClient | null>(null);

export interface ApiProviderProps {
  client: ApiClient;
  /** What is known of where the member is; never waits. */
  location?: () => Location;
  children: ReactNode;
}

/** Hands the client to the screens. */
export function ApiProvider({ client, location = unknownLocation, children }: ApiProviderProps) {
  return (
    <LocationContext value={location}>
      <ApiContext value={client}>{children}</ApiContext>
    </LocationContext>
  );
}

/** What is known of where the member is, read when it is needed (§3 «Public-location data»). */
export function useLocationReader(): () => Location {
  return useContext(LocationContext);
}

/** The client, for calls that change state. Reads go through {@link useApiQuery}. */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (!client) throw new Error('useApi fuera de ApiProvider');
  return client;
}
