import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { watchedImports } from './watchedImports.ts';

type Handler = (this: { parse: (code: string) => unknown }, code: string) => { code: string };

/** What the catalogue's build makes of a file. */
function built(code: string): string {
  const { transform } = watchedImports();
  const { handler } = transform as unknown as { handler: Handler };
  return handler.call({ parse: (text) => parseSync('historia.js', text).program }, code).code;
}

it('every import() goes through whoever watches, those within others too', () => {
  const watched = '(globalThis.watchImport ?? ((coming) => coming))(';
  expect(built("const load = () => import('a').then((a) => [a, import('b')]);")).toBe(
    `const load = () => ${watched}import('a')).then((a) => [a, ${watched}import('b'))]);`,
  );
  expect(built('import(name(await import("c")))')).toBe(`${watched}import(name(await ${watched}import("c")))))`);
});

it('what only looks like an import() stays as it is', () => {
  const code = "const said = 'import(it)'; // import(this)";
  expect(built(code)).toBe(code);
});
