import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { unreadableIn } from '#domain/partialList.ts';
import type { ApiClient } from './client.ts';
import { readAnswer } from './contract/answerValidation.ts';
import { leer } from './contract/productos.ts';
import { createQueryClient, readOptions } from './query.ts';

const account = { numeroCuenta: '010201004871', descripcion: 'AHORRO A LA VISTA' };
const others = { inversiones: [], certificados: [], creditos: [], tarjetas: [] };

describe('D-65 the count of unreadable rows in the query cache', () => {
  it('survives being read again, and a change of it alone is seen', async () => {
    const answers = [1, 1, 2, 0].map((bad) => ({
      ...others,
      ahorros: [account, ...Array.from({ length: bad }, () => null)],
    }));
    const client: ApiClient = {
      call: (endpoint) => Promise.resolve(readAnswer(endpoint, { ok: true, data: answers.shift() })),
    };
    const queries = createQueryClient();
    const observer = new QueryObserver(queries, readOptions(client, leer, {}));
    const seen: number[] = [];
    const stop = observer.subscribe(({ data }) => data && seen.push(unreadableIn(data.ahorros)));
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
    for (const expected of [1, 2, 0]) {
      const { data } = await observer.refetch();
      expect(unreadableIn(data?.ahorros)).toBe(expected);
      expect(data?.ahorros).toHaveLength(1);
    }
    expect(new Set(seen)).toEqual(new Set([1, 2, 0]));
    stop();
    queries.clear();
  });
});
