import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['/', '/'],
  ['/banca/', '/banca/'],
  // The catalogue's.
  ['./', '/'],
])('what was built for «%s» lies at %s', async (base, place) => {
  vi.stubEnv('BASE_URL', base);
  const { SITE } = await import('./site.ts');
  expect(SITE).toBe(place);
});
