import { lightColors } from '#theme/tokens.ts';
import { receiptLooks } from '../Receipt/receiptLooks.ts';
import { type PdfWords, pdfDocumentWords } from './PdfDocument.words.ts';
import {
  BASELINE,
  child,
  FOOT_SIZE,
  GAP,
  INK,
  LINE,
  lineOf,
  MARGIN,
  PaperFlow,
  QUIET,
  THICK,
  THIN,
} from './paperFlow.ts';
import type { PdfDocument, PdfOutcome } from './pdfDocument.ts';
import { drawTable } from './pdfTable.ts';
import type { PdfFonts, PdfLayout, PdfLetters } from './pieces.ts';
import { writableText } from './writableText.ts';

const EDGE = 2;
const MARK = 36;
const DISC = 28;
const ICON = 16;
/** Between a mark, a disc or a line and the words beside it. */
const BESIDE = 10;
const AMOUNT_SIZE = 20;

/** The paper's own words (DESIGN.md §9). */
const wordsOf = ({ words = pdfDocumentWords }: PdfDocument): PdfWords => words;

/**
 * Lays a document out (DESIGN.md §9): head with mark, names and an edge; how the operation ended; facts; tables, with their head repeated
 * on each page and no row split; legend; and on each page a foot with its number. A4; a receipt is as wide as A5 and as high as its
 * content.
 * @param hasMark false where the cooperative's logo could not be had
 */
export function layoutPdf(content: PdfDocument, fonts: PdfFonts, hasMark: boolean): PdfLayout {
  const flow = new PaperFlow(content, fonts);
  const { title, outcome, cooperativeName } = content;
  drawHead(flow, hasMark);
  if (outcome) drawOutcome(flow, outcome);
  drawNotice(flow);
  drawFacts(flow);
  for (const table of content.tables) drawTable(flow, table);
  drawLegend(flow);
  drawFeet(flow);
  return {
    title: writableText([title, outcome?.title].filter(Boolean).join(': '), fonts.has),
    author: writableText(cooperativeName, fonts.has),
    root: flow.root,
    sheets: flow.sheets,
  };
}

/** Mark, name and legal name at the left; the document's title at the right, level with the last of them; an edge below. */
function drawHead(flow: PaperFlow, hasMark: boolean): void {
  const { cooperativeName, legalName = '', title, accent } = flow.content;
  const x = MARGIN + (hasMark ? MARK + BESIDE : 0);
  const name = { face: 'display', size: 15 } as const;
  const legal = { face: 'body', size: flow.content.narrow ? 8 : 9 } as const;
  const heading = { face: 'display', size: 12 } as const;
  const right = Math.min(flow.fonts.widthOf(flow.said(title), heading), flow.width * 0.4);
  const left = MARGIN + flow.width - right - 2 * GAP - x;
  const names = flow.split(cooperativeName, name, left);
  const legals = legalName.trim() === cooperativeName.trim() ? [] : flow.split(legalName, legal, left);
  const titles = flow.split(title, heading, right);
  const namesHeight = names.length * lineOf(name.size) + legals.length * lineOf(legal.size);
  const height = Math.max(hasMark ? MARK : 0, namesHeight, titles.length * lineOf(heading.size));
  const top = flow.y;
  if (hasMark) {
    const y = top + (height - MARK) / 2;
    const alt = wordsOf(flow.content).logo(writableText(cooperativeName, flow.fonts.has));
    flow.mark(flow.add('Figure', { figure: { alt, box: [MARGIN, y, MARGIN + MARK, y + MARK] } }), [
      { kind: 'drawing', name: 'mark', x: MARGIN, y, side: MARK, color: INK },
    ]);
  }
  let y = top + (height - namesHeight) / 2;
  flow.mark(flow.add('P'), flow.linesAt(names, name, x, y));
  y += names.length * lineOf(name.size);
  if (legals.length > 0) flow.mark(flow.add('P'), flow.linesAt(legals, legal, x, y, QUIET));
  y += legals.length * lineOf(legal.size);
  const last = legals.length > 0 ? legal : name;
  const baseline = y - lineOf(last.size) / 2 + last.size * BASELINE;
  const first = baseline - heading.size * BASELINE - (titles.length - 0.5) * lineOf(heading.size);
  flow.mark(flow.add('H1'), flow.linesAt(titles, heading, MARGIN + flow.width, Math.max(top, first), INK, 'right'));
  flow.y = top + height + 2 * GAP;
  flow.rule(EDGE, accent ?? lightColors.actionBg);
  flow.y += EDGE + 3 * GAP;
}

