import type { Page } from '@playwright/test';
import { paths } from '#navigation/paths.ts';
import { expect } from './bank.ts';
import { everyAddress } from './everyRoute.ts';
import { expectLogin, expectProductos, expectTakenOver, heading } from './shown.ts';
import { enter, fillCredentials } from './steps.ts';
import type { Watch } from './watch.ts';

declare global {
  interface Window {
    /** Whether the page that was gone to last stands. */
    arrival?: { stands: boolean };
  }
}

/** How long nothing may be on its way before a page is looked at, ms: what it waits for is told by its heading and by what is busy. */
export const SETTLED = 150;

/**
 * Leads through every address of the route table, first signed in and then signed out, and looks at each page that shows there once all
 * it asked for has come. An address that leads elsewhere is left out. Goes by the history, as a link does: nothing is loaded twice.
 * With `part`, only at every second address, from the first or from the second one on: two tests share the way.
 */
export async function eachPage(
  page: Page,
  watch: Watch,
  look: (address: string) => Promise<void>,
  part?: 0 | 1,
): Promise<void> {
  // The empty address has no page (e2e/routes.spec.ts).
  const pages = everyAddress.filter((address) => address !== paths.root);
  const addresses = pages.filter((_, index) => part === undefined || index % 2 === part);
  await page.goto(paths.login);
  await fillCredentials(page);
  await enter(page).click();
  await expectProductos(page);
  const signedIn = await lookAtAll(page, watch, addresses, look);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(paths.login);
  await expectLogin(page);
  // Until then, a change of the address is nobody's.
  await expectTakenOver(page);
  const signedOut = await lookAtAll(page, watch, addresses, look);
  expect([...new Set([...signedIn, ...signedOut])].sort(), 'cada dirección muestra su página').toEqual(
    [...addresses].sort(),
  );
}

/**
 * Goes to an address by the history and waits until its page stands, with all it asks for, or leads elsewhere: whether it stands. The address is
 * the new one at once, while the page before still stands there with its heading: that the new one has come is told by the focus, which its
 * heading gets.
 */
export async function stands(page: Page, watch: Watch, address: string): Promise<boolean> {
  await page.evaluate((to) => {
    // Where an address before has led here, it stands already.
    window.arrival = { stands: location.pathname === to };
    const { arrival } = window;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    addEventListener('focusin', () => (arrival.stands = true), { once: true });
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expect
    .poll(() => page.evaluate((to) => location.pathname !== to || window.arrival?.stands, address), {
      message: address,
      intervals: [20],
    })
    .toBe(true);
  const leadsElsewhere = () => new URL(page.url()).pathname !== address;
  await expect(heading(page, /./).first(), address).toBeVisible();
  if (leadsElsewhere()) return false;
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await watch.quiet(SETTLED);
  if (leadsElsewhere()) return false;
  // What has come is drawn a moment later, and in its own typeface.
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return true;
}

/** The addresses that showed their page. */
async function lookAtAll(
  page: Page,
  watch: Watch,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<string[]> {
  const seen: string[] = [];
  for (const address of addresses) {
    if (!(await stands(page, watch, address))) continue;
    seen.push(address);
    await look(address);
  }
  return seen;
}
