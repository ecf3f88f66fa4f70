import { type FileMaker, fileName } from '#components/MadeFile/fileMaker.ts';
import type { ReceiptPictureContent } from './receiptPicture.ts';

/** The code that draws it, only when it is asked for. */
const fetchMaker = async () => (await import('./receiptImage.ts')).receiptImage;

/** `comprobante-2026-1103-048198.png`. */
const nameOf = ({ number }: ReceiptPictureContent): string => fileName('png', ['comprobante', number]);

/** A receipt as a picture to save or to share (DESIGN.md §12). */
export const receiptPictures: FileMaker<ReceiptPictureContent> = {
  type: 'image/png',
  nameOf,
  fetch: fetchMaker,
  failed: 'No pudimos preparar la imagen. Revise su conexión e intente nuevamente, o use Descargar PDF.',
};
