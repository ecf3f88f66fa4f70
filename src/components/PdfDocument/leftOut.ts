/**
 * Replaces in the build (vite.config.ts) modules that pdfkit and fontkit would load and our documents do not need: passwords
 * (@noble/ciphers), PNG pictures (png-js), WOFF 2 (brotli), line breaking by the library (linebreak), and scripts other than the fonts'
 * Latin (unicode-properties).
 */
export default function leftOut(): never {
  throw new Error('Not in our PDF documents.');
}

/** @noble/ciphers', for documents with a password. */
export const cbc = leftOut;
/** The same. */
export const ecb = leftOut;

/** unicode-properties', of which fontkit only asks how Latin letters are put together. */
export const getScript = (codePoint: number): string =>
  /\p{Script=Latin}/u.test(String.fromCodePoint(codePoint)) ? 'Latin' : 'Common';

/** Letters come composed: none is placed over another. */
export const getCombiningClass = (): string => 'Not_Reordered';

/** Letter or mark. */
export const getCategory = (codePoint: number): string => (isMark(codePoint) ? 'Mn' : 'Lo');

/** Accents. */
export const isMark = (codePoint: number): boolean => /\p{M}/u.test(String.fromCodePoint(codePoint));

/** Figures. */
export const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));
