import axe, { type Spec } from 'axe-core';

/** True under Vitest; in the catalogue itself the toolbar shows the other theme. */
export const isTestRun = import.meta.env.MODE === 'test';

/** A colour half-way between the themes is nobody's. */
async function transitionsEnded(): Promise<void> {
  await new Promise(requestAnimationFrame);
  const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
}

/**
 * Runs axe a second time in the other theme, over the very state that the story has reached: the whole page, because toasts stand
 * outside the story's own element. Light is checked by the addon.
 */
export async function expectDarkThemeAccessible(settings: unknown): Promise<void> {
  const { test, config } = (settings ?? {}) as { test?: string; config?: Spec };
  if (test !== 'error' || document.documentElement.dataset.theme === 'dark') return;
  document.documentElement.dataset.theme = 'dark';
  await transitionsEnded();
  // A story's exceptions to a rule, as the addon makes them.
  axe.reset();
  if (config) axe.configure(config);
  const rules = Object.fromEntries((config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, ...rules } });
  document.documentElement.dataset.theme = 'light';
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
  throw new Error(`axe, tema oscuro:\n${lines.join('\n')}`);
}
