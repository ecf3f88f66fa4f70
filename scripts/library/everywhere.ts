import type { Plugin } from 'rolldown';

/*
 * What the sources say for the application's own bundler, and the package must say so that it also runs in Node without a bundler, in React 18
 * and in server components (docs/library.md «Where it runs»). Done to what is written, because in the application each of these is bytes.
 */

/** Packages whose components or hooks run in a browser too: a module that imports one of these is for the client. */
const CLIENT =
  /^import [^;]*? from "(?:react|react\/jsx-runtime|react-dom(?:\/client)?|react-day-picker|styled-components|@base-ui\/[^"]+)";/m;

/** `import styled, { css } from "styled-components"` → `import { styled, css } from …`: in Node that package's default is all of its names. */
const DEFAULT_STYLED = /^import styled(?:, \{ ([^}]*) \})? from "styled-components";$/m;

/** A context as its own provider, which React has from 19 on. */
const CONTEXT_AS_PROVIDER = /\b(jsxs?)\((\w+Context), \{/g;

/** On a server React 18 complains of this hook, which does nothing there. */
const LAYOUT_EFFECT = /^(import \{[^}]*)\buseLayoutEffect\b([^}]*\} from "react";)$/m;
const EFFECT_OF_PLACE =
  '$1useEffect as onServer, useLayoutEffect as inBrowser$2\nconst useLayoutEffect = typeof document === "undefined" ? onServer : inBrowser;';

/** Calls that only make something: a bundler may leave out those of which nobody uses what they make. */
const MAKERS =
  /(?<!@__PURE__ \*\/ )(?<![\w$.])(?:(?:css|keyframes|createGlobalStyle)\(\[|(?:createContext|memo|lazyPart)\(|styled(?:\.\w+|\([^()]*\))\.withConfig\()/g;

/** One written module, as every place that it may run in reads it. */
export function runEverywhere(code: string): string {
  const said = code
    .replace(
      DEFAULT_STYLED,
      (_, names?: string) => `import { ${['styled', names].filter(Boolean).join(', ')} } from "styled-components";`,
    )
    .replace(CONTEXT_AS_PROVIDER, '$1($2.Provider, {')
    .replace(LAYOUT_EFFECT, EFFECT_OF_PLACE)
    .replace(MAKERS, '/* @__PURE__ */ $&');
  return CLIENT.test(said) ? `"use client";\n${said}` : said;
}

/** Does so to every module that is written; types are left as they are. */
export function everywhere(): Plugin {
  return {
    name: 'run-everywhere',
    renderChunk: (code, { fileName }) => (fileName.endsWith('.js') ? runEverywhere(code) : null),
  };
}
