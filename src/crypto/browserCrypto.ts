/** The browser's WebCrypto: absent outside secure contexts and where it may not even be looked at. */
export function browserCrypto(): SubtleCrypto | undefined {
  try {
    return globalThis.crypto.subtle;
  } catch {
    return undefined;
  }
}

/**
 * Bytes that nobody foresees: for names of a device and of a session, and for the start of a storage entry. None of them is a secret, so
 * that a browser whose generator is missing or denied gets lesser ones instead of no bank.
 */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.random() * 256);
  }
}
