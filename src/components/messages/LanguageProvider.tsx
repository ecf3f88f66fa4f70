import { DirectionProvider } from '@base-ui/react/direction-provider';
import { createContext, type ReactNode, useContext } from 'react';
import type { Language, Messages } from './messages.ts';

const LanguageContext = createContext<Language>({});

/** Gives the components inside it other words, and other formats of amounts and dates. Of nested providers only the innermost counts. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageContext value={language}>
      <DirectionProvider direction={language.direction ?? 'ltr'}>{children}</DirectionProvider>
    </LanguageContext>
  );
}

/** The present formats of amounts and dates; an absent one is Ecuador's. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of a component: its own, except those that a {@link LanguageProvider} around it replaces. */
export function useMessages<Name extends keyof Messages>(name: Name, own: Messages[Name]): Messages[Name] {
  const others = useLanguage().messages?.[name];
  return others ? { ...own, ...others } : own;
}

/** The text of a phrase before and after its value, for a value that is drawn separately. */
export const around = (word: (value: string) => string): string[] => word('\n').split('\n');
