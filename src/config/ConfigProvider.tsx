import { createContext, type ReactNode, useContext } from 'react';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** What screens may know of the configuration; keys and addresses stay with the transport. */
export type PublicConfig = Pick<RuntimeConfig, 'cooperativeName' | 'dateFormat' | 'theme'>;

const ConfigContext = createContext<PublicConfig | null>(null);

/** Hands the deployment's name, date format and brand to the screens. */
export function ConfigProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

/** The deployment's configuration as far as screens need it. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig fuera de ConfigProvider');
  return config;
}
