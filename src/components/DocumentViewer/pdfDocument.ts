import type { PDFDocumentProxy, PDFPageProxy, PDFWorker, RenderTask } from 'pdfjs-dist';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.d.ts';
import { imageDecoders } from './imageDecoders.ts';
import { loadLibrary } from './loadLibrary.ts';
import type { PdfLibrary } from './pdfLibrary.ts';
import { StandardFonts } from './standardFonts.ts';

/** A page's size in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** What drawing a page tells about it: its size, and its text for assistive technology. */
export interface DrawnPage extends PageSize {
  /** `null` when it could not be read. */
  text: string | null;
}

/** A page that is being drawn, or has been. */
export interface PageDrawing {
  /** Rejects when the page cannot be drawn, or was released before it was. */
  done: Promise<DrawnPage>;
  /** Stops drawing, and frees what the canvas and the library hold of the page. */
  release: () => void;
}

/** An opened document: how many pages, how to draw one, and its end. */
export interface LoadedDocument {
  count: number;
  /** Size of the first page; the other pages are assumed to be like it until they are drawn. */
  size: PageSize;
  /** Draws page `number` (from 1) `width` CSS px wide. Nothing of a page is read before that. */
  draw: (number: number, canvas: HTMLCanvasElement, width: number) => PageDrawing;
  destroy: () => void;
}

/** Assumed size of a page whose size cannot be read: A4. */
const USUAL_SIZE: PageSize = { width: 595, height: 842 };

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
}

/** The library's thread. `broken` rejects when its code cannot be fetched or run; the library itself does not tell. */
interface Workshop {
  worker: PDFWorker;
  broken: Promise<never>;
}

let workshop: Workshop | null = null;

/**
 * One thread for all documents, and never ended: by itself the library would end it when any document is closed, even while another is
 * being opened. It comes from our own origin; under Trusted Types, one named policy makes exactly its address and no other (architecture.md
 * «Packages»).
 */
function openWorkshop({ PDFWorker, verbosity, workerAddress }: PdfLibrary): Workshop {
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

/** True when no viewer could read the bytes. Any other failure is this viewer's own, and another may do better. */
export const isUnreadable = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'InvalidPDFException';

/** Opens a PDF. @throws when the bytes are no PDF that can be read (`isUnreadable`), and when the library or its thread cannot be had. */
export async function loadPdf(bytes: Uint8Array): Promise<LoadedDocument> {
  const library = await loadLibrary();
  const { getDocument, verbosity } = library;
  workshop ??= openWorkshop(library);
  const { worker, broken } = workshop;
  // The library takes the buffer over: it gets a copy, the download keeps the original.
  const data = bytes.slice();
  const task = getDocument({
    data,
    worker,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    BinaryDataFactory: StandardFonts,
    useWasm: false,
    wasmUrl: imageDecoders,
    verbosity,
  });
  const pdf = await Promise.race([task.promise, broken]);
  return {
    count: pdf.numPages,
    size: await pdf.getPage(1).then(sizeOf, () => USUAL_SIZE),
    draw: (number, canvas, width) => drawPage(pdf, number, canvas, width),
    destroy: () => void task.destroy(),
  };
}

function sizeOf(page: PDFPageProxy): PageSize {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** Uses a reader: the library's own function for the whole text uses `for await` on a stream, which WebKit and older browsers cannot. */
async function textOf(page: PDFPageProxy): Promise<string> {
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces.join(' ');
    pieces.push(...value.items.map((item) => ('str' in item ? item.str : '')));
  }
}

function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number): PageDrawing {
  let isGivenUp = false;
  let page: PDFPageProxy | null = null;
  let rendering: RenderTask | null = null;
  const draw = async (): Promise<DrawnPage> => {
    page = await pdf.getPage(number);
    if (isGivenUp) throw new Error(`Page ${number} is no longer wanted.`);
    const size = sizeOf(page);
    const density = Math.min(globalThis.devicePixelRatio || 1, 2);
    const viewport = page.getViewport({ scale: (width / size.width) * density });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    rendering = page.render({ canvas, viewport });
    await rendering.promise;
    // A page without its text is still worth showing.
    return { ...size, text: await textOf(page).catch(() => null) };
  };
  return {
    done: draw(),
    release() {
      isGivenUp = true;
      rendering?.cancel();
      page?.cleanup();
      // Browsers free an unused canvas in their own time, and phones have little memory to spare until then.
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  // A second policy of the same name is refused.
  policy ??= trustedTypes.createPolicy('visor-pdf', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError('This address is not allowed.');
      return url;
    },
  });
  return policy.createScriptURL(address);
}
