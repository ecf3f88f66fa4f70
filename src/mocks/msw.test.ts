import { getResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '#api/contract/all.ts';
import * as perfilSocio from '#api/contract/perfilSocio.ts';
import * as tokens from '#api/contract/tokens.ts';
import * as transacciones from '#api/contract/transacciones.ts';
import * as transferencias from '#api/contract/transferencias.ts';
import { createAnswers } from './answers.ts';
import { ConnectionDropped } from './bank/refusal.ts';
import { createDemo } from './demo.ts';
import { faultList } from './faults.ts';
import { createMswHandlers, handle } from './msw.ts';
import { createTestCaller, type TestCall } from './testCaller.ts';

const demo = createDemo({ onRejected: () => undefined });
const { request } = createTestCaller(demo);
const answers = createAnswers(demo);
const handlers = createMswHandlers(demo);

async function ask(handler: (typeof handlers)[number], call: TestCall = { token: demo.signIn().token }) {
  return getResponse([handler, ...handlers], await request(perfilSocio.leer, call));
}

async function envelopeOf(response: Response | undefined): Promise<unknown> {
  const { value } = (await response?.json()) as { value: string };
  return JSON.parse(await demo.cipher.decrypt(value));
}

beforeEach(() => demo.reset());

describe('MSW handlers', () => {
  it.each(contract.map((endpoint) => [endpoint.id, endpoint] as const))(
    'bring %s to the cooperative',
    async (_, endpoint) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '1');
      const response = await getResponse(handlers, await request(endpoint, { path }));
      expect(response?.headers.get('content-type')).toContain('json');
      expect([404, 405, 501]).not.toContain(response?.status);
    },
  );

  it('answer a call as the cooperative does', async () => {
    const response = await getResponse(handlers, await request(perfilSocio.leer, { token: demo.signIn().token }));
    expect(await envelopeOf(response)).toMatchObject({ ok: true, data: { usuario: 'mfguaman' } });
  });

  it.each(['PerfilSocio', 'nada'])('answer 404 to «%s» instead of letting it out (D-16)', async (path) => {
    const response = await getResponse(handlers, await request(perfilSocio.leer, { path, token: demo.signIn().token }));
    expect(response?.status).toBe(404);
  });
});

describe('a dropped answer (C.6 «…,77»)', () => {
  it('is a network error, and the money has moved', async () => {
    const { token } = demo.signIn();
    const open = demo.bank.sessions.resume(token);
    const idTransaccion = demo.bank.transactions.generate(open);
    demo.bank.transactions.authorise(idTransaccion, '123456', open);
    const order = { numeroCuentaOrigen: '010201004871', numeroCuentaDestino: '010201007733', concepto: 'Prueba' };
    const body = { idTransaccion, ...order, valor: 80.77 };
    const response = await getResponse(handlers, await request(transferencias.internas, { token, body }));
    expect(response?.type).toBe('error');
    expect(demo.bank.ledger.balanceOf('010201007733')).toBe(593_17);
  });
});

