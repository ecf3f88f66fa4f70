import { describe, expect, test } from 'vitest';
import { UNKNOWN_LOCATION } from '#api/geolocation.ts';
import { newDevice } from '../confirmDevice.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
/** 2026-11-21 00:30 in UTC, still the 20th in Ecuador. */
const NOW = Date.UTC(2026, 10, 21, 0, 30);
const placeOf = (countryCode: string) =>
  newDevice(CHROME, { ...UNKNOWN_LOCATION, countryCode }, NOW).rows.find(({ label }) => label === 'Lugar aproximado');

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

  test.each(['', 'E', 'ECU', '12', 'QQ', '<b>', 'Ñ1'])(
    'D-34: «%s» is no country, and then nothing is said of it',
    (code) => {
      expect(placeOf(code)).toBeUndefined();
    },
  );
});
