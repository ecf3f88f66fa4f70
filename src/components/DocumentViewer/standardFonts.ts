import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url';
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url';
import fixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url';
import fixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url';
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url';
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url';
import serifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url';
import serifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url';
import sansBoldItalic from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url';
import sansItalic from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url';
import sansRegular from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url';

/** The address of each font file, by the name that the library uses. */
const addresses = new Map([
  ['FoxitDingbats.pfb', dingbats],
  ['FoxitFixed.pfb', fixed],
  ['FoxitFixedBold.pfb', fixedBold],
  ['FoxitFixedBoldItalic.pfb', fixedBoldItalic],
  ['FoxitFixedItalic.pfb', fixedItalic],
  ['FoxitSerif.pfb', serif],
  ['FoxitSerifBold.pfb', serifBold],
  ['FoxitSerifBoldItalic.pfb', serifBoldItalic],
  ['FoxitSerifItalic.pfb', serifItalic],
  ['FoxitSymbol.pfb', symbol],
  ['LiberationSans-Bold.ttf', sansBold],
  ['LiberationSans-BoldItalic.ttf', sansBoldItalic],
  ['LiberationSans-Italic.ttf', sansItalic],
  ['LiberationSans-Regular.ttf', sansRegular],
]);

/** What the library asks for when a document names a font that it does not contain. */
interface Wanted {
  kind: string;
  filename: string;
}

/**
 * Gives the library the fonts that every PDF may name without containing them (Helvetica, Times, Courier …); each is fetched when a
 * document names it. The device's own fonts have other widths: on a phone without Helvetica the letters of a bold line overlap.
 */
export class StandardFonts {
  /** @throws when it is no such font, or cannot be fetched: the library goes on with a font of the device. */
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (kind !== 'standardFontDataUrl' || address === undefined) throw new Error(`The viewer has no ${filename}.`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
