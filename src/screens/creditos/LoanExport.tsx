import { ChevronDown, Download, FileText, Printer, Sheet } from 'lucide-react';
import { leer as leerPerfil } from '#api/contract/perfilSocio.ts';
import { useApiQuery } from '#api/query.ts';
import { ActionMenu } from '#components/ActionMenu/ActionMenu.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import { usePdfDownload } from '#components/PdfDocument/usePdfDownload.ts';
import { saveText } from '#components/PrintSheet/saveText.ts';
import { usePrintSheet } from '#components/PrintSheet/usePrintSheet.tsx';
import { useConfig } from '#config/ConfigProvider.tsx';
import { formatDate, toEcuadorIso } from '#domain/dates.ts';
import { fullName } from '#domain/names.ts';
import { useSession } from '#session/SessionProvider.tsx';
import { type LoanDetail, tableCsv } from './loanDetail.ts';
import { loanPdf } from './loanPdf.ts';
import { PrintedLoan, type PrintedLoanProps } from './PrintedLoan.tsx';

/** Exportar: the table as CSV, as PDF, or on paper; every instalment, whatever the filter. */
export function LoanExport({ loan }: { loan: LoanDetail }) {
  const { cooperativeName, dateFormat } = useConfig();
  const session = useSession();
  const profile = useApiQuery(leerPerfil, {}).data;
  const { print, sheet } = usePrintSheet();
  const pdf = usePdfDownload();
  const member = [session && fullName(session), profile?.numeroSocio && `N.º ${profile.numeroSocio}`]
    .filter(Boolean)
    .join(' · ');
  const now = (): PrintedLoanProps => ({
    cooperativeName,
    member,
    printedAt: formatDate(toEcuadorIso(Date.now()), 'dd/MM/yyyy HH:mm') ?? '',
    loan,
    dateFormat,
  });
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
