import { randomBytes } from 'node:crypto';
import type { DemoConfig } from '../demo.ts';
import type { Deployment } from './deployHeaders.ts';
import { acceptedEncoding, compress, loadStaticFiles, type StaticFile } from './staticFiles.ts';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;
/** Brotli quality of what is compressed for each response. */
const FAST = 4;

/** The built site as a static host serves it. */
export interface Site {
  /** Answers a GET or HEAD below no API. */
  answer(request: Request, isHttps: boolean): Response;
}

/** Loads a built site and answers it with the configuration of the demo. @throws Error when the folder holds no index.html. */
export function createSite(folder: string, deployment: Deployment, config: DemoConfig, brotliQuality?: number): Site {
  const { cacheControl } = deployment;
  const files = loadStaticFiles(folder, brotliQuality);
  if (!files.has('/index.html')) throw new Error(`No hay index.html en «${folder}».`);
  const configText = JSON.stringify(config, null, 2);

  return {
    answer(request, isHttps) {
      const path = new URL(request.url).pathname;
      if (path === '/config.json') return volatile(request, configText, 'application/json; charset=utf-8');
      const named = files.get(path);
      const isDocument = path === '/' || path.endsWith('.html');
      if (named && !isDocument) return fileResponse(request, named, cacheControl);
      if (!isDocument && !isNavigation(request, path)) return notFound();
      const { file, status } = named ? { file: path.slice(1), status: 200 } : deployment.documentOf(path);
      const document = files.get(`/${file}`);
      if (!document) return notFound();
      const nonce = randomBytes(16).toString('base64');
      const page = new TextDecoder().decode(document.content).replace(NONCE_PLACEHOLDER, nonce);
      const response = volatile(request, page, document.contentType, status);
      response.headers.set('Content-Security-Policy', deployment.contentSecurityPolicy(config, nonce, isHttps));
      return response;
    },
  };
}

/**
 * A file that is missing is never a page (a stale chunk must not parse HTML); only who goes somewhere gets the page: a browser that says so, and
 * what says nothing and takes pages (an old browser, a command line).
 */
function isNavigation(request: Request, path: string): boolean {
  if (path.startsWith('/assets/') || /\/\.|\.\w+$/.test(path)) return false;
  const mode = request.headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  return /text\/html|\*\/\*/.test(request.headers.get('Accept') ?? '*/*');
}

function fileResponse(request: Request, file: StaticFile, cacheControl: Deployment['cacheControl']): Response {
  const caching = file.isHashed ? cacheControl.hashedAsset : cacheControl.otherFile;
  const headers = new Headers({ 'Cache-Control': caching, ETag: file.etag, Vary: 'Accept-Encoding' });
  if (request.headers.get('If-None-Match') === file.etag) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.contentType);
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'));
  const body = encoding && file.compressed(encoding);
  if (!body) return new Response(file.content, { headers });
  headers.set('Content-Encoding', encoding);
  return new Response(body, { headers });
}

/** An answer made for this response alone: never stored. */
function volatile(request: Request, text: string, contentType: string, status = 200): Response {
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'Content-Type': contentType,
    Vary: 'Accept-Encoding',
  });
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'));
  if (!encoding) return new Response(text, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(compress(new TextEncoder().encode(text), encoding, FAST), { status, headers });
}

function notFound(): Response {
  return new Response('No encontrado', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
