import { typedText } from '#domain/foreignText.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { shareWords } from './Share.words.ts';

/** The toasts. */
export interface CopyWords {
  copied: string;
  /** Shown when the browser does not let the page write to the clipboard. */
  refused?: string;
}

/**
 * Copies a text to the clipboard and shows a toast with the result; never rejects. The text itself is not shown (D-18); invisible
 * characters are not copied (D-68).
 */
export function useCopyText(): (text: string, words: CopyWords) => Promise<void> {
  const { copyRefused } = useMessages('Share', shareWords);
  const toast = useToast();
  return async (text, { copied, refused = copyRefused }) => {
    try {
      await navigator.clipboard.writeText(typedText(text));
      toast.ok(copied);
    } catch {
      toast.error(refused);
    }
  };
}
