import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { type DeployHeaders, hashSource, headersFor, NONCE, withNonces } from './policy.ts';

const headers = JSON.parse(
  readFileSync(new URL('../../deploy/headers.json', import.meta.url), 'utf8'),
) as DeployHeaders;

const DOCUMENT = `<!doctype html><html><head>
<script type="application/json" id="dibujado-para">{"a":1}</script>
<script>document.title = 'x'</script>
<style>body{color:red}</style><style data-styled="true">.a{color:blue}</style>
<script type="module" crossorigin src="/assets/index-a1b2c3d4.js"></script>
</head></html>`;

const policyOf = ({ contentSecurityPolicy }: DeployHeaders): string =>
  Object.entries(contentSecurityPolicy)
    .map(([name, sources]) => [name, ...sources.filter((source) => !/^\{/.test(source))].join(' '))
    .join('; ');

/** What Google's evaluator holds against a policy, worse than a remark. */
const findingsOf = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }: Finding) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }: Finding) => `${directive} ${value}: ${description}`);

describe('the policy of the documents (security.md 1.3)', () => {
  const { hash, nonce } = headersFor(headers, [DOCUMENT]);

  it('names each script and style of a document by its hash, data and files not', () => {
    const { 'script-src': scripts, 'style-src': styles } = hash.contentSecurityPolicy;
    expect(scripts).toEqual(["'self'", hashSource("document.title = 'x'")]);
    expect(styles).toEqual(["'self'", hashSource(''), hashSource('body{color:red}'), hashSource('.a{color:blue}')]);
  });

  it('or by a nonce, which every own element of a document carries', () => {
    expect(nonce.contentSecurityPolicy['script-src']).toEqual(["'self'", "'nonce-{nonce}'"]);
    const marked = withNonces(DOCUMENT);
    expect(marked.match(new RegExp(`nonce="${NONCE}"`, 'g'))).toHaveLength(4);
    expect(marked).toContain('<script type="module" crossorigin src=');
    // The text that is hashed is the same.
    expect(headersFor(headers, [marked]).hash).toEqual(hash);
  });

  it.each([
    ['hash', hash],
    ['nonce', nonce],
  ])('has no finding of an evaluator in its %s form, and nothing unsafe', (_, form) => {
    const policy = policyOf(form).replaceAll('{nonce}', 'r4nd0mr4nd0mr4nd0mr4nd0m');
    expect(policy).not.toMatch(/unsafe|\*|data:[^;]*script/);
    expect(findingsOf(policy)).toEqual([]);
  });
});
