/** One of our own files, as Chromium's error names it. */
const NAMED_FILE = /https?:\/\/\S+?\.js(?=[\s?]|$)/;

let attempts = 0;

/** The address of the file that could not be fetched; `null` where the browser does not say, or it is not one of ours. */
function missingFile(reason: unknown): string | null {
  const named = reason instanceof Error ? NAMED_FILE.exec(reason.message)?.[0] : undefined;
  return named?.startsWith(`${location.origin}/`) ? named : null;
}

/**
 * Fetches code, also after it could not be fetched before: Chromium up to 153 and others keep a module's failure for as long as the page lives,
 * so that asking again asks nobody. Its file is then asked for under an address of its own. `load` must be a bare `import()`.
 * @throws what `load` throws, when the file does not come this time either.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (reason) {
    const file = missingFile(reason);
    if (file === null) throw reason;
    attempts += 1;
    return (await import(/* @vite-ignore */ `${file}?intento=${attempts}`)) as Module;
  }
}
