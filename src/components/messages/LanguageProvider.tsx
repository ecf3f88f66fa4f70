import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, type ReactNode, useContext } from 'react';
import type { Language, Messages } from './messages.ts';

const LanguageContext = createContext<Language>({});

/** Gives the components inside other words, and other ways to write amounts and dates; the innermost provider alone counts. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <DirectionProvider direction={language.direction ?? 'ltr'}>{children}</DirectionProvider>
    </LanguageContext>
  );
}

/** How amounts and dates are written here; what is absent is Ecuador's. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of a component: its own, but for those that a {@link LanguageProvider} around it replaces. */
export function useMessages<Name extends keyof Messages>(name: Name, own: Messages[Name]): Messages[Name] {
  const others = useLanguage().messages?.[name];
  return others ? { ...own, ...others } : own;
}

/** What a word says before and after the value that it speaks of, for a value that is drawn by itself. */
export const around = (word: (value: string) => string): string[] => word('\n').split('\n');
