/** What a face draws, as code points: from, to. */
type Range = readonly [number, number];

/** A face that says nothing of its letters is a fallback: it borrows them from the machine. */
const EVERYTHING = 'U+0-10FFFF';

/** Reads CSS's `unicode-range`: «U+0-FF, U+131, U+4??». */
function rangesOf(unicodeRange: string): Range[] {
  return unicodeRange.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
}

const withoutQuotes = (family: string) => family.trim().replaceAll(/["']/g, '');

/** The letters of each family that comes with the page. */
function ownLetters(): Map<string, Range[]> {
  const own = new Map<string, Range[]>();
  for (const { family, unicodeRange } of document.fonts) {
    const name = withoutQuotes(family);
    if (unicodeRange !== EVERYTHING) own.set(name, [...(own.get(name) ?? []), ...rangesOf(unicodeRange)]);
  }
  return own;
}

/** What can be read on the page, and what shows it: texts, and what stands in fields. */
function* writings(): Generator<readonly [string, Element]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement, nodeValue } = node;
    if (parentElement && nodeValue?.trim()) yield [nodeValue, parentElement];
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type !== 'password') yield [field.value || field.placeholder, field];
  }
}

/**
 * What is written in a font of the machine, because none that comes with the page has the letter: another machine's picture would be
 * another one.
 */
export function machineFontFindings(): string[] {
  const own = ownLetters();
  const findings = new Set<string>();
  for (const [text, element] of writings()) {
    const { fontFamily } = getComputedStyle(element);
    const ranges = fontFamily.split(',').flatMap((family) => own.get(withoutQuotes(family)) ?? []);
    const borrowed = [...text].find((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => from <= point && point <= to);
    });
    if (borrowed === undefined || !element.checkVisibility()) continue;
    findings.add(
      `Ninguna fuente de la página (${fontFamily}) tiene «${borrowed}»: la dibuja el equipo, en otro sería otra.`,
    );
  }
  return [...findings];
}
