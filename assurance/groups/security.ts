import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MET, WAIVED } from '../asvs/requirements.ts';
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
      id: 'security-canary',
      title:
        'A canary in each secret that a member types, through each flow that takes it: looked for in storage, addresses, title, console, errors, elements, requests',
      goal: 'found nowhere',
      runner: 'recorridos',
      files: ['e2e/canary.spec.ts'],
      atLeast: 8,
      control: {
        says: 'a password that is kept nowhere',
        file: 'src/screens/login/signIn.ts',
        from: '  const identity = await api.call(validarIdentidad,',
        to: "  sessionStorage.setItem('clave', clave);\n  const identity = await api.call(validarIdentidad,",
      },
    }),
    {
      id: 'security-asvs',
      title:
        'OWASP ASVS, version 5.0, as far as it concerns the program (`docs/asvs.md`): each requirement with what shows it, or why it is waived',
      goal: 'at least 96 met, every file that is named is there',
      noControl: 'it counts a list, which a test holds against the files',
      measure: ({ root }) => {
        const lost = MET.flatMap(({ shownBy }) => shownBy).filter((file) => !existsSync(join(root, file)));
        return Promise.resolve({
          value: lost.length > 0 ? lost.join(', ') : `${MET.length} met, ${WAIVED.length} waived`,
          tried: MET.length + WAIVED.length,
          met: lost.length === 0 && MET.length >= 96,
          faults: lost,
        });
      },
    },
    suite({
      id: 'security-published',
      title: 'What is published: no maps, sources, keys or simulator; a file that is missing is a 404',
      goal: 'nothing found',
      runner: 'recorridos',
      files: ['e2e/published.spec.ts', 'e2e/budget.spec.ts'],
      atLeast: 10,
      control: {
        says: 'a build without source maps',
        file: 'vite.config.ts',
        from: '    sourcemap: false,\n',
        to: '    sourcemap: true,\n',
      },
    }),
    suite({
      id: 'security-servers',
      title:
        'The built site behind the real nginx and Caddy, at `/` and `/banca/`, http and https: headers, types, compression, 404, a release while members work',
      goal: 'at least 90 cases, all hold',
      runner: 'servidores',
      files: ['api.spec.ts', 'container.spec.ts', 'releases.spec.ts', 'servers.spec.ts'],
      atLeast: 90,
      control: {
        says: 'a type for .mjs, which a stock server has none for',
        file: 'scripts/deploy/files.ts',
        from: "extensions: ['js', 'mjs']",
        to: "extensions: ['js']",
      },
    }),
    suite({
      id: 'security-image',
      title:
        'The image of `deploy/container/`, built and started by podman: it runs as the user `nobody`, writes nothing outside `/tmp`, is healthy, a member signs in and draws a statement, no account number is logged, it ends when told',
      goal: 'all hold',
      runner: 'servidores',
      files: ['image.spec.ts'],
      atLeast: 3,
      control: {
        says: 'the image’s own user',
        file: 'deploy/container/Containerfile',
        from: 'USER 65534:65534\n',
        to: '',
      },
    }),
  ],
};