/** State and day at the left with the state's disc, the amount at the right, or below where it does not fit. */
function drawOutcome(flow: PaperFlow, { state, title, when, amount }: PdfOutcome): void {
  const heading = { face: 'display', size: 12 } as const;
  const day = { face: 'body', size: flow.size } as const;
  const x = MARGIN + DISC + BESIDE;
  const figure = amountOf(flow, amount);
  const free = flow.width - DISC - BESIDE;
  const isBeside = figure === null || figure.width + 2 * GAP <= free * 0.6;
  const room = isBeside && figure ? free - figure.width - 2 * GAP : free;
  const titles = flow.split(title, heading, room);
  const days = flow.split(when ?? '', day, room);
  const wordsHeight = titles.length * lineOf(heading.size) + days.length * lineOf(day.size);
  const height = Math.max(DISC, wordsHeight);
  const top = flow.y;
  const disc = { x: MARGIN, y: top + (height - DISC) / 2 };
  const inset = (DISC - ICON) / 2;
  // The words beside it say the same.
  flow.mark(null, [
    { kind: 'disc', ...disc, side: DISC, color: lightColors[receiptLooks[state].tone] },
    {
      kind: 'drawing',
      name: 'state',
      x: disc.x + inset,
      y: disc.y + inset,
      side: ICON,
      color: lightColors.surfaceCard,
    },
  ]);
  let y = top + (height - wordsHeight) / 2;
  flow.mark(flow.add('H2'), flow.linesAt(titles, heading, x, y));
  y += titles.length * lineOf(heading.size);
  if (days.length > 0) flow.mark(flow.add('P'), flow.linesAt(days, day, x, y, QUIET));
  flow.y = top + height;
  if (figure) {
    const box = lineOf(figure.letters.size);
    if (!isBeside) flow.y += GAP + box;
    const from = isBeside ? top + (height - box) / 2 : flow.y - box;
    const edge = isBeside ? MARGIN + flow.width : MARGIN;
    const pieces = flow.linesAt([figure.text], figure.letters, edge, from, INK, isBeside ? 'right' : 'left');
    flow.mark(flow.add('P'), pieces);
  }
  flow.y += 2 * GAP;
  if (flow.content.tables.length > 0 && !flow.content.notice) {
    flow.mark(null, [flow.ruleAt(flow.y, THICK, LINE, true)]);
    flow.y += GAP;
  }
}

/** A figure is never cut: one that does not fit is written smaller. */
function amountOf(flow: PaperFlow, amount: string | null): { text: string; letters: PdfLetters; width: number } | null {
  if (amount === null) return null;
  const text = flow.said(amount);
  const usual = flow.fonts.widthOf(text, { face: 'display', size: AMOUNT_SIZE });
  const share = Math.min(1, flow.width / usual);
  return { text, letters: { face: 'display', size: AMOUNT_SIZE * share }, width: usual * share };
}

