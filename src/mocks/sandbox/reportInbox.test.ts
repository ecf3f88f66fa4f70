import { describe, expect, it, vi } from 'vitest';
import { createReportInbox } from './reportInbox.ts';

const REPORT = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading '…')",
  frames: ['Cuenta-Cc33Dd44.js:1:2345'],
  release: 'entrada-Aa11Bb22.js',
  route: '/cuentas/:numeroCuenta',
  browser: 'Firefox',
};

const sent = (body: string, headers: Record<string, string> = {}): Request =>
  new Request('http://127.0.0.1/__demo/errores', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

describe('security.md 4: the simulated cooperative', () => {
  it('receives a report, and the number of an error of React', async () => {
    const inbox = createReportInbox(() => undefined);
    for (const message of [REPORT.message, 'Minified React error #418']) {
      const body = JSON.stringify({ ...REPORT, message });
      expect((await inbox.answer(sent(body))).status).toBe(204);
      expect(inbox.received.at(-1)).toBe(body);
    }
    inbox.clear();
    expect(inbox.received).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['another field', { ...REPORT, url: '/cuentas/010201004871' }, '«url» sobra'],
    ['a field left out', { ...REPORT, route: undefined }, 'route'],
    ['digits in the message', { ...REPORT, message: 'x 010201004871' }, 'message'],
    ['an address in the message', { ...REPORT, message: 'https://banca' }, 'message'],
    ['a message as long as it likes', { ...REPORT, message: 'x '.repeat(200) }, 'message'],
    ['an address for a route', { ...REPORT, route: '/cuentas/010201004871' }, 'route'],
    ['a whole address in a frame', { ...REPORT, frames: ['https://banca/a.js:1:2'] }, 'frames'],
    ['too many frames', { ...REPORT, frames: Array.from({ length: 11 }, () => REPORT.frames[0]) }, 'frames'],
    ['the whole browser', { ...REPORT, browser: 'Mozilla/5.0' }, 'browser'],
    ['no kind of error', { ...REPORT, name: 'María Guamán' }, 'name'],
    ['a list', [REPORT], 'no es un objeto'],
  ])('refuses %s', async (_, report, fault) => {
    const refused = vi.fn<(line: string) => void>();
    const inbox = createReportInbox(refused);
    const response = await inbox.answer(sent(JSON.stringify(report)));
    expect([response.status, await response.text()]).toEqual([400, fault]);
    expect(refused).toHaveBeenCalledWith(`informe de un error: ${fault}`);
    expect(inbox.received).toEqual([]);
  });

  it.each([
    ['a text', 'x', {}, 'no es JSON'],
    ['5 KB', JSON.stringify({ ...REPORT, frames: ['x'.repeat(5000)] }), {}, 'demasiado grande'],
    ['cookies', JSON.stringify(REPORT), { Cookie: 'a=b' }, 'Cookie'],
    ['a token', JSON.stringify(REPORT), { Authorization: 'Bearer x' }, 'Authorization'],
    ['the address of the page', JSON.stringify(REPORT), { Referer: 'http://127.0.0.1/cuentas/1' }, 'Referer'],
    ['a type that needs no preflight', JSON.stringify(REPORT), { 'Content-Type': 'text/plain' }, 'Content-Type'],
  ])('refuses %s', async (_, body, headers, fault) => {
    const inbox = createReportInbox(() => undefined);
    const request = sent(body);
    // A browser alone may set some of them.
    const asSent = {
      headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
      text: () => request.text(),
    };
    expect(await (await inbox.answer(asSent as Request)).text()).toBe(fault);
  });
});
