import axe, { type Spec } from 'axe-core';

/** A story's exceptions, as the accessibility addon takes them: `parameters.a11y`. */
export interface AxeSettings {
  test?: string;
  config?: Spec;
}

/** What depends on colours alone: all that a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Every text has 7:1, large ones 4.5:1 (DESIGN.md §2). axe's rule for that would look at every text beside the rule for 4.5:1; this one asks for it
 * at once. The rest is the check's own: axe takes options as a whole.
 */
const CONTRAST: NonNullable<Spec['checks']>[number] = {
  id: 'color-contrast',
  options: {
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.1,
    textStrokeEmMin: 0.03,
  },
};

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
  const rules = config?.rules ?? [];
  axe.configure({ ...config, checks: [CONTRAST, ...(config?.checks ?? [])] });
  const exceptions = Object.fromEntries(rules.map(({ id, enabled = true }) => [id, { enabled }]));
  // `runOnly` would run a rule in spite of its exception.
  const colours = COLOUR_RULES.filter((id) => exceptions[id]?.enabled !== false);
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // Nothing here is played or watched.
    preload: false,
    ...(what === 'colours' ? { runOnly: { type: 'rule', values: colours } } : {}),
    rules: { ...withoutDocument, ...exceptions },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `axe, ${where}: ${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}
