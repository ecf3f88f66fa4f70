import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { partialList } from '#domain/partialList.ts';
import { AsyncContent, AsyncList } from '../AsyncContent.tsx';
import type { Shown } from '../useShown.ts';

const waiting = { loading: 'Cargando sus tarjetas', skeleton: <hr /> };
const failed = (parts: { isRetrying?: boolean; retry?: () => void } = {}): Shown<string> => ({
  kind: 'error',
  failure: { text: 'No hay conexión con el servidor.', isStuck: false },
  isRetrying: false,
  retry: () => undefined,
  ...parts,
});
const content = (of: Shown<string>, more: { inPlace?: boolean; unknown?: { title: string; text: string } } = {}) => (
  <AsyncContent of={of} {...waiting} {...more}>
    {(value) => <p>Llegó {value}</p>}
  </AsyncContent>
);
const list = (rows: readonly string[]) => (
  <AsyncList of={{ kind: 'ready', value: rows }} {...waiting} empty={<p>No tiene tarjetas.</p>}>
    {(all) => <p>{all.join(', ')}</p>}
  </AsyncList>
);

test('screens.md A.0 «Lists»: only its place in the first instants, then a skeleton that says what is awaited and is busy', async () => {
  const { container, rerender } = await render(content({ kind: 'nothing' }));
  const height = (): number => container.scrollHeight;
  const reserved = height();
  expect(reserved).toBeGreaterThan(0);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await expect.element(page.getByText('Cargando sus tarjetas')).not.toBeVisible();
  await rerender(content({ kind: 'skeleton' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Cargando sus tarjetas');
  expect(height()).toBe(reserved);
  expect(container.querySelector('[aria-busy="true"] hr')).not.toBeNull();
});

test('screens.md A.0 «Lists»: a failure says why and asks again; its button stays, busy, while it does', async () => {
  const retry = vi.fn();
  const { rerender } = await render(content(failed({ retry })));
  await expect.element(page.getByRole('alert')).toMatchTextContent('No hay conexión con el servidor.');
  const button = page.getByRole('button', { name: 'Reintentar' });
  await button.click();
  expect(retry).toHaveBeenCalledOnce();
  await rerender(content(failed({ isRetrying: true })));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await rerender(content(failed(), { inPlace: true }));
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  await rerender(content({ kind: 'ready', value: 'hoy' }));
  await expect.element(page.getByText('Llegó hoy')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test('WCAG 2.4.3: with what has come the focus that «Reintentar» had goes to the heading over it, else to the page’s', async () => {
  const section = (of: Shown<string>, name?: string) => (
    <main>
      <h1 tabIndex={-1}>Página</h1>
      <section aria-labelledby={name}>
        {name && <h2 id={name}>Tarjetas</h2>}
        {content(of, { inPlace: true })}
      </section>
    </main>
  );
  const { rerender } = await render(section(failed(), 'tarjetas'));
  const button = page.getByRole('button', { name: 'Reintentar' });
  (button.element() as HTMLElement).focus();
  await rerender(section({ kind: 'ready', value: 'hoy' }, 'tarjetas'));
  await expect.element(page.getByRole('heading', { name: 'Tarjetas' })).toHaveFocus();
  await rerender(section(failed()));
  (button.element() as HTMLElement).focus();
  await rerender(section({ kind: 'ready', value: 'hoy' }));
  await expect.element(page.getByRole('heading', { name: 'Página' })).toHaveFocus();
});

test('WCAG 2.4.3: who is elsewhere stays there when what was missing has come', async () => {
  const besides = (of: Shown<string>) => (
    <main>
      <input aria-label="Nombre" />
      {content(of, { inPlace: true })}
    </main>
  );
  const { rerender } = await render(besides(failed()));
  const name = page.getByRole('textbox', { name: 'Nombre' });
  await name.click();
  await rerender(besides({ kind: 'ready', value: 'hoy' }));
  await expect.element(page.getByText('Llegó hoy')).toBeVisible();
  await expect.element(name).toHaveFocus();
});

test('what does not exist, or is another member’s, is not asked for again', async () => {
  await render(content(failed(), { unknown: { title: 'No encontramos esta cuenta', text: 'Revise el número.' } }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('No encontramos esta cuenta');
  await expect.element(page.getByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('D-65: a list is empty only where nothing of it is missing, and says what could not be read', async () => {
  const { rerender } = await render(list([]));
  await expect.element(page.getByText('No tiene tarjetas.')).toBeVisible();
  await rerender(list(partialList([], 2)));
  await expect.element(page.getByText('No tiene tarjetas.')).not.toBeInTheDocument();
  await expect.element(page.getByText('2 elementos no se pudieron leer')).toBeVisible();
  await rerender(list(partialList(['uno', 'dos'], 1)));
  await expect.element(page.getByText('uno, dos')).toBeVisible();
  await expect.element(page.getByText('1 elemento no se pudo leer')).toBeVisible();
});
