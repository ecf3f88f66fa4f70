/*
 * Texts that are not ours (D-68): what the server, the configuration or the member writes. Nothing that cannot be seen, and nothing that
 * turns or hides the text around it, may reach a page, a receipt or a file: what is read must be what is signed.
 */

/**
 * Controls, line and paragraph separators, halves of characters, everything that Unicode lets a program leave undrawn (marks of direction,
 * zero-width characters, soft hyphens, tags, fillers, selectors), and three signs that are drawn as nothing.
 */
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{NChar}\u2800\uFFFC\u{1D159}]`;

/** A person's emoji, a keycap: here selectors and joiners are part of what is seen. */
const ONE_EMOJI = String.raw`\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?`;
const EMOJI = String.raw`${ONE_EMOJI}(?:\u200D${ONE_EMOJI})*|[\d#*]\uFE0F\u20E3`;

const HAS_HIDDEN = new RegExp(HIDDEN, 'u');
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI})|${HIDDEN}+`, 'gu');
const EMOJI_OR_HIDDEN_IN_LINES = new RegExp(String.raw`(${EMOJI})|\r?(\n)|(\t)|${HIDDEN}`, 'gu');

/** What separates words, and what turns them: a blank takes its place, so that two words do not become one. */
const SEPARATES = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Stands where something was that cannot be seen. */
const REPLACEMENT = '\uFFFD';

/** A name, a concept, an institution, any text of one line: each run of hidden characters is seen as one «�». */
export function shownText(text: string): string {
  if (!HAS_HIDDEN.test(text)) return text;
  return text.replace(EMOJI_OR_HIDDEN, (_, emoji?: string) => emoji ?? REPLACEMENT);
}

/** A text of several lines, such as an answer to a question: line breaks and tabs keep their meaning. */
export function shownProse(text: string): string {
  if (!HAS_HIDDEN.test(text)) return text;
  return text
    .replace(
      EMOJI_OR_HIDDEN_IN_LINES,
      (_, emoji?: string, line?: string, tab?: string) => emoji ?? line ?? tab ?? REPLACEMENT,
    )
    .replace(/\uFFFD+/g, REPLACEMENT);
}

/** A message of the server in one line: what is hidden is left out, nothing stands in its place (§8, D-68). */
export function messageText(text: string): string {
  if (!HAS_HIDDEN.test(text)) return text;
  return text.replace(EMOJI_OR_HIDDEN, (run, emoji?: string) => emoji ?? (SEPARATES.test(run) ? ' ' : ''));
}

/**
 * What a member types or pastes, without what nobody can see: numbers copied from a list of contacts bring marks of direction along.
 * Line breaks and tabs stay.
 */
export function typedText(text: string): string {
  if (!HAS_HIDDEN.test(text)) return text;
  return text.replace(
    EMOJI_OR_HIDDEN_IN_LINES,
    (_, emoji?: string, line?: string, tab?: string) => emoji ?? line ?? tab ?? '',
  );
}

/** True for a text that may be signed as it is: {@link typedText} leaves it alone. */
export function isPlainlySeen(text: string): boolean {
  return typedText(text) === text;
}
