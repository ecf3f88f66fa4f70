import '#theme/fonts.css';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { GlobalStyle } from '#theme/GlobalStyle.ts';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

// An unexpected console error fails every test (conventions.md «Tests»).
afterEach(() => {
  const written = errors.mock.calls.map((parts) => parts.map(String).join(' '));
  errors.mockRestore();
  expect(written).toEqual([]);
});

/** Renders a component with the theme around it, for the behaviour tests; whoever imports this also fails on console errors. */
export function renderComponent(element: ReactNode) {
  const page = (content: ReactNode) => (
    <>
      <GlobalStyle />
      {content}
    </>
  );
  return render(page(element)).then((screen) => ({
    ...screen,
    rerender: (next: ReactNode) => screen.rerender(page(next)),
  }));
}
