/** The paper's own words, in files and in print (DESIGN.md §9). */
export const pdfDocumentWords = {
  /** BCP 47: the language that the file says of itself. */
  language: 'es-EC',
  note: 'Documento informativo generado en la banca virtual.',
  logo: (name: string): string => `Logotipo de ${name}`,
  made: (at: string, page: number, pages: number): string => `Generado el ${at} · Página ${page} de ${pages}`,
  failed: 'No pudimos preparar el PDF. Revise su conexión e intente nuevamente, o use Imprimir.',
};

/** The paper's own words in some language. */
export type PdfWords = typeof pdfDocumentWords;
