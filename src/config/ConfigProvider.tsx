import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type PublicConfig, UNREAD_CONFIG } from './drawnConfig.ts';

const ConfigContext = createContext<{ config: PublicConfig; drawnWith: PublicConfig } | null>(null);

export interface ConfigProviderProps {
  config: PublicConfig;
  /** What a document was drawn with that is taken over: the first frame is the same, the next one has the configuration. */
  drawnWith?: PublicConfig | undefined;
  children: ReactNode;
}

/** Hands the deployment's name, date format and brand to the screens. */
export function ConfigProvider({ config, drawnWith = config, children }: ConfigProviderProps) {
  // A page that was drawn with what the configuration says stands as it is: to draw it a second time would hold up who types.
  const drawn = isSame(config, drawnWith) ? config : drawnWith;
  return <ConfigContext value={{ config, drawnWith: drawn }}>{children}</ConfigContext>;
}

const keys = Object.keys(UNREAD_CONFIG) as (keyof PublicConfig)[];

const isSame = (one: PublicConfig, other: PublicConfig): boolean =>
  keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

const neverChanges = () => () => undefined;

/** The deployment's configuration as far as screens need it. */
export function useConfig(): PublicConfig {
  const known = useContext(ConfigContext);
  if (!known) throw new Error('useConfig fuera de ConfigProvider');
  return useSyncExternalStore(
    neverChanges,
    () => known.config,
    () => known.drawnWith,
  );
}
