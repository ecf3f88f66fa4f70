/** An address in its parts; `null` for what is none. `URL.canParse` and `URL.parse` are missing in browsers of before 2024. */
export function parsedAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
