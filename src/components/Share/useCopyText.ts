import { typedText } from '#domain/foreignText.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { shareWords } from './Share.words.ts';

/** What is said afterwards. */
export interface CopyWords {
  copied: string;
  /** The browser does not let the page write to the clipboard. */
  refused?: string;
}

/** Puts a text into the clipboard and says with a toast whether it is there; it never rejects. The text itself is not shown (D-18); nothing hidden goes along (D-68). */
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
