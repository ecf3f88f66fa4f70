import { typedText } from '#domain/foreignText.ts';
import { useToast } from '../Toast/ToastProvider.tsx';

/** What is said afterwards. */
export interface CopyWords {
  copied: string;
  /** The browser does not let the page write to the clipboard. */
  refused?: string;
}

const REFUSED = 'No pudimos copiarlo. Su navegador no lo permite.';

/** Puts a text into the clipboard and says with a toast whether it is there; it never rejects. The text itself is not shown (D-18); nothing hidden goes along (D-68). */
export function useCopyText(): (text: string, words: CopyWords) => Promise<void> {
  const toast = useToast();
  return async (text, { copied, refused = REFUSED }) => {
    try {
      await navigator.clipboard.writeText(typedText(text));
      toast.ok(copied);
    } catch {
      toast.error(refused);
    }
  };
}
