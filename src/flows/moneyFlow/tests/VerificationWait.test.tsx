import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '#components/testRender.tsx';
import { SETTLING_MS } from '../useVerification.ts';
import { VerificationWait } from '../VerificationWait.tsx';

const SENT_AT = Date.parse('2026-11-20T10:15:00-05:00');
const WHOLE = SETTLING_MS / 1000;

const seen = () => page.getByRole('timer').element().textContent;
const heard = () => page.getByRole('status').element().textContent;
const bar = () => document.querySelector<HTMLElement>('[style*="inline-size"]')?.style.inlineSize;

/** Lets the clock run and React draw what came of it. */
async function after(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: SENT_AT });
});

afterEach(() => {
  vi.useRealTimers();
});

test('it says from the start how long it may take, and shows the seconds passing', async () => {
  await renderComponent(<VerificationWait sentAt={SENT_AT} />);
  expect(document.body.textContent).toContain(`Puede tardar hasta ${WHOLE} segundos.`);
  expect(seen()).toBe(`Quedan ${WHOLE} segundos`);
  await after(5_000);
  await vi.waitFor(() => expect(seen()).toBe(`Quedan ${WHOLE - 5} segundos`));
  expect(Number.parseFloat(bar() ?? '')).toBeCloseTo((5 / WHOLE) * 100, 2);
  await after((WHOLE - 6) * 1000);
  await vi.waitFor(() => expect(seen()).toBe('Queda 1 segundo'));
  await after(1_000);
  await vi.waitFor(() => expect(seen()).toBe('Esperamos la última respuesta de la cooperativa.'));
  expect(bar()).toBe('100%');
});

test('it counts from when the order was sent', async () => {
  vi.setSystemTime(SENT_AT + 12_400);
  await renderComponent(<VerificationWait sentAt={SENT_AT} />);
  expect(seen()).toBe(`Quedan ${WHOLE - 12} segundos`);
  await after(600);
  await vi.waitFor(() => expect(seen()).toBe(`Quedan ${WHOLE - 13} segundos`));
});

test('a page that slept shows the truth when it wakes', async () => {
  await renderComponent(<VerificationWait sentAt={SENT_AT} />);
  vi.setSystemTime(SENT_AT + 20_000);
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(seen()).toBe(`Quedan ${WHOLE - 20} segundos`));
});

test('assistive technology hears the start and the end, and no second between them', async () => {
  await renderComponent(<VerificationWait sentAt={SENT_AT} />);
  expect(heard()).toBe('');
  const all = new Set<string | null>();
  for (let second = 0; second <= WHOLE + 1; second += 1) {
    await after(1_000);
    await vi.waitFor(() => expect(heard()).not.toBe(''));
    all.add(heard());
  }
  await vi.waitFor(() => expect(heard()).toContain('última respuesta'));
  all.add(heard());
  expect([...all]).toEqual([
    `Consultamos el comprobante. Puede tardar hasta ${WHOLE} segundos.`,
    'Esperamos la última respuesta de la cooperativa.',
  ]);
  expect(page.getByRole('timer').element()).not.toHaveAttribute('aria-live', 'polite');
});

test('an older order is asked about once: no seconds are promised', async () => {
  vi.setSystemTime(SENT_AT + SETTLING_MS);
  await renderComponent(<VerificationWait sentAt={SENT_AT} />);
  expect(document.body.textContent).toContain('Consultamos el comprobante. Puede tardar unos segundos.');
  expect(page.getByRole('timer').elements()).toHaveLength(0);
});
