import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { ConnectionDropped } from '../bank/refusal.ts';
import { createDemo, type Demo, type DemoOptions } from '../demo.ts';
import { type Deployment, readDeployment } from './deployHeaders.ts';
import { createReportInbox, type ReportInbox } from './reportInbox.ts';
import { createSite, type Site } from './site.ts';

/** No request of the contract comes near it, in bytes. */
const LARGEST_BODY = 256 * 1024;

/** The documented reset of the demo: POST, from this machine only. Not below the API: the contract does not have it. */
export const RESET_PATH = '/__demo/reset';

/** Where reports of errors are received, if config.json says so (security.md 4): `errorReportUrl`. */
export const ERROR_REPORTS_PATH = '/__demo/errores';

/** How a sandbox is set up: the demo's own options (clock, PIN, configuration) and where the built site is. */
export interface SandboxOptions extends DemoOptions {
  /** Folder of the built site. */
  distFolder: string;
  /** Address to listen on; the loopback by default. */
  hostname?: string;
  /** Names by which it may be asked beside its address and the loopback's own. */
  hosts?: readonly string[];
  limits?: ConnectionLimits;
  /** Of the files: as a first answer can bear without it, as a deployment sends them with 11 (`scripts/deploy/compress.ts`). */
  brotliQuality?: number;
}

/** One member and their browser, or some browsers of tests; whoever opens more, or sends drop by drop, is cut off. Times in ms. */
export interface ConnectionLimits {
  /** How many at once. */
  connections: number;
  /** For the headers of a request, from its first byte on. */
  headersMs: number;
  /** For all of it. */
  requestMs: number;
  /** How often times are looked at. */
  lookMs: number;
}

const USUAL_LIMITS: ConnectionLimits = { connections: 512, headersMs: 15_000, requestMs: 60_000, lookMs: 5_000 };

/** A sandbox that listens. */
export interface RunningSandbox {
  /** Its address, without a trailing slash. */
  url: string;
  /** Stops it and cuts the open connections. */
  close: () => Promise<void>;
}

/** The built site and the simulated cooperative on one origin. */
export interface Sandbox {
  /** The bank behind it, for tests that look at the books. */
  readonly demo: Demo;
  /** Where reports of errors arrive. */
  readonly inbox: ReportInbox;
  /** Publishes another built site in place of this one, as a new version is, while pages of the old one are open. */
  deploy: (distFolder: string) => void;
  /** Starts on that port, 0 for any free one. Rejects with the server's error (`code` EADDRINUSE: the port is taken). */
  listen: (port: number) => Promise<RunningSandbox>;
}

