import { getDocument, type PDFDocumentProxy, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { StandardFonts } from './standardFonts.ts';

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

/** The library's thread; `broken` rejects when its code cannot be fetched or run, of which the library itself says nothing. */
interface Workshop {
  worker: PDFWorker;
  broken: Promise<never>;
}

let workshop: Workshop | null = null;

/** The library warns in the console of a text that nobody waits for any more, when a document is closed while it is read. */
const verbosity = VerbosityLevel.ERRORS;

/**
 * One thread for all documents, never ended: left to itself, the library ends it with the first document that is closed, under the
 * hands of one that is being opened. It comes from our own origin; under Trusted Types one named policy makes exactly its address
 * and no other (stack.md «Picks»).
 */
function openWorkshop(): Workshop {
  const port = new Worker(trusted(workerAddress), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => {
      workshop = null;
      reject(new Error('El hilo del visor no responde.'));
    });
  });
  broken.catch(() => undefined);
  // The library's types know of no port here.
  return { worker: PDFWorker.create({ port, verbosity }), broken };
}

/** Opens a PDF. @throws when the bytes are no PDF that can be read, and when the library's thread cannot be had. */
export async function loadPdf(bytes: Uint8Array): Promise<LoadedDocument> {
  workshop ??= openWorkshop();
  const { worker, broken } = workshop;
  // The library takes the buffer over: it gets a copy, the download keeps the original.
  const data = bytes.slice();
  const task = getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    BinaryDataFactory: StandardFonts,
    verbosity,
  });
  const pdf = await Promise.race([task.promise, broken]);
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

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  // A second policy of the same name is refused.
  policy ??= trustedTypes.createPolicy('visor-pdf', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('Dirección no permitida.');
      return url;
    },
  });
  return policy.createScriptURL(address);
}
