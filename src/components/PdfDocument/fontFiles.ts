import display from './fonts/bricolage-grotesque-600-latin.woff?url';
import displayFurther from './fonts/bricolage-grotesque-600-latin-ext.woff?url';
import body from './fonts/figtree-400-latin.woff?url';
import bodyFurther from './fonts/figtree-400-latin-ext.woff?url';
import bold from './fonts/figtree-700-latin.woff?url';
import boldFurther from './fonts/figtree-700-latin-ext.woff?url';
import type { FontFiles } from './writePdf.ts';

/** The letters of the second part of each family: as its `unicode-range` in theme/fonts.css. */
const FURTHER =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1dbf\u1e00-\u1e9f\u1ef2-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/;

/**
 * Fetches the fonts that a text needs, each in one weight (scripts/fonts.ts): 57 KB, and 28 more for letters that Western Europe does not
 * use. Rejects when one does not come: a document without its letters is useless.
 */
export async function fetchFonts(text: string): Promise<FontFiles> {
  const hasFurther = FURTHER.test(text.normalize('NFC'));
  const both = (first: string, further: string) => Promise.all((hasFurther ? [first, further] : [first]).map(bytesOf));
  const [ofBody, ofBold, ofDisplay] = await Promise.all([
    both(body, bodyFurther),
    both(bold, boldFurther),
    both(display, displayFurther),
  ]);
  return { body: ofBody, bold: ofBold, display: ofDisplay };
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
