import { useState } from 'react';
import { useLatch } from '../Button/useLatch.ts';
import { useVisit } from '../Dialog/visits.ts';
import { saveBlob } from '../PrintSheet/saveBlob.ts';
import { useToast } from '../Toast/ToastProvider.tsx';
import type { FileMaker } from './fileMaker.ts';

/**
 * «Descargar PDF», «Guardar imagen»: makes the file and gives it to the browser as a download, without the print dialog. A second click
 * while a file is being made does nothing. A failure is shown as a toast and the page stays as it was. A member who has left the page gets
 * neither file nor toast.
 */
export function useSaveFile<Content>({ nameOf, fetch, failed }: FileMaker<Content>): {
  /** For the button's `loading`. */
  isMaking: boolean;
  save: (content: Content) => Promise<void>;
} {
  const toast = useToast();
  const once = useLatch();
  const [isMaking, setMaking] = useState(false);
  const presentVisit = useVisit();

  const save = async (content: Content): Promise<void> => {
    await once(async () => {
      const visit = presentVisit();
      setMaking(true);
      try {
        const make = await fetch();
        if (visit.aborted) return;
        const blob = await make(content);
        if (!visit.aborted) saveBlob(blob, nameOf(content));
      } catch {
        if (!visit.aborted) toast.error(failed);
      } finally {
        setMaking(false);
      }
    });
  };
  return { isMaking, save };
}
