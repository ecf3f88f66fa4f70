import { ChevronDown, Download, FileText, Image as ImageIcon, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Comprobante as Answer } from '#api/contract/comprobante.ts';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { useSaveFile } from '#components/MadeFile/useSaveFile.ts';
import { useShareFile } from '#components/MadeFile/useShareFile.ts';
import type { PdfDocument } from '#components/PdfDocument/pdfDocument.ts';
import { pdfFiles, usePdfDownload } from '#components/PdfDocument/usePdfDownload.ts';
import { usePrintSheet } from '#components/PrintSheet/usePrintSheet.tsx';
import { useShareText } from '#components/Share/useShareText.ts';
import { useConfig } from '#config/ConfigProvider.tsx';
import { plainMasks } from '#domain/accountNumber.ts';
import { formatMoney } from '#domain/money.ts';
import { useCurrentDay } from '#flows/asyncContent/useCurrentDay.ts';
import { size, space } from '#theme/tokens.ts';
import { useLetterhead } from '../letterhead/useLetterhead.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { noteText, type ReceiptContent, receiptOf } from './receipt.ts';
import { receiptPictures } from './receiptFiles.ts';
import { receiptPdf } from './receiptPdf.ts';
import type { ReceiptPictureContent } from './receiptPicture.ts';

export interface ReceiptActionsProps {
  answer: Answer;
  /** More to do with this receipt. */
  children?: ReactNode;
}

/** What can be done with a receipt (screens.md A.0 «CMP»): kept as PDF or picture, printed, shared. */
export function ReceiptActions({ answer, children }: ReceiptActionsProps) {
  const { cooperativeName, theme, dateFormat } = useConfig();
  const paper = useLetterhead();
  const { print, sheet } = usePrintSheet();
  const receipt = receiptOf(answer, dateFormat, useCurrentDay());
  const pdf = usePdfDownload();
  const picture = useSaveFile(receiptPictures);
  const onPaper = () => ({ ...receipt, ...paper() });
  const inFile = () => receiptPdf({ ...onPaper(), number: answer.numeroComprobante ?? '' });
  const asPicture = (): ReceiptPictureContent => ({
    ...receipt,
    number: answer.numeroComprobante,
    cooperativeName,
    logoUrl: theme.logoUrl ?? null,
    accent: theme.accent ?? null,
  });
  return (
    <>
      <Actions>
        <Button
          variant="ghost"
          size="compact"
          loading={pdf.isMaking}
          icon={<Icon icon={Download} />}
          onClick={() => void pdf.download(inFile())}
        >
          Descargar PDF
        </Button>
        <Button
          variant="ghost"
          size="compact"
          loading={picture.isMaking}
          icon={<Icon icon={ImageIcon} />}
          onClick={() => void picture.save(asPicture())}
        >
          Guardar imagen
        </Button>
        <Button
          variant="ghost"
          size="compact"
          icon={<Icon icon={Printer} />}
          onClick={() => print(<PrintedReceipt {...onPaper()} />)}
        >
          Imprimir
        </Button>
        <ShareButton text={receiptText(receipt)} asPicture={asPicture} asPdf={inFile} />
        {children}
      </Actions>
      {sheet}
    </>
  );
}

const WORDS = { copied: 'Comprobante copiado' };

interface ShareButtonProps {
  text: string;
  asPicture: () => ReceiptPictureContent;
  asPdf: () => PdfDocument;
}

/** «Compartir»: as a picture or as PDF where the device's sheet takes files, else the text at once. */
function ShareButton({ text, asPicture, asPdf }: ShareButtonProps) {
  const shareText = useShareText();
  const picture = useShareFile(receiptPictures);
  const pdf = useShareFile(pdfFiles());
  const look = { variant: 'ghost', size: 'compact', icon: <Icon icon={Share2} /> } as const;
  const ways = [
    { ...picture, label: 'Como imagen', icon: ImageIcon, onSelect: () => void picture.share(asPicture, text, WORDS) },
    { ...pdf, label: 'Como PDF', icon: FileText, onSelect: () => void pdf.share(asPdf, text, WORDS) },
  ].filter(({ canShare }) => canShare);
  if (ways.length === 0)
    return (
      <Button {...look} onClick={() => void shareText(text, WORDS)}>
        Compartir
      </Button>
    );
  return (
    <ActionMenu
      trigger={
        <Button {...look} loading={picture.isMaking || pdf.isMaking}>
          Compartir <Icon icon={ChevronDown} size="small" />
        </Button>
      }
      actions={ways}
      onFirstOpen={() => {
        for (const { prepare } of ways) prepare();
      }}
    />
  );
}

/** What of a receipt is shared: its lines, the value among them, as plain text. */
function receiptText({ title, cents, when, rows, legend, note }: ReceiptContent): string {
  const lines = [
    title,
    cents === null ? '' : formatMoney(cents),
    when,
    noteText(note),
    ...rows.map(({ label, value }) => `${label}: ${value}`),
    legend,
  ].filter(Boolean);
  return plainMasks(lines.join('\n'));
}

const Actions = styled.div`
  display: grid;
  /* Two beside each other, or one: in the middle, with the icons one under the other. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(9.5rem, 34%), 100%), max-content));
  justify-content: center;
  min-height: ${size.target};
  gap: ${space[1]} ${space[2]};

  > * {
    justify-content: flex-start;
    padding-inline: ${space[2]};
  }
`;
