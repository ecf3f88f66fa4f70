/**
 * What is wrong with a story is noted at its test and told at the end, instead of thrown: Playwright ends the worker of each test that fails, and a
 * new one has a browser to start and the catalogue to open, which took as long as ten stories.
 */
import type { TestInfo } from '@playwright/test';

/** The annotation that a finding is. */
export const FINDING = 'hallazgo';

/** Notes at a test what is wrong with its story: it counts as failed, in the runner's list and in the count of `npm test`. */
export function noteFinding({ annotations }: Pick<TestInfo, 'annotations'>, finding: string): void {
  annotations.push({ type: FINDING, description: finding });
}

/** What has been noted. */
export const findingsOf = (annotations: readonly { type: string; description?: string | undefined }[]): string[] =>
  annotations.flatMap(({ type, description }) => (type === FINDING ? (description ?? '') : []));
