import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../testRender.tsx';
import { useOffline } from './useOffline.ts';

function Line() {
  return <p>{useOffline() ? 'sin conexión' : 'con conexión'}</p>;
}

const line = page.getByText(/conexión/);

it('follows what the browser says of the connection', async () => {
  await renderComponent(<Line />);
  await expect.element(line).toHaveTextContent('con conexión');
  dispatchEvent(new Event('offline'));
  await expect.element(line).toHaveTextContent('sin conexión');
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await expect.element(line).toHaveTextContent('con conexión');
});

it('at the start its opinion is not asked: a machine without a network may still reach the bank', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    await renderComponent(<Line />);
    await expect.element(line).toHaveTextContent('con conexión');
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});

it('what is drawn later knows what was said before it stood there', async () => {
  const { unmount } = await renderComponent(<Line />);
  dispatchEvent(new Event('offline'));
  await unmount();
  await renderComponent(<Line />);
  await expect.element(line).toHaveTextContent('sin conexión');
  dispatchEvent(new Event('online'));
  await expect.element(line).toHaveTextContent('con conexión');
});

it('also what was said while nobody asked', async () => {
  const { unmount } = await renderComponent(<Line />);
  dispatchEvent(new Event('offline'));
  await unmount();
  dispatchEvent(new Event('online'));
  await renderComponent(<Line />);
  await expect.element(line).toHaveTextContent('con conexión');
});
