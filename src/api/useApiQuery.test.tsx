import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { operadoras } from '#api/contract/pagos.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { ApiError } from './apiError.ts';
import type { ApiClient } from './client.ts';
import { createQueryClient } from './query.ts';
import { useApiQueries, useApiQuery } from './useApiQuery.ts';

const hooks = [
  ['useApiQuery', () => useApiQuery(operadoras, {})],
  ['useApiQueries', () => useApiQueries(operadoras, [{}])[0]],
] as const;

const told = page.getByRole('status');

/** Draws what a read tells; `answer` is what the bank says each time. */
async function open(useRead: (typeof hooks)[number][1], answer: () => Promise<unknown>): Promise<void> {
  const client = { call: answer } as unknown as ApiClient;
  function Read() {
    const read = useRead();
    const known = read && {
      data: read.data?.length ?? null,
      error: read.error?.message ?? null,
      refetchError: read.refetchError?.message ?? null,
      isPending: read.isPending,
      isLoading: read.isLoading,
      isRetrying: read.isRetrying,
    };
    return <p role="status">{JSON.stringify(known)}</p>;
  }
  await render(
    <ApiProvider client={client}>
      <QueryClientProvider client={createQueryClient()}>
        <Read />
      </QueryClientProvider>
    </ApiProvider>,
  );
}

const says = (known: object) => expect.element(told).toHaveTextContent(JSON.stringify(known));

const failure = ApiError.of('rejected', 400);
const refused = { data: null, error: failure.message, refetchError: null, isPending: false, isLoading: false };

test.each(hooks)('%s: a failure stays while it is asked again because the page is looked at', async (_, useRead) => {
  const answer = vi.fn(() => Promise.reject<unknown>(failure));
  await open(useRead, answer);
  await says({ ...refused, isRetrying: false });
  let fail = (): void => undefined;
  answer.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = () => reject(failure))));
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => answer.mock.calls.length).toBe(2);
  await says({ ...refused, isRetrying: true });
  fail();
  await says({ ...refused, isRetrying: false });
});

test.each(hooks)(
  '%s: what has come stays where it cannot be read once more, and only the repeated read has failed',
  async (_, useRead) => {
    const answer = vi.fn((): Promise<unknown> => Promise.resolve([]));
    await open(useRead, answer);
    const come = { data: 0, error: null, refetchError: null, isPending: false, isLoading: false, isRetrying: false };
    await says(come);
    answer.mockRejectedValueOnce(failure);
    vi.setSystemTime(Date.now() + 31_000);
    dispatchEvent(new Event('visibilitychange'));
    await says({ ...come, refetchError: failure.message });
    vi.useRealTimers();
  },
);

test.each(hooks)('%s: a read in the background that brings nothing new draws nothing', async (_, useRead) => {
  const answer = vi.fn(() => Promise.resolve<unknown>([]));
  const cache = createQueryClient();
  const draw = vi.fn();
  function Read() {
    const read = useRead();
    useEffect(draw);
    return <p role="status">{JSON.stringify([read?.data, read?.isPending])}</p>;
  }
  await render(
    <ApiProvider client={{ call: answer } as unknown as ApiClient}>
      <QueryClientProvider client={cache}>
        <Read />
      </QueryClientProvider>
    </ApiProvider>,
  );
  await expect.element(told).toHaveTextContent('[[],false]');
  const before = draw.mock.calls.length;
  await cache.refetchQueries();
  expect(answer).toHaveBeenCalledTimes(2);
  // What would be drawn is drawn by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(draw).toHaveBeenCalledTimes(before);
});
