import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeEntries } from '#navigation/routeTable.ts';
import { runs } from '#testing/cases.ts';
import { type ErrorReport, errorReportOf, fingerprintOf, routeOf, toldFrames, toldMessage } from './errorReport.ts';
import { ERROR_NAMES, ERROR_WORDS } from './errorWords.ts';

const ASSETS = 'https://banca.coop.ec/assets/';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const routes = routeEntries.map(([, { path }]) => path);

const reportOf = (error: unknown, path = '/cuentas/010201004871'): ErrorReport =>
  errorReportOf(error, { assets: ASSETS, release: 'entrada-Aa11Bb22.js', path, routes, userAgent: FIREFOX });

/** What a message or a path of the bank could bring along. */
const secrets = [
  '010201004871',
  '0159999028',
  'María Fernanda Guamán',
  'GUAMAN VINTIMILLA',
  'maria.fernanda@example.com',
  '0900000777',
  '1.238,45',
  '$ 2846.10',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.c2VjcmV0',
  'Ribera2026',
  '907351',
  '4000 0099 8812 9907',
  '3f0c2a9e-1c1d-4c55-8a63-02f1a2b3c4d5',
] as const;
const secret = fc.constantFrom(...secrets);

/** What engines say, with a place for what they bring along. */
const engineMessages: readonly ((brought: string) => string)[] = [
  (brought) => `Cannot read properties of undefined (reading '${brought}')`,
  (brought) => `undefined is not an object (evaluating 'a.${brought}')`,
  (brought) => `${brought} is not a function`,
  (brought) => `Unexpected token '${brought}', "${brought}" is not valid JSON`,
  (brought) =>
    `Failed to fetch https://banca.coop.ec/api/cuentas/${brought}?token=${encodeURIComponent(brought)}#${brought}`,
  (brought) => `Failed to execute 'setItem' on 'Storage': Setting the value of '${brought}' exceeded the quota.`,
  (brought) => `Minified React error #418; visit https://react.dev/errors/418?args[]=${brought}`,
  (brought) => `${brought}\n    at ${brought} (${ASSETS}${brought}-Aa11Bb22.js:1:1)`,
  (brought) => brought,
];
const message = fc
  .tuple(fc.constantFrom(...engineMessages), secret)
  .map(([write, brought]) => ({ brought, text: write(brought) }));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];

