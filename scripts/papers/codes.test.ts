import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ErrorCodeEntry, errorCodes } from '#domain/errorCodes.ts';
import { readPaper } from './paper.ts';

const PAPER = 'docs/contract.md';
const paper = readPaper(PAPER, readFileSync(new URL(`../../${PAPER}`, import.meta.url), 'utf8'));
const { text } = paper.sections.find(({ label }) => label === 'B.1') ?? { text: '' };

/** A code in bold is one all the same; what stands in brackets behind a text is a note to it. */
const rows = [
  ...text.matchAll(/(?<=\| )\**(?<code>-[\d-]+)\** \| (?<said>[^|]*?)(?: \((?<note>[^()|]*)\))?(?= \|)/g),
].map(({ groups: { code = '', said = '', note = '' } = {} }) => ({ code, said, isReserved: note === 'reserved' }));

describe('contract B.1: its table is src/domain/errorCodes.ts', () => {
  const entries: [string, ErrorCodeEntry][] = Object.entries(errorCodes);

  it('each code once, with its text, and whether it is reserved', () => {
    const codes = rows.map(({ code }) => code);
    expect(
      entries.map(([code]) => code).filter((code) => !codes.includes(code)),
      `${PAPER}, B.1: faltan en la tabla`,
    ).toEqual([]);
    const written = rows.toSorted((one, other) => one.code.localeCompare(other.code));
    const known = entries.map(([code, row]) => ({ code, said: row.text, isReserved: row.reserved === true }));
    expect(written, `${PAPER}, B.1: la tabla dice otra cosa que src/domain/errorCodes.ts`).toEqual(
      known.toSorted((one, other) => one.code.localeCompare(other.code)),
    );
  });

  it('each module is named above it', () => {
    const [, named = ''] = /Modules: ([^.]*)\./.exec(text) ?? [];
    const written = [...named.matchAll(/\*\*(-\d{4})\*\*/g)].map(([, module = '']) => module);
    const modules = [...new Set(entries.map(([code]) => code.slice(0, 5)))];
    const missing = modules.filter((module) => !written.includes(module));
    expect(missing, `${PAPER}, B.1: faltan entre los módulos`).toEqual([]);
    expect(written.toSorted(), `${PAPER}, B.1: nombra módulos que no hay, o uno dos veces`).toEqual(modules.toSorted());
  });
});
