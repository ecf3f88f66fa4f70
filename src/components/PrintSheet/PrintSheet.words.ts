/** What paper says by itself (DESIGN.md §9). */
export const printSheetWords = {
  note: 'Documento informativo generado en la banca virtual.',
  printed: (at: string): string => `Impreso el ${at}`,
  /** Before the number of a page, and between it and that of all pages. */
  page: 'Página ',
  of: ' de ',
};
