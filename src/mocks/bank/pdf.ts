const PAGE = { width: 595, height: 842, margin: 64 };
const LINE = { characters: 84, height: 17 };
const LINES_PER_PAGE = Math.floor((PAGE.height - 2 * PAGE.margin) / LINE.height);

/**
 * A small PDF made of text, as base64: a title and paragraphs, wrapped and paged, in Helvetica. Enough for the simulated
 * cooperative's documents; letters that Windows-1252 does not have become «?».
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
  return createPagedPdf(title, pages);
}

/** The same of pages that are there already, each a list of its lines; the title stands on the first. */
export function createPagedPdf(title: string, pages: readonly (readonly string[])[]): string {
  return btoa(
    assembled(
      pages.map((page, index) => pageContent(page, index === 0 ? title : null)),
      title,
    ),
  );
}

/** The same PDF under a password: no viewer shows it before it is told. */
export function lockedPdf(base64: string): string {
  const key = '00'.repeat(32);
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${key}> /U <${key}> >> /ID [<00> <00>]`;
  return btoa(atob(base64).replace('trailer\n<<', `trailer\n<< ${encryption}`));
}

/** The same PDF whose second page is none: the table of pages leads to something else. */
export const pdfWithoutPageTwo = (base64: string): string =>
  btoa(atob(base64).replace('/Kids [5 0 R 7 0 R', '/Kids [5 0 R 8 0 R'));

/** A line of a scanned page, in the marks of CCITT group 4: 16 points white, 32 black, 16 white, on a row that is white above. */
const SCANNED_LINE = { begins: '001' + '101010' + '000001101010' + '1', goesOn: '111', ends: '0001' + '1', white: '1' };
/** Points of a scanned page to each side; a line of it takes eight rows. */
const SCANNED = { side: 64, rowsPerLine: 8 };

/** A PDF as an office's scanner makes it: no letters, one page that is a picture of dark lines on white, a bit a point. */
export function scannedPdf(title: string): string {
  const { begins, goesOn, ends, white } = SCANNED_LINE;
  const line = begins + goesOn.repeat(3) + ends + white.repeat(SCANNED.rowsPerLine - 5);
  const bits = line.repeat(SCANNED.side / SCANNED.rowsPerLine) + '000000000001'.repeat(2);
  const bytes = bits.match(/.{1,8}/g) ?? [];
  const hex = bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2).toString(16).padStart(2, '0')).join('');
  const size = `/W ${SCANNED.side} /H ${SCANNED.side}`;
  const coding = `/F [/AHx /CCF] /DP [null << /K -1 /Columns ${SCANNED.side} /Rows ${SCANNED.side} >>]`;
  const page = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm BI ${size} /BPC 1 /CS /G ${coding} ID ${hex}> EI Q`;
  return btoa(assembled([page], title));
}

const REPORT = { margin: 48, size: 8.5, small: 7, rowHeight: 23, factHeight: 30, factsPerRow: 3 };
/** Where the table ends: below it stands the foot. */
const REPORT_FLOOR = REPORT.margin + 24;

/** A column of a report's table; `width` in points. Numbers stand on the right. */
export interface ReportColumn {
  heading: string;
  width: number;
  align?: 'right';
}

/** What a report says. Its table's columns are 499 points wide together. */
export interface ReportContent {
  /** The house that issues it, over the title. */
  issuer: string;
  title: string;
  /** Label and value, three in a row. */
  facts: readonly (readonly [string, string])[];
  columns: readonly ReportColumn[];
  /** A cell's second line stands below in small type. */
  rows: readonly (readonly (string | readonly [string, string])[])[];
  /** In bold below the last row. */
  totals: readonly string[];
  foot: string;
}

