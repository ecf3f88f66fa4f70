import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiClient } from '#api/client.ts';
import { UNKNOWN_LOCATION } from '#api/geolocation.ts';
import type { OpenDialog } from '#components/Dialog/DialogProvider.tsx';
import { confirmDevice, newDevice } from '../confirmDevice.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
/** 2026-11-21 00:30 in UTC, still the 20th in Ecuador. */
const NOW = Date.UTC(2026, 10, 21, 0, 30);
const rowsOf = (countryCode: string) => newDevice(CHROME, { ...UNKNOWN_LOCATION, countryCode }, NOW).rows;
const placeOf = (countryCode: string) => rowsOf(countryCode).find(({ label }) => label === 'Lugar aproximado');

/** Opening the dialog calls nothing: what is typed in it does. */
const noCalls: ApiClient = { call: () => Promise.reject(new Error('nothing was to be called')) };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('screens.md A.1 /login: what the code of a new device says of it', () => {
  test('device, country and moment in Ecuador’s time (D-20)', () => {
    expect(newDevice(CHROME, { ...UNKNOWN_LOCATION, countryCode: 'EC' }, NOW)).toEqual({
      title: 'Dispositivo nuevo',
      rows: [
        { label: 'Equipo', value: 'Chrome en Windows', bold: true },
        { label: 'Lugar aproximado', value: 'Ecuador' },
        { label: 'Fecha y hora', value: '20/11/2026 19:30' },
      ],
    });
  });

  test.each([
    ['CO', 'Colombia'],
    ['es', 'España'],
    ['US', 'Estados Unidos'],
  ])('%s is %s', (code, name) => {
    expect(placeOf(code)?.value).toBe(name);
  });

  test.each(['', 'E', 'ECU', '12', 'QQ', '<b>', 'Ñ1', '419', '001', 'ZZ', 'zz'])(
    'D-34: «%s» is no country, and then nothing is said of it',
    (code) => {
      expect(placeOf(code)).toBeUndefined();
      expect(rowsOf(code).map(({ label }) => label)).toEqual(['Equipo', 'Fecha y hora']);
    },
  );

  test.each([true, false])(
    'it is shown where the code is asked, and the answer there, %s, is the answer',
    async (answer) => {
      vi.stubGlobal('navigator', { userAgent: CHROME });
      vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
      const location = { ...UNKNOWN_LOCATION, countryCode: 'EC' };
      const shown: ReactNode[] = [];
      const open: OpenDialog = (render) => {
        shown.push(render(() => undefined));
        return Promise.resolve(answer as never);
      };
      const visit = new AbortController().signal;
      expect(await confirmDevice(noCalls, open, 'a1', location, visit, 'yyyy-MM-dd')).toBe(answer);
      const info = newDevice(CHROME, location, NOW, 'yyyy-MM-dd');
      expect(shown).toMatchObject([{ props: { info } }]);
    },
  );
});
