import { useState } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { saveBlob } from '../PrintSheet/saveBlob.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { FileMaker } from './fileMaker.ts';
import { useIsHere } from './useIsHere.ts';

/**
 * «Descargar PDF», «Guardar imagen»: makes the file and hands it over to the browser, without its print dialog. A second click while one is being
 * made makes no second one; a failure is a toast, and the page stays as it was; whoever has left the page gets neither file nor toast.
 */
export function useSaveFile<Content>({ nameOf, fetch, failed }: FileMaker<Content>): {
  /** For the button's `loading`. */
  isMaking: boolean;
  save: (content: Content) => Promise<void>;
} {
  const toast = useToast();
  const once = useLatch();
  const [isMaking, setMaking] = useState(false);
  const here = useIsHere();

  const save = async (content: Content): Promise<void> => {
    await once(async () => {
      setMaking(true);
      try {
        const make = await fetch();
        if (!here.current) return;
        const blob = await make(content);
        if (here.current) saveBlob(blob, nameOf(content));
      } catch {
        if (here.current) toast.error(failed);
      } finally {
        setMaking(false);
      }
    });
  };
  return { isMaking, save };
}