describe('security.md 4.2: what is told of an error', () => {
  it('is this, and nothing else (docs/security.md shows it)', () => {
    const error = new TypeError(
      "Cannot read properties of undefined (reading 'GUAMAN VINTIMILLA 1.238,45; 010201004871')",
    );
    error.stack = `TypeError: ${error.message}
    at Amount (${ASSETS}Cuenta-Cc33Dd44.js:1:2345)
    at https://banca.coop.ec/cuentas/010201004871:3:1
    at chrome-extension://abc/inject-Zz11Zz22.js:1:1
    at async load (${ASSETS}entrada-Aa11Bb22.js:2:777)`;
    expect(reportOf(error)).toEqual({
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading '…')",
      frames: ['Cuenta-Cc33Dd44.js:1:2345', 'entrada-Aa11Bb22.js:2:777'],
      release: 'entrada-Aa11Bb22.js',
      route: '/cuentas/:numeroCuenta',
      browser: 'Firefox',
    });
  });

  it('holds no secret, wherever in the error or the address it was', () => {
    fc.assert(
      fc.property(message, secret, fc.constantFrom(...ERROR_NAMES, 'GuamanError'), ({ brought, text }, path, name) => {
        const error = new Error(text);
        error.name = name;
        const told = JSON.stringify(reportOf(error, `/pagos/varios/${encodeURIComponent(path)}`));
        for (const one of [brought, path]) {
          expect(told).not.toContain(one);
          for (const word of wordsOf(one).filter((part) => part.length > 2)) expect(told).not.toContain(word);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('consists of words of the list, whatever the message', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      message.map(({ text }) => text),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const told = toldMessage(text);
        if (/^Minified React error #\d{1,3}$/.test(told)) return;
        expect(wordsOf(told).filter((word) => !ERROR_WORDS.has(word.toLowerCase()))).toEqual([]);
        expect(told).not.toMatch(/\d|@|\/|\n/);
        expect(told.length).toBeLessThanOrEqual(202);
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    // The number says which of React's messages it is, and nothing of the page; what follows it does.
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Ana', 'Minified React error #418'],
    ['Minified React error #7; visit https://react.dev/errors/7', 'Minified React error #7'],
    ['In Ana: Minified React error #418; visit https://react.dev', 'In …: Minified React error …'],
    ['Ana is  not\n a function ', '… is not a function'],
    ['The quota has been exceeded. Is it full?', 'The quota has been exceeded. Is it …'],
    ['Unexpected token. Missing field?', 'Unexpected token. Missing field?'],
    ['Ana.is no.de', '…'],
  ])('of «%s» is told «%s»', (text, told) => expect(toldMessage(text)).toBe(told));

  it('of a long message, the beginning, in whole words', () => {
    const words = 'error '.repeat(33);
    expect(toldMessage(`${words}is`)).toBe(`${words}is`);
    expect(toldMessage(`${words}the`)).toBe(`${words}…`);
    expect(toldMessage(words.repeat(2))).toBe(`${words}…`);
    expect(toldMessage('('.repeat(2000))).toBe('…');
    expect(toldMessage(`${'0'.repeat(1999)} is not a function`)).toBe('…');
  });

  it('has places of this build alone, whatever the stack', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom(ASSETS, 'https://otro.ec/assets/', 'at ', '@', '('), fc.string())
        .map((all) => all.join('')),
      fc.constantFrom(`f@${ASSETS}a-12345678.js:1:2`, `at f (${ASSETS}b-12345678.mjs:10:20)`, `${ASSETS}c.js:1:2`),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const told = toldFrames(lines.join('\n'), ASSETS);
        expect(told.length).toBeLessThanOrEqual(10);
        for (const frame of told) expect(frame).toMatch(/^[A-Za-z][\w.-]*-[\w-]{8}\.m?js:\d{1,5}:\d{1,7}$/);
      }),
      { numRuns: runs(500) },
    );
  });

  it.each([
    ['Chromium', `    at f (${ASSETS}Cuenta-Aa11Bb22.js:1:2)`],
    ['Chromium, without a function', `    at ${ASSETS}Cuenta-Aa11Bb22.js:1:2`],
    ['Firefox', `f@${ASSETS}Cuenta-Aa11Bb22.js:1:2`],
    ['Safari, without a function', `${ASSETS}Cuenta-Aa11Bb22.js:1:2`],
    ['lines that end as on Windows', `f@${ASSETS}Cuenta-Aa11Bb22.js:1:2\r`],
  ])('has the place as %s writes it', (_, line) => {
    expect(toldFrames(line, ASSETS)).toEqual(['Cuenta-Aa11Bb22.js:1:2']);
  });

  // Also where the other address is as long as ours, or shorter by one.
  it.each(['marca', 'otra'])('has no place of another host: %s', (host) => {
    expect(toldFrames(`https://${host}.coop.ec/assets/Cuenta-Aa11Bb22.js:1:2`, ASSETS)).toEqual([]);
  });

  it('has the first ten places of a stack, and none from far down', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `f@${ASSETS}Cuenta-Aa11Bb22.js:1:${at}`);
    expect(toldFrames(lines.join('\n'), ASSETS)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Cuenta-Aa11Bb22.js:1:${at}`),
    );
    expect(toldFrames(`${'f\n'.repeat(10_000)}${lines[0]}`, ASSETS)).toEqual([]);
  });

  it.each([
    ['Firefox, whose stack is places alone', 'a is not a function', ''],
    ['a message that is also the name of a function', 'load', ''],
    [
      'an error without a name, whose stack begins with its message',
      `x (${ASSETS}Maria-Guaman01.js:1:1)`,
      `x (${ASSETS}Maria-Guaman01.js:1:1)\n`,
    ],
  ])('has every place of %s', (_, text, head) => {
    const stack = `${head}f@${ASSETS}Cuenta-Aa11Bb22.js:1:2\nload@${ASSETS}entrada-Aa11Bb22.js:3:4`;
    expect(reportOf({ name: head === '' ? 'TypeError' : '', message: text, stack }).frames).toEqual([
      'Cuenta-Aa11Bb22.js:1:2',
      'entrada-Aa11Bb22.js:3:4',
    ]);
  });

  it('has no place that stands in the message alone', () => {
    const error = new Error(`x\n    at f (${ASSETS}Maria-Guaman01.js:1:1)`);
    error.stack = `Error: ${error.message}\n    at g (${ASSETS}entrada-Aa11Bb22.js:1:2)`;
    expect(reportOf(error).frames).toEqual(['entrada-Aa11Bb22.js:1:2']);
  });

  it.each([
    ['/cuentas/010201004871', '/cuentas/:numeroCuenta'],
    ['/pagos/recargas', '/pagos/recargas'],
    ['/pagos/recargas/', '/pagos/recargas'],
    ['/pagos/recargas//', '/pagos/recargas'],
    ['/configuracion/tarjetas-credito', '/configuracion/tarjetas-credito'],
    ['/configuracion/tarjetas-credito/T1', '/configuracion/tarjetas-credito/:codigoTarjeta'],
    ['/Cuentas/010201004871', '*'],
    ['/0159999028', '*'],
    ['/', '*'],
  ])('says the pattern of %s', (path, pattern) => {
    expect(routeOf(path, routes)).toBe(pattern);
  });

  it('takes the more particular of two patterns, whichever comes first and is longer', () => {
    const patterns = ['/cuentas/:id', '/cuentas/nueva'];
    for (const listed of [patterns, patterns.toReversed()])
      expect(routeOf('/cuentas/nueva', listed)).toBe('/cuentas/nueva');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 907_351],
    ['an object without texts', { name: 7, message: {}, stack: [] }],
    [
      'what throws when it is looked at',
      {
        get name() {
          throw new Error('907351');
        },
        get message() {
          throw new Error('907351');
        },
      },
    ],
  ])('of %s is that there was an error', (_, thrown) => {
    expect(reportOf(thrown)).toMatchObject({ name: 'Error', message: '', frames: [] });
  });

  it('of a text that is thrown is the text, in the words of the list', () => {
    expect(reportOf('Ana is not a function')).toMatchObject({
      name: 'Error',
      message: '… is not a function',
      frames: [],
    });
  });

  it('knows the same error again by kind, words and place', () => {
    const one = reportOf(new TypeError('a is not a function'));
    expect(fingerprintOf(one)).toBe(fingerprintOf({ ...one, route: '/pagos' }));
    expect(fingerprintOf(one)).not.toBe(fingerprintOf({ ...one, frames: ['a-12345678.js:1:1'] }));
    expect(fingerprintOf(one)).not.toBe(fingerprintOf({ ...one, message: 'x' }));
    // What a message ends with is no beginning of a file's name.
    expect(fingerprintOf({ ...one, message: 'a', frames: ['b-12345678.js:1:1'] })).not.toBe(
      fingerprintOf({ ...one, message: '', frames: ['ab-12345678.js:1:1'] }),
    );
  });

  it.each([
    ['Mozilla/5.0 … Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge'],
    ['Mozilla/5.0 … Chrome/120.0 Safari/537.36', 'Chrome'],
    ['Mozilla/5.0 … Version/16.0 Safari/605.1', 'Safari'],
    ['0159999028', 'Navegador'],
  ])('has the family of a browser: %s', (userAgent, browser) => {
    const scene = { assets: ASSETS, release: '0159999028', path: '/', routes, userAgent };
    expect(errorReportOf(new Error(''), scene)).toMatchObject({ browser, release: '' });
  });
});
