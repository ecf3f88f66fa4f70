import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WORKER = 'mockServiceWorker.js';
const DEV_ENTRY = '/@banca-virtual/desarrollo.js';
const APP_ENTRY = '/src/app/main.tsx';

/**
 * `npm run dev`: the simulated cooperative answers inside the page, through MSW. Nothing of it reaches a build: the plugin only
 * exists while serving. The key is new at every start; no key stands in the repository.
 */
export function demoCooperative(): Plugin {
  const encryption = { enabled: true, key: randomBytes(32).toString('hex'), iv: randomBytes(16).toString('hex') };
  return {
    name: 'demo-cooperative',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use('/config.json', (_request, response) => {
        const base = JSON.parse(readFileSync(`${config.publicDir}/config.json`, 'utf8')) as object;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ ...base, encryption, keyBlocking: 'off' }));
      });
      middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(workerScript());
      });
    },
    resolveId: (id) => (id === DEV_ENTRY ? id : undefined),
    load(id) {
      if (id !== DEV_ENTRY) return undefined;
      // The application starts once the cooperative can answer it.
      return `import { startDevelopmentBank } from '/src/mocks/development.ts';
await startDevelopmentBank();
await import('${APP_ENTRY}');`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(`src="${APP_ENTRY}"`, `src="${DEV_ENTRY}"`),
    },
  };
}

/** The worker script for Storybook: served while developing, written beside the built catalogue. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(workerScript());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: workerScript() });
    },
  };
}

function workerScript(): string {
  return readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
}
