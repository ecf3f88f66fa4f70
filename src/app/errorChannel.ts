import type { RuntimeConfig } from '#config/runtimeConfig.ts';
import { whenIdle } from './whenIdle.ts';

/** Errors that are kept until their reports can be made. */
const MOST_KEPT = 5;

const kept: unknown[] = [];
let hear = (error: unknown): void => {
  if (kept.length < MOST_KEPT) kept.push(error);
};

/** For whoever has caught an error that nobody expected. Goes nowhere in a deployment that wants no reports (security.md 4.1). */
export function tellError(error: unknown): void {
  hear(error);
}

/** From here on errors are told to that listener, the kept ones first. */
function hearErrors(listener: (error: unknown) => void): void {
  hear = listener;
  for (const error of kept.splice(0)) listener(error);
}

/**
 * Follows what nobody catches, where the deployment wants it and chance has chosen this page (security.md 4.3). What makes the reports is
 * fetched when the page has come and nothing else is to be done; without it errors stay here.
 */
export function followErrors({ errorReportUrl, errorReportShare }: RuntimeConfig): void {
  if (errorReportUrl === '' || Math.random() >= errorReportShare) return;
  // Without an error it is a script of another origin, or a browser's remark: nothing to be mended here.
  addEventListener('error', ({ error }) => error != null && tellError(error));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  const program = new URL(import.meta.url).pathname;
  const load = (): void =>
    whenIdle(() => {
      import('./errorReports.ts')
        .then(({ reportErrors }) => reportErrors(errorReportUrl, program, hearErrors))
        .catch(() => undefined);
    });
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
