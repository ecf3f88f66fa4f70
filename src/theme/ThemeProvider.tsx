import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ThemeChoice, ThemeControl } from './themeChoice.ts';

const ThemeContext = createContext<ThemeControl | null>(null);

/** Hands the page's theme to the control that changes it. */
export function ThemeProvider({ control, children }: { control: ThemeControl; children: ReactNode }) {
  return <ThemeContext value={control}>{children}</ThemeContext>;
}

/** The member's theme choice and the way to change it. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const control = useContext(ThemeContext);
  if (!control) throw new Error('useThemeChoice: there is no ThemeProvider around this component.');
  return [useSyncExternalStore(control.subscribe, control.choice, () => 'sistema' as const), control.choose];
}
