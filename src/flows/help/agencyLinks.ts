/** Address that a phone dials, or null when the text is not one number: the digits of two, or of an extension, ring somewhere else. */
export function callAddress(telefono: string | null | undefined): string | null {
  const number = (telefono ?? '').replace(/[\s().-]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null;
}

/** The telephone of the first agency that has one which can be dialled, as it is shown and as a phone dials it; null without any. */
export function firstTelephone(
  agencies: readonly { telefono?: string | null | undefined }[],
): { shown: string; address: string } | null {
  for (const { telefono } of agencies) {
    const address = callAddress(telefono);
    if (address !== null) return { shown: telefono?.trim() ?? '', address };
  }
  return null;
}

/**
 * Address of a place, in degrees, that phones hand to their map application and computers open in the browser; null without both
 * numbers or outside the globe.
 */
export function mapAddress(latitud: number | null | undefined, longitud: number | null | undefined): string | null {
  if (typeof latitud !== 'number' || typeof longitud !== 'number') return null;
  if (!(Math.abs(latitud) <= 90 && Math.abs(longitud) <= 180)) return null;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${latitud},${longitud}`)}`;
}
