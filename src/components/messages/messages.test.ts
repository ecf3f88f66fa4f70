import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { english } from './en.ts';
import type { Messages } from './messages.ts';

type Words = Readonly<Record<string, unknown>>;

/** `Dialog` → its words in Spanish, of every file of words. */
const spanish: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.values(import.meta.glob<Record<string, Words>>('../**/*.words.ts', { eager: true }))
    .flatMap((module) => Object.entries(module))
    .map(([name, words]) => [name.charAt(0).toUpperCase() + name.slice(1).replace(/Words$/, ''), words]),
);

/** What a word says, with something in the place of what it speaks of. */
const said = (word: unknown): unknown =>
  typeof word === 'function' ? (word as (...values: unknown[]) => string)(...samples(word)) : word;

/** Masked numbers are what `spoken` and `spokenMasks` take; the others take any number or text. */
const samples = ({ length, name }: { length: number; name: string }): unknown[] =>
  /spoken/i.test(name)
    ? ['Ahorros •••• 4871', 'account']
    : Array.from({ length: Math.max(1, length) }, (_, index) => index + 7);

/** The same in Spanish and English. */
const ALIKE = ['BalanceChart.millions', 'DateField.calendar'];

describe('English is complete', () => {
  const messages = english.messages as Messages & Readonly<Record<string, Words>>;

  it('every file of words is in `Messages`, and every component of `Messages` has one', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(spanish).sort());
  });

  it.each(Object.keys(spanish))('%s: the same words, of the same kind, none of them Spanish', (component) => {
    const own = spanish[component] ?? {};
    const other = messages[component] ?? {};
    expect(Object.keys(other).sort()).toEqual(Object.keys(own).sort());
    for (const [key, word] of Object.entries(own)) {
      expect(typeof other[key], key).toBe(typeof word);
      const [inSpanish, inEnglish] = [said(word), said(other[key])];
      expect(inEnglish, key).not.toMatch(/[áéíóúñ¿¡]|undefined/i);
      if (!ALIKE.includes(`${component}.${key}`)) expect(inEnglish, key).not.toBe(inSpanish);
    }
  });

  it('dates have their months and marks', () => {
    expect(english.months).toHaveLength(12);
  });
});

/** Files that people are shown by: no stories, tests, guides, words, examples or foundations of the catalogue. */
const sources = globSync('src/components/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(stories|test|guide|words|example)\.|\/(transcripts|Fundamentos|messages)\/|storyRoom|\/test[A-Z]/.test(file),
);

/** Attributes whose value somebody reads or hears. */
const SPOKEN =
  /^(aria-(label|description|valuetext|roledescription)|label|title|alt|placeholder|summary|dismissLabel)$/;

/** What is none although it looks like one: names of the language's own values, of fonts, of PDF, a drawing. */
const NO_WORD =
  /^(?:xM\w+ \w+|[A-Z][a-zA-Z]*(?:_[A-Za-z]+)?|[\w-]+\.(?:pfb|ttf|woff)|not all and …?.*|@(?:media|container) .*|url\("data:image.*|[dMy ./-]+)$/;

/** The literals of a file that a person could read. */
function wordsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || isError(node) || isStyle(node)) return;
    const text = textOf(node);
    if (text !== null && isWord(node, text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1} ${text}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const isError = (node: ts.Node) => ts.isNewExpression(node) && /Error$/.test(node.expression.getText());

/** Styles have words of CSS; those that are shown stand in `content`. */
const isStyle = (node: ts.Node) =>
  ts.isTaggedTemplateExpression(node) && !/\bcontent: ['"][^'"]*\p{L}/u.test(node.template.getText());

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

function isWord(node: ts.Node, text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  if (ts.isJsxText(node)) return true;
  if (ts.isJsxAttribute(node.parent) && SPOKEN.test(node.parent.name.getText())) return true;
  if (/[áéíóúñ¿¡]/i.test(text) || /\bcontent: ['"]/.test(text)) return true;
  if (/ (?:de|del|el|la|en|y|con|por|sin)(?: |$)|^(?:de|en|y) /.test(text)) return true;
  // A sentence, or a capital at its beginning.
  return (/\p{L}{2,} \p{L}{2,}/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text)) && !NO_WORD.test(text);
}

describe('no component has words outside of its own', () => {
  it('there is something to look at', () => {
    expect(sources.length).toBeGreaterThan(150);
  });

  it('what is read or heard is a word of the component’s list', () => {
    expect(sources.flatMap(wordsIn)).toEqual([]);
  });
});
