import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { movimientos } from '#api/contract/cuentas.ts';
import { wireInput } from '#api/contract/wireMoney.ts';
import type { MovementFilter } from '#domain/movementFilter.ts';
import { allMovements, movementQuery } from '../useMovements.ts';
import { movement } from './movementSample.ts';

const filter: MovementFilter = {
  desde: '2026-08-23',
  hasta: '2026-11-20',
  tipo: 'T',
  texto: '',
  valorMinimo: '',
  valorMaximo: '',
};

describe('contract B.2 movimientos: what a filter asks', () => {
  it('only what was chosen', () => {
    expect(movementQuery(filter, 3, 20)).toEqual({
      desde: '2026-08-23',
      hasta: '2026-11-20',
      tipo: 'T',
      pagina: '3',
      tamano: '20',
    });
  });

  it.each([
    ['10', '10'],
    ['10,5', '10.5'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['0', '0'],
    [',05', '0.05'],
    ['9.999.999.999.999,99', '9999999999999.99'],
  ])('«%s» goes out as %s dollars', (typed, dollars) => {
    const query = movementQuery({ ...filter, valorMinimo: typed, valorMaximo: typed }, 1, 20);
    const sent = wireInput(movimientos, { query }).query;
    expect([String(sent.valorMinimo), String(sent.valorMaximo)]).toEqual([dollars, dollars]);
    expect(dollars).toMatch(/^\d+(\.\d{1,2})?$/);
  });

  it('text without outer blanks; blanks alone and amounts that are none ask nothing', () => {
    expect(movementQuery({ ...filter, texto: '  luz casa ' }, 1, 20)).toMatchObject({ texto: 'luz casa' });
    const query = movementQuery({ ...filter, texto: '   ', valorMinimo: 'abc', valorMaximo: ' ' }, 1, 20);
    expect(Object.keys(query)).toEqual(['desde', 'hasta', 'tipo', 'pagina', 'tamano']);
  });
});

/** A server with so many movements, which says that it has `promised`; `each` is called before a page is answered. */
function serverOf(
  total: number,
  each: (page: number, signal?: AbortSignal) => void = () => undefined,
  promised = total,
) {
  const asked: number[] = [];
  const call = vi.fn(
    async (
      endpoint: unknown,
      { query }: { query: Record<string, string> },
      { signal }: { signal?: AbortSignal } = {},
    ) => {
      expect(endpoint).toBe(movimientos);
      const [page, size] = [Number(query.pagina), Number(query.tamano)];
      asked.push(page);
      each(page, signal);
      if (signal?.aborted) throw ApiError.of('unreachable');
      const from = (page - 1) * size;
      const registros = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, at) =>
        movement(from + at),
      );
      return { totalRegistros: promised, registros, totalCreditos: 0, totalDebitos: 0 };
    },
  );
  return { api: { call } as unknown as ApiClient, call, asked };
}

const read = (api: ApiClient, signal = new AbortController().signal) =>
  allMovements(api, '010201004871', { ...filter, texto: 'pago' }, signal);

describe('screens.md A.2 cuentas: an export reads everything', () => {
  it.each([
    [0, [1]],
    [1, [1]],
    [100, [1]],
    [101, [1, 2]],
    [254, [1, 2, 3]],
    [300, [1, 2, 3]],
  ])('%i movements: pages %o, each once, in order', async (total, pages) => {
    const { api, asked } = serverOf(total);
    const rows = await read(api);
    expect(rows.map(({ idMovimiento }) => Number(idMovimiento))).toEqual(Array.from({ length: total }, (_, at) => at));
    expect(asked).toEqual(pages);
  });

  it('contract B.0 «Pages»: by hundreds, the most that there may be, with the filter', async () => {
    const { api, call } = serverOf(1);
    await read(api);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      movimientos,
      {
        params: { numeroCuenta: '010201004871' },
        query: { desde: '2026-08-23', hasta: '2026-11-20', tipo: 'T', texto: 'pago', pagina: '1', tamano: '100' },
      },
      { signal: expect.any(AbortSignal) as AbortSignal },
    );
  });

  it('stops with the signal: no further page is asked', async () => {
    const leaving = new AbortController();
    const { api, asked } = serverOf(1000, (page) => page === 2 && leaving.abort());
    await expect(read(api, leaving.signal)).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual([1, 2]);
  });

  it('a failed page fails it: half a file is none', async () => {
    const { api } = serverOf(1000, (page) => {
      if (page === 3) throw ApiError.of('server', 500);
    });
    await expect(read(api)).rejects.toMatchObject({ kind: 'server' });
  });

  it('a server that promises more than it has does not keep it asking for ever', async () => {
    const { api, asked } = serverOf(5, undefined, 500);
    await expect(read(api)).resolves.toHaveLength(5);
    expect(asked).toEqual([1, 2]);
  });
});

/** A server with 250 movements, to which one more comes before each answer that `comes` names (from 1): all others go one place down. */
function growingServer(comes: (answer: number) => boolean) {
  let total = 250;
  const asked: number[] = [];
  const call = async (_: unknown, { query }: { query: Record<string, string> }) => {
    const [page, size] = [Number(query.pagina), Number(query.tamano)];
    asked.push(page);
    if (comes(asked.length)) total += 1;
    const from = (page - 1) * size;
    const registros = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_row, at) =>
      movement(total - from - at),
    );
    return Promise.resolve({ totalRegistros: total, registros, totalCreditos: 0, totalDebitos: total });
  };
  return { api: { call } as unknown as ApiClient, asked };
}

describe('screens.md A.2 cuentas: a movement that comes while an export is read', () => {
  it.each([
    ['second', 2, [1, 2, 1, 2, 3]],
    ['third', 3, [1, 2, 3, 1, 2, 3]],
  ])('before the %s page: it begins again, and has each once', async (_, at, pages) => {
    const { api, asked } = growingServer((answer) => answer === at);
    const rows = await read(api);
    expect(rows.map(({ idMovimiento }) => Number(idMovimiento))).toEqual(
      Array.from({ length: 251 }, (_row, n) => 251 - n),
    );
    expect(asked).toEqual(pages);
  });

  it('again and again: a wrong file is none, as one of which a page failed', async () => {
    const { api, asked } = growingServer(() => true);
    await expect(read(api)).rejects.toBeInstanceOf(ApiError);
    expect(asked).toEqual([1, 2, 1, 2, 1, 2]);
  });
});
