import axe, { type Spec } from 'axe-core';

/** A story's exceptions, as the accessibility addon takes them: `parameters.a11y`. */
export interface AxeSettings {
  test?: string;
  config?: Spec;
}

/** What depends on colours alone: all that a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at the whole page, because toasts and dialogs stand outside the story's own element; answers what is wrong, in words.
 * @param what all rules, or those that a theme can change.
 */
export async function axeFindings(
  { test, config }: AxeSettings,
  where: string,
  what: 'everything' | 'colours',
): Promise<string[]> {
  if (test !== 'error') return [];
  axe.reset();
  if (config) axe.configure(config);
  const exceptions = Object.fromEntries((config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]));
  // `runOnly` would run a rule in spite of its exception.
  const colours = COLOUR_RULES.filter((id) => exceptions[id]?.enabled !== false);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Nothing here is played or watched.
    preload: false,
    ...(what === 'colours' ? { runOnly: { type: 'rule', values: colours } } : {}),
    rules: { region: { enabled: false }, ...exceptions },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe, ${where}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}
