import { DEVICE_ALIAS_LENGTH, type Dispositivo } from '#api/contract/dispositivos.ts';
import { formatLastAccess } from '#domain/dates.ts';
import { validationTexts } from '#domain/validationTexts.ts';

/** `codigoTipoDispositivo` of a telephone or tablet (contract B.3). */
const MOBILE = '2';

/** A device as the screens show it; a text that the server left out is `''`. */
export interface Device {
  id: string;
  /** What the member calls it, else what it is. */
  name: string;
  /** What it is; `''` where the name says it. */
  model: string;
  isMobile: boolean;
  /** `02-ago-2026 21:03`. */
  lastAccess: string;
  city: string;
  isCurrent: boolean;
  makesCodes: boolean;
}

/** A device of the answer. */
export function deviceOf(data: Dispositivo): Device {
  const [alias, model] = [data.alias?.trim() ?? '', data.modelo?.trim() ?? ''];
  return {
    id: data.idDispositivo,
    name: alias || model || 'Dispositivo sin nombre',
    model: alias && alias !== model ? model : '',
    isMobile: data.codigoTipoDispositivo === MOBILE,
    lastAccess: formatLastAccess(data.ultimoAcceso) ?? '',
    city: data.ciudad?.trim() ?? '',
    isCurrent: data.actual === true,
    makesCodes: data.generaToken === true,
  };
}

/** What stands under its name, «Cuenca · Último acceso» before the instant; what it is comes first where it has a name of its own. */
export function detailText({ model, city, lastAccess }: Device): string {
  return [model, city, lastAccess && 'Último acceso'].filter(Boolean).join(' · ');
}

/** What the confirmation of a removal says after the device's name: which one it is, and what follows, in its parts (copy.md «Dispositivos»). */
export function removalText({ city, lastAccess }: Device): readonly string[] {
  const access = lastAccess ? [`, último acceso ${lastAccess}`, ...(city ? [' en ', city] : [])] : [];
  return [...access, '. Deberá validarlo si vuelve a usarlo.'];
}

/** True for a device that may be removed: neither the one in use nor the one that makes the codes (screens.md A.2). */
export function isRemovable({ isCurrent, makesCodes }: Device): boolean {
  return !isCurrent && !makesCodes;
}

/** The message under a typed name, or null. */
export function nameMessage(typed: string): string | null {
  const name = typed.trim();
  if (name === '') return validationTexts.required;
  return Array.from(name).length > DEVICE_ALIAS_LENGTH
    ? `El nombre no puede superar ${DEVICE_ALIAS_LENGTH} caracteres.`
    : null;
}
