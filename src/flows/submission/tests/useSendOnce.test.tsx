import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { ApiError } from '#api/apiError.ts';
import type { ApiClient } from '#api/client.ts';
import { DialogProvider } from '#components/Dialog/DialogProvider.tsx';
import { ToastProvider } from '#components/Toast/ToastProvider.tsx';
import { createToastQueue } from '#components/Toast/toastQueue.ts';
import { hearLiveWords } from '#components/transcripts/liveWords.ts';
import { FailureNotice } from '#flows/help/FailureNotice.tsx';
import { besideField, type FailurePlaces, NotSent, type Sending, useSendOnce } from '../useSendOnce.ts';

const refusal = new ApiError('refused', 200, [{ code: '-0002-02-01', text: 'El correo no es válido.' }]);
const button = page.getByRole('button', { name: 'Enviar' });
/** The bank of the help that comes with a failure: it has no agencies. */
const client = { call: () => Promise.resolve([]) } as unknown as ApiClient;
const inPlace = page.getByTestId('lugar');

/** A page with one thing to send; `ends` are what the sendings end with, one after the other. */
async function openPage(
  ends: (() => Promise<unknown>)[],
  { told, ...sending }: Sending & { told?: FailurePlaces } = {},
) {
  const queue = createToastQueue();
  const results: boolean[] = [];
  const sent = vi.fn(() => ends.shift()?.() ?? Promise.resolve());
  function Page() {
    const { send, busy, failure } = useSendOnce(told === undefined ? {} : { told });
    const [count, setCount] = useState(0);
    const press = (): void => {
      setCount(count + 1);
      void send(sent, sending).then((result) => results.push(result));
    };
    return (
      <>
        <button type="button" aria-busy={busy} onClick={press}>
          Enviar
        </button>
        <div data-testid="lugar">
          <FailureNotice role="alert" failure={failure} />
        </div>
      </>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/otra', element: 'Otra página' },
  ]);
  await render(
    <ToastProvider queue={queue}>
      <ApiProvider client={client}>
        <DialogProvider>
          <RouterProvider router={router} />
        </DialogProvider>
      </ApiProvider>
    </ToastProvider>,
  );
  return { toasts: () => queue.toasts().map(({ text }) => text), results, sent, router };
}

/** An end that comes when it is told to. */
function later() {
  let resolve = (): void => undefined;
  let reject = (_: unknown): void => undefined;
  const promise = new Promise<void>((...ends) => {
    [resolve, reject] = ends;
  });
  return { end: () => promise, resolve: () => resolve(), reject: (reason: unknown) => reject(reason) };
}

test('conventions.md «Components and screens» 3: presses in the same task, and while it is under way, send once; busy until the end', async () => {
  const first = later();
  const { sent, results } = await openPage([first.end]);
  const element = button.element() as HTMLElement;
  element.click();
  element.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  expect(sent).toHaveBeenCalledOnce();
  first.resolve();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(results.filter(Boolean)).toHaveLength(1);
  await button.click();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('§5: a wrong form is told as a toast, and nothing is sent', async () => {
  const { sent, toasts } = await openPage([], { isRight: () => Promise.resolve(false) });
  await button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['Todos los campos son obligatorios']));
  expect(sent).not.toHaveBeenCalled();
});

test('D-57: a failure of a form is told as a toast and in its place, and is gone with the next attempt', async () => {
  const { toasts, results } = await openPage([() => Promise.reject(refusal)]);
  await button.click();
  await expect.element(inPlace).toHaveTextContent('El correo no es válido.');
  expect(toasts()).toEqual(['El correo no es válido.']);
  await button.click();
  await expect.element(inPlace).toHaveTextContent('');
  await vi.waitFor(() => expect(results).toEqual([false, true]));
});

test('a refusal that stands beside its field is not told a second time in its place', async () => {
  const setError = vi.fn();
  const refused = besideField<{ correo: string }>(setError, { '-0002-02-01': 'correo' });
  const { toasts } = await openPage([() => Promise.reject(refusal)], { refused });
  await button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['El correo no es válido.']));
  expect(setError).toHaveBeenCalledExactlyOnceWith(
    'correo',
    { message: 'El correo no es válido.' },
    { shouldFocus: true },
  );
  await expect.element(inPlace).toHaveTextContent('');
});

test('D-31, D-64: a closed session and what was given up with its page are told nowhere', async () => {
  const { toasts, results } = await openPage([
    () => Promise.reject(ApiError.of('closed', 403)),
    () => Promise.reject(new DOMException('', 'AbortError')),
  ]);
  await button.click();
  await vi.waitFor(() => expect(results).toEqual([false]));
  await button.click();
  await vi.waitFor(() => expect(results).toEqual([false, false]));
  expect(toasts()).toEqual([]);
  await expect.element(inPlace).toHaveTextContent('');
});

test('the member’s own no sends nothing and is said in its place alone', async () => {
  const { toasts, results } = await openPage([() => Promise.reject(new NotSent('No se confirmó el código.'))]);
  await button.click();
  await expect.element(inPlace).toHaveTextContent('No se confirmó el código.');
  await vi.waitFor(() => expect(results).toEqual([false]));
  expect(toasts()).toEqual([]);
});

test('told in its place: as a toast only where the page was left meanwhile', async () => {
  const answer = later();
  const { toasts, router } = await openPage([() => Promise.reject(refusal), answer.end], { told: 'place' });
  await button.click();
  await expect.element(inPlace).toHaveTextContent('El correo no es válido.');
  expect(toasts()).toEqual([]);
  await button.click();
  await router.navigate('/otra');
  answer.reject(refusal);
  await vi.waitFor(() => expect(toasts()).toEqual(['El correo no es válido.']));
});

test('told as a toast: in its place where it leaves the member stuck, for a toast has no way out', async () => {
  const { toasts } = await openPage([() => Promise.reject(refusal), () => Promise.reject(ApiError.of('server', 503))], {
    told: 'toast',
  });
  await button.click();
  await vi.waitFor(() => expect(toasts()).toEqual(['El correo no es válido.']));
  await expect.element(inPlace).toHaveTextContent('');
  await button.click();
  await expect.element(inPlace).toMatchTextContent('El servicio no está disponible en este momento.');
  await expect.element(inPlace.getByRole('button', { name: 'Agencias' })).toBeVisible();
  expect(toasts()).toHaveLength(1);
});

test.each([
  ['a failure of a form', 'form', refusal],
  ['one that is told in its place', 'place', refusal],
  ['the member’s own no', 'form', new NotSent('El correo no es válido.')],
] as const)('screens.md A.0 «Accessibility»: %s is heard once', async (_, told, error) => {
  await openPage([() => Promise.reject(error)], { told });
  const live = hearLiveWords();
  onTestFinished(() => live.stop());
  await button.click();
  await expect.element(inPlace).toHaveTextContent('El correo no es válido.');
  // Longer than a toast waits with its words.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(live.heard()).toEqual(['interrumpe: El correo no es válido.']);
});

test('what is done at the end is done however it ended, before another one can begin', async () => {
  const settled = later();
  const { sent, results } = await openPage([() => Promise.reject(refusal)], { settled: settled.end });
  await button.click();
  await expect.element(inPlace).toHaveTextContent('El correo no es válido.');
  await button.click();
  expect(sent).toHaveBeenCalledOnce();
  settled.resolve();
  await vi.waitFor(() => expect(results).toHaveLength(2));
});
