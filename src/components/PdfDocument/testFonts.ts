import { readFileSync } from 'node:fs';
import type { FontFiles, PdfDrawings } from './writePdf.ts';

const bytesOf = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./fonts/${name}.woff`, import.meta.url)));

const both = (name: string): Uint8Array[] => [bytesOf(`${name}-latin`), bytesOf(`${name}-latin-ext`)];

/** For tests without a browser: all fonts of a document. */
export const testFonts: FontFiles = {
  body: both('figtree-400'),
  bold: both('figtree-700'),
  display: both('bricolage-grotesque-600'),
};

/** For tests without a browser, which cannot draw the real ones: a square, and a line. */
export const testDrawings: PdfDrawings = {
  mark: {
    side: 44,
    shapes: [
      { outline: { kind: 'box', x: 0, y: 0, width: 44, height: 44, radius: 13 }, fill: '#0F5C66', lineWidth: 0 },
    ],
  },
  state: { side: 24, shapes: [{ outline: { kind: 'path', d: 'M20 6 9 17l-5-5' }, fill: null, lineWidth: 2 }] },
};
