import { describe, expect, it } from 'vitest';
import { runEverywhere } from './everywhere.ts';

describe('what a written module says so that it runs everywhere', () => {
  it('styled-components by its names: in Node its default is all of them', () => {
    expect(runEverywhere('import styled, { css } from "styled-components";')).toContain(
      'import { styled, css } from "styled-components";',
    );
    expect(runEverywhere('import styled from "styled-components";')).toContain(
      'import { styled } from "styled-components";',
    );
  });

  it('a context by its Provider, which React 18 has too', () => {
    expect(runEverywhere('return jsx(ThemeContext, {\n\tvalue: control });')).toBe(
      'return jsx(ThemeContext.Provider, {\n\tvalue: control });',
    );
  });

  it('no layout effect on a server', () => {
    const code = runEverywhere('import { useLayoutEffect, useRef } from "react";\nuseLayoutEffect(() => {});');
    expect(code).toContain('import { useEffect as onServer, useLayoutEffect as inBrowser, useRef } from "react";');
    expect(code).toContain('const useLayoutEffect = typeof document === "undefined" ? onServer : inBrowser;');
  });

  it('what only makes something may be left out', () => {
    expect(
      runEverywhere(
        'const a = styled.b.withConfig({})([]); const c = css([]); const d = styled(Box).withConfig({})([]);',
      ),
    ).toBe(
      'const a = /* @__PURE__ */ styled.b.withConfig({})([]); const c = /* @__PURE__ */ css([]); const d = /* @__PURE__ */ styled(Box).withConfig({})([]);',
    );
    expect(runEverywhere('/* @__PURE__ */ css([])')).toBe('/* @__PURE__ */ css([])');
  });

  it.each(['react', 'react/jsx-runtime', 'styled-components', '@base-ui/react/menu'])(
    'a module that imports %s is for the client',
    (name) => {
      expect(runEverywhere(`import { a } from "${name}";`)).toMatch(/^"use client";\n/);
    },
  );

  it.each(['lucide-react', '../../domain/money.js', 'date-fns/lightFormat'])(
    'one that imports %s alone is for servers too',
    (name) => {
      expect(runEverywhere(`import { a } from "${name}";`)).not.toContain('use client');
    },
  );
});
