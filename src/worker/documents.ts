/* Documents as a host sends them: with a policy, and with a nonce that is new in each answer where the host fills one in (deploy/README.md). */

/** What the build writes where a nonce belongs. */
const PLACEHOLDER = '__CSP_NONCE__';
const POLICY = 'Content-Security-Policy';
const NONCE_SOURCE = /'nonce-([^']+)'/g;

/** What distinguishes a document from any other text: of its whole content, whatever its nonce. */
export async function revisionOf(html: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html)));
  return Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The policy of an answer, with its nonces taken out; `null` without one. */
export function policyOf({ headers }: Pick<Response, 'headers'>): string | null {
  return headers.get(POLICY)?.replace(NONCE_SOURCE, `'nonce-${PLACEHOLDER}'`) ?? null;
}

const nonceOf = ({ headers }: Response): string | undefined =>
  new RegExp(NONCE_SOURCE).exec(headers.get(POLICY) ?? '')?.[1];

const withNonce = (html: string, from: string, to: string): string =>
  html.replaceAll(`nonce="${from}"`, () => `nonce="${to}"`);

/**
 * Whether an answer is this very document of the build, under a policy. A page of the network in between («acepte las condiciones»), the next
 * build's document or one without a policy is not: that is never kept.
 */
export async function isAsBuilt(answer: Response, revision: string): Promise<boolean> {
  if (!answer.ok || policyOf(answer) === null) return false;
  const html = await answer.clone().text();
  const nonce = nonceOf(answer);
  return (await revisionOf(nonce === undefined ? html : withNonce(html, nonce, PLACEHOLDER))) === revision;
}

/** A kept document as an answer of its own: where it came with a nonce, policy and document get a new one, as the host would do. */
export async function asNewAnswer(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  // They told of the text as it travelled.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  const html = await kept.text();
  const nonce = nonceOf(kept);
  if (nonce === undefined) return new Response(html, { headers });
  const fresh = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  headers.set(
    POLICY,
    (headers.get(POLICY) ?? '').replaceAll(`'nonce-${nonce}'`, () => `'nonce-${fresh}'`),
  );
  return new Response(withNonce(html, nonce, fresh), { headers });
}
