import type { Page } from '@playwright/test';
import { paths } from '#navigation/paths.ts';
import { expect } from './bank.ts';
import { heading } from './shown.ts';
import { enter, fillCredentials } from './steps.ts';
import type { Watch } from './watch.ts';

declare global {
  interface Window {
    /** Whether the page that was gone to last stands. */
    arrival?: { stands: boolean };
  }
}

/** What stands for a parameter of the route table: of each kind that the demo bank has, one. */
const samples: Readonly<Record<string, readonly string[]>> = {
  [paths.cuenta]: ['010201004871'],
  [paths.credito]: ['020110004417'],
  [paths.pagosVarios]: ['AGUA'],
  [paths.ajustesTarjeta]: ['TC-01', 'CD-06'],
  [paths.transferenciaInterna]: ['0'],
  [paths.transferenciaExterna]: ['1'],
};

/** Every address of the route table, its parameters filled in. @throws Error for a parameter without a sample. */
const addresses: readonly string[] = Object.values(paths).flatMap((path) => {
  if (!path.includes(':')) return [path];
  const values = samples[path];
  if (!values) throw new Error(`«${path}» no tiene un ejemplo de su parámetro.`);
  return values.map((value) => path.replace(/:\w+/, encodeURIComponent(value)));
});

/**
 * Leads through every address of the route table, first signed in and then signed out, and looks at each page that shows there once all
 * it asked for has come. An address that leads elsewhere is left out. Goes by the history, as a link does: nothing is loaded twice.
 */
export async function eachPage(page: Page, watch: Watch, look: (address: string) => Promise<void>): Promise<void> {
  await page.goto(paths.login);
  await fillCredentials(page);
  await enter(page).click();
  await expect(page).toHaveURL(/\/productos$/);
  const signedIn = await lookAtAll(page, watch, look);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(paths.login);
  await expect(heading(page, /./)).toBeVisible();
  const signedOut = await lookAtAll(page, watch, look);
  expect([...new Set([...signedIn, ...signedOut])].sort(), 'cada dirección muestra su página').toEqual(
    addresses.filter((address) => address !== paths.root).sort(),
  );
}

/**
 * Goes to an address by the history and waits until its page stands, or leads elsewhere. The address is the new one at once, while the page
 * before still stands there with its heading: that the new one has come is told by the focus, which its heading gets.
 */
async function goTo(page: Page, address: string): Promise<void> {
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
    .poll(() => page.evaluate((to) => location.pathname !== to || window.arrival?.stands, address), address)
    .toBe(true);
}

/** The addresses that showed their page. */
async function lookAtAll(page: Page, watch: Watch, look: (address: string) => Promise<void>): Promise<string[]> {
  const seen: string[] = [];
  for (const address of addresses) {
    await goTo(page, address);
    const leadsElsewhere = () => new URL(page.url()).pathname !== address;
    if (leadsElsewhere()) continue;
    await watch.quiet();
    if (leadsElsewhere()) continue;
    await expect(heading(page, /./).first(), address).toBeVisible();
    // What has come is drawn a moment later, and in its own typeface.
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    seen.push(address);
    await look(address);
  }
  return seen;
}
