/**
 * How long the address of a download is kept, ms. Safari first asks «¿Descargar?» and reads the bytes once the member has answered; nothing
 * tells the page when that was.
 */
const ADDRESS_LIFE_MS = 40_000;

/** Gives bytes to the browser as a download with that name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
