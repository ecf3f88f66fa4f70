import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  call,
  clientOver,
  echo,
  failureOf,
  fine,
  JSON_TYPE,
  plain,
  sealed,
  startEachCallFresh,
  TOKEN,
  text,
  world,
} from '#testing/transportWorld.ts';
import { ApiError, failureTexts, firstMessage, shownMessage } from './apiError.ts';

startEachCallFresh();

describe('403 closes the session (§4, §8, D-31)', () => {
  it.each([
    ['with an envelope', () => plain({ ok: false, messages: [{ code: '', text: 'x' }] }, 403)],
    ['that claims to be ok', () => plain({ ok: true, data: 'x' }, 403)],
    [
      'with a page',
      () => new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['empty', () => new Response(null, { status: 403 })],
  ])('%s: one event with the session of that request, also where both tokens are equal', async (_, answer) => {
    let session = 's-1';
    const client = clientOver(
      () => {
        // The member has signed in again while the old call was on its way.
        session = 's-2';
        return answer();
      },
      { session: () => session },
    );
    const failure = await failureOf(call(client, text));
    expect([failure.kind, failure.status, world.closed]).toEqual(['closed', 403, ['s-1']]);
    expect(shownMessage(failure)).toBeNull();
  });

  it.each([401, 402, 404, 419, 440])('%i is an ordinary error', async (status) => {
    const failure = await failureOf(
      call(
        clientOver(() => new Response(null, { status })),
        text,
      ),
    );
    expect([failure.kind, failure.status, world.closed]).toEqual(['rejected', status, []]);
    expect(shownMessage(failure)).toBe(failureTexts.rejected);
  });
});

describe('403 before there is a session is a failure as any other (§4: nobody’s session can be closed)', () => {
  const refusal = [{ code: '-0001-01-01', text: 'Usuario o contraseña incorrectos.' }];

  beforeEach(() => {
    world.token = '';
  });

  it.each<[string, Answer, string, unknown]>([
    ['the server’s own messages', () => plain({ ok: false, messages: refusal }, 403), 'refused', refusal],
    ['those in a sealed body too', () => sealed({ ok: false, messages: refusal }, 403), 'refused', refusal],
    [
      'a body that claims to be ok',
      () => plain({ ok: true, data: 'x' }, 403),
      'rejected',
      [{ code: '', text: failureTexts.rejected }],
    ],
    [
      'a page',
      () => new Response('<h1>Forbidden</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } }),
      'rejected',
      [{ code: '', text: failureTexts.rejected }],
    ],
    ['nothing', () => new Response(null, { status: 403 }), 'rejected', [{ code: '', text: failureTexts.rejected }]],
  ])('%s', async (_, answer, kind, messages) => {
    const failure = await failureOf(call(clientOver(answer, { session: () => null }), text));
    expect([failure.kind, failure.status, failure.messages, world.closed]).toEqual([kind, 403, messages, []]);
    expect(shownMessage(failure)).toBe((messages as typeof refusal)[0]?.text);
  });

  it('a sign-in that ends while its 403 is on the way closes nothing: it had none', async () => {
    const client = clientOver(
      () => {
        world.token = 'tok-nuevo';
        return new Response(null, { status: 403 });
      },
      { session: () => (world.token === '' ? null : 's-1') },
    );
    const failure = await failureOf(call(client, text));
    expect([failure.kind, world.closed]).toEqual(['rejected', []]);
  });

  it.each([
    ['a session without a token', '', 's-1'],
    ['a token without a name of the session', TOKEN, null],
    ['both', TOKEN, 's-1'],
  ])('%s is one that closes', async (_, open, session) => {
    world.token = open;
    const client = clientOver(() => new Response(null, { status: 403 }), { session: () => session });
    const failure = await failureOf(call(client, text));
    expect([failure.kind, failure.status, world.closed]).toEqual(['closed', 403, [session]]);
  });
});

describe('what comes after its session has ended is nobody’s (D-31)', () => {
  /** Answers so once the session of the call has ended, or another one has begun. */
  const afterwards = (answer: Answer, next: string | null) => {
    let session: string | null = 's-1';
    return clientOver(
      (request) => {
        session = next;
        return answer(request);
      },
      { session: () => session },
    );
  };

  it.each<[string, string | null]>([
    ['after the logout', null],
    ['when someone else has signed in', 's-2'],
  ])('%s: an answer, a refusal and a failure are all «closed», and show nothing', async (_, next) => {
    const answers: Answer[] = [
      () => plain({ ok: true, data: 'x', messages: [] }),
      () => plain({ ok: false, messages: [{ code: '-0004-02-03', text: 'x' }] }),
      () => new Response(null, { status: 500 }),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ];
    for (const answer of answers) {
      const failure = await failureOf(call(afterwards(answer, next), text));
      expect([failure.kind, failure.status]).toEqual(['closed', 0]);
      expect(shownMessage(failure)).toBeNull();
    }
  });

  it('docs/decisions.md «Unknown outcome»: what anybody may ask is no session’s; its answer and its failure are told', async () => {
    const anybody = { ...text, authenticated: false };
    const answered = afterwards(() => plain({ ok: true, data: 'x', messages: [] }), null);
    expect(await call(answered, anybody)).toBe('x');
    const lost = await failureOf(
      call(
        afterwards(() => Promise.reject(new TypeError('Failed to fetch')), null),
        anybody,
      ),
    );
    expect([lost.kind, shownMessage(lost)]).toEqual(['unreachable', 'No hay conexión con el servidor.']);
  });

  it('the server’s own 403 keeps its status: it says that nothing was carried out', async () => {
    const failure = await failureOf(
      call(
        afterwards(() => new Response(null, { status: 403 }), null),
        text,
      ),
    );
    expect([failure.kind, failure.status]).toEqual(['closed', 403]);
  });

  it('within its session an answer is given, and a failure is told as what it is', async () => {
    const answered = afterwards(() => plain({ ok: true, data: 'x', messages: [] }), 's-1');
    expect(await call(answered, text)).toBe('x');
    const failure = await failureOf(
      call(
        afterwards(() => new Response(null, { status: 500 }), 's-1'),
        text,
      ),
    );
    expect([failure.kind, failure.status]).toEqual(['server', 500]);
  });
});

describe('no answer (§8 status 0, D-32)', () => {
  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a redirect', () => Promise.reject(new TypeError('unexpected redirect'))],
    ['a fault that is no TypeError', () => Promise.reject(new Error('x'))],
    [
      'a body that breaks off',
      () => {
        let step = 0;
        const stream = new ReadableStream<Uint8Array>({
          pull(controller) {
            step += 1;
            if (step === 1) controller.enqueue(new TextEncoder().encode('{"ok":true,'));
            else controller.error(new TypeError('terminated'));
          },
        });
        return new Response(stream, { headers: JSON_TYPE });
      },
    ],
  ])('%s', async (_, answer) => {
    const failure = await failureOf(call(clientOver(answer), text));
    expect([failure.kind, failure.status, firstMessage(failure)]).toEqual([
      'unreachable',
      0,
      'No hay conexión con el servidor.',
    ]);
  });

  const until = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  it('a server that never answers', async () => {
    const client = clientOver(({ signal }) => until(signal), { timeLimitMs: 15 });
    expect(await failureOf(call(client, text))).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('a body that never ends', async () => {
    const client = clientOver(() => new Response(new ReadableStream(), { headers: JSON_TYPE }), { timeLimitMs: 15 });
    expect((await failureOf(call(client, text))).kind).toBe('timeout');
  });

  it('a cipher that never comes, and then nothing is sent any more', async () => {
    let late: (headers: Record<string, string>) => void = () => undefined;
    const clientHeaders = () =>
      new Promise<Record<string, string>>((resolve) => {
        late = resolve;
      });
    const client = clientOver(fine, { clientHeaders, timeLimitMs: 15 });
    expect((await failureOf(call(client, echo, { body: {} }))).kind).toBe('timeout');
    late({});
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(world.sent).toEqual([]);
  });

  it('waits 30 s, longer than the slowest answer that was ever seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let reached: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const client = clientOver(({ signal }) => {
      reached();
      return until(signal);
    });
    const pending = failureOf(call(client, text));
    await arrived;
    let over = false;
    void pending.then(() => {
      over = true;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await pending).kind).toBe('timeout');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await call(clientOver(fine), echo, { body: {} });
    await failureOf(
      call(
        clientOver(() => Promise.reject(new TypeError())),
        text,
      ),
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('headers that cannot be made are no server, too', async () => {
    const client = clientOver(fine, { clientHeaders: () => Promise.reject(new Error('chunk')) });
    expect((await failureOf(call(client, text))).kind).toBe('unreachable');
    expect(world.sent).toEqual([]);
  });

  it('a token that is no header value is refused before it is sent', async () => {
    world.token = 'a\nSet-Cookie: x';
    expect((await failureOf(call(clientOver(fine), text))).kind).toBe('unreachable');
    expect(world.sent).toEqual([]);
  });
});

describe('a caller that gives up gets its own reason, not a failure', () => {
  const until = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  it.each<[string, Answer]>([
    ['while the server thinks', ({ signal }) => until(signal)],
    ['while the body comes', () => new Response(new ReadableStream(), { headers: JSON_TYPE })],
  ])('%s', async (_, answer) => {
    const caller = new AbortController();
    const pending = call(clientOver(answer), text, {}, caller.signal);
    setTimeout(() => caller.abort(), 5);
    const reason = await pending.catch((error: unknown) => error);
    expect(reason).toBe(caller.signal.reason);
    expect(reason).not.toBeInstanceOf(ApiError);
  });

  it('before it has begun, also while the cipher is still on its way', async () => {
    const client = clientOver(fine, { clientHeaders: () => new Promise<never>(() => undefined) });
    const reason = await call(client, text, {}, AbortSignal.abort('adiós')).catch((error: unknown) => error);
    expect(reason).toBe('adiós');
  });

  it('is listened to only while its call lasts', async () => {
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    await call(clientOver(fine), echo, { body: {} }, signal);
    await failureOf(
      call(
        clientOver(() => Promise.reject(new TypeError())),
        text,
        {},
        signal,
      ),
    );
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('before it has begun', async () => {
    const reason = await call(clientOver(fine), text, {}, AbortSignal.abort('adiós')).catch((error: unknown) => error);
    expect(reason).toBe('adiós');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(world.sent).toEqual([]);
  });
});
