import { createHash } from 'node:crypto';

/** deploy/headers.json, and the two forms that the build makes of it (deploy/README.md). */
export interface DeployHeaders {
  contentSecurityPolicy: Record<string, string[]>;
  contentSecurityPolicyOverHttps: string[];
  headers: Record<string, string>;
  headersOverHttps: Record<string, string>;
  cacheControl: Record<'document' | 'hashedAsset' | 'otherFile', string>;
}

/** What stands for a value that each answer has anew, in documents and in the nonce form. */
export const NONCE = '__CSP_NONCE__';

/** Of the empty element that styled-components fills rule by rule. */
const EMPTY_STYLE = hashSource('');

/** How a policy names a text of the document itself. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Texts of a document's own scripts or styles; data for the program are none. */
function ownTexts(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(
    `<${element}(?![^>]*\\b(?:src=|type="application/json"))[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

/** Marks what is the document's own for a server that fills in a nonce; one that does not sends the hashes instead. */
export const withNonces = (html: string): string =>
  html.replace(/<(script|style)(?![^>]*\b(?:src=|nonce=))/g, `<$1 nonce="${NONCE}"`);

/** Both forms of the headers for these documents: by hash, for a host that sends files as they are, and by nonce. */
export function headersFor(
  headers: DeployHeaders,
  documents: readonly string[],
): Record<'hash' | 'nonce', DeployHeaders> {
  const hashes = (element: 'script' | 'style') => [
    ...new Set(documents.flatMap((html) => ownTexts(html, element)).map(hashSource)),
  ];
  const filled = (values: Record<string, readonly string[]>): DeployHeaders => ({
    ...headers,
    contentSecurityPolicy: Object.fromEntries(
      Object.entries(headers.contentSecurityPolicy).map(([directive, sources]) => [
        directive,
        sources.flatMap((source) => values[source] ?? [source]),
      ]),
    ),
  });
  const nonce = "'nonce-{nonce}'";
  return {
    hash: filled({ '{inlineScripts}': hashes('script'), '{inlineStyles}': [EMPTY_STYLE, ...hashes('style')] }),
    nonce: filled({ '{inlineScripts}': [nonce], '{inlineStyles}': [nonce, EMPTY_STYLE] }),
  };
}
