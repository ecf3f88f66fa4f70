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

/** A component at a module's level that hands on what it is given: all of its props, or the rest of them. */
const HANDS_ON = /^function ([A-Z]\w*)\((?:props|\{(?:(?!\) \{$)[\s\S])*?\.\.\.\w+ \})\) \{$/gm;

/** The one list of what a written module exports, its last statement. */
const EXPORTS = /^export \{ ([^}]*) \};$/m;

/**
 * React 18 keeps `ref` from a component; from 19 on it is one of the props. Where it is 18 the component gets it in their midst, as in 19,
 * in which it stays the function that it is: `forwardRef` is on its way out there.
 */
const TAKES_REF = `const takesRef = (Component) => {
	if (!reactVersion.startsWith("18.")) return Component;
	const Taking = forwardRef((props, ref) => Component(ref === null ? props : { ...props, ref }));
	Taking.displayName = Component.name;
	return Taking;
};`;

/** Calls that only make something: a bundler may leave out those of which nobody uses what they make. */
const MAKERS =
  /(?<!@__PURE__ \*\/ )(?<![\w$.])(?:(?:css|keyframes|createGlobalStyle)\(\[|(?:createContext|memo|lazyPart|takesRef)\(|styled(?:\.\w+|\([^()]*\))\.withConfig\()/g;

/** A module whose exported components are handed the ref of whoever draws them. */
function withRefs(code: string): string {
  const [, list = ''] = EXPORTS.exec(code) ?? [];
  const exported = list.split(', ');
  const names = [...code.matchAll(HANDS_ON)].map(([, name = '']) => name).filter((name) => exported.includes(name));
  if (names.length === 0) return code;
  const taking = names.map((name) => `const ${name}TakesRef = takesRef(${name});`);
  const said = exported.map((name) => (names.includes(name) ? `${name}TakesRef as ${name}` : name)).join(', ');
  const all = [TAKES_REF, ...taking, `export { ${said} };`].join('\n');
  return `import { forwardRef, version as reactVersion } from "react";\n${code.replace(EXPORTS, () => all)}`;
}

/** One written module, as every place that it may run in reads it. */
export function runEverywhere(code: string): string {
  const said = withRefs(code)
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
