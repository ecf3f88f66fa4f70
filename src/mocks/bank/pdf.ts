const PAGE = { width: 595, height: 842, margin: 64 };
const LINE = { characters: 84, height: 17 };
const LINES_PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / LINE.height);

/**
 * A small PDF made of text, as base64: a title and paragraphs, wrapped and paged, in Helvetica. Enough for the simulated
 * cooperative's documents; letters beyond Latin-1 become «?».
 */
export function createPdf(title: string, paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const pages: string[][] = [];
  // The title takes two lines of the first page.
  for (let from = 0; from < lines.length; ) {
    const size = pages.length === 0 ? LINES_PER_PAGE - 2 : LINES_PER_PAGE;
    pages.push(lines.slice(from, from + size));
    from += size;
  }
  const pageNumber = (index: number) => 5 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-EC) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = pageContent(page, index === 0 ? title : null);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${pageNumber(index) + 1} 0 R ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return btoa(assembled(objects, title));
}

function pageContent(lines: readonly string[], title: string | null): string {
  const heading = title === null ? [] : [`/F2 15 Tf (${escaped(title)}) Tj T* T*`];
  return [
    'BT',
    `${LINE.height} TL ${PAGE.margin} ${PAGE.height - PAGE.margin} Td`,
    ...heading,
    '/F1 11 Tf',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
}

/** The file as one Latin-1 text: objects, table of their offsets, trailer. */
function assembled(objects: readonly string[], title: string): string {
  const numbered = [...objects, `<< /Title (${escaped(title)}) >>`];
  let file = '%PDF-1.4\n%\xE2\xE3\xCF\xD3\n';
  const offsets = numbered.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${numbered.length + 1} /Root 1 0 R /Info ${numbered.length} 0 R >>`;
  return `${file}xref\n0 ${numbered.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= LINE.characters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One character per byte, and the three that a PDF text must escape. */
function escaped(text: string): string {
  return text.replace(/[^\x20-\x7E\xA0-\xFF]/gu, '?').replace(/[\\()]/g, (sign) => `\\${sign}`);
}
