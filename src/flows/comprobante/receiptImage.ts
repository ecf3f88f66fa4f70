import { createElement } from 'react';
import { bringLetters, drawableLogo, measureOn, pictureCanvas, pngOf } from '#components/Picture/drawPicture.ts';
import { drawingOf } from '#components/Picture/svgShapes.ts';
import { receiptLooks } from '#components/Receipt/receiptLooks.ts';
import { Mark } from '#components/Scene/Mark.tsx';
import { formatMoney } from '#domain/money.ts';
import { iconStroke } from '#theme/tokens.ts';
import { noteText } from './receipt.ts';
import { pictureLetters, RECEIPT_PICTURE, type ReceiptPictureContent, receiptPicture } from './receiptPicture.ts';

/**
 * A receipt as a PNG of 1080 × 1350 px (DESIGN.md §12). Fetch it only when one is asked for. A configured logo is drawn where its host allows
 * it, and left out where not. Rejects where the device has no canvas, or no memory for it.
 */
export async function receiptImage(content: ReceiptPictureContent): Promise<Blob> {
  const [logo] = await Promise.all([
    content.logoUrl ? drawableLogo(content.logoUrl) : null,
    bringLetters(pictureLetters, textOf(content)),
  ]);
  const mark = content.logoUrl ? logo : drawingOf(createElement(Mark));
  try {
    return await drawn(content, mark);
  } catch (reason) {
    // Some browsers count a drawing of the logo's own kind as foreign, whoever sent it: the picture goes without.
    if (logo && reason instanceof DOMException && reason.name === 'SecurityError') return await drawn(content, null);
    throw reason;
  }
}

type Mark = Parameters<typeof pngOf<'mark'>>[2]['mark'] | null;

function drawn(content: ReceiptPictureContent, mark: Mark): Promise<Blob> {
  const context = pictureCanvas(RECEIPT_PICTURE);
  const picture = receiptPicture(content, measureOn(context), mark !== null);
  const state = drawingOf(createElement(receiptLooks[content.state].icon, { strokeWidth: iconStroke.medium }));
  return pngOf(context, picture, { state, mark: mark ?? { side: 1, shapes: [] } });
}

/** Everything that is written, for its letters. */
function textOf({ cooperativeName, title, cents, when, rows, legend, note }: ReceiptPictureContent): string {
  const amount = cents === null ? '' : formatMoney(cents);
  const values = rows.map(({ label, value }) => `${label}${value}`);
  return [cooperativeName, title, amount, when, noteText(note), ...values, legend, '…'].join('');
}
