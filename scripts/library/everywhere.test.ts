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

  describe('a component that hands on what it is given is handed the ref too, which React 18 keeps from it', () => {
    const ref = { current: null };

    /** What the written module exports, where React has that version. */
    async function written(code: string, version: string): Promise<Record<string, unknown>> {
      const react = `const reactVersion = "${version}"; const forwardRef = (render) => ({ render });`;
      const body = `${react}${runEverywhere(code).replace(/^import .*;$/gm, '')}`;
      return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(body)}`)) as Record<
        string,
        unknown
      >;
    }

    const code = [
      'import { useId } from "react";',
      'function Field({ label, ...input }) {\n\treturn { label, input };\n}',
      'const boxStyle = 1;',
      'export { Field, boxStyle };',
    ].join('\n');

    it('in React 18 as a prop', async () => {
      const { Field, boxStyle } = await written(code, '18.3.1');
      const { render, displayName } = Field as {
        render: (props: object, ref: unknown) => unknown;
        displayName: string;
      };
      expect(render({ label: 'Uno', name: 'a' }, ref)).toEqual({ label: 'Uno', input: { name: 'a', ref } });
      expect(render({ label: 'Uno' }, null)).toEqual({ label: 'Uno', input: {} });
      expect(displayName).toBe('Field');
      expect(boxStyle).toBe(1);
    });

    it('in React 19, which does so itself, it is the function that it was', async () => {
      const { Field } = await written(code, '19.2.0');
      expect((Field as (props: object) => unknown)({ label: 'Uno', ref })).toEqual({ label: 'Uno', input: { ref } });
    });

    it.each([
      ['all of its props', 'function Box(props) {\n}\nexport { Box };', true],
      ['the rest, in several lines', 'function Box({ a = "}",\n\t...rest }) {\n}\nexport { a, Box };', true],
      ['none', 'function Box({ a, b = {} }) {\n}\nexport { Box };', false],
      ['a part inside of another function', 'function box() {\n\tfunction In(props) {\n\t}\n}\nexport { box };', false],
      ['a component that is not exported', 'function In(props) {\n}\nconst a = 1;\nexport { a };', false],
    ])('hands on %s', (_, module, isWrapped) => {
      expect(runEverywhere(module).includes('forwardRef')).toBe(isWrapped);
    });
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
