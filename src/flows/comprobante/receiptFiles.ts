import { type FileMaker, fileName } from '#components/MadeFile/fileMaker.ts';
import type { ReceiptPictureContent } from './receiptPicture.ts';

/** A receipt as a picture to save or to share (DESIGN.md §12). */
export const receiptPictures: FileMaker<ReceiptPictureContent> = {
  type: 'image/png',
  nameOf: ({ number }) => fileName('png', ['comprobante', number]),
  fetch: async () => (await import('./receiptImage.ts')).receiptImage,
  failed: 'No pudimos preparar la imagen. Revise su conexión e intente nuevamente, o use Descargar PDF.',
};
