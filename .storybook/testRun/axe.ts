import axe, { type Spec } from 'axe-core';

/** A story's exceptions, as the accessibility addon takes them: `parameters.a11y`. */
export interface AxeSettings {
  test?: string;
  config?: Spec;
}

/** What depends on colours alone: all that a theme can change. */
const COLOUR_RULES = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/**
 * What is asked of the document around the page: Storybook's here, and none of the story's. axe is given the whole document all the same: it keeps an
 * index of that, and of a part it looks at every element anew for every rule.
 */
const DOCUMENT_RULES = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'meta-refresh',
  'meta-refresh-no-exceptions',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'region',
];
const withoutDocument = Object.fromEntries(DOCUMENT_RULES.map((id) => [id, { enabled: false }]));

/** What makes an exception from 4.5:1 makes one from 7:1, which axe looks at apart: the greater rule finds nothing of what the lesser one does. */
const forBothContrasts = (rules: NonNullable<Spec['rules']>): NonNullable<Spec['rules']> =>
  rules.flatMap((rule) => (rule.id === 'color-contrast' ? [rule, { ...rule, id: 'color-contrast-enhanced' }] : [rule]));

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
  const rules = forBothContrasts(config?.rules ?? []);
  if (config) axe.configure({ ...config, rules });
  const exceptions = Object.fromEntries(rules.map(({ id, enabled = true }) => [id, { enabled }]));
  // `runOnly` would run a rule in spite of its exception.
  const colours = COLOUR_RULES.filter((id) => exceptions[id]?.enabled !== false);
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Nothing here is played or watched.
    preload: false,
    ...(what === 'colours' ? { runOnly: { type: 'rule', values: colours } } : {}),
    // Every text has 7:1; axe asks for it only when told to.
    rules: { ...withoutDocument, 'color-contrast-enhanced': { enabled: true }, ...exceptions },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe, ${where}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}