/** A PDF with a table over as many pages as it needs, as base64: issuer, title and facts on the first, «Página n de m» on all. */
export function createReport(content: ReportContent): string {
  const { facts, rows, title } = content;
  const factRows = Math.ceil(facts.length / REPORT.factsPerRow);
  const top = PAGE.height - REPORT.margin;
  const firstTable = top - 52 - factRows * REPORT.factHeight;
  // The totals come after the last row, and the heading before the first one of every page.
  const capacity = (tableTop: number) => Math.floor((tableTop - REPORT_FLOOR) / REPORT.rowHeight) - 1;
  const [onFirst, onOthers] = [capacity(firstTable), capacity(top - 20)];
  const lines = [...rows, content.totals];
  const pages = [lines.slice(0, onFirst)];
  for (let from = onFirst; from < lines.length; from += onOthers) pages.push(lines.slice(from, from + onOthers));
  const contents = pages.map((page, index) => {
    const isFirst = index === 0;
    const isLast = index === pages.length - 1;
    const number = `Página ${index + 1} de ${pages.length}`;
    return [
      ...(isFirst
        ? reportHead(content, top)
        : [textAt(REPORT.margin, top, REPORT.small, `${content.issuer} · ${title}`)]),
      ...tableOf(content.columns, page, isFirst ? firstTable : top - 20, isLast),
      ...rule(REPORT.margin + 12),
      textAt(REPORT.margin, REPORT.margin, REPORT.small, content.foot),
      textAt(PAGE.width - REPORT.margin - widthOf(number, REPORT.small), REPORT.margin, REPORT.small, number),
    ].join('\n');
  });
  return btoa(assembled(contents, title));
}

function reportHead({ issuer, title, facts }: ReportContent, top: number): string[] {
  const width = (PAGE.width - 2 * REPORT.margin) / REPORT.factsPerRow;
  return [
    textAt(REPORT.margin, top, 9, issuer),
    textAt(REPORT.margin, top - 20, 15, title, 'bold'),
    ...rule(top - 30),
    ...facts.flatMap(([label, value], index) => {
      const x = REPORT.margin + (index % REPORT.factsPerRow) * width;
      const y = top - 46 - Math.floor(index / REPORT.factsPerRow) * REPORT.factHeight;
      return [textAt(x, y, REPORT.small, label), textAt(x, y - 11, REPORT.size - 0.5, value, 'bold')];
    }),
  ];
}

function tableOf(
  columns: readonly ReportColumn[],
  lines: ReportContent['rows'],
  top: number,
  endsWithTotals: boolean,
): string[] {
  const row = (cells: ReportContent['rows'][number], y: number, weight: 'bold' | 'plain') => {
    let x = REPORT.margin;
    return columns.flatMap(({ width, align }, index) => {
      const cell = cells[index] ?? '';
      const [first, second] = typeof cell === 'string' ? [cell, ''] : cell;
      const left = x;
      x += width;
      const place = align === 'right' ? x - widthOf(first, REPORT.size) : left;
      return [
        ...(first === '' ? [] : [textAt(place, y, REPORT.size, first, weight)]),
        ...(second === '' ? [] : [textAt(left, y - 9, REPORT.small, second)]),
      ];
    });
  };
  return [
    ...row(
      columns.map(({ heading }) => heading),
      top,
      'bold',
    ),
    ...rule(top - 6),
    ...lines.flatMap((line, index) => {
      const isTotal = endsWithTotals && index === lines.length - 1;
      const y = top - 18 - index * REPORT.rowHeight;
      return [...row(line, y, isTotal ? 'bold' : 'plain'), ...rule(y - 13)];
    }),
  ];
}

function textAt(x: number, y: number, size: number, text: string, weight: 'bold' | 'plain' = 'plain'): string {
  return `BT /${weight === 'bold' ? 'F2' : 'F1'} ${size} Tf ${points(x)} ${points(y)} Td (${escaped(text)}) Tj ET`;
}

function rule(y: number): string[] {
  return [`0.4 w 0.7 G ${REPORT.margin} ${points(y)} m ${PAGE.width - REPORT.margin} ${points(y)} l S`];
}

function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** How wide a text is in points: exact for digits and the signs of an amount, near enough for words. */
function widthOf(text: string, size: number): number {
  const ofSign = (sign: string) => (/[.,: il·]/.test(sign) ? 278 : sign === '-' ? 333 : 556);
  return (Array.from(text).reduce((sum, sign) => sum + ofSign(sign), 0) * size) / 1000;
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

/** The file of these pages as one text of single bytes: objects, table of their offsets, trailer. */
function assembled(contents: readonly string[], title: string): string {
  const pageNumber = (index: number) => 5 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-EC) >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${pageNumber(index) + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n%\xE2\xE3\xCF\xD3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
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

/** The signs of our texts that Windows-1252 has elsewhere than Latin-1. */
const WINDOWS_SIGNS: Readonly<Record<string, string>> = {
  '€': '\x80',
  '…': '\x85',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
};

/** One character per byte, and the three that a PDF text must escape. */
function escaped(text: string): string {
  return text
    .replace(/[^\x20-\x7E\xA0-\xFF]/gu, (sign) => WINDOWS_SIGNS[sign] ?? '?')
    .replace(/[\\()]/g, (sign) => `\\${sign}`);
}
