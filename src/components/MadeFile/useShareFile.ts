import { useRef, useState, useSyncExternalStore } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { useVisit } from '../Dialog/visits.ts';
import { canShareFile, type ShareWords, useShareText } from '../Share/useShareText.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { FileMaker } from './fileMaker.ts';

/** How long a tap waits for its file, ms: browsers allow sharing for five seconds after a tap, and a slow phone needs some of them. */
const PATIENCE_MS = 4_000;

/**
 * «Compartir» for a file: opens the phone's own sheet with the file, and with its text for those who cannot see it. `prepare` fetches the
 * code that makes the file; call it as soon as sharing is likely, because a browser forgets the tap while it waits. A failure is shown as a
 * toast and the next try starts anew; closing the sheet shows nothing; nothing rejects. A member who has left the page shares nothing.
 */
export function useShareFile<Content>({ type, nameOf, fetch, failed }: FileMaker<Content>): {
  /** False where the device has no sheet, or one that does not take such files: share the text instead. */
  canShare: boolean;
  /** For the button's `loading`. */
  isMaking: boolean;
  prepare: () => void;
  share: (content: () => Content, text: string, words: ShareWords) => Promise<void>;
} {
  const shareText = useShareText();
  const toast = useToast();
  const once = useLatch();
  const presentVisit = useVisit();
  const [isMaking, setMaking] = useState(false);
  // While drawing on a server the device is not known; what it can do is asked right after hydration.
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
      const visit = presentVisit();
      setMaking(true);
      const file = await Promise.race([fileOf(content()), after(PATIENCE_MS)]);
      setMaking(false);
      if (visit.aborted) return;
      if (file) await shareText(text, words, file);
      else toast.error(failed);
    });
  };

  return { canShare, isMaking, prepare: () => void prepared(), share };
}

const neverChanges = () => () => undefined;

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(resolve, ms, null));