/** Builds the sandbox. @throws Error when `distFolder` holds no built site. */
export function createSandbox({
  distFolder,
  hostname = '127.0.0.1',
  hosts = [],
  limits = USUAL_LIMITS,
  brotliQuality,
  ...options
}: SandboxOptions): Sandbox {
  // What is served is a production build: the specification's key rule applies (config.json, keyBlocking).
  const demo = createDemo({ ...options, config: { keyBlocking: 'strict', ...options.config } });
  const publish = (folder: string) => publishSite(demo, folder, brotliQuality);
  let published = publish(distFolder);
  const names = new Set([hostname, ...LOOPBACK, ...hosts]);
  const inbox = createReportInbox(options.onRejected ?? ((line) => console.warn(`[cooperativa simulada] ${line}`)));
  const app = createApp({ demo, names, inbox, published: () => published });
  return {
    demo,
    inbox,
    deploy: (folder) => {
      published = publish(folder);
    },
    listen: (port) =>
      new Promise((resolve, reject) => {
        // The globals stay as they are: tests share the process.
        const server = createAdaptorServer({
          fetch: app.fetch,
          overrideGlobalObjects: false,
          serverOptions: {
            headersTimeout: limits.headersMs,
            requestTimeout: limits.requestMs,
            connectionsCheckingInterval: limits.lookMs,
          },
        });
        server.maxConnections = limits.connections;
        server.once('error', reject);
        server.listen(port, hostname, () => {
          server.off('error', reject);
          const address = server.address() as AddressInfo;
          resolve({
            url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${address.port}`,
            close: () =>
              new Promise((closed) => {
                server.close(() => closed());
                if ('closeAllConnections' in server) server.closeAllConnections();
              }),
          });
        });
      }),
  };
}

/** A built site, and what it is sent with. */
interface Published {
  deployment: Deployment;
  site: Site;
}

function publishSite(demo: Demo, distFolder: string, brotliQuality: number | undefined): Published {
  const deployment = readDeployment(distFolder);
  return { deployment, site: createSite(distFolder, deployment, demo.config, brotliQuality) };
}

/** How the loopback is called. */
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'] as const;

/** The name in a Host header, without its port. */
const nameOf = (host: string | undefined): string =>
  (host ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

function createApp({
  demo,
  names,
  inbox,
  published,
}: {
  demo: Demo;
  names: ReadonlySet<string>;
  inbox: ReportInbox;
  published: () => Published;
}): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (context, next) => {
    await next();
    const headers = published().deployment.securityHeaders(isHttps(context.req.raw));
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });

  // A page that has its own name lead here (DNS rebinding) would be of this origin; and no page of another origin is to read anything.
  app.use(async (context, next) => {
    if (!names.has(nameOf(context.req.header('Host'))))
      return context.text('Este servidor es de pruebas y solo de esta máquina.', 421);
    await next();
  });

  app.all(`${demo.config.apiUrl}/*`, async (context) => {
    const { headers } = context.req.raw;
    // A browser always says how long its body is; without that, nothing keeps it from having no end.
    if (headers.has('Transfer-Encoding')) return context.text('Falta Content-Length', 411);
    if (Number(headers.get('Content-Length') ?? 0) > LARGEST_BODY) return context.text('Cuerpo demasiado grande', 413);
    return answerOrDrop(demo, context);
  });

  app.post(RESET_PATH, (context) => {
    const isLocal = isLoopback(context.env.incoming.socket.remoteAddress);
    // A page of another origin in the same browser must not reset the demo either.
    const origin = context.req.header('Origin');
    if (!isLocal || (origin !== undefined && origin !== new URL(context.req.url).origin)) return context.text('', 404);
    demo.reset();
    inbox.clear();
    return context.body(null, 204);
  });

  app.post(ERROR_REPORTS_PATH, async (context) => {
    const { headers } = context.req.raw;
    if (headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > LARGEST_BODY)
      return context.text('Cuerpo demasiado grande', 413);
    return inbox.answer(context.req.raw);
  });

  app.get('*', (context) => published().site.answer(context.req.raw, isHttps(context.req.raw)));
  app.all('*', (context) => context.text('Método no permitido', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/**
 * The cooperative's answer, or a connection that breaks in the middle of one (C.6 «…,77» and «…,88»). Without its first bytes a browser
 * would send the request again by itself, as it does when a connection that it has used before closes without an answer.
 */
async function answerOrDrop(
  { cooperative }: Demo,
  { req, env }: Context<{ Bindings: HttpBindings }>,
): Promise<Response> {
  try {
    return await cooperative.fetch(req.raw);
  } catch (reason) {
    // Who asked has gone: there is nobody to answer, and nothing to say of it.
    if (req.raw.signal.aborted) return new Response(null, RESPONSE_ALREADY_SENT);
    if (!(reason instanceof ConnectionDropped)) throw reason;
    const { outgoing } = env;
    outgoing.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    outgoing.write('{', () => outgoing.destroy());
    return new Response(null, RESPONSE_ALREADY_SENT);
  }
}

/** By the request itself, or by the TLS terminator in front of it. */
function isHttps(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('X-Forwarded-Proto') === 'https';
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}
