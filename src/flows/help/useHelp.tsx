import { useContext, useRef } from 'react';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import { VisitsContext } from '#components/Dialog/visits.ts';
import type { SuggestionDraft } from './suggestion.ts';

const load = () => import('./dialogs.ts');

/** The dialogs that any entry screen may open (screens.md A.1 /login). */
export interface Help {
  openAgencies: () => void;
  openQuestions: () => void;
  /** The questions with something searched among them already. */
  openQuestionsAbout: (search: string) => void;
  openSuggestions: () => void;
}

/**
 * Agencias, Preguntas frecuentes and Sugerencias over any page, fetched with the first that is opened. A suggestion that was closed before it
 * was sent is there again when it is opened from the same page.
 */
export function useHelp(): Help {
  const open = useLazyDialog();
  const { current } = useContext(VisitsContext);
  const draft = useRef<SuggestionDraft | null>(null);
  const openQuestionsAbout = (search: string): void =>
    void open(load, ({ PreguntasFrecuentes }, close) => (
      <PreguntasFrecuentes search={search} onClose={() => close(undefined)} />
    ));
  return {
    // The page's alone: what asks for them may be a dialog that makes room for them.
    openAgencies: () =>
      void open(load, ({ Agencias }, close) => <Agencias onClose={() => close(undefined)} />, current()),
    openQuestions: () => openQuestionsAbout(''),
    openQuestionsAbout,
    openSuggestions: () =>
      void open(load, ({ Sugerencias }, close) => (
        <Sugerencias
          draft={draft.current}
          onDraft={(typed) => {
            draft.current = typed;
          }}
          onClose={() => close(undefined)}
        />
      )),
  };
}
