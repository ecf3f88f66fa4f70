/** Whoever counts the bytes gets none ahead. Chromium alone tells it; what a browser denies counts as not told. */
export function savesData(): boolean {
  try {
    return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
  } catch {
    return false;
  }
}
