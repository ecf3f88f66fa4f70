import type { InferType } from 'yup';
import type { certificado, estadoCuenta } from '#api/contract/cuentas.ts';
import type { EndpointInput } from '#api/contract/endpoint.ts';
import { useApiQuery } from '#api/useApiQuery.ts';
import { DocumentViewer } from '#components/DocumentViewer/DocumentViewer.tsx';
import { documentName } from './documentName.ts';
import { documentState } from './documentState.ts';

/** The calls that answer a `Documento` (contract B.0). */
export type DocumentEndpoint = typeof certificado | typeof estadoCuenta;

export interface DocumentoServidorProps<E extends DocumentEndpoint> {
  title: string;
  /** What its file is called where the server does not say. */
  fileParts: readonly string[];
  endpoint: E;
  input: EndpointInput<E>;
  onClose: () => void;
}

/** A document that the server makes for this member: a certificate, a statement. */
export function DocumentoServidor<E extends DocumentEndpoint>({
  title,
  fileParts,
  endpoint,
  input,
  onClose,
}: DocumentoServidorProps<E>) {
  const query = useApiQuery(endpoint, input, { isDocument: true });
  // Both calls answer the same type; the compiler cannot see that through the type parameter.
  const answer = query.data as InferType<E['answer']> | undefined;
  return (
    <DocumentViewer
      title={title}
      fileName={documentName(answer?.nombre, fileParts)}
      state={documentState(answer?.documento, query)}
      onRetry={query.retry}
      onClose={onClose}
    />
  );
}
