import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type DocumentState, DocumentViewer } from './DocumentViewer.tsx';

/** The document is asked for when it is opened, and again with «Reintentar». `fetchPdf` brings a PDF as base64. */
export function Policy({ fetchPdf }: { fetchPdf: () => Promise<string> }) {
  const [state, setState] = useState<DocumentState | null>(null);
  const open = (): void => {
    setState({ kind: 'loading' });
    fetchPdf().then(
      (base64) => setState({ kind: 'ready', base64 }),
      () => setState({ kind: 'error', message: 'No pudimos traer el documento.' }),
    );
  };
  return (
    <>
      <Button variant="secondary" onClick={open}>
        Ver documento
      </Button>
      {state && (
        <DocumentViewer
          title="Tratamiento de datos personales"
          fileName="tratamiento-de-datos-personales.pdf"
          state={state}
          onRetry={open}
          onClose={() => setState(null)}
        />
      )}
    </>
  );
}
