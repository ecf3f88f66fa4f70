import { SITE } from '#config/site.ts';
import { type ErrorReport, errorReportOf, fingerprintOf } from '#domain/errorReport.ts';
import { routeEntries } from '#navigation/routeTable.ts';

/** Reports of one page load: a page that is broken breaks again and again. */
const MOST_REPORTS = 5;

const routes = routeEntries.map(([, { path }]) => path);

/**
 * Reports what the page's errors are to that address, each once and no more than five (security.md 4.3).
 * @param program path of the program's own file: its name is the build's.
 * @param hear from where errors come, the earlier ones first.
 */
export function reportErrors(
  address: string,
  program: string,
  hear: (listener: (error: unknown) => void) => void,
): void {
  const report = createReporter((one) => send(address, one), program);
  hear(report);
  // What the policy stops is told in the same scrubbed words; the browser's own reports have whole addresses (4.4).
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber, columnNumber }) =>
    report({
      name: 'SecurityPolicyViolation',
      message: effectiveDirective,
      stack: `${sourceFile}:${lineNumber}:${columnNumber}`,
    }),
  );
}

/** What is done with each error of a page. Never throws: nobody would catch it but itself. */
function createReporter(tell: (report: ErrorReport) => void, program: string): (error: unknown) => void {
  const told = new Set<string>();
  return (error) => {
    if (told.size >= MOST_REPORTS) return;
    try {
      const report = errorReportOf(error, {
        assets: new URL('.', new URL(program, location.href)).href,
        release: program.slice(program.lastIndexOf('/') + 1),
        path: location.pathname.slice(SITE.length - 1),
        routes,
        userAgent: navigator.userAgent,
      });
      const fingerprint = fingerprintOf(report);
      if (told.has(fingerprint)) return;
      told.add(fingerprint);
      tell(report);
    } catch {
      // An error about an error is told to nobody.
    }
  };
}

/**
 * Sent once and forgotten: without cookies, credentials or an address of the page, also while the page is being left. `sendBeacon` would
 * send cookies along.
 */
function send(address: string, report: ErrorReport): void {
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  }).catch(() => undefined);
}
