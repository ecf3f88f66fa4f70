import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { shareWords } from './Share.words.ts';
import { useCopyText } from './useCopyText.ts';

/** What is said afterwards, and what a refusal leads to. */
export interface ShareWords {
  /** Said where the text was copied in place of being shared. */
  copied: string;
  /** Copies also what a sheet that is there refused to share; else that is only said. */
  copyRefused?: boolean;
}

/** True where the phone's sheet takes a file like this one. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * «Compartir»: through the phone's own sheet where there is one, else the text is copied. A file goes along with the text where the sheet
 * takes files. Closing the sheet is no failure and says nothing; a failure is a toast, never a rejection.
 */
export function useShareText(): (text: string, words: ShareWords, file?: File | null) => Promise<void> {
  const { shareRefused } = useMessages('Share', shareWords);
  const toast = useToast();
  const copy = useCopyText();
  return async (text, { copied, copyRefused = false }, file = null) => {
    // Who counts on the copy is told that it failed; the others, that sharing did.
    const copyInstead = () => copy(text, copyRefused ? { copied } : { copied, refused: shareRefused });
    if (!navigator.share) return copyInstead();
    try {
      await navigator.share(file && canShareFile(file) ? { text, files: [file] } : { text });
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      if (copyRefused) await copyInstead();
      else toast.error(shareRefused);
    }
  };
}
