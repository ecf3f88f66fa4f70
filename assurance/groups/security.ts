import type { Group } from '../row.ts';
import { suite } from '../suite.ts';

/** What a page may do, what it keeps, what is told to nobody. */
export const security: Group = {
  title: 'Security',
  rows: [
    suite({
      id: 'security-policy',
      title:
        'The policy of the documents held against csp_evaluator, in its hash and its nonce form; Trusted Types asked for',
      goal: '0 findings of middle weight or more',
      runner: 'unidad',
      files: ['scripts/documents/policy.test.ts'],
      atLeast: 4,
      control: {
        says: 'no inline scripts',
        file: 'deploy/headers.json',
        from: '"script-src": ["\'self\'", "{inlineScripts}"]',
        to: '"script-src": ["\'self\'", "\'unsafe-inline\'"]',
      },
    }),
    suite({
      id: 'security-headers',
      title: 'The headers of security.md 1.3 on documents, files, the API and 404',
      goal: 'all there, on each kind',
      runner: 'unidad',
      files: ['src/mocks/sandbox/sandbox.test.ts'],
      atLeast: 20,
      control: {
        says: 'nosniff',
        file: 'deploy/headers.json',
        from: '    "X-Content-Type-Options": "nosniff",\n',
        to: '',
      },
    }),
    suite({
      id: 'security-published',
      title: 'What is published: no maps, sources, keys or simulator; a file that is missing is a 404',
      goal: 'nothing found',
      runner: 'recorridos',
      files: ['e2e/published.spec.ts', 'e2e/budget.spec.ts'],
      atLeast: 10,
    }),
  ],
};
