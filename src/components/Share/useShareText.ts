import { useMessages } from '../messages/LanguageProvider.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { shareWords } from './Share.words.ts';
import { useCopyText } from './useCopyText.ts';

/** The toasts, and what happens after a refusal. */
export interface ShareWords {
  /** Shown when the text was copied instead of shared. */
  copied: string;
  /** Also copies the text when an existing sheet refused to share it; without it the refusal is only shown. */
  copyRefused?: boolean;
}

/** True where the phone's sheet takes such a file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/**
 * «Compartir»: opens the phone's own sheet where there is one, else copies the text. A file is shared with the text where the sheet takes
 * files. Closing the sheet is not a failure and shows nothing; a failure is shown as a toast and never rejects.
 */
export function useShareText(): (text: string, words: ShareWords, file?: File | null) => Promise<void> {
  const { shareRefused } = useMessages('Share', shareWords);
  const toast = useToast();
  const copy = useCopyText();
  return async (text, { copied, copyRefused = false }, file = null) => {
    // With `copyRefused` the failed copy is reported, otherwise the failed sharing.
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
