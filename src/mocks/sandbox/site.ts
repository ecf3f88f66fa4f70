import { randomBytes } from 'node:crypto';
import type { DemoConfig } from '../demo.ts';
import { cacheControl, contentSecurityPolicy } from './deployHeaders.ts';
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
export function createSite(folder: string, config: DemoConfig): Site {
  const files = loadStaticFiles(folder);
  const index = files.get('/index.html');
  if (!index) throw new Error(`No hay index.html en «${folder}».`);
  const document = new TextDecoder().decode(index.content);
  const configText = JSON.stringify(config, null, 2);

  return {
    answer(request, isHttps) {
      const path = new URL(request.url).pathname;
      if (path === '/config.json') return volatile(request, configText, 'application/json; charset=utf-8');
      const isDocument = path === '/' || path === '/index.html';
      const file = isDocument ? undefined : files.get(path);
      if (file) return fileResponse(request, file);
      if (!isDocument && !isNavigation(request, path)) return notFound();
      const nonce = randomBytes(16).toString('base64');
      const page = document.replace(NONCE_PLACEHOLDER, nonce);
      const response = volatile(request, page, index.contentType);
      response.headers.set('Content-Security-Policy', contentSecurityPolicy(config, nonce, isHttps));
      return response;
    },
  };
}

/** A file that is missing is never a page (a stale chunk must not parse HTML); only a browser going somewhere gets the page. */
function isNavigation(request: Request, path: string): boolean {
  if (path.startsWith('/assets/') || /\/\.|\.\w+$/.test(path)) return false;
  const mode = request.headers.get('Sec-Fetch-Mode');
  return mode === null ? (request.headers.get('Accept') ?? '').includes('text/html') : mode === 'navigate';
}

function fileResponse(request: Request, file: StaticFile): Response {
  const caching = file.isHashed ? cacheControl.hashedAsset : cacheControl.otherFile;
  const headers = new Headers({ 'Cache-Control': caching, ETag: file.etag, Vary: 'Accept-Encoding' });
  if (request.headers.get('If-None-Match') === file.etag) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.contentType);
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'));
  const body = encoding && file.compressed[encoding];
  if (!body || body.length >= file.content.length) return new Response(file.content, { headers });
  headers.set('Content-Encoding', encoding);
  return new Response(body, { headers });
}

/** An answer made for this response alone: never stored. */
function volatile(request: Request, text: string, contentType: string): Response {
  const headers = new Headers({
    'Cache-Control': cacheControl.document,
    'Content-Type': contentType,
    Vary: 'Accept-Encoding',
  });
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'));
  if (!encoding) return new Response(text, { headers });
  headers.set('Content-Encoding', encoding);
  return new Response(compress(new TextEncoder().encode(text), FAST)[encoding], { headers });
}

function notFound(): Response {
  return new Response('No encontrado', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl.document },
  });
}
