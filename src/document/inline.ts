/*
 * The script of the document itself: it stands in the head of every page, runs before anything is painted, and is allowed by its hash. The
 * build makes one short text of it (scripts/documents).
 */
import { drawnConfig } from '#config/drawnConfig.ts';
import { requestConfigEarly } from '#config/requestConfig.ts';
import { SITE } from '#config/site.ts';
import { applyAccent } from '#theme/brand.ts';
import { holdFonts } from '#theme/lateFonts.ts';
import { applyStoredSimpleMode } from '#theme/simpleMode.ts';
import { applyStoredTheme } from '#theme/themeChoice.ts';
import { watchEarlyHand } from './earlyHand.ts';

applyStoredTheme();
applyStoredSimpleMode();
holdFonts();
// Nothing of it is needed before the page is read to its end, and the page is painted sooner.
document.addEventListener('readystatechange', requestConfigEarly, { once: true });
const { dataset } = document.documentElement;
if (dataset.page) {
  applyAccent(drawnConfig().theme.accent);
  watchEarlyHand();
  // A host that answers every address with the same document: another page's form is not shown at this one.
  const path = location.pathname.slice(SITE.length - 1).replace(/(.)\/$/, '$1');
  if (dataset.page !== '*' && dataset.page !== path && path !== '/') dataset.foreign = '';
}
