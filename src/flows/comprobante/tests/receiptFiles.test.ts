import { describe, expect, it } from 'vitest';
import { receiptPictures } from '../receiptFiles.ts';
import { receiptImage } from '../receiptImage.ts';

describe('DESIGN.md §12: a receipt as a picture to save or to share', () => {
  it('a PNG, drawn by code that is fetched only when it is asked for', async () => {
    expect(receiptPictures.type).toBe('image/png');
    expect(await receiptPictures.fetch()).toBe(receiptImage);
  });

  it('where it cannot be made: what happened, and what else can be done', () => {
    expect(receiptPictures.failed).toBe(
      'No pudimos preparar la imagen. Revise su conexión e intente nuevamente, o use Descargar PDF.',
    );
  });
});
