import type { Dispositivo } from '#api/contract/dispositivos.ts';

/** «3 equipos · Samsung Galaxy A54 genera sus códigos», in its parts; null when there is nothing to count. */
export function devicesLine(devices: readonly Dispositivo[] | undefined): readonly string[] | null {
  if (!devices || devices.length === 0) return null;
  const phone = devices.find(({ generaToken }) => generaToken === true);
  const name = phone?.alias?.trim() || phone?.modelo?.trim();
  return [counted(devices.length, 'equipo', 'equipos'), ...(name ? [' · ', name, ' genera sus códigos'] : [])];
}

/** «2 tarjetas propias · 2 registradas para pago», of what is known; null when nothing is. Numbers of cards. */
export function cardsLine(own: number | undefined, registered: number | undefined): string | null {
  const parts = [
    own !== undefined && counted(own, 'tarjeta propia', 'tarjetas propias'),
    registered !== undefined && counted(registered, 'registrada para pago', 'registradas para pago'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** «4 pagos guardados»; null while the number is not known. */
export function favouritesLine(count: number | undefined): string | null {
  if (count === undefined) return null;
  return count === 0 ? 'Aún no tiene pagos guardados' : counted(count, 'pago guardado', 'pagos guardados');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
