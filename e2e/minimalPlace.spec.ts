import { confirmWithPin } from './code.ts';
import { minimalMember, publicLocation } from './minimalCooperative.ts';
import { deployments, renewed, test } from './minimalTest.ts';
import { askToSave, openProfile } from './profile.ts';
import { expectLogin, texts } from './shown.ts';
import { signIn } from './steps.ts';
import { expect } from './watch.ts';

test('what the geolocation service answers is in the headers from then on', async ({ page, start }) => {
  const cooperative = await start(deployments['own origin, 32-byte key, geolocation beside the page']);
  const answered = page.waitForResponse(/\/geo$/);
  await page.goto(`${cooperative.url}/login`);
  await answered;
  await signIn(page, minimalMember);
  await expect(page.getByText('•••• 8877')).toBeVisible();
  const { ipAddress, countryCode, latitude, longitude } = publicLocation;
  for (const { ippublica, codigopais, posicion } of cooperative.received) {
    expect([ippublica, codigopais]).toEqual([ipAddress, countryCode]);
    expect(posicion).toEqual({ latitud: latitude, longitud: longitude, altitud: null, isMocked: false });
  }
  expect(cooperative.geolocationRequests).toBe(1);
});

test('the browser’s own position wins where the member allows it; unknown values are empty, never missing', async ({
  page,
  context,
  start,
}) => {
  const cooperative = await start(deployments['API elsewhere, 16-byte key, geolocation that never answers']);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -2.5, longitude: -78.5 });
  await page.goto(`${cooperative.url}/login`);
  await expectLogin(page);
  await signIn(page, minimalMember);
  await openProfile(page);
  await askToSave(page, renewed);
  await confirmWithPin(page, minimalMember.pin);
  await expect(page.getByText(texts.saved)).toBeVisible();
  for (const { ippublica, codigopais } of cooperative.received) expect([ippublica, codigopais]).toEqual(['', '']);
  expect(cooperative.received.at(-1)?.posicion).toEqual({
    latitud: -2.5,
    longitud: -78.5,
    altitud: null,
    isMocked: false,
  });
});
