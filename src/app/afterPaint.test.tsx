import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { afterPaint } from './afterPaint.ts';

/** How many frames were begun until that is done. */
async function framesUntil(done: Promise<void>): Promise<number> {
  let frames = 0;
  let next = requestAnimationFrame(function count() {
    frames += 1;
    next = requestAnimationFrame(count);
  });
  await done;
  cancelAnimationFrame(next);
  return frames;
}

test('whoever has pressed sees a frame before the code of the next page is run', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Pagar';
  const pressed = new Promise<number>((resolve) => {
    button.addEventListener('click', () => resolve(framesUntil(afterPaint())));
  });
  await userEvent.click(button);
  expect(await pressed).toBeGreaterThanOrEqual(1);
  button.remove();
});

test('a hidden page, where nothing is painted, waits for nothing', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  try {
    expect(await framesUntil(afterPaint())).toBe(0);
  } finally {
    Reflect.deleteProperty(document, 'visibilityState');
  }
});
