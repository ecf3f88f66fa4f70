/** Width of a text as it would be drawn, px of the picture. */
export type Measure = (text: string) => number;

/** Two lines of a picture never need more than this; a longer text need not be measured to its end. */
const LONGEST = 600;

/** A masked number at the end of a line: its last digits identify the account. */
const MASKED_END = /(?:^| )(•+\u00a0\S+)$/;

/**
 * Breaks a text into lines: between words, inside a word only if it is wider than a line, never between an account's mask and its digits.
 * If the last line is full it ends in «…»; if the text ends in a masked account, that is kept and the text before it is cut.
 * @param room px
 */
export function wrapText(text: string, room: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let rest = unbroken(text);
  while (rest !== '') {
    if (measure(rest) <= room) return [...lines, rest];
    if (lines.length >= maxLines - 1) return [...lines, shortened(rest, room, measure)];
    const line = firstLine(rest, room, measure);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** As one line; the space inside a mask does not break. */
function unbroken(text: string): string {
  const line = text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/• (?=\S)/g, '•\u00a0');
  const end = MASKED_END.exec(line)?.[0] ?? '';
  return line.length <= LONGEST ? line : line.slice(0, LONGEST) + end;
}

function firstLine(text: string, room: number, measure: Measure): string {
  const fitting = longestStart(text, (start) => measure(start) <= room) || [...text].slice(0, 1).join('');
  if (text[fitting.length] === ' ') return fitting;
  const blank = fitting.lastIndexOf(' ');
  return blank > 0 ? fitting.slice(0, blank) : fitting;
}

function shortened(text: string, room: number, measure: Measure): string {
  const end = MASKED_END.exec(text)?.[1];
  if (end !== undefined && measure(`… ${end}`) <= room) {
    const before = text.slice(0, -end.length);
    const cut = (start: string) => `${start.trimEnd()}… ${end}`;
    return cut(longestStart(before, (start) => measure(cut(start)) <= room));
  }
  const cut = (start: string) => `${start.trimEnd()}…`;
  return cut(longestStart(text, (start) => measure(cut(start)) <= room));
}

/** The longest beginning, in whole characters, that fits. */
function longestStart(text: string, fits: (start: string) => boolean): string {
  let start = '';
  for (const character of text) {
    if (!fits(start + character)) return start;
    start += character;
  }
  return start;
}
