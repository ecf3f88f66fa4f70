import type { Page } from '@playwright/test';
import { isRecord } from '#domain/records.ts';
import { ConnectionDropped } from '#mocks/bank/refusal.ts';
import { type FaultId, faults } from '#mocks/faults.ts';
import { withHostileTexts } from '#mocks/hostileTexts.ts';
import { inOtherHand, withUnreadableRows } from '#mocks/otherHand.ts';
import { failedWith, jsonResponse } from '#mocks/wire/reply.ts';
import { color } from '#theme/tokens.ts';
import type { AnswerInstead } from './bank.ts';

/** One way in which every call of a page goes wrong. */
export interface RouteFault {
  id: string;
  /** What becomes of it, where the page does more than say so. */
  ends?: 'signIn';
  /** Some of a page is left out without a «Reintentar»: a server that has not that call (D-65), rows that nobody can read. */
  hides?: true;
  /** Every call is answered, if oddly: nothing is wrong that a page would have to say. */
  answers?: true;
  /** Made anew for each case; `released` is what a held answer waits for. */
  answer: (released: Promise<void>) => AnswerInstead;
}

const FIVE_MEGABYTES = 5 * 1024 * 1024;

/** A page of a server that broke down, as a proxy writes one. */
const BROKEN_PAGE = '<!doctype html><html><title>502</title><h1>Internal Server Error</h1></html>';

/** Those of src/mocks/faults.ts that this suite takes as they are. */
const listed: readonly FaultId[] = [
  'html',
  'malformedJson',
  'wrongShape',
  'wrongKey',
  'truncated',
  'unauthorized',
  'tooManyRequests',
  'oneMessage',
  'manyMessages',
];

/** Every fault that each route meets (security.md 2.1). The last one ends the session: nothing comes after it without a new one. */
export const routeFaults: readonly RouteFault[] = [
  { id: 'never', answer: () => () => new Promise(() => undefined) },
  // Longer than the client waits: what comes then comes too late.
  {
    id: 'slow',
    answer: (released) => async (call) => {
      await released;
      return call.usual();
    },
  },
  {
    id: 'serverErrorHtml',
    answer: () => () =>
      Promise.resolve(new Response(BROKEN_PAGE, { status: 500, headers: { 'Content-Type': 'text/html' } })),
  },
  ...listed.map((id): RouteFault => ({ id, answer: () => (call) => faults[id].answer(call) })),
  // The connection breaks in the middle of the answer.
  { id: 'cutBody', answer: () => () => Promise.reject(new ConnectionDropped()) },
  { id: 'notFound', hides: true, answer: () => (call) => faults.notFound.answer(call) },
  { id: 'dataNull', answer: () => (call) => call.rewritten(() => null) },
  { id: 'nulls', hides: true, answer: () => (call) => call.rewritten(withNulls) },
  {
    id: 'nullRows',
    hides: true,
    answer: () => (call) =>
      call.rewritten((data) => (call.endpoint.answer ? withUnreadableRows(call.endpoint.answer, data, 3) : data)),
  },
  {
    id: 'otherHand',
    hides: true,
    answer: () => (call) =>
      call.rewritten((data) => (call.endpoint.answer ? inOtherHand(call.endpoint.answer, data) : data)),
  },
  {
    id: 'oddTexts',
    answers: true,
    answer: () => (call) => call.rewritten((data) => withHostileTexts(call.endpoint, data)),
  },
  {
    id: 'markup',
    answers: true,
    answer: () => (call) => call.rewritten((data) => withOddTexts(withHostileTexts(call.endpoint, data))),
  },
  { id: 'fiveMegabytes', answer: () => fiveMegabytes },
  { id: 'sessionExpired', ends: 'signIn', answer: () => (call) => faults.sessionExpired.answer(call) },
];

/** The encrypted answer of 5 MB by the bank that gives it: to make it takes longer than a page. */
const large = new WeakMap<object, Promise<string>>();

const fiveMegabytes: AnswerInstead = async ({ demo }) => {
  const text =
    large.get(demo.cipher) ??
    demo.cooperative.reply(failedWith([{ code: '', text: 'x'.repeat(FIVE_MEGABYTES) }])).then((reply) => reply.text());
  large.set(demo.cipher, text);
  return jsonResponse(await text);
};

/** The same data with nothing in it: each value that is none of a list or a record. */
function withNulls(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withNulls);
  if (isRecord(data)) return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withNulls(value)]));
  return null;
}

/** Markup, a text that runs from right to left, and signs that no font has, behind each text that a person reads. */
function withOddTexts(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withOddTexts);
  if (isRecord(data))
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withOddTexts(value)]));
  return typeof data === 'string' && data.includes('Wañuyhuaico')
    ? `<img src=x onerror=alert(1)> \u202eآمان\u202c \u0000\ufffd🦙 ${data.slice(0, 40)}`
    : data;
}

/** What no member may read. */
export const GIBBERISH = /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|Invalid Date|\bnull\b|TypeError|Unexpected token/;

/** What says that it waits, as far as it can be seen: busy parts, lines of «Cargando», blocks that stand for what will come. */
export function waiting(page: Page): Promise<string[]> {
  return page.evaluate((skeletonColor) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.background = skeletonColor;
    const skeleton = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const busy = Array.from(document.querySelectorAll('[aria-busy="true"], [role="progressbar"]'));
    const lines = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.childElementCount === 0 && /^Cargando/.test(element.textContent ?? ''),
    );
    const blocks = Array.from(document.querySelectorAll('[aria-hidden="true"]')).filter(
      (element) => getComputedStyle(element).backgroundColor === skeleton,
    );
    return [...busy, ...lines, ...blocks].filter(isSeen).map((element) => element.outerHTML.slice(0, 160));
  }, color.surfaceSkeleton);
}
