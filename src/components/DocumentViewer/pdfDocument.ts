import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** An opened document: how many pages, how to draw one, and its end. */
export interface LoadedDocument {
  count: number;
  /** Draws page `number` (from 1) `width` CSS px wide; answers its text for assistive technology. */
  draw: (number: number, canvas: HTMLCanvasElement, width: number) => Promise<string>;
  destroy: () => void;
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

let worker: Worker | null = null;

/**
 * Opens a PDF. @throws when the bytes are no PDF that can be read. The worker comes from our own origin; under Trusted Types one
 * named policy makes exactly its address and no other (stack.md «Picks»).
 */
export async function loadPdf(bytes: Uint8Array): Promise<LoadedDocument> {
  worker ??= new Worker(trusted(workerAddress), { type: 'module' });
  GlobalWorkerOptions.workerPort = worker;
  // The library takes the buffer over: it gets a copy, the download keeps the original.
  const task = getDocument({ data: bytes.slice(), isEvalSupported: false, enableXfa: false, stopAtErrors: false });
  const pdf = await task.promise;
  return {
    count: pdf.numPages,
    draw: (number, canvas, width) => drawPage(pdf, number, canvas, width),
    destroy: () => void task.destroy(),
  };
}

async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  width: number,
): Promise<string> {
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const density = Math.min(globalThis.devicePixelRatio || 1, 2);
  const viewport = page.getViewport({ scale: (width / natural.width) * density });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('visor-pdf', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('Dirección no permitida.');
      return url;
    },
  });
  return policy.createScriptURL(address);
}
