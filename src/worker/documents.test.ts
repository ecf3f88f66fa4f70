import { describe, expect, it } from 'vitest';
import { asNewAnswer, isAsBuilt, policyOf, revisionOf } from './documents.ts';

const BUILT = '<script nonce="__CSP_NONCE__">a</script><style nonce="__CSP_NONCE__"></style>';
const policy = (source: string) => ({ 'Content-Security-Policy': `script-src 'self' ${source}; style-src ${source}` });
const sent = (nonce: string, html = BUILT) =>
  new Response(html.replaceAll('__CSP_NONCE__', nonce), { headers: policy(`'nonce-${nonce}'`) });
const byHash = () => new Response(BUILT, { headers: policy("'sha256-x'") });

describe('D-73: which document is kept', () => {
  it('the very one of the build, with a nonce or by hash', async () => {
    const revision = await revisionOf(BUILT);
    expect(await isAsBuilt(sent('a+/b='), revision)).toBe(true);
    expect(await isAsBuilt(byHash(), revision)).toBe(true);
  });

  it.each([
    ['another build’s', sent('x', `${BUILT}<p>`)],
    ['a page of the network', new Response('<h1>Acepte las condiciones</h1>', { headers: policy("'self'") })],
    ['one without a policy', new Response(BUILT)],
    ['a failure', new Response(BUILT, { status: 503, headers: policy("'sha256-x'") })],
  ])('not %s', async (_, answer) => {
    expect(await isAsBuilt(answer, await revisionOf(BUILT))).toBe(false);
  });
});

describe('a kept document', () => {
  it('comes each time with another nonce, in policy and document alike', async () => {
    const answers = [await asNewAnswer(sent('old')), await asNewAnswer(sent('old'))];
    const nonces = answers.map(
      (answer) => /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1],
    );
    expect(new Set([...nonces, 'old']).size).toBe(3);
    for (const [at, answer] of answers.entries()) {
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('old');
      expect(await answer.text()).toBe(BUILT.replaceAll('__CSP_NONCE__', nonces[at] ?? ''));
    }
  });

  it('stays as it is where the policy names hashes', async () => {
    const answer = await asNewAnswer(byHash());
    expect(policyOf(answer)).toBe(policyOf(byHash()));
    expect(await answer.text()).toBe(BUILT);
  });

  it('has the same policy whatever the nonce, and another with another source', () => {
    expect(policyOf(sent('a'))).toBe(policyOf(sent('b')));
    expect(policyOf(sent('a'))).not.toBe(policyOf(byHash()));
  });
});
