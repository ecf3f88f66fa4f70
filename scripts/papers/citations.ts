import { namesIn, normal, type Paper, type Section } from './paper.ts';

/** A place in code or text that names a section of a paper. */
export interface Citation {
  /** As it is written there, without line breaks. */
  text: string;
  line: number;
  /** The paper's file in `docs/`, without its ending. */
  paper: string;
  /** The section's number, or '' where the paper is named and then a name. */
  label: string;
  /** What is named in the section, else ''. */
  name: string;
  /** True when `name` was written as a name; else it may be the next word of a sentence. */
  isNamed: boolean;
  /** The number or letter of an entry of what is named, else ''. */
  entry: string;
}

/** Names by which papers are cited, with their files. */
const PAPERS: Readonly<Record<string, string>> = {
  architecture: 'architecture',
  contract: 'contract',
  conventions: 'conventions',
  copy: 'copy',
  decisions: 'decisions',
  'demo-bank': 'demo-bank',
  design: 'design',
  screens: 'screens',
  security: 'security',
  specification: 'specification',
};
const OF_LETTER: Readonly<Record<string, string>> = { A: 'screens', B: 'contract', C: 'demo-bank', D: 'decisions' };

const NAMED = `(?<![\\w-])(?<paper>${Object.keys(PAPERS).join('|')}|DESIGN)`;
/** `«FM» 2`, `«FM failures» d`: what is named, and its entry. */
const NAME = "(?:\\s+«(?<name>[^»]+)»(?:\\s+(?<entry>\\d+|[a-e](?=[:,)]|'\\s*,)))?)?";

/** Each way of citing, by what tells it. The order matters: what one has taken is not read again. */
const WAYS = [
  // D-9
  '(?<![\\w-])(?<decision>D-\\d+)(?![\\w-])',
  // DESIGN.md §6 «Chart», specification §7, §4 «Logout»
  `(?:${NAMED}(?:\\.md)?,?\\s+)?§\\s?(?<section>\\d+)${NAME}`,
  // screens.md A.0 «FM», contract B.3 `criterios`, C.6
  `(?:${NAMED}(?:\\.md)?,?\\s+)?(?<![\\w.-])(?<part>[ABC]\\.\\d)(?![\\w.]\\w)(?:,(?=\\s+«))?${NAME}(?:\\s+(?<word>\`[^\`]+\`|/?[\\w…{][\\w/{}…-]*)(?<end>[:,)\\]']|\\s|$))?`,
  // security.md 2.2
  '(?<![\\w-])security(?:\\.md)?\\s+(?<measure>\\d(?:\\.\\d)?)(?!\\w)',
  // design 19
  '(?<![\\w-])designs?\\s+(?<drawing>\\d\\d)(?!\\d)(?:\\s+and\\s+(?<second>\\d\\d))?',
  // conventions.md 6, conventions.md «Stories» 2, copy.md «Pagos», conventions «Mocks» 3
  `(?<![\\w-])conventions(?:\\.md)?\\s+(?<rule>\\d+)`,
  `${NAMED}(?:\\.md|(?<=conventions))${NAME}`,
  // ASVS 7.3.1, 7.3.2
  '(?<![\\w-])ASVS\\s+(?<requirements>\\d+(?:\\.\\d+)+(?:,\\s+\\d+(?:\\.\\d+)+)*)',
  // Any other paper, which may not be there.
  '(?<![\\w/.-]|\\]\\()(?<other>[\\w-]+)\\.md(?!\\w)',
].map((way) => new RegExp(way, 'gu'));

/** All that a file cites. A comment's or a paragraph's line breaks are blanks; a heading's own number cites nothing. */
export function citationsIn(source: string): Citation[] {
  // As long as before, so that a place keeps its line.
  let rest = source.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/)?(?:#+ \S+)?/g, (margin) => ' '.repeat(margin.length));
  const found: (Citation & { at: number })[] = [];
  for (const way of WAYS) {
    rest = rest.replaceAll(way, (...match: unknown[]) => {
      const groups = match.at(-1) as Record<string, string | undefined>;
      const at = match.at(-3) as number;
      const text = (match[0] as string).replaceAll(/\s+/g, ' ').trim();
      const line = source.slice(0, at).split('\n').length;
      for (const citation of read(groups)) found.push({ ...citation, text, line, at });
      return ' '.repeat((match[0] as string).length);
    });
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...citation }) => citation);
}

function read(groups: Record<string, string | undefined>): Omit<Citation, 'text' | 'line'>[] {
  const {
    decision,
    section,
    part,
    word,
    end,
    measure,
    drawing,
    second,
    rule,
    requirements,
    other,
    name = '',
    entry = '',
  } = groups;
  const named = PAPERS[groups.paper?.toLowerCase() ?? ''];
  const plain = { label: '', name, isNamed: name !== '', entry };
  if (decision) return [{ ...plain, paper: 'decisions', label: decision }];
  if (section) return [{ ...plain, paper: named ?? 'specification', label: `§${section}` }];
  if (part) {
    const cited = { ...plain, paper: named ?? OF_LETTER[part.charAt(0)] ?? '', label: part };
    if (name || !word || cited.paper === 'demo-bank') return [cited];
    // `A.2 pagos/supa` and `B.3 tarjetas-credito` name what they mean; `A.2 and` does not.
    const isNamed = /^`|[/{…]|[a-z][A-Z]/.test(word) || (part === 'A.2' && end !== undefined && /[:)]/.test(end));
    return [{ ...cited, name: word, isNamed }];
  }
  if (measure) return [{ ...plain, paper: 'security', label: measure }];
  if (rule) return [{ ...plain, paper: 'conventions', name: 'Components and screens', isNamed: true, entry: rule }];
  if (drawing) {
    const numbers = second ? [drawing, second] : [drawing];
    return numbers.map((number) => ({ ...plain, paper: 'design', label: '§10', name: number, isNamed: true }));
  }
  if (requirements) {
    return requirements
      .split(/,\s+/)
      .map((id) => ({ ...plain, paper: 'security', label: '1.1', name: id, isNamed: true }));
  }
  return [{ ...plain, paper: named ?? other ?? '' }];
}

/** What is wrong with a citation, given the papers by their names; `null` when it can be looked up. */
export function faultOf(citation: Citation, papers: ReadonlyMap<string, Paper>): string | null {
  const { paper: file, label, name, isNamed, entry } = citation;
  const paper = papers.get(file);
  if (!paper) return 'there is no such paper';
  const section = label ? paper.sections.find((one) => one.label === label) : paper.sections[0];
  if (!section) return `has no heading «${label}»`;
  if (!isNamed) return null;
  const titled = titledWithin(paper, section, name);
  if (!titled && !isNameIn(section, name)) return `${label || 'it'} has nothing named «${name}»`;
  if (!entry || !titled) return null;
  return new RegExp(`^${entry}\\. `, 'm').test(titled.text) ? null : `«${name}» has no entry ${entry}`;
}

function titledWithin(paper: Paper, { text }: Section, name: string): Section | undefined {
  return paper.sections.find((one) => one.title === name && text.includes(one.text));
}

/** An address may be cited by its last part (`A.2 supa`) or by its beginning (`B.3 productos/cuentas`). */
function isNameIn({ text }: Section, name: string): boolean {
  const names = namesIn(text);
  const wanted = normal(name);
  return names.has(wanted) || [...names].some((one) => one.endsWith(`/${wanted}`) || one.startsWith(`${wanted}/`));
}
