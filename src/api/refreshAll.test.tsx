import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { movimientos } from '#api/contract/cuentas.ts';
import { consultar } from '#api/contract/pagos.ts';
import { leer } from '#api/contract/perfilSocio.ts';
import { leer as productos } from '#api/contract/productos.ts';
import { cuentasOrigen, historial } from '#api/contract/transacciones.ts';
import { createQueryClient, useRefreshAll } from './query.ts';

/** What is on the page: balances, and beside them what only adds something to it. */
const SHOWN = [cuentasOrigen.id];
const ASIDE = [leer.id];
/** What its form has looked up. */
const LOOKUP = [consultar.id];

const inCache = (queries: QueryClient) =>
  new Set(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [id] }) => id),
  );

const moved = page.getByRole('button', { name: 'Se movió dinero' });
const answered = page.getByText('Todo es de ahora');

/** A page that shows two reads, after others that read more; `answer` is what the bank says of each. */
async function open(answer: (id: string) => Promise<string>): Promise<QueryClient> {
  const queries = createQueryClient();
  for (const endpoint of [productos, movimientos, historial]) queries.setQueryData([endpoint.id, 'antes'], 'viejo');
  function Page() {
    const refreshAll = useRefreshAll();
    const [isDone, setDone] = useState(false);
    const balances = useQuery({ queryKey: SHOWN, queryFn: () => answer('shown') });
    useQuery({ queryKey: LOOKUP, queryFn: () => answer('lookup'), meta: { isLookup: true } });
    const aside = useQuery({ queryKey: ASIDE, queryFn: () => answer('aside'), meta: { isAside: true } });
    return (
      <>
        <p>
          {balances.data} {aside.data}
        </p>
        <button type="button" onClick={() => void refreshAll().then(() => setDone(true))}>
          Se movió dinero
        </button>
        <button type="button" onClick={() => void refreshAll({ lookups: false }).then(() => setDone(true))}>
          Quizá se movió dinero
        </button>
        {isDone && <p>Todo es de ahora</p>}
      </>
    );
  }
  await render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  return queries;
}

test('after money moved: what no page shows is forgotten, so that none begins with it; what the search looks through is kept for it', async () => {
  const queries = await open((id) => Promise.resolve(id));
  await expect.element(page.getByText('shown aside')).toBeVisible();
  expect(inCache(queries)).toEqual(
    new Set([productos.id, movimientos.id, historial.id, ...SHOWN, ...ASIDE, ...LOOKUP]),
  );
  await moved.click();
  await expect.element(answered).toBeVisible();
  expect(inCache(queries)).toEqual(new Set(['antes', ...SHOWN, ...ASIDE, ...LOOKUP]));
  expect(queries.getQueryData(['antes', movimientos.id, 'antes'])).toBe('viejo');
});

test('after money moved: what is shown is asked for anew and stays until then; what stands aside is not waited for', async () => {
  let says = 'old';
  let asideComes: (text: string) => void = () => undefined;
  await open((id) =>
    says === 'new' && id === 'aside' ? new Promise((resolve) => (asideComes = resolve)) : Promise.resolve(says),
  );
  await expect.element(page.getByText('old old')).toBeVisible();
  says = 'new';
  await moved.click();
  await expect.element(answered).toBeVisible();
  await expect.element(page.getByText('new old')).toBeVisible();
  asideComes('new');
  await expect.element(page.getByText('new new')).toBeVisible();
});

test('money may have moved: what a form has looked up stays, and is asked for anew where money has moved', async () => {
  const asked: string[] = [];
  await open((id) => {
    asked.push(id);
    return Promise.resolve(id);
  });
  await expect.element(page.getByText('shown aside')).toBeVisible();
  await expect.poll(() => asked.toSorted()).toEqual(['aside', 'lookup', 'shown']);
  await page.getByRole('button', { name: 'Quizá se movió dinero' }).click();
  await expect.element(answered).toBeVisible();
  expect(asked.slice(3).toSorted()).toEqual(['aside', 'shown']);
  await moved.click();
  await expect.poll(() => asked.slice(5).toSorted()).toEqual(['aside', 'lookup', 'shown']);
});
