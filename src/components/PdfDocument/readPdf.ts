import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A part of a document as a reader for screens finds it. */
export interface ReadElement {
  tag: string;
  /** Of a figure. */
  alt?: string;
  /** What is written in it, in the order in which it is read. */
  text?: string;
  children: ReadElement[];
}

/** A PDF as a reader program finds it. */
export interface ReadPdf {
  /** The texts of each page, from the top down and in each line from the left. */
  pages: string[][];
  /** Each text with its place, mm from the page's upper left corner. */
  places: { page: number; text: string; left: number; right: number; top: number }[];
  /** mm of each page. */
  sizes: { width: number; height: number }[];
  title: unknown;
  language: unknown;
  /** True where the document says that it is tagged. */
  isTagged: boolean;
  /** The structure of each page: what is tagged of it. */
  structure: ReadElement[];
  /** Names of its fonts, and whether each is inside of it. */
  fonts: { name: string; isInside: boolean }[];
}

interface StructNode {
  role: string;
  alt?: string;
  children: (StructNode | { type: string; id: string })[];
}

const mm = (points: number) => (points * 25.4) / 72;

/** For tests: reads a made PDF with a library that knows nothing of the one that made it. */
export async function readPdf(blob: Blob): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0, fontExtraProperties: true });
  const pdf = await task.promise;
  const pages: string[][] = [];
  const places: ReadPdf['places'] = [];
  const sizes: ReadPdf['sizes'] = [];
  const structure: ReadElement[] = [];
  const fonts = new Map<string, boolean>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push({ width: mm(width), height: mm(height) });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let id = '';
    for (const item of items) {
      if ('str' in item) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
      else id = item.type === 'endMarkedContent' ? '' : (item.id ?? '');
    }
    const found = items
      .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
      .map(({ str, transform, width: wide }) => {
        const [, , , , x = 0, y = 0] = transform as number[];
        // A line that goes on ends in a blank, which nobody sees.
        const blank = str.length > str.trimEnd().length ? (wide * 0.25) / str.length : 0;
        return { page: number, text: str.trim(), left: mm(x), right: mm(x + wide - blank), top: mm(height - y) };
      })
      .sort((a, b) => (Math.abs(a.top - b.top) > 0.5 ? a.top - b.top : a.left - b.left));
    places.push(...found);
    pages.push(found.map(({ text }) => text));
    const tree = (await page.getStructTree()) as StructNode | null;
    if (tree) structure.push(elementOf(tree, texts));
    await page.getOperatorList();
    for (const font of fontsOf(page)) fonts.set(font.name, font.isInside);
  }
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as Record<string, unknown>;
  // A map, whatever its types say.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  await task.destroy();
  return {
    pages,
    places,
    sizes,
    title: Title,
    language: Language,
    isTagged: marks?.get('Marked') === true,
    structure,
    fonts: [...fonts].map(([name, isInside]) => ({ name, isInside })),
  };
}

function elementOf({ role, alt, children }: StructNode, texts: ReadonlyMap<string, string>): ReadElement {
  const text = children
    .flatMap((child) => ('id' in child ? [texts.get(child.id) ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    tag: role,
    ...(alt === undefined ? {} : { alt }),
    ...(text === '' ? {} : { text }),
    children: children.flatMap((child) => ('role' in child ? [elementOf(child, texts)] : [])),
  };
}

/** What the library has found of a page's fonts; it has no public list of them. */
function fontsOf(page: unknown): { name: string; isInside: boolean }[] {
  const { commonObjs } = page as { commonObjs: Iterable<[string, { name?: string; missingFile?: boolean } | null]> };
  return [...commonObjs].flatMap(([, one]) =>
    one?.name === undefined ? [] : [{ name: one.name, isInside: one.missingFile !== true }],
  );
}

/** A structure in short: `Table(THead(TR(TH TH)) …)`. */
export function outlineOf({ tag, children }: ReadElement): string {
  return children.length === 0 ? tag : `${tag}(${children.map(outlineOf).join(' ')})`;
}

/** All elements of a kind, in the order in which they are read. */
export function elementsOf(element: ReadElement, tag: string): ReadElement[] {
  const inside = element.children.flatMap((child) => elementsOf(child, tag));
  return element.tag === tag ? [element, ...inside] : inside;
}
