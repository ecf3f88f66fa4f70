/**
 * Stands in the build for what jsPDF would load for pages, drawings and pictures (html2canvas, canvg, dompurify, fast-png;
 * vite.config.ts): our documents are text, and none of these would get past the Trusted Types of security.md 1.3.
 */
export default undefined;

/** fast-png's, for pictures. */
export function decode(): never {
  throw new Error('PDF documents carry no pictures.');
}
