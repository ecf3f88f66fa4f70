/** What day, month and year may look like; `MMM` is D-20's month table, its full name is not known. */
const FIELD = /^(?:dd?|M{1,3}|yyyy|yy)$/;

/**
 * Can `formatDate` use this pattern, and does it say day, month and year once each? For the check of config.json's `dateFormat`,
 * before the first render: a rule of its own instead of a trial, so that the sign-in page does without the date library.
 */
export function isDatePattern(pattern: string): boolean {
  const fields = pattern.match(/d+|M+|y+/g) ?? [];
  return (
    /^[dMy ./-]+$/.test(pattern) &&
    fields.length === 3 &&
    fields.every((field) => FIELD.test(field)) &&
    new Set(fields.map((field) => field[0])).size === 3
  );
}
