import type { Page } from '@playwright/test';
import type { Schema } from 'yup';
import { contract } from '#api/contract/all.ts';
import { isRecord } from '#domain/records.ts';
import { createRoutes } from '#mocks/wire/routes.ts';
import type { Bank } from './bank.ts';

/*
 * D-68, as hard as it gets: every text of every answer is made foreign. It begins with «א» and ends with «ת», so that each can be told
 * apart in the page, it is written from right to left, so that it turns whatever is not kept apart from it, and it has something hidden in it.
 */

type Composite = Schema & { fields?: Readonly<Record<string, Schema>>; innerType?: Schema };

/** What the bank must not see back: it stands in codes and numbers, which are read to the letter. */
const IN_CODES = '\u200b';
/** Stands in every text, between its words. */
const IN_TEXTS = '\u202e';

/** No texts of a person: a header and files; and what the member typed once, which is looked up again as it is seen. */
const LEFT_ALONE = ['token', 'documento', 'contrato', 'imagen', 'fotoPerfil', 'imagenSeguridad', 'referencia'];

/** Makes a running bank answer so, whatever is asked, and take its own codes back, until what it gives is called. */
export function makeForeign({ demo }: Bank): () => void {
  const { cooperative, cipher, config } = demo;
  const routes = createRoutes(contract);
  const ordinary = cooperative.fetch;
  const opened = async (text: string): Promise<unknown> => {
    const body: unknown = JSON.parse(text);
    return isRecord(body) && typeof body.value === 'string' ? JSON.parse(await cipher.decrypt(body.value)) : body;
  };
  const closed = async (value: unknown) => JSON.stringify({ value: await cipher.encrypt(JSON.stringify(value)) });

  cooperative.fetch = async (request) => {
    if (request.method === 'OPTIONS') return ordinary(request);
    const path = new URL(request.url).pathname.slice(config.apiUrl.length + 1);
    const endpoint = routes.onPath(path).find((match) => match.endpoint.method === request.method)?.endpoint;
    const response = await ordinary(await withoutMarks(request));
    const envelope = await opened(await response.clone().text());
    if (!endpoint?.answer || !isRecord(envelope) || envelope.ok !== true) return response;
    const data = foreign(endpoint.answer, envelope.data);
    return new Response(await closed({ ...envelope, data }), { status: response.status, headers: response.headers });
  };

  async function withoutMarks(request: Request): Promise<Request> {
    const url = request.url.replaceAll(encodeURIComponent(IN_CODES), '');
    const text = await request.clone().text();
    const body =
      text === '' ? null : await closed(JSON.parse(JSON.stringify(await opened(text)).replaceAll(IN_CODES, '')));
    return new Request(url, { method: request.method, headers: request.headers, body });
  }

  return () => {
    cooperative.fetch = ordinary;
  };
}

/** A code as the foreign bank writes it. */
export const foreignCode = (code: string): string => `${code.slice(0, -1)}${IN_CODES}${code.slice(-1)}`;

function foreign(schema: Composite, value: unknown, name = ''): unknown {
  const { fields, innerType, type } = schema;
  if (fields && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, fields[inner] ? foreign(fields[inner], one, inner) : one]),
    );
  if (innerType && Array.isArray(value)) return value.map((one) => foreign(innerType, one, name));
  if (type !== 'string' || typeof value !== 'string' || value === '' || LEFT_ALONE.includes(name)) return value;
  const isDate = /^\d{4}-\d{2}-\d{2}/.test(value);
  const { oneOf, meta } = schema.describe();
  if (isDate || oneOf.length > 0 || meta?.known?.includes(value)) return value;
  if (meta?.kind === 'verbatim') return foreignCode(value);
  return `א${value.replaceAll(' ', ` ${IN_TEXTS}`)}ת`;
}

/** A place where a foreign text is not alone, or where something cannot be seen; empty where all is well. */
export function foreignFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}]/u;
    const faults = new Set<string>();
    const isApart = (element: Element): boolean => {
      const { unicodeBidi, display } = getComputedStyle(element);
      return unicodeBidi !== 'normal' && unicodeBidi !== 'embed'
        ? true
        : display !== 'inline' && display !== 'contents';
    };
    const isInLine = (element: Element): boolean => {
      const { display, position, float } = getComputedStyle(element);
      return display.startsWith('inline') && position !== 'absolute' && position !== 'fixed' && float === 'none';
    };
    /** What stands in one paragraph of the bidirectional algorithm: its own texts, and what is kept apart within it. */
    const paragraph = (root: Element): { own: string; apart: string } => {
      const parts = { own: '', apart: '' };
      const follow = (node: Node): void => {
        if (node instanceof Text) parts.own += node.data;
        else if (node instanceof Element && isApart(node))
          parts.apart += isInLine(node) ? (node.textContent ?? '') : '';
        else for (const child of node.childNodes) follow(child);
      };
      for (const child of root.childNodes) follow(child);
      return parts;
    };
    const said = (element: Element): string => {
      const where = `${element.tagName.toLowerCase()}${element.id ? '' : ''}`;
      return `<${where}> «${(element.textContent ?? '').replace(/\s+/g, ' ').slice(0, 140)}»`;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      let root = text.parentElement;
      if (!root || root.closest('script, style, noscript')) continue;
      if (HIDDEN.test(text.data.replace(/[\n\t]/g, ''))) faults.add(`no se ve: ${JSON.stringify(text.data)}`);
      // What is only heard has no direction to be turned in.
      if (!/[א-ת]/.test(text.data) || root.getBoundingClientRect().width <= 1) continue;
      while (!isApart(root) && root.parentElement) root = root.parentElement;
      const { own, apart } = paragraph(root);
      const rest = own
        .replace(/א[^ת]*ת/g, '')
        .replace(/^[א-ת]+$/, '')
        .trim();
      if (rest !== '' || apart.trim() !== '') faults.add(`no está aparte: ${said(root)}`);
    }
    for (const element of document.body.querySelectorAll('*')) {
      const isChoice = element.matches('[type=radio], [type=checkbox], option, button, [aria-hidden=true]');
      const values = [...element.attributes]
        .filter(({ name }) => !(isChoice && name === 'value') && name !== 'href')
        .map(({ name, value }) => `${name}=${value}`);
      if (element instanceof HTMLInputElement && !isChoice) values.push(`value=${element.value}`);
      for (const value of values)
        if (HIDDEN.test(value.replace(/[\n\t]/g, ''))) faults.add(`no se ve: ${JSON.stringify(value.slice(0, 160))}`);
    }
    return [...faults];
  });
}