describe('answers', () => {
  it('refuse with a code and its text', async () => {
    const response = await ask(answers.withCode(perfilSocio.leer, '-9999-00-01'));
    expect(await envelopeOf(response)).toEqual({
      ok: false,
      data: null,
      messages: [{ code: '-9999-00-01', text: 'Ocurrió un error. Intente nuevamente en unos minutos.' }],
    });
  });

  it('succeed with given data, and refuse with given messages', async () => {
    expect(await envelopeOf(await ask(answers.withData(perfilSocio.leer, { nombres: 'ANA' })))).toMatchObject({
      ok: true,
      data: { nombres: 'ANA' },
    });
    expect(await envelopeOf(await ask(answers.withMessages(perfilSocio.leer, [])))).toMatchObject({
      ok: false,
      messages: [],
    });
  });

  it('still refuse a malformed request and one without session', async () => {
    const handler = answers.withData(perfilSocio.leer, { nombres: 'ANA' });
    expect((await ask(handler, {}))?.status).toBe(403);
    expect((await ask(handler, { token: demo.signIn().token, headers: { posicion: null } }))?.status).toBe(400);
  });

  it('still refuse whom a changed password is asked of, with its code, but for the three calls that lead there (B.3)', async () => {
    demo.sentCodes.clear();
    const { token } = demo.signIn('jcloja');
    const accounts = answers.withData(transacciones.cuentasOrigen, []);
    const response = await getResponse([accounts, ...handlers], await request(transacciones.cuentasOrigen, { token }));
    expect(await envelopeOf(response)).toMatchObject({ ok: false, messages: [{ code: '-0001-05-04' }] });
    expect(demo.sentCodes.list()).toEqual([{ call: transacciones.cuentasOrigen.id, code: '-0001-05-04' }]);
    const profile = await ask(answers.withData(perfilSocio.leer, { nombres: 'JUAN' }), { token });
    expect(await envelopeOf(profile)).toMatchObject({ ok: true, data: { nombres: 'JUAN' } });
  });

  it('still refuse a foreign page, and end the session that is asked to end (C.6)', async () => {
    const { token } = demo.signIn();
    const handler = answers.withData(perfilSocio.leer, { nombres: 'ANA' });
    expect((await ask(handler, { token, headers: { Origin: 'https://ladron.test' } }))?.status).toBe(400);
    expect((await ask(handler, { token }))?.status).toBe(200);
    expect((await ask(handler, { token, query: { sim: '403' } }))?.status).toBe(403);
    expect((await ask(handler, { token }))?.status).toBe(403);
  });

  it('leave other calls to the bank', async () => {
    const response = await ask(answers.withCode(tokens.generar, '-0004-01-01'));
    expect(await envelopeOf(response)).toMatchObject({ ok: true });
  });

  it('have the faults as they happen', async () => {
    expect((await ask(answers.sessionExpired(perfilSocio.leer)))?.status).toBe(403);
    expect((await ask(answers.serverError(perfilSocio.leer)))?.status).toBe(500);
    expect((await ask(answers.offline(perfilSocio.leer)))?.type).toBe('error');
    expect((await ask(answers.html(perfilSocio.leer)))?.headers.get('Content-Type')).toContain('text/html');
    await expect(envelopeOf(await ask(answers.truncated(perfilSocio.leer)))).rejects.toThrow();
    await expect(envelopeOf(await ask(answers.wrongKey(perfilSocio.leer)))).rejects.toThrow();
    expect(await envelopeOf(await ask(answers.wrongShape(perfilSocio.leer)))).toMatchObject({ ok: true, data: 7 });
    expect(await envelopeOf(await ask(answers.slow(perfilSocio.leer, 1)))).toMatchObject({ ok: true });
  });

  it('tell a fault of their own, which is no network’s', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { apiUrl } = demo.config;
    const failing = (reason: Error) => handle(perfilSocio.leer, apiUrl, () => Promise.reject(reason));
    for (const reason of [new TypeError('Failed to fetch'), new ConnectionDropped()])
      expect((await ask(failing(reason)))?.type).toBe('error');
    expect(told).not.toHaveBeenCalled();
    const fault = new TypeError('rows is undefined');
    expect((await ask(failing(fault)))?.type).toBe('error');
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), fault);
    told.mockRestore();
  });

  it('a slow call of a story that is over never reaches the next one’s bank', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome: unknown = 'nothing';
    void ask(answers.slow(perfilSocio.leer, 1000)).then((answer) => {
      outcome = answer;
    });
    // The request has been checked, and its answer waits.
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    demo.reset();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    // What the bank would have answered takes its own time to encrypt.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(outcome).toBe('nothing');
  });

  it('have one name per fault of security.md 2.1', () => {
    const titles = faultList.map(({ title }) => title);
    expect(
      titles.filter((title, index) => titles.indexOf(title) !== index),
      'src/mocks/faults.ts: dos fallos se llaman igual',
    ).toEqual([]);
    const listed = [
      ...[
        'unauthorized',
        'sessionExpired',
        'notFound',
        'conflict',
        'tooManyRequests',
        'serverError',
        'unavailableHtml',
      ],
      ...[
        'offline',
        'corsRefused',
        'resetMidBody',
        'never',
        'slow',
        'redirected',
        'html',
        'emptyBody',
        'malformedJson',
      ],
      ...['wrongContentType', 'oneMessage', 'brokenRefusal', 'refusedNotFound', 'noMessages', 'manyMessages'],
      ...['truncated', 'wrongKey', 'wrongValueType', 'wrongShape', 'hugePayload'],
    ];
    const ids: ReadonlySet<string> = new Set(faultList.map(({ id }) => id));
    expect(
      listed.filter((id) => !ids.has(id)),
      'src/mocks/faults.ts: faltan',
    ).toEqual([]);
  });
});
