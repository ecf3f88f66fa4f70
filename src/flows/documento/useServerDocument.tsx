import type { EndpointInput } from '#api/contract/endpoint.ts';
import { useLazyDialog } from '#components/Dialog/useLazyDialog.ts';
import type { DocumentEndpoint } from './DocumentoServidor.tsx';

/** Opens a document that the server makes, in the wide modal; the viewer is fetched with the first one. */
export function useServerDocument() {
  const open = useLazyDialog();
  return async <E extends DocumentEndpoint>(title: string, endpoint: E, input: EndpointInput<E>): Promise<void> => {
    await open(
      () => import('./DocumentoServidor.tsx'),
      ({ DocumentoServidor }, close) => (
        <DocumentoServidor title={title} endpoint={endpoint} input={input} onClose={() => close(undefined)} />
      ),
    );
  };
}
