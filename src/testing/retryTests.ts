import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { AnyEndpoint } from '#api/contract/endpoint.ts';
import { errorCodes } from '#domain/errorCodes.ts';
import { answers } from '#mocks/storyDemo.ts';
import { main } from './locators.ts';
import { everyAnswerRead, hold, openBank, use, useNoOverrides } from './testWorld.tsx';

interface Page {
  route: string;
  /** The read that the whole page hangs on. */
  read: AnyEndpoint;
  /** What is seen once it has come. */
  loaded: Locator;
}

/** The tests of a page's Reintentar, which all pages have in common. Call it where tests are written. */
export function testRetry({ route, read, loaded }: Page): void {
  const retry = page.getByRole('button', { name: 'Reintentar' });

  test('conventions.md 6: while Reintentar is under way it says that it is busy, keeps the focus and asks once', async () => {
    use(answers.withCode(read, '-9999-00-03'));
    const bank = await openBank({ route, until: retry });
    useNoOverrides();
    const release = hold(read);
    const button = retry.element() as HTMLButtonElement;
    button.focus();
    button.click();
    button.click();
    await expect.element(retry).toHaveAttribute('aria-busy', 'true');
    button.click();
    // The spinner comes after 300 ms, a skeleton would after 200.
    await expect.poll(() => button.querySelector('[aria-hidden=true]')).not.toBeNull();
    await expect.element(retry).toHaveFocus();
    await expect.element(main.getByText(errorCodes['-9999-00-03'].text)).toBeVisible();
    expect(bank.countOf(read)).toBe(2);
    release();
    await expect.element(loaded).toBeVisible();
    expect(bank.countOf(read)).toBe(2);
  });

  test('conventions.md 6: a Reintentar that fails again can be pressed again', async () => {
    use(answers.withCode(read, '-9999-00-03'));
    const bank = await openBank({ route });
    await retry.click();
    await expect.poll(() => bank.countOf(read)).toBe(2);
    await everyAnswerRead();
    await expect.element(retry).not.toHaveAttribute('aria-busy');
    await retry.click();
    await expect.poll(() => bank.countOf(read)).toBe(3);
  });
}
