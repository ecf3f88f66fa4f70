/** Address that a phone dials, or null when the text has no number to dial. */
export function callAddress(telefono: string | null | undefined): string | null {
  const digits = (telefono ?? '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : null;
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
