import type { ApiClient } from '#api/client.ts';
import type { Location } from '#api/geolocation.ts';
import type { OpenDialog } from '#components/Dialog/DialogProvider.tsx';
import type { PinInfo } from '#components/PinDialog/PinInfoBlock.tsx';
import { LOCALE } from '#domain/constants.ts';
import { formatMinute, toEcuadorIso } from '#domain/dates.ts';
import { authoriseWithPin } from '#flows/pin/usePinConfirmation.tsx';
import { deviceModel } from '#session/device.ts';

/** Asks for the code of a device that the bank does not know, showing which one it is (screens.md A.1 /login) and when, the day by `dateFormat`. */
export function confirmDevice(
  api: ApiClient,
  open: OpenDialog,
  idTransaccion: string,
  location: Location,
  visit: AbortSignal,
  dateFormat?: string,
): Promise<boolean> {
  const info = newDevice(navigator.userAgent, location, Date.now(), dateFormat);
  return authoriseWithPin(api, open, idTransaccion, { info }, visit);
}

/** The information block: device, country where it is known, moment in Ecuador's time; `now` in ms. */
export function newDevice(userAgent: string, { countryCode }: Location, now: number, dateFormat?: string): PinInfo {
  const country = countryName(countryCode);
  return {
    title: 'Dispositivo nuevo',
    rows: [
      { label: 'Equipo', value: deviceModel(userAgent), bold: true },
      ...(country ? [{ label: 'Lugar aproximado', value: country }] : []),
      { label: 'Fecha y hora', value: formatMinute(toEcuadorIso(now), dateFormat) ?? '' },
    ],
  };
}

/** How the list of countries says that it does not know one; it has a name all the same. */
const UNKNOWN_COUNTRY = /^ZZ$/i;

/** `EC` → `Ecuador`; null for what is no country code, or none that is known. */
function countryName(code: string): string | null {
  if (!/^[A-Z]{2}$/i.test(code) || UNKNOWN_COUNTRY.test(code)) return null;
  try {
    return new Intl.DisplayNames([LOCALE], { type: 'region', fallback: 'none' }).of(code.toUpperCase()) ?? null;
  } catch {
    // A browser without the names of countries.
    return null;
  }
}
