import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '#components/testRender.tsx';
import { ErrorConfiguracion } from '#screens/errorConfiguracion/ErrorConfiguracion.tsx';
import { SinConexion } from '#screens/sinConexion/SinConexion.tsx';

const retry = page.getByRole('button', { name: 'Reintentar' });

/** A try that ends by hand. */
function byHand() {
  let end = (): void => undefined;
  const onRetry = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { onRetry, end: () => end() };
}

test.each([
  ['Sin conexión', (onRetry: () => Promise<void>) => <SinConexion cooperativeName="Cooperativa" onRetry={onRetry} />],
  ['Error de configuración', (onRetry: () => Promise<void>) => <ErrorConfiguracion detail="falta" onRetry={onRetry} />],
])(
  'security.md 2.2 «Pressing twice»: %s: one try at a time; until it has ended the button is busy and keeps its focus',
  async (_, pageFor) => {
    const { onRetry, end } = byHand();
    await renderComponent(pageFor(onRetry));
    const button = retry.element() as HTMLElement;
    button.focus();
    button.click();
    button.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    button.click();
    expect(onRetry).toHaveBeenCalledOnce();
    end();
    await expect.element(retry).not.toHaveAttribute('aria-busy');
    await expect.element(retry).toHaveFocus();
    button.click();
    expect(onRetry).toHaveBeenCalledTimes(2);
  },
);

const stays = () => Promise.resolve();

test.each([
  ['Sin conexión', () => <SinConexion cooperativeName="Cooperativa" onRetry={stays} />],
  [
    'La banca virtual no está disponible',
    () => <SinConexion cooperativeName="Cooperativa" isHostBusy onRetry={stays} />,
  ],
  ['La banca virtual no está disponible', () => <ErrorConfiguracion detail="falta" onRetry={stays} />],
])(
  'screens.md A.0 «Accessibility»: %s is heard by its heading, which can take the focus, and what it says as an alert, each once',
  async (name, pageFor) => {
    await renderComponent(pageFor());
    const heading = page.getByRole('heading', { level: 1, name });
    (heading.element() as HTMLElement).focus();
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(page.getByRole('alert').element().textContent).not.toContain(name);
  },
);

test('D-73: the connection that is back tries again, and the button says so', async () => {
  const { onRetry, end } = byHand();
  await renderComponent(<SinConexion cooperativeName="Cooperativa" onRetry={onRetry} />);
  dispatchEvent(new Event('online'));
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  expect(onRetry).toHaveBeenCalledOnce();
  end();
  await expect.element(retry).not.toHaveAttribute('aria-busy');
});
