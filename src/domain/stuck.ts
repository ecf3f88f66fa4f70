/** Which failures leave a member with nothing that he himself could do: there the telephone and the agencies are one tap away. */
import type { ErrorCode } from './errorCodes.ts';

/** By code and never by text; what can be typed again, asked again or paid from another account is not among them. */
const stuckCodes: ReadonlySet<string> = new Set<ErrorCode>([
  '-9999-00-01',
  '-9999-00-03',
  '-0001-01-03',
  '-0001-02-01',
  '-0004-01-01',
  '-0004-02-02',
  '-0004-02-04',
  '-0005-01-04',
  '-0005-01-05',
  '-0007-01-01',
  '-0009-01-01',
  '-0009-02-01',
]);

/** True when one of an answer's codes leaves the member stuck. */
export function leavesStuck(codes: readonly string[]): boolean {
  return codes.some((code) => stuckCodes.has(code));
}
