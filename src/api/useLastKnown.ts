import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * What was known last of `of`, while the next has yet to come (`undefined`): what is asked up to today stays in its place over midnight. Of something
 * else nothing is known yet. A value that is made anew with each render is the same while it says the same.
 */
export function useLastKnown<Value>(value: Value | undefined, of: string): Value | undefined {
  const [last, setLast] = useState({ of, value });
  if (value === undefined) return last.of === of ? last.value : undefined;
  const known = replaceEqualDeep(last.value, value);
  if (known !== last.value || last.of !== of) setLast({ of, value: known });
  return known;
}
