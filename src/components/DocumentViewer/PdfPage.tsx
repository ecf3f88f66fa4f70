import { memo, useEffect, useRef, useState } from 'react';
import type { WatchSight } from '../InSight/useSight.ts';
import { useMessages } from '../messages/LanguageProvider.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Fault } from './DocumentViewer.styles.ts';
import { documentViewerWords } from './DocumentViewer.words.ts';
import type { DrawnPage, LoadedDocument } from './pdfDocument.ts';
import { RetryButton } from './RetryButton.tsx';

export interface PdfPageProps {
  document: LoadedDocument;
  /** From 1. */
  number: number;
  /** Width of the page as a multiple of its window's; the page is drawn anew for each, so that it stays sharp. */
  zoom: number;
  watch: WatchSight;
}

/**
 * One page, as wide as its place. It is on a canvas while it is near the visible part, else an empty sheet of its size, so that thousands
 * of pages weigh no more than five. Its text is beside it for assistive technology, and stays once it was read. A page that cannot be drawn
 * says so, and is tried again on request or when it is scrolled to again.
 */
export const PdfPage = memo(function PdfPage({ document, number, zoom, watch }: PdfPageProps) {
  const words = useMessages('DocumentViewer', documentViewerWords);
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [drawn, setDrawn] = useState<DrawnPage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => (sheet.current ? watch(sheet.current, setNear) : undefined), [watch]);
  useEffect(() => {
    const width = sheet.current?.clientWidth ?? 0;
    if (!canvas.current || width === 0) return undefined;
    let wanted = true;
    const drawing = document.draw(number, canvas.current, width);
    drawing.done.then(
      (page) => {
        if (!wanted) return;
        setDrawn(page);
        setFailed(false);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
      drawing.release();
    };
    // The canvas is there while the page is near.
  }, [document, number, isNear, zoom, attempt]);
  const { width, height } = drawn ?? document.size;
  return (
    <div ref={sheet} style={{ aspectRatio: `${width} / ${height}` }}>
      {isNear && <canvas ref={canvas} aria-hidden="true" />}
      <p>
        {words.page(number, document.count)} {drawn && (drawn.text ?? words.noText)}
      </p>
      {hasFailed && (
        <Fault>
          <Notice
            tone="error"
            role="status"
            action={
              <RetryButton
                aria-label={words.retryPage(number)}
                onClick={() => {
                  setFailed(false);
                  setAttempt(attempt + 1);
                }}
              >
                {words.retry}
              </RetryButton>
            }
          >
            {words.pageFailed(number)}
          </Notice>
        </Fault>
      )}
    </div>
  );
});
