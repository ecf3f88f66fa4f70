import { useRef, useState, useSyncExternalStore } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { useVisit } from '../Dialog/visits.ts';
import { canShareFile, type ShareWords, useShareText } from '../Share/useShareText.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { FileMaker } from './fileMaker.ts';

/** How long a tap waits for its file, ms: browsers let a page share for five seconds after it, and a slow phone needs some of them. */
const PATIENCE_MS = 4_000;

/**
 * «Compartir» of what is a file: the file through the phone's own sheet, and its text with it, for those who cannot see it. What makes the file is
 * fetched by `prepare`, as soon as it is likely to be wanted, for a browser forgets the member's tap while it waits. A failure is a toast and the
 * next try begins anew; closing the sheet says nothing; nothing rejects. Whoever has left the page shares nothing more.
 */
export function useShareFile<Content>({ type, nameOf, fetch, failed }: FileMaker<Content>): {
  /** False where the device has no sheet, or one that takes no files of this kind: share the text in its place. */
  canShare: boolean;
  /** For the button's `loading`. */
  isMaking: boolean;
  prepare: () => void;
  share: (content: () => Content, text: string, words: ShareWords) => Promise<void>;
} {
  const shareText = useShareText();
  const toast = useToast();
  const once = useLatch();
  const visit = useVisit();
  const [isMaking, setMaking] = useState(false);
  // A server knows of no device: what this one can is seen right after hydration.
  const canShare = useSyncExternalStore(
    neverChanges,
    () => canShareFile(new File([], `prueba.${type.replace(/.*\//, '')}`, { type })),
    () => false,
  );
  const maker = useRef<ReturnType<typeof fetch>>(null);

  const prepared = (): ReturnType<typeof fetch> => {
    if (!maker.current) {
      const coming = fetch();
      maker.current = coming;
      coming.catch(() => {
        maker.current = null;
      });
    }
    return maker.current;
  };

  const fileOf = async (content: Content): Promise<File | null> => {
    try {
      const make = await prepared();
      return new File([await make(content)], nameOf(content), { type });
    } catch {
      return null;
    }
  };

  const share = async (content: () => Content, text: string, words: ShareWords): Promise<void> => {
    await once(async () => {
      const here = visit();
      setMaking(true);
      const file = await Promise.race([fileOf(content()), after(PATIENCE_MS)]);
      setMaking(false);
      if (here.aborted) return;
      if (file) await shareText(text, words, file);
      else toast.error(failed);
    });
  };

  return { canShare, isMaking, prepare: () => void prepared(), share };
}

const neverChanges = () => () => undefined;

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));
