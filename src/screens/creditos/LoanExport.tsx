import { ChevronDown, Download, FileText, Printer, Sheet } from 'lucide-react';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { usePdfDownload } from '#components/PdfDocument/usePdfDownload.ts';
import { saveText } from '#components/PrintSheet/saveText.ts';
import { usePrintSheet } from '#components/PrintSheet/usePrintSheet.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { useLetterhead } from '#flows/letterhead/useLetterhead.ts';
import { type LoanDetail, tableCsv } from './loanDetail.ts';
import { loanPdf } from './loanPdf.ts';
import { PrintedLoan, type PrintedLoanProps } from './PrintedLoan.tsx';

/** Exportar: the table as CSV, as PDF, or on paper; every instalment, whatever the filter. */
export function LoanExport({ loan }: { loan: LoanDetail }) {
  const { dateFormat } = useConfig();
  const paper = useLetterhead();
  const { print, sheet } = usePrintSheet();
  const pdf = usePdfDownload();
  const now = (): PrintedLoanProps => ({ ...paper(), loan, dateFormat });
  return (
    <>
      <ActionMenu
        trigger={
          <Button variant="ghost" size="compact" loading={pdf.isMaking} icon={<Icon icon={Download} />}>
            Exportar <Icon icon={ChevronDown} size="small" />
          </Button>
        }
        actions={[
          {
            label: 'Exportar CSV',
            icon: Sheet,
            onSelect: () => saveText(tableCsv(loan.table), `amortizacion-${loan.number.slice(-4)}.csv`),
          },
          { label: 'Descargar PDF', icon: FileText, onSelect: () => void pdf.download(loanPdf(now())) },
          { label: 'Imprimir', icon: Printer, onSelect: () => print(<PrintedLoan {...now()} />) },
        ]}
      />
      {sheet}
    </>
  );
}
