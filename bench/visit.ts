import type { Browser, Page } from 'playwright';
import { freezeDate, instantOf, USUAL_MOMENT } from '#storybook/frozenDate.ts';

declare global {
  interface Window {
    /** Durations of the tasks of 50 ms or more so far. */
    longTasks: number[];
  }
}

/** A page of the demo's day that keeps its long tasks; closing its context is the caller's. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-EC', timezoneId: 'America/Guayaquil' });
  const page = await context.newPage();
  // The demo's clock stands: the page's day is the books' own. Playwright's own clock would put itself in the place of frames and timers as well,
  // so that nobody waited for a drawing.
  await page.addInitScript(freezeDate, instantOf(USUAL_MOMENT));
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return page;
}

/**
 * In the page: what waits for its frames waits for drawings.
 * @throws Error where somebody has put something else in their place: no time until a drawing could be measured.
 */
export function refuseOtherFrames(): void {
  if (!/\[native code\]/.test(Function.prototype.toString.call(requestAnimationFrame)))
    throw new Error('requestAnimationFrame no es el del navegador: no se mediría hasta lo dibujado.');
}

/** The tasks of 50 ms or more since the last question, ms, once the page has had `restMs` to come to rest. */
export async function tasksSince(page: Page, restMs: number): Promise<number[]> {
  await page.evaluate(refuseOtherFrames);
  return page.evaluate(async (rest) => {
    await new Promise((resolve) => setTimeout(resolve, rest));
    const tasks = window.longTasks;
    window.longTasks = [];
    return tasks;
  }, restMs);
}

/** From the sign-in page of the sandbox at `url` to «Mis productos». */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Usuario', { exact: true }).fill('mfguaman');
  await page.getByLabel('Contraseña', { exact: true }).fill('Ribera2026');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  // A device that the bank does not know yet asks for the code.
  const products = page.getByRole('heading', { name: 'Mis productos' });
  const code = page.getByRole('dialog').getByRole('textbox').first();
  await products.or(code).first().waitFor();
  if (await code.isVisible()) {
    await code.click();
    await page.keyboard.type('123456');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await products.waitFor();
  }
}
