import { createElement } from 'react';
import { iconStroke } from '#theme/tokens.ts';
import { drawableLogo, pictureCanvas } from '../Picture/drawPicture.ts';
import { shapesOf } from '../Picture/svgShapes.ts';
import { receiptLooks } from '../Receipt/receiptLooks.ts';
import { Mark } from '../Scene/Mark.tsx';
import { fetchFonts } from './fontFiles.ts';
import type { PdfDocument } from './pdfDocument.ts';
import { type PdfDrawings, writePdf } from './writePdf.ts';

/** Side of a logo in a file, px: what a printer resolves in the place it has. */
const LOGO_SIDE = 300;

/**
 * A document as a PDF (DESIGN.md §9). Its library comes with this module: import it only when a file is asked for. A configured logo is
 * included where its host allows it. Rejects when the fonts cannot be had.
 */
export async function makePdf(content: PdfDocument): Promise<Blob> {
  const [files, mark] = await Promise.all([fetchFonts(JSON.stringify(content)), markOf(content)]);
  const state = content.outcome && receiptLooks[content.outcome.state].icon;
  return writePdf(content, files, {
    mark,
    state: state ? shapesOf(createElement(state, { strokeWidth: iconStroke.medium })) : null,
  });
}

async function markOf({ logoUrl }: PdfDocument): Promise<PdfDrawings['mark']> {
  if (!logoUrl) return shapesOf(createElement(Mark));
  const logo = await drawableLogo(logoUrl);
  try {
    return logo && (await onPaper(logo));
  } catch {
    // Some browsers count a drawing of the logo's own kind as foreign, whoever sent it: the document goes without.
    return null;
  }
}

/** As wide or as high as its place, on white, never distorted. */
async function onPaper(logo: HTMLImageElement): Promise<Uint8Array> {
  const context = pictureCanvas({ width: LOGO_SIDE, height: LOGO_SIDE });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, LOGO_SIDE, LOGO_SIDE);
  const share = LOGO_SIDE / Math.max(logo.naturalWidth, logo.naturalHeight);
  const [width, height] = [logo.naturalWidth * share, logo.naturalHeight * share];
  context.drawImage(logo, (LOGO_SIDE - width) / 2, (LOGO_SIDE - height) / 2, width, height);
  const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The logo has no bytes.');
  return new Uint8Array(await blob.arrayBuffer());
}
