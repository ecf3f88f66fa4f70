/** One token for each of day, month and year, with what usually stands between them. */
const TOKENS = /^(?:dd?|M{1,3}|yyyy|yy|[ ./-])+$/;

/**
 * Can `formatDate` use this pattern, and does it say day, month and year once each? For the check of config.json's `dateFormat`,
 * before the first render: a rule of its own instead of a trial, so that the sign-in page does without the date library.
 */
export function isDatePattern(pattern: string): boolean {
  const runs = pattern.match(/d+|M+|y+/g) ?? [];
  return TOKENS.test(pattern) && runs.length === 3 && new Set(runs.map((run) => run[0])).size === 3;
}
