import { describe, expect, it, vi } from 'vitest';
import { array, number } from 'yup';
import { unreadableIn } from '#domain/partialList.ts';
import {
  type Answer,
  call,
  cipher,
  clientOver,
  echo,
  failureOf,
  plain,
  sealed,
  startEachCallFresh,
  stranger,
  text,
  world,
} from '#testing/transportWorld.ts';
import { type ApiError, allMessages, failureTexts, firstMessage, hasCode } from './apiError.ts';
import type { AnyEndpoint } from './contract/endpoint.ts';
import * as tokens from './contract/tokens.ts';
import * as transacciones from './contract/transacciones.ts';

startEachCallFresh();

describe('good answers', () => {
  it.each([
    ['in clear', () => plain({ ok: true, data: 'año', messages: [] })],
    ['encrypted', async () => sealed({ ok: true, data: 'año', messages: [] })],
    ['without messages', () => plain({ ok: true, data: 'año' })],
    ['with fields nobody knows', () => plain({ ok: true, data: 'año', mas: { x: 1 }, value: 7 })],
    [
      'as problem+json',
      () => new Response('{"ok":true,"data":"año"}', { headers: { 'Content-Type': 'application/vnd.coop+json' } }),
    ],
    ['with HTTP 201', async () => sealed({ ok: true, data: 'año' }, 201)],
  ])('%s', async (_, answer) => {
    expect(await call(clientOver(answer), text)).toBe('año');
  });

  it('a long list is checked to its last entry, and what cannot be read is counted (D-65)', async () => {
    const accounts = Array.from({ length: 1_200 }, (_, index) => ({
      descripcion: 'AHORRO',
      numeroCuenta: String(index),
      saldoDisponible: index / 100,
    }));
    const client = clientOver(() => sealed({ ok: true, data: accounts }));
    const inCents = accounts.map((account, index) => ({ ...account, saldoDisponible: index }));
    expect(await call(client, transacciones.cuentasOrigen)).toEqual(inCents);
    for (const broken of [0, 249, 250, 1_199]) {
      const bent = accounts.map((account, index) =>
        index === broken ? { ...account, saldoDisponible: '1' } : account,
      );
      const read = await call(
        clientOver(() => sealed({ ok: true, data: bent })),
        transacciones.cuentasOrigen,
      );
      expect(unreadableIn(read)).toBe(1);
      expect(Array.from(read ?? [])).toEqual(inCents.toSpliced(broken, 1));
    }
    const bad = accounts.map(() => null);
    const none = await call(
      clientOver(() => sealed({ ok: true, data: bad })),
      transacciones.cuentasOrigen,
    );
    expect([Array.from(none ?? [null]).length, unreadableIn(none)]).toEqual([0, 1_200]);
  });

  it('D-68: a long list hides nothing to its last entry, and its numbers stay to the letter', async () => {
    const account = { descripcion: 'AHORRO\u202e', numeroCuenta: '0102\u200b', saldoDisponible: 1 };
    const client = clientOver(() => sealed({ ok: true, data: Array.from({ length: 600 }, () => account) }));
    const read = await call(client, transacciones.cuentasOrigen);
    expect(read).toEqual(
      Array.from({ length: 600 }, () => ({ ...account, descripcion: 'AHORRO�', saldoDisponible: 1_00 })),
    );
  });

  it('a rule about a whole list is judged on the whole list', async () => {
    const few = { ...text, answer: array().of(number().required()).required().max(300) };
    const list = (length: number) => Array.from({ length }, (_, index) => index);
    expect(
      await call(
        clientOver(() => plain({ ok: true, data: list(300) })),
        few,
      ),
    ).toHaveLength(300);
    expect(
      (
        await failureOf(
          call(
            clientOver(() => plain({ ok: true, data: list(301) })),
            few,
          ),
        )
      ).kind,
    ).toBe('unreadable');
  });

  it('a list that stands elsewhere than in `data` is read once, however much stands there', async () => {
    const row = { descripcion: 'AHORRO', numeroCuenta: '1', saldoDisponible: 1 };
    const elsewhere = { ...transacciones.cuentasOrigen, pick: ({ filas }: Readonly<Record<string, unknown>>) => filas };
    const client = clientOver(() => plain({ ok: true, data: Array.from({ length: 600 }, () => row), filas: [row] }));
    expect(await call(client, elsewhere)).toEqual([{ ...row, saldoDisponible: 1_00 }]);
  });

  describe('a long answer lets others run, so that no step of it is felt', () => {
    /** How often it pauses (`yieldToMain` of crypto/bytes.ts: by a message). */
    const pauses = async (called: AnyEndpoint, data: unknown): Promise<number> => {
      let count = 0;
      const counted = class extends MessageChannel {
        constructor() {
          super();
          count += 1;
        }
      };
      vi.stubGlobal('MessageChannel', counted);
      await call(
        clientOver(() => plain({ ok: true, data })),
        called,
      );
      return count;
    };
    const envelope = JSON.stringify({ ok: true, data: '' }).length;

    it.each([
      [262_144, 0],
      [262_145, 2],
    ])('of %i characters: %i times, before and after it is parsed', async (length, times) => {
      expect(await pauses(text, 'x'.repeat(length - envelope))).toBe(times);
    });

    it.each([
      [0, 0],
      [250, 0],
      [251, 2],
      [500, 2],
      [501, 3],
    ])('of %i rows: %i times, once for each 250', async (length, times) => {
      const row = { descripcion: 'AHORRO', numeroCuenta: '1', saldoDisponible: 1 };
      expect(
        await pauses(
          transacciones.cuentasOrigen,
          Array.from({ length }, () => row),
        ),
      ).toBe(times);
    });
  });

  it('`__proto__` and its kin are data like any other', async () => {
    const body = '{"__proto__":{"ok":true,"isAdmin":true},"ok":true,"data":"x","constructor":{"prototype":{"y":1}}}';
    expect(
      await call(
        clientOver(() => sealed(body)),
        text,
      ),
    ).toBe('x');
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    const failure = await failureOf(
      call(
        clientOver(() => sealed('{"__proto__":{"ok":true,"data":"x"}}')),
        text,
      ),
    );
    expect(failure.kind).toBe('unreadable');
  });
});

