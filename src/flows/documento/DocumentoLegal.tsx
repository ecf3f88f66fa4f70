import { leer } from '#api/contract/contrato.ts';
import { EnsureQueries } from '#api/EnsureQueries.tsx';
import { useApiQuery } from '#api/useApiQuery.ts';
import { DocumentViewer } from '#components/DocumentViewer/DocumentViewer.tsx';
import { documentState } from './documentState.ts';
import { type LegalDocument, legalDocuments } from './legalDocuments.ts';

export interface DocumentoLegalProps {
  which: LegalDocument;
  onClose: () => void;
}

/** 'Ver documento' (§2): a legal document of the cooperative in a wide modal; also for pages without a session. */
export function DocumentoLegal(props: DocumentoLegalProps) {
  return (
    <EnsureQueries>
      <Viewer {...props} />
    </EnsureQueries>
  );
}

function Viewer({ which, onClose }: DocumentoLegalProps) {
  const { id, title, fileName } = legalDocuments[which];
  const query = useApiQuery(leer, { params: { id: String(id) } }, { isDocument: true });
  const state = documentState(query.data?.contrato, query);
  return <DocumentViewer title={title} fileName={fileName} state={state} onRetry={query.retry} onClose={onClose} />;
}
