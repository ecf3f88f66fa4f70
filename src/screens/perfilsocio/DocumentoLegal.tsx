import { firstMessage } from '#api/apiError.ts';
import { leer } from '#api/contract/contrato.ts';
import { useApiQuery } from '#api/query.ts';
import { type DocumentState, DocumentViewer } from '#components/DocumentViewer/DocumentViewer.tsx';
import { DATA_POLICY_CONTRACT_ID } from '#domain/constants.ts';
import { specTexts } from '#domain/specTexts.ts';

/** 'Ver documento' (§2): the data-treatment policy, contrato/1, in a wide modal. */
export function DocumentoLegal({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useApiQuery(leer, { params: { id: String(DATA_POLICY_CONTRACT_ID) } });
  const state: DocumentState = data
    ? { kind: 'ready', base64: data.contrato }
    : error
      ? { kind: 'error', message: firstMessage(error) }
      : { kind: 'loading' };
  return (
    <DocumentViewer
      title={specTexts.misDatos.dataTreatment}
      fileName="tratamiento-de-datos-personales.pdf"
      state={state}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
