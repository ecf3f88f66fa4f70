import type { EndpointInput } from '#api/contract/endpoint.ts';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import type { DocumentEndpoint } from './DocumentoServidor.tsx';

/** A document that the server makes: what it is called on the page, and its file where the server does not say (`documentName`). */
export interface ServerDocument<E extends DocumentEndpoint> {
  title: string;
  fileParts: readonly string[];
  endpoint: E;
  input: EndpointInput<E>;
}

/** Opens a document that the server makes, in the wide modal; the viewer is fetched with the first one. */
export function useServerDocument() {
  const open = useLazyDialog();
  return async <E extends DocumentEndpoint>(document: ServerDocument<E>): Promise<void> => {
    await open(
      () => import('./DocumentoServidor.tsx'),
      ({ DocumentoServidor }, close) => <DocumentoServidor {...document} onClose={() => close(undefined)} />,
    );
  };
}
