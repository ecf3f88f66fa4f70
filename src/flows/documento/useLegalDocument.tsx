import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import type { LegalDocument } from './legalDocuments.ts';

/** Opens a legal document over any page; the viewer and its PDF library are fetched with the first one. */
export function useLegalDocument(): (which: LegalDocument) => Promise<void> {
  const open = useLazyDialog();
  return async (which) => {
    await open(
      () => import('./DocumentoLegal.tsx'),
      ({ DocumentoLegal }, close) => <DocumentoLegal which={which} onClose={() => close(undefined)} />,
    );
  };
}
