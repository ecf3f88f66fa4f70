/*
 * What receives reports of errors, written from security.md 4 alone: nothing of what makes them is used here, so that both cannot agree on
 * telling too much.
 */

/** Bytes of the largest report that can be meant. */
const LARGEST = 4096;

/** Headers that would tell whose report it is. */
const TELLING = ['Authorization', 'Cookie', 'Referer', 'dispositivo', 'posicion', 'ippublica', 'codigopais'] as const;

/** All fields of a report, each with what it may be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => isText(value, 40) && /^[A-Z][A-Za-z]*$/.test(value),
  // Digits only in React's own numbers.
  message: (value) => isText(value, 210) && !/\d|@|\//.test(value.replace(/^Minified React error #\d{1,3}$/, '')),
  frames: (value) =>
    Array.isArray(value) &&
    value.length <= 10 &&
    value.every((frame) => isText(frame, 100) && /^[\w.-]+\.m?js:\d+:\d+$/.test(frame)),
  release: (value) => isText(value, 80) && /^(?:[\w.-]+\.js)?$/.test(value),
  route: (value) => isText(value, 80) && /^(?:\*|(?:\/:?[A-Za-z-]+)+)$/.test(value),
  browser: (value) => isText(value, 20) && /^[A-Z][A-Za-z ]+$/.test(value),
};

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

/** Receives reports of errors, and refuses what is none to the letter. */
export interface ReportInbox {
  /** What was received, as it came. */
  readonly received: readonly string[];
  answer(request: Request): Promise<Response>;
  clear(): void;
}

/** @param onRejected hears why a report was refused. */
export function createReportInbox(onRejected: (line: string) => void): ReportInbox {
  const received: string[] = [];
  return {
    received,
    clear: () => received.splice(0),
    async answer(request) {
      const text = await request.text();
      const fault = headerFault(request.headers) ?? bodyFault(text);
      if (fault === undefined) {
        received.push(text);
        return new Response(null, { status: 204 });
      }
      onRejected(`informe de un error: ${fault}`);
      return new Response(fault, { status: 400 });
    },
  };
}

function headerFault(headers: Headers): string | undefined {
  if (headers.get('Content-Type') !== 'application/json') return 'Content-Type';
  return TELLING.find((name) => headers.has(name));
}

function bodyFault(text: string): string | undefined {
  if (text.length > LARGEST) return 'demasiado grande';
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return 'no es JSON';
  }
  if (typeof report !== 'object' || report === null || Array.isArray(report)) return 'no es un objeto';
  const entries = Object.entries(report);
  const unknown = entries.find(([name]) => !Object.hasOwn(FIELDS, name));
  if (unknown) return `«${unknown[0]}» sobra`;
  const known = new Map<string, unknown>(entries);
  return Object.keys(FIELDS).find((name) => FIELDS[name]?.(known.get(name)) !== true);
}
