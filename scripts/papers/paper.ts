/** A paper of the project (`docs/*.md`, README.md …) as what can be looked up in it. */
export interface Paper {
  /** Its path inside the project. */
  path: string;
  /** What each heading begins, in order. */
  sections: readonly Section[];
}

/** What stands under one heading, with all that is below it. */
export interface Section {
  title: string;
  /** The number that citations use, at the heading's beginning: `§4`, `A.0`, `D-9`, `2.2`; '' without one. */
  label: string;
  text: string;
}

const LABEL = /^(?:§\d+|[ABC]\.\d|D-\d+|\d+\.\d+|\d+)(?=\s|$)/;

/** Reads a paper. Text in fences is no heading. */
export function readPaper(path: string, markdown: string): Paper {
  const lines = markdown.split('\n');
  let isCode = false;
  const heads = lines.flatMap((line, at) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const head = isCode ? null : /^(#{1,6}) (.+)$/.exec(line);
    return head?.[1] && head[2] ? [{ at, depth: head[1].length, title: head[2].trim() }] : [];
  });
  const sections = heads.map(({ at, depth, title }) => {
    const end = heads.find((other) => other.at > at && other.depth <= depth)?.at ?? lines.length;
    return { title, label: LABEL.exec(title)?.[0] ?? '', text: lines.slice(at, end).join('\n') };
  });
  return { path, sections };
}

/** The anchors that its headings have, as GitHub makes them. */
export function anchorsOf({ sections }: Paper): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const { title } of sections) {
    const slug = plain(title)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n += 1) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Everything in a section that has a name: headings, what is bold or code, quoted, a table's cell, a list's entry or a part of one. */
export function namesIn(text: string): ReadonlySet<string> {
  const found = [
    ...captures(text, /^#{1,6} (.+)$/gm),
    ...captures(text, /\*\*([^*]+)\*\*/g),
    ...captures(text, /`([^`]+)`/g),
    ...captures(text, /«([^»]+)»/g),
    ...captures(text, /^(?:[-*]|\d+\.) (.+)$/gm),
    ...captures(text, /^\|(.+)\|$/gm).flatMap((row) => row.split('|')),
  ].flatMap((name) => [name, ...name.split(/ · |, /)]);
  const names = new Set(found.map(normal));
  // A heading's number is no part of its name.
  for (const title of captures(text, /^#{1,6} (.+)$/gm)) names.add(normal(title.replace(LABEL, '')));
  return names;
}

/** A name without what markup, numbers of a row and full stops add to it. */
export function normal(name: string): string {
  return plain(name)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.:,]+$/, '');
}

function plain(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll(/[*`«»]/g, '');
}

function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
