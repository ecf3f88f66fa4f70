import { Download, ExternalLink, Minus, Plus, Printer } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useSight } from '../InSight/useSight.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Body, Foot, Head, Pages, Title, Waiting, ZoomBar } from './DocumentViewer.styles.ts';
import { documentViewerWords } from './DocumentViewer.words.ts';
import { PdfPage } from './PdfPage.tsx';
import { pdfBytes } from './pdfBytes.ts';
import { isUnreadable, type LoadedDocument, loadPdf } from './pdfDocument.ts';
import { RetryButton } from './RetryButton.tsx';
import { useZoom } from './useZoom.ts';

/** The states of the document. */
export type DocumentState =
  | { kind: 'loading' }
  /** `isRetrying`: it is being asked for again. */
  | { kind: 'error'; message: string; isRetrying?: boolean }
  /** The document cannot be had here: asking again changes nothing. */
  | { kind: 'unavailable'; message: string }
  /** A PDF in base64, with or without a `data:` prefix. */
  | { kind: 'ready'; base64: string };

export interface DocumentViewerProps {
  title: string;
  fileName: string;
  state: DocumentState;
  onRetry: () => void;
  onClose: () => void;
}

const WIDTH = 920;
/** How far outside the visible part pages are drawn, px, so that the next one is ready when it is scrolled to. */
const NEAR = 1200;

/**
 * Shows a PDF in a wide modal (D-60). pdf.js draws its pages as they are scrolled to, because many phones show no PDF in a frame. A blob
 * address exists only for Descargar and Imprimir, and is revoked on close. Broken base64, or bytes that are not a PDF, give a message. A
 * PDF that cannot be shown here (the browser is too old for the library, the library's code does not come, a password) can be opened in the
 * browser's own viewer (D-70). On a phone the modal fills the window and its pages can be enlarged (DESIGN.md §12 «Phones»).
 */
export function DocumentViewer({ title, fileName, state, onRetry, onClose }: DocumentViewerProps) {
  const words = useMessages('DocumentViewer', documentViewerWords);
  const titleId = useId();
  const base64 = state.kind === 'ready' ? state.base64 : null;
  const bytes = useMemo(() => (base64 === null ? null : pdfBytes(base64)), [base64]);
  const opened = usePdf(bytes);
  const { pages } = opened;
  const fault = base64 !== null && !bytes ? 'unreadable' : opened.fault;
  const body = useRef<HTMLDivElement>(null);
  const watch = useSight(body, NEAR);
  const { zoom, larger, smaller } = useZoom(body);
  const address = useBlobAddress(bytes);
  const message = 'message' in state ? state.message : fault && words[fault];

  const download = (): void => {
    if (address === null) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
  };

  /** In the browser's own viewer, which prints a PDF page by page; a canvas would be printed as a picture. */
  const openOutside = (): void => {
    if (address !== null) window.open(address, '_blank', 'noopener');
  };

  return (
    <Dialog labelledBy={titleId} width={WIDTH} onDismiss={onClose} dismissLabel={words.close} bare whole>
      <Head>
        <Title id={titleId}>{title}</Title>
      </Head>
      <Body ref={body} tabIndex={0} role="region" aria-labelledby={titleId}>
        {message && (
          <Notice
            tone={state.kind === 'unavailable' ? 'info' : 'error'}
            role="alert"
            action={
              state.kind === 'error' ? (
                <RetryButton loading={state.isRetrying === true} onClick={onRetry}>
                  {words.retry}
                </RetryButton>
              ) : (
                fault === 'notHere' && (
                  <Button
                    variant="secondary"
                    size="compact"
                    icon={<Icon icon={ExternalLink} />}
                    disabled={address === null}
                    onClick={openOutside}
                  >
                    {words.open}
                  </Button>
                )
              )
            }
          >
            {message}
          </Notice>
        )}
        {!message && !pages && (
          <Waiting role="status">
            <Spinner size={24} />
            {words.loading}
          </Waiting>
        )}
        {!message && pages && (
          <Pages style={{ '--zoom': zoom }}>
            {Array.from({ length: pages.count }, (_, index) => (
              <PdfPage key={index} document={pages} number={index + 1} zoom={zoom} watch={watch} />
            ))}
          </Pages>
        )}
      </Body>
      <Foot>
        {!message && pages && (
          <ZoomBar>
            <IconButton
              label={words.zoomOut}
              icon={<Icon icon={Minus} />}
              aria-disabled={smaller === null}
              onClick={() => smaller?.()}
            />
            <span aria-live="polite">{words.zoomed(Math.round(zoom * 100))}</span>
            <IconButton
              label={words.zoomIn}
              icon={<Icon icon={Plus} />}
              aria-disabled={larger === null}
              onClick={() => larger?.()}
            />
          </ZoomBar>
        )}
        <Button
          variant="secondary"
          size="compact"
          disabled={address === null}
          icon={<Icon icon={Printer} />}
          onClick={openOutside}
        >
          {words.print}
        </Button>
        <Button
          variant="secondary"
          size="compact"
          disabled={address === null}
          icon={<Icon icon={Download} />}
          onClick={download}
        >
          {words.download}
        </Button>
      </Foot>
    </Dialog>
  );
}

/** The opened document, or the reason why there is none. */
interface Opened {
  pages: LoadedDocument | null;
  fault: 'unreadable' | 'notHere' | null;
}

const NOTHING: Opened = { pages: null, fault: null };

function usePdf(bytes: Uint8Array<ArrayBuffer> | null): Opened {
  const [outcome, setOutcome] = useState(NOTHING);
  useEffect(() => {
    if (!bytes) return undefined;
    let wanted = true;
    let loaded: LoadedDocument | null = null;
    loadPdf(bytes).then(
      (pages) => {
        loaded = pages;
        if (wanted) setOutcome({ pages, fault: null });
        else pages.destroy();
      },
      (reason: unknown) => {
        if (wanted) setOutcome({ pages: null, fault: isUnreadable(reason) ? 'unreadable' : 'notHere' });
      },
    );
    return () => {
      wanted = false;
      loaded?.destroy();
      setOutcome(NOTHING);
    };
  }, [bytes]);
  return outcome;
}

/** The address lives as long as the viewer shows these bytes. */
function useBlobAddress(bytes: Uint8Array<ArrayBuffer> | null): string | null {
  const address = useRef<string | null>(null);
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return undefined;
    address.current = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    setCurrent(address.current);
    return () => {
      if (address.current) URL.revokeObjectURL(address.current);
      setCurrent(null);
    };
  }, [bytes]);
  return current;
}
