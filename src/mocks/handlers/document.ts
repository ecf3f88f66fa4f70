import type { DocumentType } from '../bank/state.ts';

/** The kind of a document as the books keep it: requests say it as a number (contract B.2). */
export function bookedDocument<Body extends { tipoIdentificacion: 1 | 2 | 3 }>(
  body: Body,
): Omit<Body, 'tipoIdentificacion'> & { tipoIdentificacion: DocumentType } {
  return { ...body, tipoIdentificacion: `${body.tipoIdentificacion}` };
}
