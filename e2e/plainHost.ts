import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * A second cooperative, written from the specification alone: no line of src/ is used, so that application and simulator cannot
 * agree on a misreading. It answers only the fields that the specification names and checks every request to the letter.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

interface Listening {
  origin: string;
  stop: () => Promise<void>;
}

export function listen(serve: (request: IncomingMessage, response: ServerResponse) => void): Promise<Listening> {
  const server: Server = createServer(serve);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const stop = (): Promise<void> =>
        new Promise((stopped) => {
          server.close(() => stopped());
          server.closeAllConnections();
        });
      resolve({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop });
    });
  });
}

/** AES-CBC with a fixed key and IV, PKCS#7, base64 (§7 «a symmetric cipher in CBC mode»). */
export function createCipher(keyBytes: number) {
  const key = randomBytes(keyBytes);
  const iv = randomBytes(16);
  const algorithm = `aes-${keyBytes * 8}-cbc`;
  return {
    key: key.toString('hex'),
    iv: iv.toString('hex'),
    encrypt(text: string): string {
      const cipher = createCipheriv(algorithm, key, iv);
      return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
    },
    decrypt(base64: string): string {
      const decipher = createDecipheriv(algorithm, key, iv);
      return Buffer.concat([decipher.update(Buffer.from(base64, 'base64')), decipher.final()]).toString('utf8');
    },
  };
}

/** The headers of the build as a host without templates sends them: hashes, no nonce (deploy/README.md). */
export function staticPolicy(addresses: readonly string[]): string {
  const { contentSecurityPolicy } = JSON.parse(readFileSync(join(root, 'dist-deploy/headers.hash.json'), 'utf8')) as {
    contentSecurityPolicy: Record<string, string[]>;
  };
  const origins = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return Object.entries(contentSecurityPolicy)
    .map(([name, sources]) => {
      const fixed = sources.filter((source) => !source.includes('{'));
      return [name, ...fixed, ...(name === 'connect-src' ? origins : [])].join(' ');
    })
    .join('; ');
}

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export function readDist(path: string): Buffer | null {
  try {
    return readFileSync(join(root, 'dist', normalize(path)));
  } catch {
    return null;
  }
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
