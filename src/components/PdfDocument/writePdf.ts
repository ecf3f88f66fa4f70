import PDFDocument from 'pdfkit';
import type { SvgDrawing, SvgShape } from '../Picture/svgShapes.ts';
import { layoutPdf } from './layoutPdf.ts';
import { pdfDocumentWords } from './PdfDocument.words.ts';
import type { PdfDocument } from './pdfDocument.ts';
import type { PdfDrawing, PdfElement, PdfFace, PdfFonts, PdfLetters, PdfPiece } from './pieces.ts';

/** The files of a face: first the one with most letters; letters that it lacks come from the next ones. */
export type FontFiles = Readonly<Record<PdfFace, readonly Uint8Array[]>>;

/** What is drawn by name: shapes of ours, or the bytes of a JPEG. */
export interface PdfDrawings {
  /** Null where the cooperative's logo could not be had. */
  mark: SvgDrawing | Uint8Array | null;
  state: SvgDrawing | null;
}

/** Figures of one width, so that they stand under each other. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** A font as pdfkit has opened it; its types know nothing of it. */
interface Opened {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/**
 * Writes a document as a tagged PDF (PDF/UA-1): with title and language, and each text marked as heading, list, table or decoration. The
 * fonts are embedded, each with the letters that are needed.
 */
export function writePdf(content: PdfDocument, files: FontFiles, drawings: PdfDrawings): Promise<Blob> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: (content.words ?? pdfDocumentWords).language,
    displayTitle: true,
    margin: 0,
    // No font that a PDF may name without embedding it.
    font: null as unknown as string,
  });
  const pen = new Pen(doc, files);
  const layout = layoutPdf(content, pen, drawings.mark !== null);
  doc.info.Title = layout.title;
  doc.info.Author = layout.author;
  const elements = new Map<PdfElement, PDFKit.PDFStructureElement>();
  doc.addStructure(structure(doc, layout.root, elements));
  for (const { width, height, marks } of layout.sheets) {
    doc.addPage({ size: [width, height], margin: 0 });
    // Readers follow the structure of a tagged file, also with the keyboard.
    Object.assign(doc.page.dictionary.data, { Tabs: 'S' });
    for (const { element, pieces } of marks) {
      const said = element && elements.get(element);
      if (said) said.add(doc.markStructureContent(element.tag));
      else doc.markContent('Artifact', { type: 'Layout' });
      for (const piece of pieces) pen.draw(piece, drawings);
      doc.endMarkedContent();
    }
  }
  const file = writtenBy(doc);
  doc.end();
  return file;
}

