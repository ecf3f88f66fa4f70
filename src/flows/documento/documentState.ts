import { firstMessage, isUnknownCall } from '#api/apiError.ts';
import type { DocumentState } from '#components/DocumentViewer/DocumentViewer.tsx';

/** A server that knows only the specification has no such call (contract B.0): nothing that could be tried again. */
const UNAVAILABLE = 'Este documento no está disponible. Para obtenerlo acérquese a una agencia.';

/** What has become of asking for a document. */
interface AskedDocument {
  error: Error | null;
  isRetrying: boolean;
}

/** What the viewer shows of a document that is asked for; `base64` once it has come. */
export function documentState(base64: string | undefined, { error, isRetrying }: AskedDocument): DocumentState {
  if (base64 !== undefined) return { kind: 'ready', base64 };
  if (error === null) return { kind: 'loading' };
  if (isUnknownCall(error)) return { kind: 'unavailable', message: UNAVAILABLE };
  return { kind: 'error', message: firstMessage(error), isRetrying };
}
