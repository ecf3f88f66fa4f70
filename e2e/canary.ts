import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './bank.ts';

/** A secret that a member types, and what it is called. */
export type Secrets = Readonly<Record<string, string>>;

/** What has left the page or been said by it: an address, a header, a body, a line of the console. */
interface Said {
  place: string;
  text: string;
}

/** The text itself, and as addresses, JSON and base64 would have it. */
const spellings = (secret: string): readonly string[] => [
  ...new Set([
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    // Whole groups alone: what stands before and after a text in base64 changes its edges.
    Buffer.from(secret)
      .toString('base64')
      .slice(0, Math.floor(secret.length / 3) * 4),
    Buffer.from(secret).toString('hex'),
  ]),
];

/** Watches a browser for secrets: where one is found that must not be there. */
export class Canary {
  private readonly said: Said[] = [];
  /** Secrets × places that have been looked at. */
  looked = 0;

  follow(context: BrowserContext): void {
    context.on('console', (message) => void this.said.push({ place: 'consola', text: message.text() }));
    context.on('weberror', (error) => void this.said.push({ place: 'error', text: String(error.error().stack) }));
    context.on('request', (request) => {
      this.said.push(
        { place: 'dirección de una petición', text: request.url() },
        { place: 'cabeceras de una petición', text: JSON.stringify(request.headers()) },
        { place: 'cuerpo de una petición', text: request.postData() ?? '' },
      );
    });
  }

  /** Where secrets are: `secret: place`, each once. */
  async find(page: Page, secrets: Secrets): Promise<string[]> {
    const places = [...this.said, ...(await kept(page))];
    this.looked += Object.keys(secrets).length * new Set(places.map(({ place }) => place)).size;
    const found = Object.entries(secrets).flatMap(([name, secret]) =>
      places
        .filter(({ text }) => spellings(secret).some((spelling) => text.includes(spelling)))
        .map(({ place }) => `${name}: ${place}`),
    );
    return [...new Set(found)];
  }

  async expectNone(page: Page, secrets: Secrets, when: string): Promise<void> {
    expect(await this.find(page, secrets), when).toEqual([]);
  }
}

/** Everything that a page holds where somebody else could read it: what it stores, its address, what is drawn. */
async function kept(page: Page): Promise<Said[]> {
  const cookies = JSON.stringify(await page.context().cookies());
  const inPage = await page.evaluate(async () => {
    const found: [place: string, text: string][] = [
      ['dirección', location.href],
      ['history.state', JSON.stringify(history.state)],
      ['título', document.title],
      ['localStorage', JSON.stringify(Object.entries(localStorage))],
      ['sessionStorage', JSON.stringify(Object.entries(sessionStorage))],
      ['window.name', window.name],
      ['texto de la página', document.body.textContent ?? ''],
      [
        'atributos',
        Array.from(document.querySelectorAll('*'), (element) =>
          Array.from(element.attributes, ({ value }) => value).join('\n'),
        ).join('\n'),
      ],
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push(['cachés', `${request.url} ${(await (await cache.match(request))?.text()) ?? ''}`]);
    }
    found.push(['cachés', '']);
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(opening.error?.message));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(new Error(reading.error?.message));
        });
        found.push(['IndexedDB', JSON.stringify(rows)]);
      }
      database.close();
    }
    found.push(['IndexedDB', '']);
    return found;
  });
  return [{ place: 'cookies', text: cookies }, ...inPage.map(([place, text]) => ({ place, text }))];
}
