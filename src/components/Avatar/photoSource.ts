/**
 * Address of the member's photo from its base64 (D-17): the `data:` prefix is added only where it is missing, and a text that
 * cannot be base64 is no photo (`null`). Only pictures are let through: other `data:` kinds are not.
 */
export function photoSource(photo: string | null | undefined): string | null {
  const text = photo?.replace(/\s+/g, '') ?? '';
  const [, kind, base64 = text] = /^data:(image\/(?:jpe?g|png|webp|gif));base64,(.*)$/i.exec(text) ?? [];
  if (base64 === '' || base64.length % 4 === 1 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  return `data:${kind ?? 'image/jpeg'};base64,${base64}`;
}