describe('ok false is an error and passes unchanged (§8)', () => {
  const messages = [
    { code: '-0004-02-03', text: 'Código incorrecto.' },
    { code: '', text: 'Le quedan 2 intentos.' },
  ];

  it.each([200, 201, 400, 401, 404, 409, 422, 429, 500, 503])(
    'with HTTP %i, in clear and encrypted',
    async (status) => {
      for (const make of [plain, sealed]) {
        const failure = await failureOf(
          call(
            clientOver(async () => make({ ok: false, messages }, status)),
            text,
          ),
        );
        expect([failure.kind, failure.status, failure.messages]).toEqual(['refused', status, messages]);
        expect([firstMessage(failure), allMessages(failure)]).toEqual([
          messages[0]?.text,
          messages.map((one) => one.text),
        ]);
        expect(hasCode(failure, '-0004-02-03')).toBe(true);
        expect(hasCode(failure, '-0004-02-0')).toBe(false);
      }
      expect(world.closed).toEqual([]);
    },
  );

  it.each([
    ['an empty list', []],
    ['no list', undefined],
    ['null', null],
    ['a text', 'Error'],
    ['an object', { code: '1', text: 'x' }],
    ['entries that are none', [null, 1, 'x', [], {}, { text: 7 }, { code: '-1' }]],
    [
      'blank texts',
      [
        { code: '', text: '' },
        { code: '', text: ' \n\t ' },
      ],
    ],
  ])('falls back to one Spanish text with %s (D-57)', async (_, given) => {
    const failure = await failureOf(
      call(
        clientOver(() => sealed({ ok: false, messages: given })),
        text,
      ),
    );
    expect(firstMessage(failure)).toBe('Ocurrió un error. Intente nuevamente.');
    expect(allMessages(failure)).toEqual(['Ocurrió un error. Intente nuevamente.']);
  });

  it.each([undefined, null, 7])('D-65: a code counts without its text (%j), and shows no empty one', async (words) => {
    const given = [
      { code: '-0004-02-03', text: words },
      { code: '', text: 'Le quedan 2 intentos.' },
    ];
    const failure = await failureOf(
      call(
        clientOver(() => sealed({ ok: false, messages: given })),
        text,
      ),
    );
    expect(hasCode(failure, '-0004-02-03')).toBe(true);
    expect(allMessages(failure)).toEqual(['Le quedan 2 intentos.']);
  });

  it('drops what is no message and keeps the rest', async () => {
    const given = [null, { text: 'Uno', code: 5 }, { codigo: 'x' }, { text: 'Dos', code: '-1', mas: 1 }];
    const failure = await failureOf(
      call(
        clientOver(() => sealed({ ok: false, messages: given })),
        text,
      ),
    );
    expect(failure.messages).toEqual([
      { code: '', text: 'Uno' },
      { code: '-1', text: 'Dos' },
    ]);
  });

  it.each([
    ['control characters', 'Saldo\u0000 in\u001bsuficiente\r\n\t.', 'Saldo  in suficiente .'],
    ['DEL and C1', 'a\u007fb\u009fc', 'a b c'],
    ['line separators', 'a\u2028b\u2029c', 'a b c'],
    ['marks that turn the text around', 'Pague a \u202e4871\u202c ya', 'Pague a  4871  ya'],
    ['characters of no width', 'Sal\u200bdo in\u00adsufi\ufeffciente\u061c.', 'Saldo insuficiente.'],
    ['markup, which is shown as text', '<b>Aviso</b>', '<b>Aviso</b>'],
    ['emoji and accents', 'Año 👩‍👧 ñ', 'Año 👩‍👧 ñ'],
  ])('a text is presentable: %s', async (_, given, shown) => {
    const client = clientOver(() => sealed({ ok: false, messages: [{ code: '', text: given }] }));
    expect(firstMessage(await failureOf(call(client, text)))).toBe(shown);
  });

  it('a text is shown up to 300 characters, never half of one', async () => {
    const shown = async (given: string) => {
      const client = clientOver(() => plain({ ok: false, messages: [{ code: '', text: given }] }));
      return firstMessage(await failureOf(call(client, text)));
    };
    expect(await shown('x'.repeat(300))).toBe('x'.repeat(300));
    expect(await shown('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    const emoji = await shown(`${'x'.repeat(298)}😀😀`);
    expect(emoji).toBe(`${'x'.repeat(298)}…`);
    expect(emoji).not.toMatch(/\p{Cs}/u);
    expect((await shown(' \u0000'.repeat(100_000))).length).toBeLessThanOrEqual(300);
    // Of a page of what cannot be seen nobody looks for the end.
    expect(await shown(`${'\u200b'.repeat(1_200)}Saldo`)).toBe(failureTexts.rejected);
  });
});

describe('the checks come in their order: status, content type, JSON, value, envelope, schema', () => {
  const good = JSON.stringify({ ok: true, data: 'x' });
  const body =
    (content: BodyInit | null, type: string | null = 'application/json', status = 200) =>
    () =>
      new Response(content, { status, ...(type === null ? {} : { headers: { 'Content-Type': type } }) });

  it.each<[string, Answer, ApiError['kind']]>([
    ['HTTP 400 with a good envelope', body(good, undefined, 400), 'rejected'],
    ['HTTP 500 with a good envelope', body(good, undefined, 500), 'server'],
    ['HTTP 502 with a page', body('<h1>Bad gateway</h1>', 'text/html', 502), 'server'],
    ['a page', body('<!doctype html><h1>Portal</h1>', 'text/html'), 'unreadable'],
    ['a page that says JSON', body('<!doctype html><h1>Portal</h1>'), 'unreadable'],
    ['good JSON as text', body(good, 'text/plain'), 'unreadable'],
    ['good JSON without a type', body(new TextEncoder().encode(good), null), 'unreadable'],
    ['good JSON as jsonp', body(good, 'application/jsonp'), 'unreadable'],
    ['nothing', body(''), 'unreadable'],
    ['no body', body(null), 'unreadable'],
    ['204', body(null, null, 204), 'unreadable'],
    ['cut JSON', body(good.slice(0, -2)), 'unreadable'],
    ['two documents', body(good + good), 'unreadable'],
    ['null', body('null'), 'unreadable'],
    ['a list', body('[]'), 'unreadable'],
    ['a text', body('"ok"'), 'unreadable'],
    ['no ok', body('{"data":"x"}'), 'unreadable'],
    ['ok as text', body('{"ok":"true","data":"x"}'), 'unreadable'],
    ['ok as number', body('{"ok":1,"data":"x"}'), 'unreadable'],
    ['no data', body('{"ok":true}'), 'unreadable'],
    ['data of another type', body('{"ok":true,"data":{"x":1}}'), 'unreadable'],
    ['value as number', body('{"value":42}'), 'unreadable'],
    ['value as object', body('{"value":{"ok":true}}'), 'unreadable'],
    ['value null', body('{"value":null}'), 'unreadable'],
    ['value empty', body('{"value":""}'), 'unreadable'],
    ['value in clear', body(JSON.stringify({ value: good })), 'unreadable'],
    ['another key', async () => plain({ value: await stranger.encrypt(good) }), 'unreadable'],
    ['cut cipher text', async () => plain({ value: (await cipher.encrypt(good)).slice(0, -4) }), 'unreadable'],
    ['an encrypted empty text', () => sealed(''), 'unreadable'],
    ['encrypted words', () => sealed('hola'), 'unreadable'],
    ['encrypted twice', async () => sealed({ value: await cipher.encrypt(good) }), 'unreadable'],
    ['an encrypted list', () => sealed([1]), 'unreadable'],
  ])('%s', async (_, answer, kind) => {
    const failure = await failureOf(call(clientOver(answer), text));
    expect([failure.kind, failure.messages]).toEqual([
      kind,
      [{ code: '', text: failureTexts[kind as keyof typeof failureTexts] }],
    ]);
  });

  it('ten megabytes of refusal end as one short text, without a step that is felt', async () => {
    const client = clientOver(() => sealed({ ok: false, messages: [{ code: '', text: 'x'.repeat(10_485_760) }] }));
    expect(firstMessage(await failureOf(call(client, text)))).toHaveLength(300);
  }, 20_000);

  it('data is not looked at where the contract does not want it', async () => {
    expect(
      await call(
        clientOver(() => plain({ ok: true, data: { x: 1 } })),
        echo,
        { body: {} },
      ),
    ).toBeUndefined();
  });

  it.each(['"T-1"', '{"idTransaccion":"T-1"}', 'null,"idTransaccion":"T-1"'])('D-29: %s', async (data) => {
    const client = clientOver(() => sealed(`{"ok":true,"data":${data}}`));
    expect(await call(client, tokens.generar, { body: {} })).toEqual({ idTransaccion: 'T-1' });
  });
});
