import axe, { type Spec } from 'axe-core';

/** A story's exceptions, as the accessibility addon takes them: `parameters.a11y`. */
export interface AxeSettings {
  test?: string;
  config?: Spec;
}

/** Every text has 7:1 (large ones 4.5:1): the rule of 4.5:1 asks for nothing more, at the price of the dearest one. */
const CONTRAST = 'color-contrast-enhanced';
const LESSER_CONTRAST = 'color-contrast';

/** What depends on colours alone: all that a theme can change. */
const COLOUR_RULES = [CONTRAST, 'link-in-text-block'];

/** What a story excepts from 4.5:1 it excepts from 7:1. */
const forTheGreaterContrast = (rules: NonNullable<Spec['rules']>): NonNullable<Spec['rules']> =>
  rules.map((rule) => (rule.id === LESSER_CONTRAST ? { ...rule, id: CONTRAST } : rule));

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
  const rules = forTheGreaterContrast(config?.rules ?? []);
  if (config) axe.configure({ ...config, rules });
  const exceptions = Object.fromEntries(rules.map(({ id, enabled = true }) => [id, { enabled }]));
  // `runOnly` would run a rule in spite of its exception.
  const colours = COLOUR_RULES.filter((id) => exceptions[id]?.enabled !== false);
  const { violations } = await axe.run(document.body, {
    resultTypes: ['violations'],
    // Nothing here is played or watched.
    preload: false,
    ...(what === 'colours' ? { runOnly: { type: 'rule', values: colours } } : {}),
    rules: {
      region: { enabled: false },
      [LESSER_CONTRAST]: { enabled: false },
      [CONTRAST]: { enabled: true },
      ...exceptions,
    },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe, ${where}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}
