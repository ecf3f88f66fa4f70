/** pdfkit's types are of a version that had no such entry. */
declare module 'pdfkit/output' {
  /** Everything that a document writes until its end. Ask for it before `end()`. */
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>;
}