/** The meaning of the state, beside a line in the state's colour. */
function drawNotice(flow: PaperFlow): void {
  const { notice, outcome } = flow.content;
  if (!notice) return;
  const x = MARGIN + BESIDE;
  const place = { x, width: flow.width - BESIDE };
  const top = flow.y;
  const sheet = flow.sheets.length;
  if (notice.lead) flow.write([{ ...place, element: flow.add('P'), text: notice.lead, letters: flow.letters('bold') }]);
  if (notice.text) flow.write([{ ...place, element: flow.add('P'), text: notice.text, letters: flow.letters('body') }]);
  // If the note goes over a page, only its end has the line.
  const from = flow.sheets.length === sheet ? top : MARGIN;
  const color = lightColors[outcome ? receiptLooks[outcome.state].tone : 'info'];
  flow.mark(null, [{ kind: 'rule', x: MARGIN, y: from, width: EDGE, height: flow.y - from, color }]);
  flow.y += 2 * GAP;
  if (flow.content.tables.length === 0) return;
  flow.mark(null, [flow.ruleAt(flow.y, THICK, LINE, true)]);
  flow.y += GAP;
}

/** Four beside each other, two on a receipt. */
function drawFacts(flow: PaperFlow): void {
  if (flow.content.facts.length === 0) return;
  const columns = flow.content.narrow ? 2 : 4;
  const step = flow.width / columns;
  const list = flow.add('L');
  for (let first = 0; first < flow.content.facts.length; first += columns) {
    const row = flow.content.facts.slice(first, first + columns).map(({ label, value }, index) => {
      const item = child(list, 'LI');
      const place = { x: MARGIN + index * step, width: step - GAP };
      return {
        label: {
          ...place,
          element: child(item, 'Lbl'),
          text: label,
          letters: flow.letters('body', -1),
          color: QUIET,
        },
        value: { ...place, element: child(item, 'LBody'), text: value, letters: flow.letters('bold') },
      };
    });
    const labels = row.map(({ label }) => label);
    const values = row.map(({ value }) => value);
    flow.keepTogether(flow.heightOf(labels) + flow.heightOf(values));
    flow.write(labels);
    flow.write(values);
    flow.y += GAP;
  }
  flow.y += GAP;
}

function drawLegend(flow: PaperFlow): void {
  // The foot says it already.
  if (flow.content.legend === wordsOf(flow.content).note || flow.content.legend === '') return;
  flow.y += GAP;
  const place = { x: MARGIN, width: flow.width };
  flow.write([{ ...place, element: flow.add('P'), text: flow.content.legend, letters: flow.letters('body') }]);
}

/** The last page of a receipt ends where it ends. */
function drawFeet(flow: PaperFlow): void {
  const words = wordsOf(flow.content);
  const end = flow.sheets.at(-1);
  if (flow.content.narrow && end) end.height = flow.y + flow.footHeight + MARGIN;
  const letters = { face: 'body', size: FOOT_SIZE } as const;
  flow.sheets.forEach((sheet, index) => {
    const isLast = index === flow.sheets.length - 1;
    const made = flow.said(words.made(flow.content.printedAt, index + 1, flow.sheets.length));
    let y = sheet.height - MARGIN - flow.footHeight + (flow.content.narrow ? 1.5 : 2) * GAP;
    // The rows of a receipt end with a line of their own.
    if (!flow.content.narrow) sheet.marks.push({ element: null, pieces: [flow.ruleAt(y, THIN, LINE)] });
    y += flow.content.narrow ? 0 : GAP;
    // Read once, at the end.
    const put = (lines: readonly string[], align: 'left' | 'right' = 'left') => {
      const x = align === 'left' ? MARGIN : MARGIN + flow.width;
      const pieces = flow.linesAt(lines, letters, x, y, QUIET, align);
      sheet.marks.push({ element: isLast ? flow.add('P') : null, pieces });
    };
    const down = (lines: number) => {
      y += lines * lineOf(FOOT_SIZE);
    };
    if (flow.member.length > 0) put(flow.member);
    down(flow.member.length);
    put([words.note]);
    if (flow.content.narrow) down(1);
    put([made], flow.content.narrow ? 'left' : 'right');
  });
}