/** Collects all bytes that a document writes; call it before the document ends. */
function writtenBy(doc: PDFKit.PDFDocument): Promise<Blob> {
  const parts: BlobPart[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (bytes: Uint8Array<ArrayBuffer>) => parts.push(bytes));
    doc.on('end', () => resolve(new Blob(parts, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
}

/** The elements as the library has them, before there is anything in them. */
function structure(
  doc: PDFKit.PDFDocument,
  element: PdfElement,
  elements: Map<PdfElement, PDFKit.PDFStructureElement>,
): PDFKit.PDFStructureElement {
  const { tag, figure, scope, children } = element;
  const made = doc.struct(tag, { ...(figure && { alt: figure.alt }), ...(scope && { scope }) });
  for (const child of children) made.add(structure(doc, child, elements));
  elements.set(element, made);
  return made;
}

class Pen implements PdfFonts {
  private readonly doc: PDFKit.PDFDocument;
  /** For each face the names of its font files, with the letters that each can write. */
  private readonly parts: Readonly<Record<PdfFace, readonly { name: string; has: (character: string) => boolean }[]>>;
  private readonly widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument, files: FontFiles) {
    this.doc = doc;
    const opened = (face: PdfFace) =>
      files[face].map((bytes, index) => {
        const name = `${face}-${index}`;
        doc.registerFont(name, bytes);
        doc.font(name);
        const { font } = (doc as unknown as Opened)._font;
        return { name, has: (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
      });
    this.parts = { body: opened('body'), bold: opened('bold'), display: opened('display') };
  }

  readonly has = (character: string): boolean =>
    Object.values(this.parts).every((parts) => parts.some((part) => part.has(character)));

  readonly widthOf = (text: string, letters: PdfLetters): number => {
    const key = `${letters.face} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known * letters.size;
    const width = this.runs(text, letters.face).reduce((sum, run) => sum + this.widthOfRun(run.name, run.text), 0);
    this.widths.set(key, width);
    return width * letters.size;
  };

  draw(piece: PdfPiece, drawings: PdfDrawings): void {
    if (piece.kind === 'text') {
      let { x } = piece;
      const { letters, baseline, color, text } = piece;
      for (const run of this.runs(text, letters.face)) {
        this.doc.font(run.name, letters.size).fillColor(color);
        this.doc.text(run.text, x, baseline, { lineBreak: false, features: FEATURES, baseline: 'alphabetic' });
        x += this.widthOfRun(run.name, run.text) * letters.size;
      }
    } else if (piece.kind === 'disc') {
      const radius = piece.side / 2;
      this.doc.circle(piece.x + radius, piece.y + radius, radius).fill(piece.color);
    } else if (piece.kind === 'rule') this.drawRule(piece);
    else this.drawDrawing(piece, drawings[piece.name]);
  }

  private drawRule({ x, y, width, height, color, dashed = false }: Extract<PdfPiece, { kind: 'rule' }>): void {
    if (!dashed) {
      this.doc.rect(x, y, width, height).fill(color);
      return;
    }
    // As many dashes as begin and end with the line.
    const dash = 4;
    const gaps = Math.max(1, Math.round((width - dash) / (2 * dash)));
    this.doc
      .lineWidth(height)
      .dash(dash, { space: (width - dash) / gaps - dash })
      .moveTo(x, y + height / 2)
      .lineTo(x + width, y + height / 2)
      .stroke(color)
      .undash();
  }

  private drawDrawing({ x, y, side, color }: PdfDrawing, drawing: SvgDrawing | Uint8Array | null): void {
    if (drawing === null) return;
    if (drawing instanceof Uint8Array) {
      this.doc.image(drawing as unknown as string, x, y, { fit: [side, side], align: 'center', valign: 'center' });
      return;
    }
    this.doc
      .save()
      .translate(x, y)
      .scale(side / drawing.side)
      .lineCap('round')
      .lineJoin('round');
    for (const shape of drawing.shapes) {
      if (shape.fill) outline(this.doc, shape).fill(shape.fill === 'currentColor' ? color : shape.fill);
      if (shape.lineWidth > 0) outline(this.doc.lineWidth(shape.lineWidth), shape).stroke(color);
    }
    this.doc.restore();
  }

  /** Splits a text into parts, each writable by one font. */
  private runs(text: string, face: PdfFace): { name: string; text: string }[] {
    const runs: { name: string; text: string }[] = [];
    const parts = this.parts[face];
    // A no-break space belongs to the lines on the page, not to the text.
    for (const character of text.replaceAll('\u00a0', ' ')) {
      const name = (parts.find((part) => part.has(character)) ?? parts[0])?.name ?? '';
      const last = runs.at(-1);
      if (last?.name === name) last.text += character;
      else runs.push({ name, text: character });
    }
    return runs;
  }

  /** Per point of size. */
  private widthOfRun(name: string, text: string): number {
    const size = 100;
    return this.doc.font(name, size).widthOfString(text, { features: FEATURES }) / size;
  }
}

function outline(doc: PDFKit.PDFDocument, { outline: shape }: SvgShape): PDFKit.PDFDocument {
  if (shape.kind === 'path') return doc.path(shape.d);
  if (shape.kind === 'circle') return doc.circle(shape.x, shape.y, shape.radius);
  return doc.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
}
